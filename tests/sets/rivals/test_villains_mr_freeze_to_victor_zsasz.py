"""Villains of Rivals, from Mr. Freeze to Victor Zsasz."""

from __future__ import annotations

import pytest

from archfoe.core.piles import MAIN
from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Mr. Freeze


def test_mr_freeze_makes_the_foe_discard_an_equipment_of_his_choice() -> None:
    t = rivals(p0=["Mr. Freeze"], p1=["Batmobile", "Superman", "Joy Buzzer"])
    t.play("Mr. Freeze")
    assert t.offered(1) == ["Batmobile", "Joy Buzzer"]
    t.answer(1, "Joy Buzzer")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Batmobile", "Superman"], ["Joy Buzzer"])


def test_mr_freeze_finds_no_equipment_in_hand() -> None:
    t = duel(p0=["Mr. Freeze"], p1=["Superman", "Kick"], deck1=["Batmobile"])
    t.play("Mr. Freeze")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Superman", "Kick"], [])


@rule("RIV-8.1", "RIV-8.2")
def test_mr_freeze_is_avoided_with_the_equipment_itself() -> None:
    t = rivals(p0=["Mr. Freeze"], p1=["Batarang", "Batmobile"], deck1=["Kick"])
    t.play("Mr. Freeze")
    t.answer(1, "Batarang")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Batmobile", "Kick"], ["Batarang"])


@rule("RIV-6.8", "G-20")
def test_mr_freeze_takes_a_grappling_hook_before_it_can_block() -> None:
    t = duel(p0=["Mr. Freeze"], p1=["Grappling Hook"], power=7)
    t.play("Mr. Freeze")
    assert (t.discard(1), t.figure_cost(1)) == (["Grappling Hook"], 9)
    t.end()
    assert t.character(1) == "The Joker (Level 2)"


# Poison Ivy


@rule("RIV-10.6", "G-20")
def test_poison_ivy_makes_the_foe_discard_a_block_card_that_raises_nothing() -> None:
    t = duel(p0=["Poison Ivy"], p1=["Superman", "Lucius Fox", "Harley Quinn"], power=10)
    t.play("Poison Ivy")
    assert t.offered(1) == ["Lucius Fox"]  # to avoid it; the Block cards cannot
    t.answer(1, None)
    assert t.offered(1) == ["Superman", "Harley Quinn"]
    t.answer(1, "Harley Quinn")
    assert (t.power(0), t.discard(1), t.figure_cost(1)) == (12, ["Harley Quinn"], 9)
    t.end()
    t.answer(1, "Superman")
    assert t.character(1) == "The Joker (Level 1)"


@rule("RIV-10.6")
def test_poison_ivy_is_avoided_with_a_defense_and_the_block_stays() -> None:
    t = duel(p0=["Poison Ivy"], p1=["Insanity", "Talia al Ghul"], deck1=["Kick"])
    t.play("Poison Ivy")
    t.answer(1, "Insanity")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Talia al Ghul", "Kick"], ["Insanity"])


def test_poison_ivy_finds_no_block_card() -> None:
    t = rivals(p0=["Poison Ivy"], p1=["Kick", "Red Robin"])
    t.play("Poison Ivy")
    assert (t.power(0), t.hand(1), t.discard(1)) == (2, ["Kick", "Red Robin"], [])


@pytest.mark.parametrize("name", ["Killing Joke", "Utility Belt", "Master Martial Artist", "Commissioner Gordon"])
def test_poison_ivy_knows_block_cards_of_every_type_in_any_turn(name: str) -> None:
    t = rivals(p0=["Poison Ivy"], p1=[name, "Kick"])
    t.play("Poison Ivy")
    assert (t.hand(1), t.discard(1)) == (["Kick"], [name])


# Ra's al Ghul


def test_ras_al_ghul_brings_a_destroyed_hero_or_villain_to_the_hand_in_a_confrontation() -> None:
    t = duel(p0=["Ra's al Ghul"], destroyed=["Kick", "Superman", "Batarang", "Bane", "Weakness"])
    t.play("Ra's al Ghul")
    assert t.offered() == ["Superman", "Bane"]
    t.answer(0, "Superman")
    assert (t.hand(0), t.destroyed) == (["Superman"], ["Kick", "Batarang", "Bane", "Weakness"])
    t.play("Superman")
    assert t.power(0) == 3 + 4


def test_ras_al_ghul_need_not_bring_back_anybody() -> None:
    t = duel(p0=["Ra's al Ghul"], destroyed=["Superman"])
    t.play("Ra's al Ghul")
    t.answer(0, None)
    assert (t.power(0), t.hand(0), t.destroyed) == (3, [], ["Superman"])


