"""Strengths of bots from games on common deals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from archfoe.cli import run as command
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.sim.ladder import Contest, Outcome, Results, Table, run
from archfoe.sim.strength import over_deals, share, strengths


def told(contest: Contest, wins: list[list[float]]) -> Results:
    """Results as if games had ended so: a row for each deal, with what the first bot has won at each table."""
    outcomes = []
    for deal, row in enumerate(wins):
        for bots, won in zip(contest.seatings(), row, strict=True):
            outcomes.append(Outcome(Table(deal, bots), (won, 1 - won), (0.0, 0.0), (0.0, 0.0), (1, 1)))
    return Results(contest, outcomes)


def test_two_sides_meet_both_ways_round() -> None:
    assert Contest(Options(players=2), ("greedy", "random"), 1).seatings() == [(0, 1), (1, 0)]
    assert Contest(Options("confrontations", 4), ("greedy", "random"), 1).seatings() == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_at_larger_tables_each_bot_sits_once_at_every_seat() -> None:
    seatings = Contest(Options(players=3), ("greedy", "random"), 1).seatings()
    assert set(seatings) == {(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_in_a_city_each_team_plays_the_same_deals() -> None:
    assert Contest(Options("rebirth", 2), ("greedy", "random"), 1).seatings() == [(0, 0), (1, 1)]


def test_the_share_of_wins_is_counted_by_deals() -> None:
    results = told(Contest(Options(players=2), ("greedy", "random"), 4), [[1, 1], [1, 0], [1, 1], [0, 1]])
    found = share(results, 0, 1)
    assert found is not None
    assert (found.mean, found.deals) == (0.75, 4)
    assert found.half == pytest.approx(1.96 * 0.2887 / 2, abs=0.001)
    assert over_deals([0.5]).deals == 1


def test_elo_follows_from_the_share() -> None:
    """Three wins of four are odds of 3 to 1: 191 points."""
    results = told(Contest(Options(players=2), ("greedy", "random"), 400), [[1, 1], [1, 0], [1, 1], [0, 1]] * 100)
    first, second = strengths(results, anchor=1)
    assert second.elo == 0
    assert first.elo == pytest.approx(191, abs=2)
    assert first.low < first.elo < first.high
    assert 20 < first.high - first.low < 60


def test_the_same_deals_give_the_same_results_in_any_number_of_processes() -> None:
    contest = Contest(Options(players=2), ("beginner", "random"), 2, "same")
    one, two = run(contest), run(contest, jobs=2)
    assert [(o.table, o.wins) for o in one.outcomes] == [(o.table, o.wins) for o in two.outcomes]
    assert not one.interrupted


@pytest.mark.parametrize(
    ("bots", "deals", "why"),
    [
        (("greedy",), 1, "at least two bots"),
        (("greedy", "greedy"), 1, "named twice"),
        (("greedy", "random"), 0, "at least 1"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(bots: tuple[str, ...], deals: int, why: str) -> None:
    with pytest.raises(ArchfoeError, match=why):
        Contest(Options(players=2), bots, deals)


def test_the_command_says_who_is_how_strong(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", "greedy", "random", "--deals", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert found["shares"][0] == {"bot": "greedy", "against": "random", "share": 1.0, "half_interval": 0.0, "deals": 3}
    assert found["elo"][0]["elo"] == 0 > found["elo"][1]["elo"]
    assert command(["arena", "greedy", "random", "--deals", "2", "--mode", "rebirth"]) == 0
    assert "random wins 0.0 %" in capsys.readouterr().out
    assert command(["arena", "greedy", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err


OWN = """
class Nobody:
    def answer(self, view):
        return tuple(range(view.least))


class Tired:
    def answer(self, view):
        raise ValueError("I am tired")


class Needy:
    def __init__(self, one, two):
        pass
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder where the command is called."""
    (tmp_path / "bots_of_mine.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "half_written.py").write_text("def x(:\n", encoding="utf-8")
    (tmp_path / "divides.py").write_text("x = 1\ny = x / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return "bots_of_mine"


def test_a_bot_of_ones_own_plays_in_both_commands(own_bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", f"{own_bots}:Nobody", "greedy", "--deals", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == 0
    assert command(["sim", "--players", f"{own_bots}:Nobody,greedy", "--games", "2", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["wins_by_bot"]) == {"Nobody", "greedy"}


def test_who_wrote_a_bot_is_told_where_it_fails(own_bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", f"{own_bots}:Tired", "greedy", "--deals", "1"]) == 1
    told = capsys.readouterr()
    assert "ValueError: I am tired (bots_of_mine: bots_of_mine.py, line 9)" in told.err
    assert "2 of 2 games ended with an error and count as won by nobody" in " ".join(told.out.split())
    for bot, sentence in {
        f"{own_bots}:Needy": "The bot Needy cannot be made: it gets a seed for its dice, or nothing at all.",
        f"{own_bots}:Lost": "The module bots_of_mine has no 'Lost': a bot of one's own is named module:name.",
        "half_written:A": "(SyntaxError: invalid syntax (half_written.py, line 1)).",
        "divides:A": "(ZeroDivisionError: division by zero (divides: divides.py, line 2)).",
    }.items():
        assert command(["arena", bot, "greedy", "--deals", "1"]) == 2
        assert sentence in capsys.readouterr().err
    assert command(["play", "--players", f"you,{own_bots}:Nobody"]) == 2
    assert "a bot of your own plays in archfoe arena and archfoe sim." in capsys.readouterr().err
