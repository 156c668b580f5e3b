"""Attacks and Defenses, for oneself and for the partner (CON-6.x, G-15, G-28, G-50)."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import teams, trio
from tests.vocabulary import rule

PUNCHES = ["Punch", "Punch"]


@rule("CON-6.1")
def test_an_attack_on_each_foe_hits_the_other_team_and_never_the_partner() -> None:
    t = teams(p0=["Tegrof!"], p1=PUNCHES, p2=PUNCHES, p3=PUNCHES)
    t.play("Tegrof!")
    assert (t.discard(1), t.discard(2), t.discard(3)) == (["Punch"], [], ["Punch"])


@rule("CON-6.1")
def test_an_attack_takes_effect_on_those_who_are_not_protected() -> None:
    t = teams(p0=["Tegrof!"], p1=["Krypto", "Punch"], deck1=["Giganta"], p3=PUNCHES)
    t.play("Tegrof!")
    t.answer(1, "Krypto for yourself")
    t.answer(1, None)
    assert (t.discard(1), t.hand(1), t.discard(3)) == (["Krypto"], ["Punch", "Giganta"], ["Punch"])


@rule("CON-6.2")
@pytest.mark.parametrize(("chosen", "other"), [(1, 3), (3, 1)])
def test_an_attack_on_a_chosen_foe_may_be_aimed_at_either(chosen: int, other: int) -> None:
    t = teams(p0=["Silver Banshee"], confronting=1)
    t.play("Silver Banshee")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, f"P{chosen}")
    assert (t.discard(chosen), t.discard(other)) == (["Weakness"], [])


@rule("CON-6.3")
def test_a_defense_may_protect_the_partner_instead_of_oneself() -> None:
    t = teams(p0=["Tegrof!"], p1=["Krypto", "Punch"], deck1=["Punch"], p3=["Mera"])
    t.play("Tegrof!")
    assert t.offered(1) == ["Krypto for yourself", "Krypto for P3"]
    t.answer(1, "Krypto for P3")
    assert (t.discard(1), t.hand(3)) == (["Krypto", "Punch"], ["Mera"])


@rule("CON-6.3")
def test_a_partner_at_whom_alone_an_attack_is_aimed_may_be_protected() -> None:
    t = teams(p0=["Silver Banshee"], p3=["Krypto"])
    t.play("Silver Banshee")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(3)) == ([3], ["Krypto for P1"])
    t.answer(3, "Krypto for P1")
    assert (t.discard(1), t.discard(3)) == ([], ["Krypto"])


@rule("CON-6.3")
def test_a_defense_protects_one_player_only() -> None:
    t = teams(p0=["Kryptonite"], p1=["Krypto"], deck1=["Punch"])
    t.play("Kryptonite")
    t.answer(1, "Krypto for yourself")
    assert (t.discard(1), t.discard(3)) == (["Krypto"], ["Weakness"])


@rule("CON-6.4", "G-28", "G-50")
def test_two_defenses_of_one_player_protect_both_partners() -> None:
    t = teams(p0=["Kryptonite"], p1=["Krypto", "Giganta"], deck1=["Punch", "Punch"])
    t.play("Kryptonite")
    t.answer(1, "Giganta for P3")
    assert t.offered(1) == ["Krypto for yourself"]
    t.answer(1, "Krypto for yourself")
    assert (t.asked(), t.discard(1), t.discard(3)) == ([0], ["Giganta", "Krypto"], [])


@rule("CON-6.4", "G-50")
def test_a_defense_card_that_was_drawn_against_the_attack_may_be_used_too() -> None:
    t = teams(p0=["Kryptonite"], p1=["Krypto"], deck1=["Giganta", "Punch"])
    t.play("Kryptonite")
    t.answer(1, "Krypto for yourself")
    t.answer(1, "Giganta for P3")
    assert (t.discard(1), t.discard(3)) == (["Krypto", "Giganta"], [])


@rule("CON-6.5", "G-50")
def test_a_shown_defense_serves_once_an_attack() -> None:
    t = teams(p0=["Kryptonite", "Kryptonite"], p1=["Steve Trevor", "Punch", "Punch"])
    t.play("Kryptonite")
    assert t.offered(1) == ["Steve Trevor for yourself", "Steve Trevor for P3"]
    t.answer(1, "Steve Trevor for yourself")
    t.answer(1, "Punch")
    assert (t.asked(), t.discard(1), t.discard(3)) == ([0], ["Punch"], ["Weakness"])
    t.play("Kryptonite")  # another Attack
    assert t.offered(1) == ["Steve Trevor for yourself", "Steve Trevor for P3"]


@rule("CON-6.5")
def test_a_second_shown_defense_may_protect_the_partner() -> None:
    t = teams(p0=["Kryptonite"], p1=["Steve Trevor", "Donna Troy", "Punch", "Punch"], deck1=["Mera"])
    t.play("Kryptonite")
    t.answer(1, "Steve Trevor for yourself")
    t.answer(1, "Punch")
    assert t.offered(1) == ["Donna Troy for P3"]
    t.answer(1, "Donna Troy for P3")
    t.answer(1, "Punch")
    assert (t.discard(1), t.discard(3), t.hand(1)) == (PUNCHES, [], ["Steve Trevor", "Donna Troy", "Mera"])


@rule("CON-6.6")
def test_what_belongs_to_a_defense_falls_to_who_uses_it() -> None:
    t = teams(p0=["Silver Banshee"], p3=["Doctor Destiny"], deck3=["Mera", "Steel", "Tula"], deck1=["Krypto"])
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(3, "Doctor Destiny for P1")
    assert (t.hand(3), t.discard(3), t.hand(1)) == (["Mera", "Steel"], ["Doctor Destiny"], [])


@rule("CON-6.6")
def test_who_shows_a_defense_for_the_partner_discards_for_it() -> None:
    t = teams(p0=["Silver Banshee"], p3=["Steve Trevor", "Punch"], p1=["Mera"])
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(3, "Steve Trevor for P1")
    assert (t.asked(), t.offered(3)) == ([3], ["Steve Trevor", "Punch"])
    t.answer(3, "Punch")
    assert (t.discard(3), t.discard(1), t.hand(1)) == (["Punch"], [], ["Mera"])


@rule("CON-6.7")
def test_the_power_of_an_avoided_attack_stays() -> None:
    t = teams(p0=["Strife"], p1=["Krypto"], p3=["Krypto"], deck1=["Punch"], deck3=["Punch"])
    t.play("Strife")
    t.answer(1, "Krypto for yourself")
    t.answer(3, "Krypto for yourself")
    assert (t.power(0), t.hand(1), t.hand(3)) == (3, ["Punch"], ["Punch"])


@rule("CON-6.7")
def test_only_players_who_were_hit_are_counted() -> None:
    t = teams(hero0="Ocean Master", p0=["Silver Banshee"] * 2, p1=["Krypto"], deck1=["Punch"])
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(1, "Krypto for yourself")
    assert (t.power(0), t.discard(1)) == (2, ["Krypto"])
    t.play("Silver Banshee")
    t.answer(0, "P3")
    assert (t.power(0), t.discard(3)) == (2 + 2 + 1, ["Weakness"])


@rule("CON-6.8")
def test_a_defense_card_is_one_also_when_it_is_played() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Giganta", "Ragman"], deck0=[], confronting=1)
    t.play("Giganta")
    assert t.power(0) == 2 + 1
    t.play("Ragman")
    assert t.power(0) == 3 + 1


@rule("CON-6.8")
def test_an_attack_card_is_one_also_when_everybody_avoids_the_attack() -> None:
    t = teams(hero0="Ocean Master (Level 3)", p0=["Silver Banshee"], p1=["Krypto"], deck1=["Punch"], confronting=1)
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(1, "Krypto for yourself")
    assert (t.discard(1), t.power(0)) == (["Krypto"], 2 + 2)


@rule("G-15")
def test_without_partners_all_victims_decide_at_once_before_anybody_is_hit() -> None:
    t = trio(p0=["Kryptonite"], p1=["Krypto"], p2=["Krypto"], deck1=["Punch"], deck2=["Punch"])
    t.play("Kryptonite")
    assert t.asked() == [1, 2]
    t.answer(1, None)
    assert t.discard(1) == []
    t.answer(2, "Krypto")
    assert (t.discard(1), t.discard(2)) == (["Weakness"], ["Krypto"])


@rule("G-15")
def test_those_who_are_hit_are_taken_in_turn_order_from_the_attacker() -> None:
    t = trio(turn=1, p1=["Kryptonite"], weaknesses=1)
    t.play("Kryptonite")
    assert (t.discard(2), t.discard(0)) == (["Weakness"], [])


@rule("G-15", "G-50")
def test_partners_are_asked_in_turn_order_from_the_attacker_and_hit_after_that() -> None:
    t = teams(turn=2, p2=["Kryptonite"], p1=["Krypto"], p3=["Giganta"], deck1=["Punch"], deck3=["Punch"])
    t.play("Kryptonite")
    assert t.asked() == [3]
    t.answer(3, None)
    assert (t.asked(), t.discard(3)) == ([1], [])
    t.answer(1, "Krypto for yourself")
    assert (t.discard(3), t.discard(1)) == (["Weakness"], ["Krypto"])


@rule("G-50")
def test_who_finds_everybody_protected_is_not_asked() -> None:
    t = teams(p0=["Kryptonite"], p1=["Krypto", "Krypto"], p3=["Giganta"], deck1=["Punch", "Punch"])
    t.play("Kryptonite")
    t.answer(1, "Krypto for yourself")
    t.answer(1, "Krypto for P3")
    assert (t.asked(), t.hand(3)) == ([0], ["Giganta"])


@rule("CON-16.10")
@pytest.mark.parametrize("name", ["Steve Trevor", "Donna Troy"])
def test_the_card_discarded_for_the_defense_may_be_the_shown_one(name: str) -> None:
    t = teams(p0=["Silver Banshee"], p1=[name, "Mera"], deck1=["Krypto"])
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(1, f"{name} for yourself")
    assert t.offered(1) == [name, "Mera"]
    t.answer(1, name)
    drawn = ["Krypto"] if name == "Donna Troy" else []
    assert (t.discard(1), t.hand(1)) == ([name], ["Mera", *drawn])


@rule("CON-16.18")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_the_others_count_themselves(others: int) -> None:
    t = teams(p0=["Silver Banshee"], p1=["The Others", "Punch", "Punch"], deck1=["Mera", "Steel", "Tula"])
    t.play("Silver Banshee")
    t.answer(0, "P1")
    t.answer(1, "The Others for yourself")
    t.answer(1, *["Punch"] * others)
    assert t.discard(1) == ["The Others", *["Punch"] * others]
    assert t.hand(1) == ["Punch"] * (2 - others) + ["Mera", "Steel", "Tula"][: 1 + others]
