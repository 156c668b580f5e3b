"""Blocks in Rivals (RIV-6.x)."""

from __future__ import annotations

import pytest

from tests.games.duel.rivals import confrontation, duel
from tests.vocabulary import rule

JOKER = "The Joker (Level 1)"


@rule("RIV-6.1")
def test_blocks_are_for_the_confronted_player_after_the_other_is_done() -> None:
    t = duel(from_start=True, p0=["Superman", "Punch"], p1=["Superman", "Kick", "Insanity"])
    t.answer(0, "P1")
    assert t.asked() == [0]
    t.play("Punch")
    assert t.asked() == [0]
    t.end()
    assert (t.asked(), t.offered(1)) == ([1], ["Superman"])  # the Superman of P0 is not asked for


@rule("RIV-6.1")
def test_without_a_confrontation_nobody_is_asked_to_block() -> None:
    t = duel(from_start=True, p1=["Superman"])
    t.answer(0, None)
    t.end()
    assert (t.active, t.hand(1)) == (1, ["Superman"])


@rule("RIV-6.1")
def test_only_blocks_in_hand_can_be_used() -> None:
    t = confrontation(power=9, deck1=["Superman"] * 5, discard1=["Killing Joke"])
    t.end()
    assert (t.active, t.trophies(0)) == (1, [JOKER])


@rule("RIV-6.2")
@pytest.mark.parametrize(
    ("block", "more"),
    [
        ("Superman", 4),
        ("Killing Joke", 4),
        ("Utility Belt", 3),
        ("Talia al Ghul", 3),
        ("Master Martial Artist", 3),
        ("Grappling Hook", 2),
        ("Commissioner Gordon", 2),
        ("Harley Quinn", 2),
    ],
)
def test_a_block_is_discarded_and_raises_the_cost_by_its_number(block: str, more: int) -> None:
    t = confrontation(power=8, p1=[block, "Grappling Hook"])
    t.end()
    t.answer(1, block)
    assert (t.discard(1), t.hand(1), t.power(1)) == ([block], ["Grappling Hook"], 0)
    assert t.figure_cost(1) == 9 + more


@rule("RIV-6.3")
def test_several_blocks_may_be_used_one_after_the_other() -> None:
    t = confrontation(power=14, p1=["Superman", "Grappling Hook", "Harley Quinn"])
    t.end()
    t.answer(1, "Grappling Hook")
    t.answer(1, "Superman")
    assert t.figure_cost(1) == 15
    t.answer(1, None)
    assert (t.character(1), t.hand(1), t.trophies(0)) == (JOKER, ["Harley Quinn"], [])


@rule("RIV-6.3")
def test_no_block_need_be_used() -> None:
    t = confrontation(power=9, p1=["Superman"])
    t.end()
    t.answer(1, None)
    assert (t.trophies(0), t.hand(1)) == ([JOKER], ["Superman"])


@rule("RIV-6.4")
@pytest.mark.parametrize(("power", "saved"), [(10, True), (11, False), (12, False)])
def test_an_equal_cost_does_not_save(power: int, saved: bool) -> None:
    t = confrontation(power=power, p1=["Grappling Hook"])
    t.end()
    t.answer(1, "Grappling Hook")
    assert (t.trophies(0) == []) is saved


@rule("RIV-6.5", "G-39")
def test_a_block_that_cannot_save_may_be_used_all_the_same() -> None:
    t = confrontation(power=30, p1=["Harley Quinn"])
    t.end()
    t.answer(1, "Harley Quinn")
    assert (t.trophies(0), t.discard(1)) == ([JOKER], ["Harley Quinn"])


@rule("RIV-6.5", "G-39")
def test_a_block_that_is_not_needed_may_be_used_all_the_same() -> None:
    t = confrontation(power=1, p1=["Harley Quinn"])
    t.end()
    t.answer(1, "Harley Quinn")
    assert (t.trophies(0), t.discard(1)) == ([], ["Harley Quinn"])


@rule("RIV-6.6")
def test_the_raised_cost_is_gone_with_the_turn() -> None:
    t = confrontation(power=12, p1=["Superman"], deck0=["Red Robin"] * 5)
    t.end()
    t.answer(1, "Superman")
    assert t.figure_cost(1) == 9
    t.answer(1, None)
    t.end()
    t.answer(0, "P1")
    for _ in range(3):
        t.play("Red Robin")
    t.end()
    assert t.trophies(0) == [JOKER]


@rule("RIV-6.7")
def test_a_block_played_in_ones_own_turn_is_a_card_like_any_other() -> None:
    for t in (duel(p0=["Superman"]), confrontation(p0=["Superman"])):
        t.play("Superman")
        assert (t.power(0), t.played(0)) == (4, ["Superman"])
        assert (t.figure_cost(0), t.figure_cost(1)) == (9, 9)


@rule("RIV-6.8", "G-20")
@pytest.mark.parametrize("card", ["Joy Buzzer", "Poison Ivy"])
def test_a_block_that_must_be_discarded_raises_no_cost(card: str) -> None:
    t = confrontation(p0=[card], power=9, p1=["Superman"])
    t.play(card)
    assert (t.discard(1), t.figure_cost(1)) == (["Superman"], 9)
    t.end()
    assert t.trophies(0) == [JOKER]
