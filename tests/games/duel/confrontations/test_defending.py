"""Attacks and Defenses, for oneself and for the partner (CON-6.x, G-15, G-28, G-50)."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import teams, trio
from tests.vocabulary import rule

PUNCHES = ["Punch", "Punch"]


@rule("CON-6.1")
def test_an_attack_on_each_foe_hits_the_other_team_and_never_the_partner() -> None:
    t = teams(p0=["Tidal Wave"], p1=PUNCHES, p2=PUNCHES, p3=PUNCHES)
    t.play("Tidal Wave")
    assert (t.discard(1), t.discard(2), t.discard(3)) == (PUNCHES, [], PUNCHES)


@rule("CON-6.1")
def test_an_attack_takes_effect_on_those_who_are_not_protected() -> None:
    t = teams(p0=["Tidal Wave"], p1=["Top Hat", "Punch"], deck1=["Krypto"], p3=PUNCHES)
    t.play("Tidal Wave")
    t.answer(1, "Top Hat for yourself")
    assert (t.discard(1), t.hand(1), t.discard(3)) == (["Top Hat"], ["Punch", "Krypto"], PUNCHES)


@rule("CON-6.2")
@pytest.mark.parametrize(("chosen", "other"), [(1, 3), (3, 1)])
def test_an_attack_on_a_chosen_foe_may_be_aimed_at_either(chosen: int, other: int) -> None:
    t = teams(p0=["Cursed Amulet"], confronting=1)
    t.play("Cursed Amulet")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, f"P{chosen}")
    assert (t.discard(chosen), t.discard(other)) == (["Weakness"], [])


@rule("CON-6.3")
def test_a_defense_may_protect_the_partner_instead_of_oneself() -> None:
    t = teams(p0=["General Zod"], p1=["Top Hat", "Punch"], deck1=["Punch"], p3=["Mera"])
    t.play("General Zod")
    assert t.offered(1) == ["Top Hat for yourself", "Top Hat for P3"]
    t.answer(1, "Top Hat for P3")
    t.answer(1, "Punch")  # hit: of two cards one is discarded
    assert (t.discard(1), t.hand(3)) == (["Top Hat", "Punch"], ["Mera"])


@rule("CON-6.3")
def test_a_partner_at_whom_alone_an_attack_is_aimed_may_be_protected() -> None:
    t = teams(p0=["Cursed Amulet"], p3=["Top Hat"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(3)) == ([3], ["Top Hat for P1"])
    t.answer(3, "Top Hat for P1")
    assert (t.discard(1), t.discard(3)) == ([], ["Top Hat"])


@rule("CON-6.3")
def test_a_defense_protects_one_player_only() -> None:
    t = teams(p0=["Demons Three"], p1=["Top Hat"], deck1=["Punch"])
    t.play("Demons Three")
    t.answer(1, "Top Hat for yourself")
    assert (t.discard(1), t.discard(3)) == (["Top Hat"], ["Weakness"])


@rule("CON-6.4", "G-28", "G-50")
def test_two_defenses_of_one_player_protect_both_partners() -> None:
    t = teams(p0=["Demons Three"], p1=["Top Hat", "Flight"], deck1=["Punch", "Punch"])
    t.play("Demons Three")
    t.answer(1, "Flight for P3")
    assert t.offered(1) == ["Top Hat for yourself"]
    t.answer(1, "Top Hat for yourself")
    assert (t.asked(), t.discard(1), t.discard(3)) == ([0], ["Flight", "Top Hat"], [])


@rule("CON-6.4", "G-50")
def test_a_defense_card_that_was_drawn_against_the_attack_may_be_used_too() -> None:
    t = teams(p0=["Demons Three"], p1=["Top Hat"], deck1=["Flight", "Punch"])
    t.play("Demons Three")
    t.answer(1, "Top Hat for yourself")
    t.answer(1, "Flight for P3")
    assert (t.discard(1), t.discard(3)) == (["Top Hat", "Flight"], [])


@rule("CON-6.5", "G-50")
def test_a_shown_defense_serves_once_an_attack() -> None:
    t = teams(p0=["Demons Three", "Demons Three"], p1=["Steve Trevor", "Punch", "Punch"])
    t.play("Demons Three")
    assert t.offered(1) == ["Steve Trevor for yourself", "Steve Trevor for P3"]
    t.answer(1, "Steve Trevor for yourself")
    t.answer(1, "Punch")
    assert (t.asked(), t.discard(1), t.discard(3)) == ([0], ["Punch"], ["Weakness"])
    t.play("Demons Three")  # another Attack
    assert t.offered(1) == ["Steve Trevor for yourself", "Steve Trevor for P3"]


@rule("CON-6.5")
def test_a_second_shown_defense_may_protect_the_partner() -> None:
    t = teams(p0=["Demons Three"], p1=["Steve Trevor", "Donna Troy", "Punch", "Punch"], deck1=["Mera"])
    t.play("Demons Three")
    t.answer(1, "Steve Trevor for yourself")
    t.answer(1, "Punch")
    assert t.offered(1) == ["Donna Troy for P3"]
    t.answer(1, "Donna Troy for P3")
    t.answer(1, "Punch")
    assert (t.discard(1), t.discard(3), t.hand(1)) == (PUNCHES, [], ["Steve Trevor", "Donna Troy", "Mera"])


@rule("CON-6.6")
def test_what_belongs_to_a_defense_falls_to_who_uses_it() -> None:
    t = teams(p0=["Cursed Amulet"], p3=["Speed of Hermes"], deck3=["Mera", "Steel", "Vulko"], deck1=["Krypto"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(3, "Speed of Hermes for P1")
    assert (t.hand(3), t.discard(3), t.hand(1)) == (["Mera", "Steel"], ["Speed of Hermes"], [])


@rule("CON-6.6")
def test_who_shows_a_defense_for_the_partner_discards_for_it() -> None:
    t = teams(p0=["Cursed Amulet"], p3=["Steve Trevor", "Punch"], p1=["Krypto"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(3, "Steve Trevor for P1")
    assert (t.asked(), t.offered(3)) == ([3], ["Steve Trevor", "Punch"])
    t.answer(3, "Punch")
    assert (t.discard(3), t.discard(1), t.hand(1)) == (["Punch"], [], ["Krypto"])


@rule("CON-6.7")
def test_the_power_of_an_avoided_attack_stays() -> None:
    t = teams(p0=["General Zod"], p1=["Top Hat"], p3=["Top Hat"], deck1=["Punch"], deck3=["Punch"])
    t.play("General Zod")
    t.answer(1, "Top Hat for yourself")
    t.answer(3, "Top Hat for yourself")
    assert (t.power(0), t.hand(1), t.hand(3)) == (3, ["Punch"], ["Punch"])


@rule("CON-6.7")
def test_only_players_who_were_hit_are_counted() -> None:
    t = teams(p0=["Black Manta"], p1=["Top Hat"], deck1=["Mera", "Mera"], deck3=["Mera"])
    t.play("Black Manta")
    t.answer(1, "Top Hat for yourself")
    assert (t.power(0), t.discard(1), t.discard(3)) == (3 + 1, ["Top Hat"], ["Mera"])


@rule("CON-6.8")
def test_a_defense_card_is_one_also_when_it_is_played() -> None:
    t = teams(hero0="Wonder Woman (Level 3)", p0=["Top Hat", "Vulko"], deck0=[], confronting=1)
    t.play("Top Hat")
    assert t.power(0) == 1 + 1
    t.play("Vulko")
    assert t.power(0) == 2 + 1


@rule("CON-6.8")
def test_an_attack_card_is_one_also_when_everybody_avoids_the_attack() -> None:
    t = teams(hero0="Ocean Master (Level 3)", p0=["Cursed Amulet"], p1=["Top Hat"], deck1=["Punch"], confronting=1)
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, "Top Hat for yourself")
    assert (t.discard(1), t.power(0)) == (["Top Hat"], 1 + 2)


@rule("G-15")
def test_without_partners_all_victims_decide_at_once_before_anybody_is_hit() -> None:
    t = trio(p0=["Demons Three"], p1=["Top Hat"], p2=["Top Hat"], deck1=["Punch"], deck2=["Punch"])
    t.play("Demons Three")
    assert t.asked() == [1, 2]
    t.answer(1, None)
    assert t.discard(1) == []
    t.answer(2, "Top Hat")
    assert (t.discard(1), t.discard(2)) == (["Weakness"], ["Top Hat"])


@rule("G-15")
def test_those_who_are_hit_are_taken_in_turn_order_from_the_attacker() -> None:
    t = trio(turn=1, p1=["Demons Three"], weaknesses=1)
    t.play("Demons Three")
    assert (t.discard(2), t.discard(0)) == (["Weakness"], [])


@rule("G-15", "G-50")
def test_partners_are_asked_in_turn_order_from_the_attacker_and_hit_after_that() -> None:
    t = teams(turn=2, p2=["Demons Three"], p1=["Top Hat"], p3=["Flight"], deck1=["Punch"], deck3=["Punch"])
    t.play("Demons Three")
    assert t.asked() == [3]
    t.answer(3, None)
    assert (t.asked(), t.discard(3)) == ([1], [])
    t.answer(1, "Top Hat for yourself")
    assert (t.discard(3), t.discard(1)) == (["Weakness"], ["Top Hat"])


@rule("G-50")
def test_who_finds_everybody_protected_is_not_asked() -> None:
    t = teams(p0=["Demons Three"], p1=["Top Hat", "Top Hat"], p3=["Flight"], deck1=["Punch", "Punch"])
    t.play("Demons Three")
    t.answer(1, "Top Hat for yourself")
    t.answer(1, "Top Hat for P3")
    assert (t.asked(), t.hand(3)) == ([0], ["Flight"])


@rule("CON-16.10")
@pytest.mark.parametrize("name", ["Steve Trevor", "Donna Troy"])
def test_the_card_discarded_for_the_defense_may_be_the_shown_one(name: str) -> None:
    t = teams(p0=["Cursed Amulet"], p1=[name, "Mera"], deck1=["Krypto"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, f"{name} for yourself")
    assert t.offered(1) == [name, "Mera"]
    t.answer(1, name)
    drawn = ["Krypto"] if name == "Donna Troy" else []
    assert (t.discard(1), t.hand(1)) == ([name], ["Mera", *drawn])


@rule("CON-16.18")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_the_others_count_themselves(others: int) -> None:
    t = teams(p0=["Cursed Amulet"], p1=["The Others", "Punch", "Punch"], deck1=["Mera", "Steel", "Vulko"])
    t.play("Cursed Amulet")
    t.answer(0, "P1")
    t.answer(1, "The Others for yourself")
    t.answer(1, *["Punch"] * others)
    assert t.discard(1) == ["The Others", *["Punch"] * others]
    assert t.hand(1) == ["Punch"] * (2 - others) + ["Mera", "Steel", "Vulko"][: 1 + others]
