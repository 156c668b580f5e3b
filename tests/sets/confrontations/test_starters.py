"""Punch, Vulnerability, Enhanced Strength and Weakness among the cards of Confrontations."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import assists, duel, teams
from tests.vocabulary import rule, table

# Punch


@rule("CON-3.1")
def test_every_punch_gives_one_power() -> None:
    t = teams(p0=["Punch", "Punch", "Punch"], lineup=["Jimmy Olsen"])
    for power in (1, 2, 3):
        t.play("Punch")
        assert t.power(0) == power
    t.buy("Jimmy Olsen")
    assert (t.power(0), t.discard(0), t.vp(0)) == (1, ["Jimmy Olsen"], 1)


@rule("CON-5.1")
def test_a_punch_has_no_assist() -> None:
    assert assists(teams(p2=["Punch", "Krypto"]), 2) == ["Krypto"]
    assert "store Punch" not in duel(p0=["Punch"]).offered()


@rule("CON-3.3")
def test_a_punch_may_be_played_after_a_purchase_and_pays_for_another() -> None:
    t = teams(p0=["Punch", "Punch"], lineup=["Jimmy Olsen", "Tula"], power=2)
    t.buy("Jimmy Olsen")
    t.play("Punch")
    t.play("Punch")
    t.buy("Tula")
    assert (t.power(0), t.discard(0)) == (0, ["Jimmy Olsen", "Tula"])


@rule("CON-8.2", "CON-7.5")
def test_a_punch_may_be_the_power_that_defeats_a_character() -> None:
    t = teams(p0=["Punch"], lineup=["Krypto"], confronting=1, power=8)
    t.play("Punch")
    assert t.offered() == ["end turn"]
    t.end()
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]


# Vulnerability


@rule("CON-3.4")
def test_a_vulnerability_may_be_played_to_no_effect_or_kept() -> None:
    t = teams(p0=["Vulnerability", "Vulnerability"])
    t.play("Vulnerability")
    assert (t.power(0), t.hand(0), t.played(0)) == (0, ["Vulnerability"], ["Vulnerability"])
    t.end()
    assert (t.discard(0), t.vp(0)) == (["Vulnerability", "Vulnerability"], 0)


@rule("CON-1.7")
@pytest.mark.parametrize("discards", [["Vulnerability"], ["Vulnerability", "Punch"]])
def test_a_vulnerability_is_a_starter_for_mera_as_a_punch_is(discards: list[str]) -> None:
    t = teams(p0=["Mera"], discard0=discards)
    t.play("Mera")
    assert t.power(0) == 1


def test_witchs_brew_rids_a_hand_of_a_vulnerability() -> None:
    t = teams(p0=["The Creeper", "Vulnerability", "Punch"])
    t.play("The Creeper")
    assert t.offered(0) == ["Vulnerability"]
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.destroyed) == (["Punch"], ["Vulnerability"])


# Enhanced Strength


@rule("CON-3.2")
def test_enhanced_strengths_cost_three_and_several_may_be_bought_in_a_turn() -> None:
    t = teams(lineup=["Tula"] * 5, power=8)
    t.buy("Enhanced Strength")
    t.buy("Enhanced Strength")
    assert (t.power(0), t.discard(0), t.vp(0)) == (2, ["Enhanced Strength"] * 2, 2)
    assert "buy Enhanced Strength" not in t.offered()
    assert t.lineup == ["Tula"] * 5


@rule("CON-3.2", "CON-1.6")
def test_no_enhanced_strength_is_for_sale_once_the_stack_is_empty() -> None:
    t = teams(kicks=1, lineup=[], power=9)
    t.buy("Enhanced Strength")
    assert t.offered() == ["end turn"]


@rule("CON-16.3", "G-19")
def test_an_enhanced_strength_gives_one_power_in_its_owners_turn_and_two_as_an_assist() -> None:
    t = teams(p0=["Enhanced Strength"], p2=["Enhanced Strength"])
    t.play("Enhanced Strength")
    assert t.power(0) == 1
    t.assist(2, "Enhanced Strength")
    assert (t.power(0), t.power(2)) == (1 + 2, 0)


@rule("CON-16.3", "G-19")
@pytest.mark.parametrize("players", [2, 3])
def test_an_enhanced_strength_gives_one_power_without_partners_also_from_the_character(players: int) -> None:
    t = table("confrontations", players=players, p0=["Enhanced Strength"], stored0=["Enhanced Strength"])
    t.play("Enhanced Strength")
    t.play("Enhanced Strength")
    assert (t.power(0), t.hand(0), t.stored(0)) == (1 + 1, [], [])


@rule("CON-1.7", "CON-5.4")
def test_an_enhanced_strength_is_a_super_power_of_who_plays_it() -> None:
    """Superman of Level 1 gets his bonus for his own and not for one of his partner."""
    t = teams(p0=["Enhanced Strength"], p2=["Enhanced Strength"], hero0="Superman")
    t.assist(2, "Enhanced Strength")
    assert t.power(0) == 2
    t.play("Enhanced Strength")
    assert t.power(0) == 2 + (1 + 1)


@rule("CON-7.5")
def test_no_enhanced_strength_is_for_sale_in_a_confrontation() -> None:
    assert teams(confronting=1, power=9).offered() == ["end turn"]


# Weakness


@rule("CON-11.1", "CON-10.3")
def test_a_gained_weakness_goes_to_the_discard_pile_and_costs_a_point() -> None:
    t = teams(p0=["Kryptonite"], discard1=["Krypto", "Steel"])
    t.play("Kryptonite")
    assert (t.discard(1), t.vp(1)) == (["Krypto", "Steel", "Weakness"], 2 - 1)


@rule("CON-3.2", "CON-3.4")
def test_a_weakness_may_be_played_to_no_effect_and_is_never_for_sale() -> None:
    t = teams(p0=["Weakness"], power=20)
    t.play("Weakness")
    assert (t.power(0), t.played(0)) == (20, ["Weakness"])
    assert "buy Weakness" not in t.offered()


@rule("CON-1.7")
def test_a_weakness_is_no_card_type_for_aquaman_of_level_three() -> None:
    t = teams(p0=["Weakness", "Punch", "Vulnerability"], hero0="Aquaman (Level 3)", confronting=1)
    for name, power in (("Weakness", 0), ("Punch", 1 + 1), ("Vulnerability", 2)):
        t.play(name)
        assert t.power(0) == power


@rule("CON-11.1")
@pytest.mark.parametrize("weaknesses", [0, 1])
def test_once_the_weaknesses_are_gone_silver_banshee_still_gives_power(weaknesses: int) -> None:
    t = teams(p0=["Silver Banshee"], weaknesses=weaknesses)
    t.play("Silver Banshee")
    t.answer(0, "P3")
    assert (t.power(0), t.discard(3)) == (2, ["Weakness"] * weaknesses)


@rule("CON-11.7", "CON-11.2")
def test_a_destroyed_weakness_does_not_return_to_its_stack() -> None:
    t = teams(p0=["The Creeper", "Weakness", "Bizarro"], weaknesses=0)
    t.play("The Creeper")
    t.answer(0, "Weakness")
    t.play("Bizarro")
    assert (t.destroyed, t.power(0), t.discard(0)) == (["Weakness"], 1 + 3, [])
