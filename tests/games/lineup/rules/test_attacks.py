"""Attacks, Defenses, First Appearances and Weaknesses (BASE-7.x, BASE-8.4 to 8.10, BASE-9.x)."""

from __future__ import annotations

import pytest

from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import HAND, WEAKNESSES
from archfoe.sets import BOXES
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5


@rule("BASE-7.1")
def test_an_attack_is_aimed_at_every_other_player_and_not_at_the_attacker() -> None:
    t = table(p1=["Scarecrow"], turn=1, players=4)
    t.play("Scarecrow")
    assert [t.discard(seat) for seat in range(4)] == [["Weakness"], [], ["Weakness"], ["Weakness"]]


@rule("BASE-7.2", "BASE-7.5")
def test_a_defense_is_an_offer_and_who_declines_it_is_hit() -> None:
    t = table(p0=["Scarecrow"], p1=["The Cape and Cowl"])
    t.play("Scarecrow")
    assert t.asked() == [1]
    assert t.offered(1) == ["The Cape and Cowl"]
    t.answer(1, None)
    assert t.hand(1) == ["The Cape and Cowl"]
    assert t.discard(1) == ["Weakness"]


@rule("BASE-7.2")
def test_a_card_without_defense_avoids_nothing() -> None:
    t = table(p0=["Scarecrow"], p1=["Kick", "Super Strength"])
    t.play("Scarecrow")
    assert t.discard(1) == ["Weakness"]


@rule("BASE-7.3")
def test_a_defense_protects_nobody_but_its_player() -> None:
    t = table(p0=["Scarecrow"], p1=["Lasso of Truth"], players=3)
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    assert t.discard(1) == ["Lasso of Truth"]
    assert t.discard(2) == ["Weakness"]


@rule("BASE-7.4")
def test_a_player_uses_one_defense_card_against_one_attack() -> None:
    t = table(p0=["Scarecrow"], p1=["Lasso of Truth", "Super Speed", "Kick"])
    t.play("Scarecrow")
    assert t.offered(1) == ["Lasso of Truth", "Super Speed"]
    with pytest.raises(ArchfoeError, match="Pick 0 to 1"):
        t.answer(1, "Lasso of Truth", "Super Speed")
    t.answer(1, "Super Speed")
    assert t.asked() == [0]
    assert t.hand(1) == ["Lasso of Truth", "Kick", "Punch", "Punch"]