@rule("RIV-4.7")
def test_ras_al_ghul_is_three_power_without_a_confrontation() -> None:
    t = rivals(p0=["Ra's al Ghul"], destroyed=["Superman"])
    t.play("Ra's al Ghul")
    assert (t.power(0), t.hand(0), t.destroyed) == (3, [], ["Superman"])


def test_ras_al_ghul_brings_back_whom_killer_croc_destroyed() -> None:
    t = duel(p0=["Killer Croc", "Ra's al Ghul"], lineup=["Superman", "Batarang"])
    t.play("Killer Croc")
    t.answer(0, "Superman")
    t.play("Ra's al Ghul")
    t.answer(0, "Superman")
    t.play("Superman")
    assert (t.power(0), t.destroyed) == (3 + 3 + 4, [])
    assert t.vp(0) == 1 + 2 + 3


# The Riddler


@rule("RIV-10.9", "RIV-10.10")
@pytest.mark.parametrize(
    ("choice", "gained", "left"),
    [
        ("Superman", "Superman", ["Bane", "Batarang"]),
        ("the card beneath", "Bane", ["Superman", "Batarang"]),
    ],
)
def test_the_riddler_lets_the_foe_pick_one_of_two_cards(choice: str, gained: str, left: list[str]) -> None:
    t = rivals(p0=["The Riddler"], main=["Superman", "Bane", "Batarang"], power=4)
    t.play("The Riddler")
    assert t.power(0) == 5
    t.use("The Riddler")
    assert t.asked() == [1]
    assert [card.name for card in t.view(1).known(MAIN)] == ["Superman"]
    t.answer(1, choice)
    assert (t.power(0), t.discard(0), t.main_deck) == (2, [gained], left)


@rule("RIV-10.9")
def test_the_riddler_asks_once_for_three_power() -> None:
    t = rivals(p0=["The Riddler", "Punch"], power=1)
    t.play("The Riddler")
    assert "use The Riddler" not in t.offered()
    t.play("Punch")
    t.use("The Riddler")
    t.answer(1, "the card beneath")
    assert (t.power(0), t.discard(0)) == (0, ["Red Robin"])
    t = rivals(p0=["The Riddler"], power=9)
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "Red Robin")
    assert (t.power(0), "use The Riddler" in t.offered()) == (7, False)


@rule("RIV-10.9")
def test_the_riddler_need_not_be_used_and_gives_his_power_all_the_same() -> None:
    t = rivals(p0=["The Riddler"], power=3)
    t.play("The Riddler")
    t.end()
    assert (t.discard(0), t.active) == (["The Riddler"], 1)


@rule("RIV-4.4")
def test_the_riddler_gains_in_a_confrontation_too() -> None:
    t = duel(p0=["The Riddler"], main=["Superman", "Bane"], power=2)
    t.play("The Riddler")
    assert [label for label in t.offered() if label.startswith("buy")] == []
    t.use("The Riddler")
    t.answer(1, "the card beneath")
    assert (t.power(0), t.discard(0), t.main_deck) == (0, ["Bane"], ["Superman"])


@rule("G-2")
def test_the_riddler_gains_the_last_card_of_the_main_deck() -> None:
    t = rivals(p0=["The Riddler"], main=["Bane"], power=2)
    t.play("The Riddler")
    t.use("The Riddler")
    assert (t.power(0), t.discard(0), t.main_deck, t.asked()) == (0, ["Bane"], [], [0])


def test_the_riddler_brings_batman_of_level_1_his_extra_card() -> None:
    t = rivals(p0=["The Riddler"], main=["Batarang", *["Bane"] * 6], power=2)
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(1, "Batarang")
    t.end()
    assert len(t.hand(0)) == 6


# Scarecrow


@rule("RIV-10.12")
def test_scarecrow_counts_the_weakness_that_his_attack_has_just_given() -> None:
    t = duel(p0=["Scarecrow"], discard1=["Weakness", "Kick"])
    t.play("Scarecrow")
    assert (t.power(0), t.discard(1)) == (2 * 2, ["Weakness", "Kick", "Weakness"])


@rule("RIV-10.11")
def test_scarecrow_gives_power_for_old_weaknesses_even_if_his_attack_is_avoided() -> None:
    t = duel(p0=["Scarecrow"], p1=["World's Greatest Detective"], discard1=["Weakness", "Weakness"])
    t.play("Scarecrow")
    t.answer(1, "World's Greatest Detective")
    assert (t.power(0), t.discard(1)) == (2 * 2, ["Weakness", "Weakness"])


