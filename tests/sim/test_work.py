"""Work is shared out so that each piece is done once, whoever dies over it."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.signals import Interrupt
from archfoe.sim import Plan, Report, Seating, run
from archfoe.sim.kept import Kept
from archfoe.sim.processes import MOST_DEATHS, in_processes
from archfoe.sim.work import crew_on

PLAN = Plan((Seating(Options("rivals"), ("random", "greedy")),), 12, "work")


def dying_once(folder: Path, piece: int) -> int:
    """The process that gets a 3 is killed, but only the first that does."""
    mark = folder / "died"
    if piece == 3 and not mark.exists():
        mark.touch()
        os._exit(9)
    return piece * piece


def dying(piece: int) -> int:
    os._exit(9)


def failing(piece: int) -> int:
    raise ArchfoeError(f"{piece} is not wanted.")


def test_a_killed_process_loses_no_piece_and_none_is_done_twice(tmp_path: Path) -> None:
    found = list(in_processes(partial(dying_once, tmp_path), range(20), 2, Interrupt()))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [n * n for n in range(20)]


def test_what_kills_every_process_is_given_up_with_a_sentence() -> None:
    with pytest.raises(ArchfoeError, match=f"^{MOST_DEATHS} processes in a row died over the same games"):
        list(in_processes(dying, [1], 2, Interrupt()))


def test_an_error_of_a_piece_is_raised_here() -> None:
    with pytest.raises(ArchfoeError, match=r"^7 is not wanted\.$"):
        list(in_processes(failing, [7], 2, Interrupt()))


def test_a_place_for_work_that_does_not_exist_is_named() -> None:
    with pytest.raises(ArchfoeError, match=r"^Work cannot be done on 'mars': choose ray or ray:ADDRESS"):
        crew_on("mars", 1)


# Going on


def sums(report: Report) -> object:
    return report.tallies, report.failures


def ended_after(games: int, file: Path) -> None:
    """A simulation that was killed: the file has the games up to there, and some later one."""
    part = run(Plan(PLAN.seatings, games, PLAN.seed), kept=Kept(file))
    assert part.total.games == games


def test_a_simulation_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    ended_after(5, file)
    done: list[int] = []
    report = run(PLAN, 2, done.append, kept=Kept(file))
    assert done[0] == 5 and sum(done) == 12
    assert sums(report) == sums(run(PLAN))
    assert json.loads(file.read_text())["done"] == [[0, 12]]
    assert sums(run(PLAN, kept=Kept(file))) == sums(report)


def test_games_that_were_done_out_of_order_are_not_played_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept.json")
    kept._spans = [(2, 4), (6, 9)]
    assert kept.left(12) == [range(2), range(4, 6), range(9, 12)]
    assert kept.left(7) == [range(2), range(4, 6)]
    assert Kept(tmp_path / "kept.json").left(3) == [range(3)]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"archfoe": 3}'])
def test_a_file_of_something_else_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text(text)
    with pytest.raises(ArchfoeError, match="keeps no simulation that can go on"):
        run(PLAN, kept=Kept(file))


def test_a_file_of_another_simulation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    ended_after(1, file)
    with pytest.raises(ArchfoeError, match="is of another simulation"):
        run(Plan(PLAN.seatings, 12, "other"), kept=Kept(file))
    with pytest.raises(ArchfoeError, match="cannot be written"):
        run(PLAN, kept=Kept(tmp_path / "nowhere" / "kept.json"))
