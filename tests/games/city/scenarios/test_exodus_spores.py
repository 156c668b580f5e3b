"""Scenario 6: Starro and his Spores (REB-36.x)."""

from __future__ import annotations

import pytest

from archfoe.core.piles import REMOVED
from archfoe.games.city.piles import SPORES
from tests.games.city.scenarios.test_exodus import EXODUS, L1, flight
from tests.games.city.scenes import opened
from tests.vocabulary import rule

SPORE_STACK = ["Spore"] * 3


# Starro and his Spores


@rule("REB-36.13")
def test_starro_gives_each_player_who_is_hit_a_spore() -> None:
    t = flight(from_start=True, main=["Starro", "Robin"], spores=SPORE_STACK, p1=["Invulnerability"])
    t.answer(1, "Invulnerability")
    assert [t.discard(seat) for seat in range(3)] == [["Spore"], [], ["Spore"]]
    assert t.names(SPORES) == ["Spore"]


@rule("REB-36.13")
def test_without_a_spore_it_is_a_weakness() -> None:
    t = flight(players=4, from_start=True, main=["Starro", "Robin"], spores=SPORE_STACK)
    for seat in (3, 0, 1):  # the order in which the team takes what there is
        t.answer(0, f"P{seat}")
    assert [t.discard(seat) for seat in range(4)] == [["Spore"], ["Spore"], ["Weakness"], ["Spore"]]


@rule("REB-36.13", "REB-7.1")
def test_at_home_he_hits_the_active_player_alone() -> None:
    t = flight(from_start=True, turn=1, city={"L2": ["Starro"]}, spores=SPORE_STACK)
    assert [t.discard(seat) for seat in range(3)] == [[], ["Spore"], []]


@rule("REB-36.13")
def test_a_game_has_three_spores() -> None:
    session = opened(EXODUS)
    assert [card.name for card in session.view(None).known(SPORES)] == SPORE_STACK


@rule("REB-36.14")
@pytest.mark.parametrize(("hand", "asked"), [(["Spore"], [0]), (["Punch"], [0, 1])])
def test_who_has_a_spore_in_hand_cannot_be_assisted(hand: list[str], asked: list[int]) -> None:
    assert flight(p0=hand, p1=["Green Arrow"]).asked() == asked


@rule("REB-36.14")
def test_a_spore_elsewhere_or_with_the_helper_does_not_matter() -> None:
    assert flight(discard0=["Spore"], p1=["Green Arrow"]).asked() == [0, 1]
    assert flight(p1=["Green Arrow", "Spore"]).asked() == [0, 1]
    t = flight(p0=["Spore"], p1=["Green Arrow"])
    t.play("Spore")
    assert (t.asked(), t.power(0)) == ([0, 1], 0)


@rule("REB-36.15", "REB-12.3")
def test_a_destroyed_spore_returns_to_its_stack() -> None:
    t = flight(p0=["Spore"], city={"S5": ["Major Disaster"]}, power=5)
    t.buy("Major Disaster")
    t.answer(0, "Spore")
    assert (t.names(SPORES), t.destroyed) == (["Spore"], ["Major Disaster"])


@rule("REB-36.15", "REB-36.13")
def test_it_can_be_gained_again() -> None:
    t = flight(discard0=["Spore"], city={"S5": ["Scarecrow"]}, power=5, main=["Starro", "Robin"])
    t.buy("Scarecrow")
    t.answer(0, "Spore")
    assert (t.discard(0), t.names(SPORES)) == ([], ["Spore"])
    t.end()
    t.answer(1, "P1")  # the first to be hit
    assert (t.discard(1), t.discard(2), t.discard(0)) == (["Spore"], ["Weakness"], ["Weakness"])


@rule("REB-36.15")
def test_a_discarded_spore_stays_in_its_deck() -> None:
    t = flight(p0=["Spore"])
    t.end()
    assert (t.discard(0), t.names(SPORES)) == (["Spore"], [])


@rule("REB-36.16")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_his_reward_lets_everybody_draw_also_without_a_spore(players: int) -> None:
    t = flight(players=players, city={"S5": ["Starro"]}, power=11)
    t.buy("Starro")
    assert [t.hand(seat) for seat in range(players)] == [["Punch"]] * players


@rule("REB-36.16")
def test_after_it_nobody_gains_a_spore_again() -> None:
    t = flight(p0=["Spore"], played0=["Spore"], spores=["Spore"], city={"S5": ["Starro"]}, power=11)
    t.buy("Starro")
    assert (t.played(0), t.hand(0), t.names(SPORES)) == ([], ["Punch"], [])


@rule("REB-36.16")
def test_his_reward_takes_every_spore_and_lets_each_player_draw() -> None:
    t = flight(
        city={"S5": ["Starro"]}, power=11, p0=["Spore"], deck0=["Run", "Punch"], discard1=["Spore", "Robin"],
        deck1=["Spore", "Mera"], spores=["Spore"], waiting={L1: 2},
    )  # fmt: skip
    t.buy("Starro")
    assert (t.hand(0), t.hand(1), t.hand(2), t.discard(1)) == (["Run"], ["Mera"], ["Punch"], ["Robin"])
    assert (t.names(SPORES), t.names(REMOVED)) == ([], ["Spore"] * 4)
