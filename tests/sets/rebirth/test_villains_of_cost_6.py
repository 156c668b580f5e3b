"""Regular Villains of cost 6."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth.villainy import attacked, defeated, in_main_step
from tests.vocabulary import rule

# Bane


def test_bane_takes_a_random_card_without_a_question() -> None:
    kept = set()
    for seed in range(12):
        t = attacked("Bane", p0=["Punch", "Run", "Aquaman (3)"], seed=seed)
        assert (in_main_step(t), len(t.hand(0)), len(t.discard(0))) == (True, 2, 1)
        assert sorted(t.hand(0) + t.discard(0)) == ["Aquaman (3)", "Punch", "Run"]
        kept.add(t.discard(0)[0])
    assert kept == {"Punch", "Run", "Aquaman (3)"}


@rule("REB-7.8")
def test_bane_takes_the_only_card_and_nothing_of_an_empty_hand() -> None:
    t = attacked("Bane", p0=["Aquaman (3)"], p1=["Lois Lane"])
    assert (t.hand(0), t.discard(0), t.hand(1)) == ([], ["Aquaman (3)"], ["Lois Lane"])
    t = attacked("Bane")
    assert (in_main_step(t), t.discard(0), len(t.deck(0))) == (True, [], 10)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", [["Punch", "Run"], ["Run"], []])
def test_banes_reward_destroys_up_to_two_cards_in_hand(seat: int, cards: list[str]) -> None:
    hands: dict[str, Any] = {
        f"p{seat}": ["Punch", "Run", "Aquaman (3)"],
        f"p{1 - seat}": ["Lois Lane"],
        f"discard{seat}": ["Weakness"],
    }
    t = defeated("Bane", **hands)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Punch", "Run", "Aquaman (3)"]
    with pytest.raises(ArchfoeError):
        t.answer(seat, "Punch", "Run", "Aquaman (3)")
    t.answer(seat, *(cards or (None,)))
    assert (t.destroyed, len(t.hand(seat))) == (["Bane", *cards], 3 - len(cards))
    assert (t.hand(1 - seat), t.discard(seat)) == (["Lois Lane"], ["Weakness"])


@rule("REB-6.9")
def test_banes_reward_is_nothing_where_all_hands_are_empty() -> None:
    t = defeated("Bane", discard0=["Weakness", "Punch"])
    assert (in_main_step(t), t.destroyed) == (True, ["Bane"])


# Bizarro


@rule("REB-7.8")
def test_bizarro_puts_a_starter_of_ones_discard_pile_on_top_of_the_deck() -> None:
    pile = ["Aquaman (3)", "Punch", "Run", "Weakness", "Helping Hand", "Flight"]
    t = attacked("Bizarro", p0=["Blast"], discard0=pile)
    assert t.offered(0) == ["Punch", "Run", "Helping Hand"]
    t.answer(0, "Run")
    assert (t.deck(0)[0], len(t.deck(0)), t.hand(0)) == ("Run", 11, ["Blast"])
    assert t.discard(0) == ["Aquaman (3)", "Punch", "Weakness", "Helping Hand", "Flight"]


@rule("REB-7.8")
def test_bizarro_takes_a_card_of_the_hand_without_a_starter_in_the_discard_pile() -> None:
    t = attacked("Bizarro", p0=["Punch", "Blast"], discard0=["Aquaman (3)", "Weakness"], deck0=["Run"])
    assert t.offered(0) == ["Punch", "Blast"]
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Blast"], ["Aquaman (3)", "Weakness", "Punch"], ["Run"])
    t = attacked("Bizarro", discard0=["Weakness"])
    assert (in_main_step(t), t.discard(0)) == (True, ["Weakness"])


@rule("REB-12.1", "REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_bizarros_reward_is_a_destroyed_card_of_cost_five_or_less_that_is_no_villain(seat: int) -> None:
    t = defeated("Bizarro", destroyed=["Constructs", "Heat Vision", "Bane", "Punch", "Scarecrow", "Flight"])
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Heat Vision", "Punch", "Flight"]
    t.answer(seat, "Heat Vision")
    assert (t.discard(seat), t.discard(1 - seat)) == (["Heat Vision"], [])
    assert t.destroyed == ["Constructs", "Bane", "Punch", "Scarecrow", "Flight", "Bizarro"]


@rule("REB-6.9")
@pytest.mark.parametrize("destroyed", [[], ["Constructs", "Bane", "Scarecrow"]])
def test_bizarros_reward_is_nothing_without_such_a_card(destroyed: list[str]) -> None:
    t = defeated("Bizarro", destroyed=destroyed)
    assert (in_main_step(t), t.discard(0), t.destroyed) == (True, [], [*destroyed, "Bizarro"])


# Cheetah


@rule("REB-5.9")
def test_cheetah_takes_a_move_card_of_ones_choice() -> None:
    t = attacked("Cheetah", p0=["Punch", "Run", "Aquaman (3)", "Helping Hand", "Speed Force"])
    assert t.offered(0) == ["Run", "Helping Hand", "Speed Force"]
    t.answer(0, "Helping Hand")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run", "Aquaman (3)", "Speed Force"], ["Helping Hand"])


@rule("REB-5.9")
def test_cheetah_takes_the_only_move_card_at_once() -> None:
    t = attacked("Cheetah", p0=["Punch", "Helping Hand"])
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Helping Hand"])


@rule("REB-12.2")
@pytest.mark.parametrize(("left", "gained"), [(1, ["Weakness"]), (0, [])])
def test_cheetah_brings_a_weakness_to_a_hand_without_move_cards(left: int, gained: list[str]) -> None:
    t = attacked("Cheetah", p0=["Punch", "Aquaman (3)"], weaknesses=left)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Aquaman (3)"], gained)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_cheetahs_reward_brings_a_card_of_cost_four_or_less_back_to_hand(seat: int) -> None:
    piles = ["Green Arrow", "Punch", "Heat Vision", "Constructs", "Run"]
    t = defeated("Cheetah", discard0=piles, discard1=piles)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Green Arrow", "Punch", "Run"]
    t.answer(seat, "Green Arrow")
    assert (t.hand(seat), t.discard(seat)) == (["Green Arrow"], ["Punch", "Heat Vision", "Constructs", "Run"])
    assert (t.hand(1 - seat), t.discard(1 - seat)) == ([], piles)


@rule("REB-6.9", "REB-9.9")
def test_cheetahs_reward_may_be_declined_and_needs_a_cheap_card() -> None:
    t = defeated("Cheetah", discard0=["Heat Vision"], discard1=["Punch"])
    t.answer(1, None)
    assert (t.hand(1), t.discard(1)) == ([], ["Punch"])
    assert in_main_step(defeated("Cheetah", p0=["Punch"], discard0=["Heat Vision", "Constructs"]))


# Doctor Polaris


def test_doctor_polaris_takes_every_equipment() -> None:
    t = attacked("Doctor Polaris", p0=["Punch", "Jetpack", "Aquaman (3)", "Sonic Cannon", "Blast"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Aquaman (3)", "Blast"])
    assert sorted(t.discard(0)) == ["Jetpack", "Sonic Cannon"]


@rule("REB-7.8")
def test_doctor_polaris_takes_a_card_of_ones_choice_where_no_equipment_is() -> None:
    t = attacked("Doctor Polaris", p0=["Punch", "Blast"], in0=["Batmobile"])
    t.answer(0, None)  # the Batmobile in play could avoid it, and is no part of the hand
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.in_play(0)) == (["Blast"], ["Punch"], ["Batmobile"])


@rule("REB-9.7", "REB-9.9", "REB-5.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_doctor_polariss_reward_is_a_card_and_a_walk_for_one_player(seat: int) -> None:
    t = defeated("Doctor Polaris", deck0=["Blast", "Run"], deck1=["Jetpack", "Run"])
    t.answer(0, f"P{seat}")
    assert (t.asked(), t.hand(seat)) == ([seat], ["Jetpack" if seat else "Blast"])
    assert t.offered(seat) == ["slot 5", "Location 1", "slot 1", "slot 4", "Location 5"]
    t.answer(seat, "slot 4")
    assert (t.at(seat), t.at(1 - seat), t.move(seat), t.hand(1 - seat)) == ("S4", "S5", 0, [])


@rule("REB-9.9", "REB-3.3")
def test_doctor_polariss_reward_need_not_move_and_is_a_card_for_who_is_not_placed() -> None:
    t = defeated("Doctor Polaris", at={1: None}, deck1=["Run"])
    t.answer(0, "P1")
    assert (t.hand(1), t.at(1), in_main_step(t)) == (["Run"], None, True)
    t = defeated("Doctor Polaris", deck0=["Run"])
    t.answer(0, "P0")
    t.answer(0, "slot 5")
    assert (t.at(0), in_main_step(t)) == ("S5", True)


# Poison Ivy


@rule("REB-16.1")
def test_poison_ivy_takes_two_move_of_this_turn_also_such_as_comes_later_and_a_card() -> None:
    t = attacked("Poison Ivy", p0=["Batcycle", "Run", "Flight", "Punch"])
    t.answer(0, "Punch")
    assert (t.discard(0), t.move(0)) == (["Punch"], 0)
    t.play("Batcycle")
    assert (t.move(0), "walk to Location 1" in t.offered(0)) == (0, False)
    t.play("Run")
    t.play("Flight")
    assert (t.move(0), t.power(0)) == (1 + 2 + 3 - 2, 2 + 1)


@rule("REB-16.1", "REB-7.8")
def test_poison_ivy_never_takes_move_below_zero_and_attacks_an_empty_hand() -> None:
    t = attacked("Poison Ivy", deck0=["Flight", "Punch"])
    assert (in_main_step(t), t.move(0), t.discard(0)) == (True, 0, [])
    t = attacked("Poison Ivy", p0=["Run", "Punch"])
    t.answer(0, "Punch")
    t.play("Run")
    assert (t.move(0), "walk to Location 1" in t.offered(0)) == (0, False)


@rule("REB-16.1", "REB-15.18")
def test_poison_ivy_also_weakens_the_flash_of_cost_six() -> None:
    t = attacked("Poison Ivy", p0=["The Flash (6)", "Punch"])
    t.answer(0, "Punch")
    t.play("The Flash (6)")
    assert (t.move(0), t.power(0)) == (1, 1)


@rule("REB-16.1", "REB-5.7")
def test_poison_ivy_does_not_touch_moves_without_move_and_is_forgotten_next_turn() -> None:
    t = attacked("Poison Ivy", p0=["Helping Hand", "Punch"], p1=["Bulletproof", "Run"], deck0=["Run"] * 5)
    t.answer(0, "Punch")
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 1")
    assert t.at(0) == "L1"
    t.end()
    t.answer(1, "Bulletproof")
    t.play("Run")
    assert (t.active, t.move(1)) == (1, 2)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("returned", [0, 1, 2])
def test_poison_ivys_reward_is_a_card_and_returns_up_to_two_weaknesses(seat: int, returned: int) -> None:
    hands: dict[str, Any] = {
        f"p{seat}": ["Weakness"],
        f"deck{seat}": ["Blast", "Run"],
        f"discard{seat}": ["Weakness", "Punch", "Weakness"],
    }
    t = defeated("Poison Ivy", **hands)
    t.answer(0, f"P{seat}")
    assert t.asked() == [seat]
    t.answer(seat, *["Weakness"] * returned)
    owned = t.hand(seat) + t.discard(seat)
    assert (owned.count("Weakness"), "Blast" in t.hand(seat), t.destroyed) == (3 - returned, True, ["Poison Ivy"])


@rule("REB-6.9")
def test_poison_ivys_reward_is_only_a_card_without_weaknesses() -> None:
    t = defeated("Poison Ivy", deck0=["Blast"], p1=["Weakness"])
    t.answer(0, "P0")
    assert (t.hand(0), t.hand(1), in_main_step(t)) == (["Blast"], ["Weakness"], True)
