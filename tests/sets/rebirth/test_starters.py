"""Punch, Run, Helping Hand and Weakness among the cards of Rebirth."""

from __future__ import annotations

import pytest

from archfoe.core.piles import WEAKNESSES
from tests.sets.rebirth import assists, city, entering, for_sale, lost_to_cheetah, trio
from tests.vocabulary import rule

# Punch


@rule("REB-5.1")
def test_every_punch_gives_one_power_and_no_move() -> None:
    t = city(p0=["Punch", "Punch", "Punch"], city={"S5": ["Aquaman (3)"]})
    for power in (1, 2, 3):
        t.play("Punch")
        assert (t.power(0), t.move(0)) == (power, 0)
    t.buy("Aquaman (3)")
    assert (t.power(0), t.discard(0)) == (0, ["Aquaman (3)"])


@rule("REB-4.5")
def test_a_punch_may_be_played_after_a_purchase_and_pays_for_another() -> None:
    t = city(p0=["Punch", "Punch"], city={"S5": ["Black Canary", "Jetpack"]}, power=2)
    t.buy("Black Canary")
    assert for_sale(t) == []
    t.play("Punch")
    t.play("Punch")
    t.buy("Jetpack")
    assert (t.power(0), t.discard(0)) == (0, ["Black Canary", "Jetpack"])


@rule("REB-9.1", "REB-5.9")
def test_a_punch_is_neither_an_assist_nor_a_move_card() -> None:
    assert assists(city(p1=["Punch", "Helping Hand"]), 1) == ["Helping Hand"]
    assert lost_to_cheetah("Punch") == ["Weakness"]


def test_a_punch_is_a_starter_for_count_vertigo_and_is_worth_no_points() -> None:
    t = city(power=5, discard0=["Aquaman (3)", "Punch"], city={"S5": ["Count Vertigo"]})
    assert t.vp(0) == 1  # of Aquaman (3) alone
    t.buy("Count Vertigo")
    assert t.offered(0) == ["Punch"]
    t.answer(0, "Punch")
    assert (t.discard(0), t.destroyed) == (["Aquaman (3)"], ["Count Vertigo", "Punch"])


# Run


@rule("REB-5.1", "REB-5.2")
def test_a_run_gives_two_move_and_no_power() -> None:
    t = city(p0=["Run"], at={0: "S5"})
    t.play("Run")
    assert (t.power(0), t.move(0)) == (0, 2)
    t.walk("L1", "S1")
    assert (t.at(0), t.move(0)) == ("S1", 0)
    assert not [label for label in t.offered(0) if label.startswith("walk")]


@rule("REB-5.1", "REB-5.2", "REB-5.4")
def test_the_move_of_a_run_may_be_spent_later_and_one_by_one() -> None:
    t = city(p0=["Run", "Punch", "Punch"], at={0: "S5"}, city={"L1": ["Black Canary"]})
    t.play("Run")
    t.walk("L1")
    t.play("Punch")
    t.play("Punch")
    t.buy("Black Canary")
    t.walk("S5")
    assert (t.at(0), t.move(0), t.discard(0)) == ("S5", 0, ["Black Canary"])


@rule("REB-4.7")
def test_the_move_of_a_run_is_lost_with_the_turn() -> None:
    t = city(p0=["Run", "Run"], at={0: "S5", 1: "S2"})
    t.play("Run")
    t.play("Run")
    assert t.move(0) == 4
    t.end()
    assert (t.active, t.move(0), t.move(1)) == (1, 0, 0)
    assert sorted(t.discard(0)) == ["Run", "Run"]


@rule("REB-5.9")
def test_a_run_is_a_move_card_for_cheetah_and_no_assist() -> None:
    assert lost_to_cheetah("Run") == ["Run"]
    assert assists(city(p1=["Run"]), 1) == []


@rule("REB-16.1")
@pytest.mark.parametrize(("runs", "move"), [(1, 0), (2, 2)])
def test_poison_ivy_takes_away_as_much_move_as_a_run_gives(runs: int, move: int) -> None:
    t = city(p0=["Run", "Run", "Punch"], city={"L2": ["Poison Ivy"]}, from_start=True)
    t.answer(0, "Punch")
    for _ in range(runs):
        t.play("Run")
    assert t.move(0) == move


# Helping Hand


@rule("REB-15.7", "REB-5.7", "REB-9.9")
@pytest.mark.parametrize(("picked", "space"), [("slot 3", "S3"), ("Location 3", "L3"), ("slot 2", "S2")])
def test_a_helping_hand_lets_a_player_anywhere_move_one_space_or_stay(picked: str, space: str) -> None:
    t = city(p0=["Helping Hand"], at={0: "S5", 1: "L3"})
    t.play("Helping Hand")
    t.answer(0, "P1")
    assert t.asked() == [1]
    assert sorted(t.offered(1)) == ["Location 3", "slot 2", "slot 3"]
    t.answer(1, picked)
    assert (t.at(0), t.at(1), t.power(0), t.move(0), t.move(1)) == ("S5", space, 1, 0, 0)


