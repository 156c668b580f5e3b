"""Villains that the rules have a word on (REB-16.x)."""

from __future__ import annotations

import pytest

from tests.games.city import dawn, team
from tests.vocabulary import Table, rule


def kind(t: Table, seat: int = 0) -> str:
    """What a player is asked."""
    return t.view(seat).kind.name


@rule("REB-16.1")
def test_poison_ivy_takes_move_that_comes_later() -> None:
    t = dawn(p0=["Run", "Run", "Punch"], city={"L2": ["Poison Ivy"]})
    t.answer(0, "Punch")
    assert t.move(0) == 0
    t.play("Run")
    assert (t.move(0), "walk to Location 1" in t.offered(0)) == (0, False)
    t.play("Run")
    assert t.move(0) == 2
    t.walk("L1", "S1")
    assert t.move(0) == 0


@rule("REB-16.1")
def test_poison_ivy_is_over_with_the_turn_and_leaves_other_ways_to_move() -> None:
    t = dawn(p0=["Helping Hand", "Punch"], p1=["Run"], city={"S5": ["Poison Ivy"]}, at={1: "L1", 2: "L1"})
    t.answer(0, "Punch")
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 5")
    assert (t.at(0), t.move(0)) == ("L5", 0)
    t.end()
    t.play("Run")
    assert t.move(1) == 2


@rule("REB-16.2")
def test_lex_luthor_takes_the_dearest_card_and_equal_ones_by_choice() -> None:
    t = dawn(p0=["Aquaman (3)", "Lois Lane", "Punch"], deck0=["Run"], city={"L2": ["Lex Luthor"]})
    assert t.offered(0) == ["Aquaman (3)", "Lois Lane"]
    t.answer(0, "Lois Lane")
    assert (t.deck(0), t.hand(0)) == (["Run", "Lois Lane"], ["Aquaman (3)", "Punch"])


@rule("REB-16.2")
def test_giganta_takes_the_highest_printed_power_and_equal_ones_by_choice() -> None:
    t = dawn(p0=["Green Arrow", "Blast", "Punch", "Run"], city={"L4": ["Giganta"]})
    assert t.offered(0) == ["Green Arrow", "Blast"]
    t.answer(0, "Blast")
    assert (t.hand(0), t.discard(0)) == (["Green Arrow", "Punch", "Run"], ["Blast"])


@rule("REB-16.3")
def test_count_vertigo_wants_printed_power_of_two() -> None:
    t = dawn(p0=["Punch", "Green Arrow", "Run", "Aquaman (3)"], city={"L3": ["Count Vertigo"]})
    assert t.offered(0) == ["Punch", "Green Arrow", "Aquaman (3)"]
    t.answer(0, "Punch")
    assert kind(t) == "discard"  # one is not enough
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), sorted(t.discard(0))) == (["Green Arrow", "Run"], ["Aquaman (3)", "Punch"])


@rule("REB-16.3")
def test_one_card_of_enough_power_satisfies_count_vertigo() -> None:
    t = dawn(p0=["Punch", "Green Arrow"], city={"L3": ["Count Vertigo"]})
    t.answer(0, "Green Arrow")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Green Arrow"])


@rule("REB-16.3")
@pytest.mark.parametrize(
    "hand", [["Punch", "Run"], ["Aquaman (3)", "Run"], ["Faithful Friend"], ["The Flash (6)", "Punch"]]
)
def test_count_vertigo_does_not_count_power_that_an_effect_might_add(hand: list[str]) -> None:
    t = dawn(p0=hand, at={0: "L3"}, city={"L3": ["Count Vertigo"]})  # on a Location, with a Villain near
    assert (t.hand(0), sorted(t.discard(0))) == ([], sorted(hand))


@rule("REB-16.4")
def test_despero_passes_cards_with_a_cost_to_the_left() -> None:
    t = dawn(p0=["Aquaman (3)", "Punch"], p1=["Lois Lane", "Punch"], p2=["Punch", "Run"], main=["Despero"])
    assert t.asked() == [2]  # the others have one card with a cost
    assert t.offered(2) == ["Punch", "Run"]  # nothing with a cost
    t.answer(2, "Run")
    assert (t.discard(0), t.discard(1), t.discard(2)) == (["Run"], ["Aquaman (3)"], ["Lois Lane"])
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["Punch"], ["Punch"], ["Punch"])


@rule("REB-16.4")
def test_despero_leaves_out_who_avoids_the_attack() -> None:
    t = dawn(p0=["Aquaman (3)"], p1=["Bulletproof"], p2=["Lois Lane"], main=["Despero"])
    t.answer(1, "Bulletproof")
    assert (t.discard(0), t.discard(1), t.discard(2)) == (["Lois Lane"], [], ["Aquaman (3)"])


