"""A game that tells its bots and checkers nothing is played and checked all the same."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.agents import seated
from archfoe.agents.knowledge import GENERIC
from archfoe.agents.weights import PLAIN
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.lineup import Lineup
from archfoe.games.options import Options
from archfoe.sim import Plan, Seating, run
from archfoe.sim.checks import TOLD_AGAIN, Checks, checks_of
from archfoe.table.view import View
from tests.vocabulary import table


class Newcomer:
    """Knows what any game tells it, and no more."""

    def answer(self, view: View) -> Answer:
        return GENERIC.answer(view, PLAIN, Counter())


@pytest.mark.parametrize("mode", ["base", "rivals", "rebirth"])
def test_a_bot_that_was_told_nothing_of_a_game_plays_it_to_its_end(mode: str) -> None:
    options = Options(mode, 2)
    game = Game(*build(options, key_of_seed("newcomer")), seated({0: Newcomer(), 1: Newcomer()}))
    assert game.over


def test_it_buys_what_it_can_pay_for() -> None:
    t = table("base", p0=["Punch", "Punch", "Punch"], lineup=["Super Strength", "The Penguin"])
    for _ in range(3):
        t.play("Punch")
    view = t.view(0)
    assert view.kind is MAIN_ACTION
    (picked,) = Newcomer().answer(view)
    assert view.options[picked].what == "buy"


def test_a_game_without_checks_of_its_own_is_checked_by_those_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lineup, "faces", {})
    monkeypatch.delitem(TOLD_AGAIN, "lineup")
    options = Options("base", 3)
    assert type(checks_of(options)) is Checks
    report = run(Plan((Seating(options, ("random", "greedy", "random")),), games=2, check=True))
    assert not report.failures
    assert sum(tally.games for tally in report.tallies) == 2