@rule("RIV-4.7")
def test_scarecrow_attacks_without_a_confrontation_and_gives_no_power() -> None:
    t = rivals(p0=["Scarecrow"], discard1=["Weakness"])
    t.play("Scarecrow")
    assert (t.power(0), t.discard(1)) == (0, ["Weakness", "Weakness"])


@rule("RIV-9.2")
def test_scarecrow_counts_on_when_no_weakness_is_left_to_gain() -> None:
    t = duel(p0=["Scarecrow"], p1=["Insanity"], discard1=["Weakness"], deck1=["Kick"], weaknesses=0)
    t.play("Scarecrow")
    assert t.offered(1) == ["Insanity"]
    t.answer(1, None)
    assert (t.power(0), t.discard(1), t.hand(1)) == (2, ["Weakness"], ["Insanity"])


def test_scarecrow_counts_only_the_discard_pile_of_the_foe() -> None:
    t = duel(p0=["Scarecrow", "Weakness"], discard0=["Weakness"], p1=["Weakness"], deck1=["Weakness"], weaknesses=0)
    t.play("Scarecrow")
    assert t.power(0) == 0


# Two-Face


@rule("RIV-10.14")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [("odd", ["Kick", "Superman"]), ("even", ["Punch", "Batarang", "Weakness"])],
)
def test_two_face_makes_the_foe_discard_a_card_of_the_kind_named(kind: str, offered: list[str]) -> None:
    t = rivals(p0=["Two-Face"], p1=["Punch", "Kick", "Batarang", "Superman", "Weakness"])
    t.play("Two-Face")
    t.answer(0, kind)
    t.answer(1, None)  # Batarang is a Defense
    assert t.offered(1) == offered
    t.answer(1, offered[-1])
    assert (t.power(0), t.discard(1), len(t.hand(1))) == (1, [offered[-1]], 4)


@rule("RIV-10.14")
def test_two_face_takes_a_punch_as_even_and_finds_nothing_odd() -> None:
    for kind, hand in (("even", []), ("odd", ["Punch"])):
        t = rivals(p0=["Two-Face"], p1=["Punch"])
        t.play("Two-Face")
        assert len(t.offered(0)) == 2  # the hand of the foe is a secret
        t.answer(0, kind)
        assert (t.power(0), t.hand(1)) == (1, hand)


@rule("RIV-8.1", "RIV-8.2")
def test_two_face_is_avoided_after_the_choice_is_known() -> None:
    t = rivals(p0=["Two-Face"], p1=["Insanity", "Kick"], deck1=["Superman"])
    t.play("Two-Face")
    assert t.asked() == [0]
    t.answer(0, "odd")
    assert (t.asked(), t.offered(1)) == ([1], ["Insanity"])
    t.answer(1, "Insanity")
    assert (t.power(0), t.hand(1), t.discard(1)) == (1, ["Kick", "Superman"], ["Insanity"])


# Victor Zsasz


@pytest.mark.parametrize("picked", ["Weakness", "Vulnerability"])
def test_victor_zsasz_destroys_a_weakness_or_vulnerability(picked: str) -> None:
    t = rivals(p0=["Victor Zsasz", "Vulnerability", "Kick"], discard0=["Weakness", "Punch"])
    t.play("Victor Zsasz")
    assert t.offered() == ["Vulnerability (hand)", "Weakness (discard pile)"]
    t.answer(0, picked)
    assert (t.power(0), t.destroyed) == (1, [picked])


def test_victor_zsasz_need_not_destroy() -> None:
    t = duel(p0=["Victor Zsasz", "Weakness"])
    t.play("Victor Zsasz")
    t.answer(0, None)
    assert (t.power(0), t.hand(0), t.destroyed) == (1, ["Weakness"], [])


def test_victor_zsasz_destroys_nothing_else() -> None:
    t = rivals(p0=["Victor Zsasz", "Punch"], discard0=["Kick"])
    t.play("Victor Zsasz")
    assert (t.power(0), t.destroyed, t.hand(0), t.discard(0)) == (1, [], ["Punch"], ["Kick"])
    assert t.offered()[-1] == "end turn"


@rule("RIV-9.6")
def test_a_weakness_that_victor_zsasz_destroyed_is_gone_for_laughing_gas() -> None:
    t = rivals(p0=["Victor Zsasz", "Weakness", "Laughing Gas"], weaknesses=0)
    t.play("Victor Zsasz")
    t.answer(0, "Weakness")
    t.play("Laughing Gas")
    assert (t.destroyed, t.discard(1)) == (["Weakness"], [])