@rule("REB-16.4")
def test_a_single_victim_of_despero_passes_to_himself() -> None:
    t = dawn(p0=["Aquaman (3)", "Punch"], city={"L5": ["Despero"]})
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Aquaman (3)"])


@rule("REB-16.5")
def test_general_zods_reward_destroys_up_to_three_of_hand_and_discard_pile() -> None:
    t = team(
        p0=["Punch", "Run"], discard0=["Weakness", "Lois Lane"], city={"S5": ["General Zod"]}, power=11, weaknesses=0
    )
    t.buy("General Zod")
    assert (t.view(0).least, t.view(0).most, len(t.offered(0))) == (0, 3, 4)
    t.answer(0, "Punch", "Run", "Weakness")
    assert (t.hand(0), t.discard(0), t.destroyed) == ([], ["Lois Lane"], ["General Zod", "Punch", "Run"])


@rule("REB-16.6")
def test_major_disaster_takes_a_card_or_the_dearest_of_the_line_up() -> None:
    city = {"L1": ["Major Disaster"], "S2": ["Aquaman (3)", "Lois Lane"], "S3": ["Jetpack"], "S4": ["Bane"]}
    t = dawn(p0=["Punch", "Run"], city=city)
    assert (kind(t), len(t.offered(0))) == ("choose one", 2)
    t.answer(0, "destroy")
    assert t.offered(0) == ["Aquaman (3)", "Lois Lane"]
    t.answer(0, "Lois Lane")
    assert (t.destroyed, t.hand(0)) == (["Lois Lane"], ["Punch", "Run"])
    t = dawn(p0=["Punch", "Run"], city=city)
    t.answer(0, "discard")
    t.answer(0, "Run")
    assert (t.destroyed, t.hand(0), t.discard(0)) == ([], ["Punch"], ["Run"])


@rule("REB-16.6")
def test_without_such_a_card_major_disaster_takes_one_of_the_hand() -> None:
    t = dawn(p0=["Punch", "Run"], city={"L1": ["Major Disaster"], "S4": ["Bane"]})  # Basic stacks do not count
    assert (kind(t), t.offered(0)) == ("discard", ["Punch", "Run"])
    t.answer(0, "Run")
    assert (t.hand(0), t.destroyed) == (["Punch"], [])


@rule("REB-16.7")
@pytest.mark.parametrize(
    ("start", "character", "end"),
    [
        ("L2", "S5", "L3"),  # two spaces towards Location 4
        ("L2", "S2", "S2"),  # a Character stops him
        ("L2", "L2", "L2"),  # he does not start
        ("L2", "L3", "L3"),  # he goes on to where a Character is
        ("S3", "S5", "L4"),  # his Destination
        ("L4", "S5", "L4"),
    ],
)
def test_reverse_flash_moves_up_to_two_spaces(start: str, character: str, end: str) -> None:
    t = dawn(at={0: "S5", 1: character, 2: "S5"}, city={start: ["Reverse-Flash"]})
    assert t.city(end)[:1] == ["Reverse-Flash"]


@rule("REB-16.8")
@pytest.mark.parametrize(("hand", "weaknesses"), [(5, 0), (4, 1), (1, 1), (0, 1)])
def test_solomon_grundy_counts_the_hand_after_the_discard(hand: int, weaknesses: int) -> None:
    t = dawn(p0=["Punch"] * hand, city={"L4": ["Solomon Grundy"]})
    if kind(t) == "discard":
        t.answer(0, "Punch")
    assert len(t.hand(0)) == max(hand - 1, 0)
    assert t.discard(0).count("Weakness") == weaknesses


@rule("REB-16.9")
def test_psimon_takes_power_that_comes_later() -> None:
    t = dawn(p0=["Punch", "Punch"], deck0=["Run", "Aquaman (3)"], city={"L3": ["Psimon"]})
    assert (t.discard(0), t.power(0)) == (["Run"], 0)
    t.play("Punch")
    assert t.power(0) == 0
    t.play("Punch")
    assert t.power(0) == 1


@rule("REB-16.9")
def test_a_card_with_a_cost_costs_no_power() -> None:
    t = dawn(p0=["Punch"], deck0=["Aquaman (3)", "Run"], city={"L3": ["Psimon"]})
    assert t.discard(0) == ["Aquaman (3)"]
    t.play("Punch")
    assert t.power(0) == 1


@rule("REB-16.9")
def test_the_power_is_missing_in_that_turn_only() -> None:
    t = dawn(p1=["Punch"], at={1: "L4"}, city={"S5": ["Psimon"]}, deck0=["Run"] * 9)
    assert t.discard(0) == ["Run"]
    t.end()
    t.play("Punch")
    assert t.power(1) == 1