@rule("BASE-7.4")
def test_a_defense_drawn_by_a_defense_is_of_no_use_against_the_same_attack() -> None:
    t = table(p0=["Scarecrow"], p1=["Lasso of Truth"], deck1=["Bulletproof"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    assert t.hand(1) == ["Bulletproof"]
    assert t.asked() == [0]


@rule("BASE-7.6")
def test_the_attacking_card_gives_its_power_even_if_everybody_avoids_it() -> None:
    t = table(p0=["Scarecrow"], p1=["Blue Beetle"])
    t.play("Scarecrow")
    t.answer(1, "Blue Beetle")
    assert t.power(0) == 2
    assert t.discard(1) == []


@rule("BASE-7.7")
def test_an_ability_that_counts_those_hit_leaves_out_who_avoided_the_attack() -> None:
    t = table(p0=["Starro"], p1=["Blue Beetle"], deck1=["Doomsday"], discard1=["Kick"])
    t.play("Starro")
    t.answer(1, "Blue Beetle")
    assert t.power(0) == 0
    assert t.deck(1) == ["Doomsday"]
    assert t.offered(0) == ["end turn"]


@rule("G-15")
def test_all_victims_decide_on_a_defense_at_once_and_before_anybody_is_hit() -> None:
    t = table(p0=["Bane"], p1=["Kick", "Punch"], p2=["Lasso of Truth", "Robin"], p3=["Super Speed", "Mera"])
    t.play("Bane")
    assert t.asked() == [2, 3]
    t.answer(3, None)
    assert t.asked() == [2]
    t.answer(2, "Lasso of Truth")
    assert t.asked() == [1]  # now those who were hit, in turn order
    t.answer(1, "Punch")
    assert t.asked() == [3]


@rule("G-15")
def test_nobody_sees_a_defense_before_all_have_decided() -> None:
    t = table(p0=["Bane"], p1=["Lasso of Truth", "Punch"], p2=["Super Speed", "Mera"])
    t.play("Bane")
    before = len(t.view(2).events())
    t.answer(1, "Lasso of Truth")
    assert len(t.view(2).events()) == before
    assert t.view(2).size(HAND + 1) == 2


# First Appearances


@rule("BASE-8.4")
def test_every_super_villain_but_ras_al_ghul_has_a_first_appearance() -> None:
    villains = BOXES["base"].of_kind(SUPER_VILLAIN_KIND)
    assert [card.name for card in villains if card.first_appearance is None] == ["Ra's al Ghul"]


@rule("BASE-8.5")
def test_a_first_appearance_attacks_at_once_and_also_who_has_just_ended_the_turn() -> None:
    t = table(power=8, stack=["Ra's al Ghul", "Parallax"], deck0=["Kick", *["Punch"] * 5], p1=["Punch", "Robin"])
    t.buy("Ra's al Ghul")
    t.end()
    assert t.hand(0) == ["Kick"]
    assert t.hand(1) == ["Robin"]


@rule("BASE-8.6")
def test_everybody_may_use_a_defense_against_a_first_appearance() -> None:
    t = table(
        stack=["Lex Luthor"],
        face_down=True,
        deck0=["The Cape and Cowl", *["Punch"] * 6],
        p1=["Lasso of Truth"],
        players=3,
        lineup=["Bane"] * 5,
    )
    t.end()
    assert t.asked() == [0, 1]
    t.answer(0, "The Cape and Cowl")
    t.answer(1, None)
    assert t.discard(0) == ["The Cape and Cowl"]
    assert len(t.hand(0)) == 4 + 2
    assert t.discard(1) == ["Weakness"] * 5
    assert t.discard(2) == ["Weakness"] * 5


@rule("BASE-8.7")
def test_abilities_of_a_turn_do_not_work_during_a_first_appearance() -> None:
    t = table(
        stack=["Lex Luthor"],
        face_down=True,
        hero0="The Flash",
        hero1="Aquaman",
        deck0=["Super Speed", *["Punch"] * 9],
        lineup=["Bane", *STRENGTHS[:4]],
    )
    t.end()
    t.answer(0, "Super Speed")
    assert len(t.hand(0)) == 4 + 2  # The Flash adds nothing to a draw outside his turn
    assert t.asked() == [1]
    assert t.discard(1) == ["Weakness"]  # Aquaman is not asked for another place


@rule("BASE-8.7", "G-1")
def test_a_super_hero_whose_turn_has_just_ended_is_no_help_in_a_first_appearance() -> None:
    t = table(stack=["Lex Luthor"], face_down=True, hero0="Aquaman", lineup=["Bane", *STRENGTHS[:4]])
    t.end()
    assert t.discard(0) == ["Weakness"]
    assert t.active == 1


@rule("BASE-8.7")
def test_a_villain_that_attacks_is_no_play_for_arkham_asylum() -> None:
    t = table(stack=["Lex Luthor"], face_down=True, in0=["Arkham Asylum"], in1=["Arkham Asylum"], p1=["Kick"])
    t.end()
    assert len(t.hand(0)) == 5
    assert t.hand(1) == ["Kick"]


@rule("BASE-8.7")
def test_green_arrows_bow_makes_no_super_villain_cheaper_during_a_first_appearance() -> None:
    t = table(
        p0=["Green Arrow's Bow"] * 3,
        deck0=["Black Manta", *["Kick"] * 4],
        stack=["Ra's al Ghul", "Parallax"],
    )
    for _ in range(3):
        t.play("Green Arrow's Bow")
    t.buy("Ra's al Ghul")  # 8 - 6
    t.end()
    assert t.hand(0) == ["Black Manta", *["Kick"] * 4]  # Parallax takes what costs 2 or less


@rule("BASE-8.8", "BASE-8.9")
def test_a_super_villain_is_a_villain_and_only_that() -> None:
    t = table(
        p0=["Parallax", "Bane"],
        in0=["Arkham Asylum", "The Watchtower", "Fortress of Solitude", "The Batcave"],
        deck0=["Kick", "Robin", "Punch"],
    )
    t.play("Parallax")
    assert t.hand(0) == ["Bane", "Kick"]
    t.play("Bane")
    assert t.hand(0) == ["Kick"]  # the second Villain of the turn


@rule("BASE-8.8")
def test_a_super_villain_in_hand_can_be_shown_to_darkseid() -> None:
    t = table(stack=["Darkseid"], face_down=True, p1=["Black Manta", "Kick", "Punch"], deck0=["Kick"])
    t.end()
    t.answer(1, "Black Manta")
    assert len(t.hand(1)) == 3


@rule("BASE-8.10")
def test_a_super_villain_played_from_hand_does_not_appear_again() -> None:
    t = table(p0=["Black Manta"], p1=["Robin"], deck1=["Kick"])
    t.play("Black Manta")
    assert t.deck(1) == ["Kick"]
    assert t.hand(1) == ["Robin"]
    assert t.power(0) == 3


# Weaknesses


@rule("BASE-9.1")
def test_a_weakness_comes_from_its_stack_and_goes_to_the_discard_pile() -> None:
    t = table(p0=["Scarecrow"], weaknesses=20)
    t.play("Scarecrow")
    assert t.discard(1) == ["Weakness"]
    assert len(t.names(WEAKNESSES)) == 19


@rule("BASE-9.2")
def test_a_weakness_may_be_played_to_no_effect_or_kept() -> None:
    t = table(p0=["Weakness", "Weakness"], deck0=["Punch"] * 5, in0=["Titans Tower"])
    t.play("Weakness")
    assert t.power(0) == 0
    assert t.hand(0) == ["Weakness"]
    t.end()
    assert t.discard(0) == ["Weakness", "Weakness"]


@rule("BASE-9.4")
def test_an_empty_weakness_stack_stops_no_other_effect() -> None:
    t = table(p0=["Poison Ivy"], deck1=["Kick"], weaknesses=0)
    t.play("Poison Ivy")
    assert t.discard(1) == ["Kick"]
    assert t.power(0) == 1


@rule("BASE-9.5")
def test_an_attack_may_be_avoided_though_there_is_no_weakness_to_fear() -> None:
    t = table(p0=["Scarecrow"], p1=["The Cape and Cowl"], weaknesses=0)
    t.play("Scarecrow")
    t.answer(1, "The Cape and Cowl")
    assert t.hand(1) == ["Punch", "Punch"]
