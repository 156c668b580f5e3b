"""Scenario 3: Reborn, which earns a Signature card in the middle of a game (REB-33.10, 33.14, 33.15)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import DECK, REMOVED
from tests.games.city.scenes import dearer, ended, scene
from tests.vocabulary import Table, rule

IMP = ["Mister Mxyzptlk"]
BATMANS = ["Detective Work", "Alfred Pennyworth", "Batarang"]


def reborn(**position: Any) -> Table:
    """P0 is Batman and stands where Reborn lies."""
    return scene(3, **{"hero0": "Batman", "city": {"S5": ["Reborn"]}, "power": 6, "unearned": BATMANS} | position)


@rule("REB-33.10", "REB-33.14", "REB-22.3")
def test_who_buys_reborn_earns_the_next_signature_card_at_once() -> None:
    t = reborn(p0=["Punch", "Run"])
    t.buy("Reborn")
    assert (t.hand(0), t.discard(0), t.names(REMOVED)) == (["Run", "Detective Work"], [], ["Reborn", "Punch"])
    assert t.power(0) == 0


@rule("REB-33.10", "REB-22.3")
def test_it_is_the_lowest_number_that_the_super_hero_lacks() -> None:
    t = reborn(p0=["Detective Work", "Punch"], unearned=BATMANS[1:])
    t.buy("Reborn")
    assert t.hand(0) == ["Detective Work", "Alfred Pennyworth"]


@rule("REB-33.14")
@pytest.mark.parametrize(
    ("hand", "pile", "left"), [(["Punch"], ["Run"], (0, 0)), ([], ["Punch", "Run"], (0, 0)), (["Run"], [], (0, 1))]
)
def test_where_the_punch_comes_from(hand: list[str], pile: list[str], left: tuple[int, int]) -> None:
    t = reborn(p0=hand, discard0=pile, deck0=["Run", "Punch", "Run"])
    t.buy("Reborn")
    assert t.names(REMOVED) == ["Reborn", "Punch"]
    assert [*t.hand(0), *t.discard(0)].count("Punch") == 0
    assert t.names(DECK).count("Punch") == 1 - left[1]


@rule("REB-33.14")
def test_the_player_chooses_between_hand_and_discard_pile() -> None:
    t = reborn(p0=["Punch"], discard0=["Punch"])
    t.buy("Reborn")
    t.answer(0, "Punch (discard pile)")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Detective Work"], [])


@rule("REB-33.14")
def test_without_a_punch_none_leaves_the_game() -> None:
    t = reborn(p0=["Run"], deck0=["Run"])
    t.buy("Reborn")
    assert (t.hand(0), t.names(REMOVED)) == (["Run", "Detective Work"], ["Reborn"])


@rule("REB-33.15")
def test_who_has_all_three_draws_three_cards() -> None:
    t = reborn(p0=["Punch"], deck0=["Run"] * 4, unearned=[])
    t.buy("Reborn")
    assert (t.hand(0), t.names(REMOVED)) == (["Punch", "Run", "Run", "Run"], ["Reborn"])


@rule("REB-33.10", "REB-22.1")
@pytest.mark.parametrize("won", [True, False])
def test_the_signature_card_stays_earned_won_or_lost(won: bool) -> None:
    t = reborn(
        p0=["Punch"], power=18 + dearer(3), city={"S5": ["Reborn", *IMP]}, facts={"defeated": 3 if won else 0}, main=[]
    )
    t.buy("Reborn")
    if won:
        t.buy("Mister Mxyzptlk")
    else:
        t.end()
    assert (ended(t).won, ended(t).signatures[0]) == (won, 1)