@rule("REB-5.7", "REB-9.7")
def test_a_helping_hand_moves_yourself_and_gives_no_move_that_could_pay() -> None:
    t = city(p0=["Helping Hand"], played0=["Carry On"], at={0: "S5"})
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 5")
    assert (t.at(0), t.move(0), t.power(0)) == ("L5", 0, 1)
    assert not [label for label in t.offered(0) if label.startswith(("walk", "use Carry On"))]


@rule("REB-9.1", "REB-15.7")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L1", False), ("L5", False)])
def test_a_helping_hand_assists_in_the_same_space_only(at: str, near: bool) -> None:
    t = city(p1=["Helping Hand"], at={0: "S5", 1: at})
    assert assists(t, 1) == (["Helping Hand"] if near else [])


@rule("REB-15.8", "REB-9.3", "REB-9.5")
@pytest.mark.parametrize(("target", "places"), [(0, ("L1", "S5", "S2")), (1, ("S5", "L1", "S2"))])
def test_a_helping_hand_as_an_assist_lets_the_active_player_pick_who_moves(
    target: int, places: tuple[str, str, str]
) -> None:
    t = trio(p1=["Helping Hand"], at={0: "S5", 1: "S5", 2: "S2"})
    t.assist(1, "Helping Hand")
    assert (t.asked(), t.offered(0)) == ([0], ["P0", "P1", "P2"])
    t.answer(0, f"P{target}")
    t.answer(target, "Location 1")
    assert (t.at(0), t.at(1), t.at(2)) == places
    assert (t.power(0), t.power(1), t.move(0), t.hand(1)) == (1, 0, 0, [])


@rule("REB-3.3")
def test_a_helping_hand_cannot_move_a_character_that_is_not_placed() -> None:
    t = city(p0=["Helping Hand"], at={0: "S5", 1: None})
    t.play("Helping Hand")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 5"]  # no choice of players
    t.answer(0, "slot 5")
    assert (t.at(0), t.at(1)) == ("S5", None)


@rule("REB-5.9")
def test_a_helping_hand_is_a_move_card_for_cheetah() -> None:
    assert lost_to_cheetah("Helping Hand") == ["Helping Hand"]


@rule("REB-16.1", "REB-5.7")
def test_poison_ivy_does_not_hinder_a_helping_hand() -> None:
    t = city(p0=["Helping Hand", "Punch"], at={0: "S5", 1: None}, city={"L2": ["Poison Ivy"]}, from_start=True)
    t.answer(0, "Punch")
    t.play("Helping Hand")
    t.answer(0, "Location 5")
    assert t.at(0) == "L5"


# Weakness


@rule("REB-12.2", "REB-5.6")
def test_a_weakness_may_be_played_to_no_effect_and_is_never_for_sale() -> None:
    t = city(p0=["Weakness"], power=20)
    t.play("Weakness")
    assert (t.power(0), t.move(0), t.played(0)) == (20, 0, ["Weakness"])
    assert for_sale(t) == []


@rule("REB-12.2")
def test_a_weakness_is_no_starter_and_costs_a_point() -> None:
    t = city(power=5, discard0=["Weakness", "Aquaman (3)"], discard1=["Weakness"], city={"S5": ["Count Vertigo"]})
    assert (t.vp(0), t.vp(1)) == (1 - 1, -1)
    t.buy("Count Vertigo")
    assert (t.asked(), t.discard(0), "end turn" in t.offered(0)) == ([0], ["Weakness", "Aquaman (3)"], True)


@rule("REB-12.3")
def test_a_destroyed_weakness_returns_to_its_stack() -> None:
    t = city(p0=["Alfred Pennyworth", "Weakness"], weaknesses=3)
    t.play("Alfred Pennyworth")
    t.answer(0, "Weakness")
    assert (t.hand(0), t.destroyed, len(t.names(WEAKNESSES))) == ([], [], 4)


@rule("REB-12.2", "REB-12.1")
@pytest.mark.parametrize("weaknesses", [0, 1])
def test_once_the_weaknesses_are_gone_the_rest_of_an_attack_still_happens(weaknesses: int) -> None:
    t = entering("Sinestro", p0=["Aquaman (3)", "Punch"], weaknesses=weaknesses)
    if weaknesses:
        t.answer(0, "P0")  # the first to be hit
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), sorted(t.discard(0))) == (["Punch"], ["Aquaman (3)", *["Weakness"] * weaknesses])
    assert t.discard(1) == []  # the stack was empty before, or the only one is taken


@rule("REB-5.9", "REB-12.2")
def test_a_weakness_in_hand_is_no_move_card_for_cheetah() -> None:
    assert lost_to_cheetah("Weakness") == ["Weakness"]  # a new one, and the old one stays in hand
