"""Mister Mxyzptlk: what his Attack takes, and what his defeat brings. How he moves is a rule of the scenario."""

from __future__ import annotations

from typing import Any

from tests.games.city.scenes import dearer
from tests.sets.rebirth import city, entering
from tests.sets.rebirth.villainy import where_is
from tests.vocabulary import Table

NAME = "Mister Mxyzptlk"


def beaten(**more: Any) -> Table:
    """P0 has just defeated him in the space of all Characters."""
    t = city(scenario=3, city={"S5": [NAME]}, power=12 + dearer(3, players=2), **more)
    t.buy(NAME)
    assert (t.power(0), t.destroyed[-1]) == (0, NAME)
    return t


def test_he_takes_a_random_card() -> None:
    seen = set()
    for seed in range(12):
        t = city(scenario=3, city={"L3": [NAME]}, p0=["Punch", "Run", "Jetpack"], from_start=True, seed=seed)
        assert len(t.discard(0)) == 1
        seen.add(t.discard(0)[0])
    assert seen == {"Punch", "Run", "Jetpack"}


def test_he_hits_a_player_without_cards_too() -> None:
    t = city(scenario=3, city={"L3": [NAME]}, from_start=True)
    assert (t.discard(0), where_is(t, NAME)) == ([], ["L4"])


def test_he_takes_a_card_from_everybody_as_he_enters() -> None:
    t = entering(NAME, scenario=3, p0=["Punch"], p1=["Run"])
    assert (t.hand(0), t.hand(1), t.threat) == ([], [], 1)


def test_for_him_everybody_may_destroy_a_card_and_one_player_draws_two() -> None:
    t = beaten(p0=["Punch"], discard1=["Run"])
    t.answer(0, "Punch")
    t.answer(1, "Run")
    t.answer(0, "P1")
    assert (t.hand(0), t.discard(1), len(t.hand(1))) == ([], [], 2)
    assert t.destroyed == [NAME, "Punch", "Run"]


def test_nobody_must_destroy_a_card_for_him() -> None:
    t = beaten(p0=["Punch"], discard1=["Run"])
    t.answer(0)
    t.answer(1)
    t.answer(0, "P0")
    assert (len(t.hand(0)), t.discard(1)) == (3, ["Run"])
