"""Hooks at the start and the end of a turn and for a price, as somebody else's variants use them in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.core.piles import LINEUP
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.words.labels import labels
from archfoe.table.words.log import lines
from tests.fan.conftest import Found

Capture = pytest.CaptureFixture[str]
SHELF = Path(__file__).with_name("turns")
GAMES = {"lineup": "base", "duel": "rivals", "city": "rebirth"}


@pytest.fixture
def dawn(found: Found) -> None:
    assert found(SHELF).refused == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("dawn")
def test_checked_games_in_which_turns_begin_and_end_with_it(game: str, capsys: Capture) -> None:
    mode = GAMES[game]
    command = ["sim", "--mode", mode, "--variant", f"dawn-{game}", "--players", "greedy,random", "--games", "2"]
    assert run([*command, "--check"]) == 0
    assert "2 of 2 games finished, 0 errors" in capsys.readouterr().out


@pytest.mark.usefixtures("dawn")
def test_its_rules_are_explained_by_themselves_and_with_it(capsys: Capture) -> None:
    assert run(["explain", "DAWN-1.2"]) == 0 and run(["explain", "dawn-city"]) == 0
    rule, _, variant = capsys.readouterr().out.partition("dawn-city, a variant of rebirth\n")
    assert "Equipment costs 1 less." in rule and "DAWN-1.1: Your turn begins with 1 Power." in variant


@pytest.mark.usefixtures("dawn")
def test_a_turn_begins_with_power_and_ends_before_it_is_gone() -> None:
    session = Session.seeded(Options("base", 2, ("dawn-lineup",)), ["ann", "bob"], "dawn")
    while not any(label.startswith("play") for label in labels(session.view(session.game.state.active))):
        session.decide(session.game.state.active, 0)
    seat = session.game.state.active
    assert session.view(seat).power(seat) == 1
    session.decide(seat, len(session.view(seat).options) - 1)  # the last option ends the turn
    told = [line.text for line in lines(session.view(None).events(), None, ["ann", "bob"])]
    assert any(text.endswith("sees it set with 1 Power.") for text in told)
    assert session.view(1 - seat).power(1 - seat) == 1


@pytest.mark.usefixtures("dawn")
def test_a_price_is_shown_and_paid() -> None:
    session = Session.seeded(Options("base", 2, ("dawn-lineup",)), ["greedy", "greedy"], "price")
    s, rules = session.game.state, session.game.rules
    gear = [card for card in s.piles[LINEUP] if s.cards[card].type == "Equipment"]
    others = [card for card in s.piles[LINEUP] if s.cards[card].type != "Equipment"]
    assert gear and others
    assert [rules.cost(s, 0, card) for card in gear] == [s.costs[card] - 1 for card in gear]  # type: ignore[attr-defined]
    assert [rules.cost(s, 0, card) for card in others] == [s.costs[card] for card in others]  # type: ignore[attr-defined]
