"""Games by the dozen: repeatable, the same for any number of processes, and all of them end."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.modes import Options
from archfoe.modes.options import ON_PATROL, TEAM, TWO_HEADS
from archfoe.session import Session
from archfoe.sim import Plan, Report, Seating, every_combination, every_seating, run


def plain(report: Report) -> tuple[object, ...]:
    """All of a report that does not depend on the clock."""
    return report.tallies, report.failures, report.wins_by_seat(), report.wins_by_bot(), report.mean_vp()


def duel(*bots: str) -> tuple[Seating, ...]:
    return (Seating(Options(players=len(bots)), bots),)


def test_every_combination_of_the_base_set() -> None:
    assert every_combination("base") == [
        (2, ()),
        (2, (TWO_HEADS,)),
        (2, (ON_PATROL,)),
        (2, (TWO_HEADS, ON_PATROL)),
        (3, ()),
        (3, (ON_PATROL,)),
        (4, ()),
        (4, (TEAM,)),
        (4, (ON_PATROL,)),
        (4, (TEAM, ON_PATROL)),
        (5, ()),
        (5, (ON_PATROL,)),
    ]


def test_a_game_of_every_combination_ends_and_breaks_nothing() -> None:
    plan = Plan(every_seating("base", ["random"]), 12, "all", check=True)
    report = run(plan)
    assert report.failures == []
    assert [tally.finished for tally in report.tallies] == [1] * 12
    assert sum(report.wins_by_seat()) == 12


@pytest.mark.parametrize("way", ["first-game", "two-dealt", "free"])
def test_every_way_to_come_by_a_super_hero_is_played(way: str) -> None:
    seatings = (Seating(Options(players=3, heroes=way, villains=12), ("random",) * 3),)
    assert run(Plan(seatings, 2, way, check=True)).failures == []


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(duel("random", "greedy", "random"), 10, 5)
    assert plain(run(plan, jobs=1)) == plain(run(plan, jobs=2))


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    """Game i is made from the seed and i alone, so a run can be continued or looked into."""
    few, more = run(Plan(duel("random", "random"), 1, 9)), run(Plan(duel("random", "random"), 2, 9))
    assert 0 < few.total.decisions < more.total.decisions
    session = Session.seeded(Options(players=2), ["random", "random"], "9:0")
    assert len(session.game.record) - session.game.forced == few.total.decisions
    assert session.game.state.turn == few.total.turns


def test_checking_changes_no_game() -> None:
    seatings = duel("random", "random")
    assert plain(run(Plan(seatings, 3, 1)))[0] == plain(run(Plan(seatings, 3, 1, check=True)))[0]


def test_the_order_in_which_strings_are_hashed_changes_nothing() -> None:
    code = (
        "from archfoe.cli.sim import simulate; from archfoe.sim import Plan, every_seating, run; "
        "r = run(Plan(every_seating('base', ['random', 'greedy']), 12, 3)); "
        "print(r.tallies, r.failures, r.wins_by_bot(), r.mean_vp())"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1] != ""


def test_a_win_is_shared_by_its_winners() -> None:
    team = (Seating(Options(players=4, variants=(TEAM,)), ("random",) * 4),)
    report = run(Plan(team, 4, 2))
    wins = report.wins_by_seat()
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert sum(wins) == 4


def test_bots_are_dealt_round_the_table() -> None:
    seatings = every_seating("base", ["random", "greedy"])
    assert seatings[4].bots == ("random", "greedy", "random")


def test_bad_plans_are_refused() -> None:
    with pytest.raises(ArchfoeError, match="at least 1 with --games"):
        Plan(duel("random", "random"), 0)
    with pytest.raises(ArchfoeError, match="There is no bot 'randon'"):
        Plan(duel("random", "randon"), 1)
    with pytest.raises(ArchfoeError, match="at least 1 with --jobs"):
        run(Plan(duel("random", "random"), 1), jobs=0)
    with pytest.raises(ArchfoeError, match="There is no mode"):
        every_combination("bse")
