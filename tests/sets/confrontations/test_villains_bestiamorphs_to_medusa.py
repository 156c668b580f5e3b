"""Villains with the symbols of Lex Luthor and Circe, from the Bestiamorphs to Medusa."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import assists, duel, teams, with_circe
from tests.vocabulary import rule

# Bestiamorphs


@pytest.mark.parametrize(
    ("before", "power"),
    [([], 2), (["Krypto"], 2), (["Mercy Graves"], 1 + 3), (["Bestiamorphs"], 2 + 3)],
)
def test_bestiamorphs_give_one_more_after_another_villain(before: list[str], power: int) -> None:
    t = teams(p0=[*before, "Bestiamorphs"])
    for name in [*before, "Bestiamorphs"]:
        t.play(name)
    assert t.power(0) == power


def test_bestiamorphs_get_nothing_for_a_villain_played_after_them() -> None:
    t = teams(p0=["Bestiamorphs", "Blackbriar Thorn"])
    t.play("Bestiamorphs")
    t.play("Blackbriar Thorn")
    assert t.power(0) == 2 + 2


@rule("CON-5.4")
def test_bestiamorphs_do_not_count_a_villain_of_the_partner() -> None:
    t = teams(p0=["Bestiamorphs"], p2=["Blackbriar Thorn"])
    t.assist(2, "Blackbriar Thorn")
    t.play("Bestiamorphs")
    assert t.power(0) == 2 + 2


@rule("CON-5.3", "G-45")
@pytest.mark.parametrize(("mine", "partners", "power"), [("Blackbriar Thorn", "Punch", 5), ("Punch", "Metallo", 5)])
def test_bestiamorphs_as_an_assist_look_at_what_the_active_player_played(mine: str, partners: str, power: int) -> None:
    """In the second case the only other Villain was played by the assisting player, so there is no bonus."""
    t = with_circe(p0=[mine], p2=["Bestiamorphs", partners])
    t.play(mine)
    if partners in assists(t, 2):
        t.assist(2, partners)
    t.assist(2, "Bestiamorphs")
    assert t.power(0) == power


# Cheetah


@rule("CON-7.7")
def test_cheetah_discards_one_card_and_draws_two_in_a_confrontation() -> None:
    t = teams(p0=["Cheetah", "Punch", "Vulnerability"], deck0=["Krypto", "Steel"], confronting=1)
    t.play("Cheetah")
    assert t.offered(0) == ["Punch", "Vulnerability"]
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Punch", "Krypto", "Steel"], ["Vulnerability"])


@rule("CON-7.7")
def test_cheetah_gives_one_more_power_without_a_confrontation() -> None:
    t = teams(p0=["Cheetah", "Vulnerability"], deck0=["Krypto", "Steel"])
    t.play("Cheetah")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1 + 1, ["Vulnerability"], [])


@rule("G-22")
def test_cheetah_draws_two_cards_even_if_there_is_none_to_discard() -> None:
    t = teams(p0=["Cheetah"], deck0=["Krypto", "Steel"], confronting=1)
    t.play("Cheetah")
    assert (t.hand(0), t.discard(0)) == (["Krypto", "Steel"], [])


@rule("CON-7.12", "G-18")
def test_cheetah_gives_power_once_the_confrontation_was_called_off() -> None:
    t = teams(p0=["Illusions", "Cheetah"], deck0=["Punch"] * 4, confronting=1)
    t.play("Illusions")
    t.answer(0, "call the Confrontation off")
    t.play("Cheetah")
    assert (t.power(0), t.hand(0)) == (2, ["Punch", "Punch"])


@rule("CON-5.8")
def test_cheetah_as_an_assist_draws_for_the_active_player_in_his_confrontation() -> None:
    t = with_circe(p0=["Punch"], p2=["Cheetah", "Orion"], deck0=["Krypto", "Steel"], confronting=1)
    t.assist(2, "Cheetah")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Krypto", "Steel"], ["Punch"])
    assert t.hand(2) == ["Orion"]


# Giganta


@rule("CON-11.5")
def test_giganta_makes_each_foe_put_a_location_into_the_discard_pile() -> None:
    t = teams(p0=["Giganta"], in0=["LexCorp"], in1=["Themyscira", "Aeaea"], in2=["Aeaea"], in3=["LexCorp"])
    t.play("Giganta")
    assert t.offered(1) == ["Themyscira", "Aeaea"]
    t.answer(1, "Aeaea")
    assert (t.power(0), t.in_play(1), t.discard(1)) == (3, ["Themyscira"], ["Aeaea"])
    assert (t.in_play(3), t.discard(3)) == ([], ["LexCorp"])
    assert (t.in_play(0), t.in_play(2)) == (["LexCorp"], ["Aeaea"])


def test_giganta_leaves_a_foe_without_a_location_alone() -> None:
    t = teams(p0=["Giganta"], p1=["Themyscira"])
    t.play("Giganta")
    assert (t.power(0), t.hand(1), t.discard(1)) == (3, ["Themyscira"], [])


@rule("CON-6.3")
def test_giganta_is_avoided_for_the_partner() -> None:
    t = teams(p0=["Giganta"], p1=["Flight"], in1=["Themyscira"], in3=["LexCorp"])
    t.play("Giganta")
    t.answer(1, "Flight for P3")
    assert (t.in_play(1), t.in_play(3), t.discard(1)) == ([], ["LexCorp"], ["Flight", "Themyscira"])


@rule("CON-11.5")
def test_giganta_takes_the_throne_of_atlantis_and_with_it_what_it_adds_to_the_costs() -> None:
    t = teams(p0=["Giganta"], in1=["Throne of Atlantis"])
    assert (t.character_cost(1), t.character_cost(3)) == (10, 10)
    t.play("Giganta")
    assert (t.character_cost(1), t.character_cost(3)) == (9, 9)


# Medusa


@rule("CON-6.1")
def test_medusa_lets_each_foe_choose_between_a_hero_of_the_hand_and_a_weakness() -> None:
    t = teams(p0=["Medusa"], p1=["Krypto", "Orion", "Punch"], p2=["Krypto"], p3=["Steel"])
    t.play("Medusa")
    t.answer(1, "discard a Hero")
    assert t.offered(1) == ["Krypto", "Orion"]
    t.answer(1, "Krypto")
    t.answer(3, "gain a Weakness")
    assert (t.power(0), t.discard(1), t.discard(2), t.discard(3)) == (2, ["Krypto"], [], ["Weakness"])
    assert t.hand(3) == ["Steel"]


def test_medusa_brings_a_weakness_to_a_foe_without_a_hero() -> None:
    t = teams(p0=["Medusa"], p1=["Punch", "Blackbriar Thorn"])
    t.play("Medusa")
    assert (t.hand(1), t.discard(1), t.discard(3)) == (["Punch", "Blackbriar Thorn"], ["Weakness"], ["Weakness"])


@rule("CON-16.10")
def test_medusa_is_avoided_by_showing_steve_trevor() -> None:
    t = duel(p0=["Medusa"], p1=["Steve Trevor", "Punch"])
    t.play("Medusa")
    t.answer(1, "Steve Trevor")
    t.answer(1, "Punch")
    assert (t.hand(1), t.discard(1)) == (["Steve Trevor"], ["Punch"])


@rule("CON-11.1")
def test_medusa_finds_nothing_to_take_from_a_foe_without_hero_when_the_weaknesses_are_gone() -> None:
    t = teams(p0=["Medusa"], p1=["Punch"], weaknesses=0)
    t.play("Medusa")
    assert (t.power(0), t.hand(1), t.discard(1), t.asked()) == (2, ["Punch"], [], [0])
