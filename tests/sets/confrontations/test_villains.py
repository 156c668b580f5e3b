"""Villains, each with what only it does."""

from __future__ import annotations

import pytest

from archfoe.core.piles import HAND
from tests.sets.confrontations import duel, teams, trio
from tests.vocabulary import rule

# Lex Luthor's


@rule("CON-16.12", "G-8")
def test_metallo_plays_an_equipment_again_or_gives_two_power() -> None:
    for answer, power in (("Magic Bracelets", 2), (None, 2)):
        t = duel(p0=["Magic Bracelets", "Impervious", "Metallo"], hero0="Lex Luthor (Level 2)", hero1="Superman")
        t.play("Magic Bracelets")
        t.play("Impervious")
        t.play("Metallo")
        assert t.offered(0) == ["Magic Bracelets"]
        t.answer(0, answer)
        assert t.power(0) == 2 + 1 + 3 + power + (1 if answer else 0)


@rule("CON-7.9", "G-16")
def test_parasite_makes_that_foe_discard_and_no_defense_helps() -> None:
    t = teams(p0=["Parasite"], p1=["Krypto", "Punch"], p3=["Punch"], confronting=1)
    t.play("Parasite")
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(1), t.hand(3)) == (1, ["Krypto"], ["Punch"])


@rule("CON-11.2")
@pytest.mark.parametrize(("answer", "power"), [("gain a Weakness", 5), ("do not gain a Weakness", 3)])
def test_bizarro_gives_more_for_a_weakness(answer: str, power: int) -> None:
    t = duel(p0=["Bizarro"])
    t.play("Bizarro")
    t.answer(0, answer)
    assert (t.power(0), t.discard(0)) == (power, ["Weakness"] * (power == 5))


@rule("CON-3.1")
def test_zod_counts_other_villains_before_and_after_him() -> None:
    t = duel(p0=["King Shark", "Zod", "King Shark"], lineup=[])
    t.play("King Shark")
    t.play("Zod")
    assert t.power(0) == 1 + 2 + 1
    t.play("King Shark")
    assert t.power(0) == 4 + 1 + 1


@rule("CON-16.19", "G-37")
def test_amazo_plays_a_cheap_hero_of_the_line_up_and_puts_it_back() -> None:
    t = duel(p0=["Amazo"], lineup=["Lois Lane", "Supergirl", "King Shark"])
    t.play("Amazo")
    assert t.offered(0) == ["Lois Lane"]
    t.answer(0, "Lois Lane")
    assert (t.power(0), t.lineup) == (2, ["Lois Lane", "Supergirl", "King Shark"])


@rule("CON-9.2")
def test_doomsday_blocks_for_three() -> None:
    t = duel(p1=["Doomsday"], confronting=1, power=11)
    t.end()
    t.answer(1, "Doomsday")
    assert (t.trophies(0), t.discard(1)) == ([], ["Doomsday"])


# Circe's


@rule("CON-16.8")
def test_magog_turns_to_the_other_foe() -> None:
    t = trio(p0=["Magog"], confronting=1, power=5)
    t.play("Magog")
    t.answer(0, "switch the Confrontation to the other foe")
    t.end()
    assert t.trophies(0) == ["Aquaman (Level 1)"]


@rule("CON-16.1", "G-20")
def test_artemis_takes_a_block_card_or_sees_the_hand() -> None:
    t = teams(p0=["Artemis", "Artemis"], p1=["Steel", "Mera"], confronting=1)
    t.play("Artemis")
    t.answer(0, "P1")
    assert (t.discard(1), t.figure_cost(1)) == (["Steel"], 9)
    t.play("Artemis")
    t.answer(0, "P1")
    assert [card.name for card in t.view(0).known(HAND + 1)] == ["Mera"]


@rule("CON-7.7")
def test_cheetah_discards_one_and_draws_two_in_a_confrontation() -> None:
    t = duel(p0=["Cheetah", "Vulnerability"], deck0=["Mera", "Orion"], confronting=1)
    t.play("Cheetah")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Mera", "Orion"], ["Vulnerability"])


@rule("CON-6.6")
def test_giganta_avoids_an_attack_and_her_character_costs_more() -> None:
    t = duel(p0=["Kryptonite"], p1=["Giganta"], confronting=1, power=8)
    t.play("Kryptonite")
    t.answer(1, "Giganta")
    assert (t.discard(1), t.figure_cost(1), t.power(0)) == (["Giganta"], 11, 10)
    t.end()
    assert t.trophies(0) == []


@rule("CON-11.7")
def test_apollo_draws_and_gives_more_power_in_a_confrontation() -> None:
    t = duel(p0=["Apollo"], deck0=["Mera"])
    t.play("Apollo")
    assert (t.power(0), t.hand(0)) == (2, ["Mera"])
    t = duel(p0=["Apollo"], deck0=["Mera"], confronting=1)
    t.play("Apollo")
    assert (t.power(0), t.hand(0)) == (3, ["Mera"])


@rule("CON-9.2")
def test_first_born_puts_a_card_on_the_deck_and_blocks_for_four() -> None:
    t = duel(p0=["First Born"], discard0=["Orion"], deck0=["Punch"])
    t.play("First Born")
    t.answer(0, "Orion")
    assert t.deck(0) == ["Orion", "Punch"]
    t = duel(p1=["First Born"], confronting=1, power=12)
    t.end()
    t.answer(1, "First Born")
    assert t.trophies(0) == []


@rule("CON-6.1")
def test_strife_asks_each_foe_for_a_hero_or_a_weakness() -> None:
    t = teams(p0=["Strife"], p1=["Mera", "Punch"], p3=["Punch"])
    t.play("Strife")
    t.answer(1, t.offered(1)[0])
    assert (t.discard(1), t.discard(3), t.power(0)) == (["Mera"], ["Weakness"], 3)


@rule("CON-7.9", "G-20")
def test_faora_takes_a_block_card_of_that_foe() -> None:
    t = duel(p0=["Faora"], p1=["Steel", "Giganta"], confronting=1, power=6)
    t.play("Faora")
    assert (t.discard(1), t.power(0)) == (["Steel"], 9)
    t.end()
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]


# Ocean Master's


@rule("CON-7.9", "CON-11.4")
@pytest.mark.parametrize(("top", "power"), [("Mera", 3), ("Punch", 2)])
def test_black_manta_strips_the_deck_of_that_foe(top: str, power: int) -> None:
    t = duel(p0=["Black Manta"], deck1=[top, "Orion"], confronting=1)
    t.play("Black Manta")
    assert (t.power(0), t.discard(1)) == (power, [top])


@rule("CON-7.7")
def test_the_trench_counts_villains_played_before_it_in_a_confrontation() -> None:
    t = duel(p0=["King Shark", "The Trench", "Doomsday"], confronting=1)
    for name in ("King Shark", "The Trench", "Doomsday"):
        t.play(name)
    assert t.power(0) == 1 + 2 + 3


@rule("CON-3.1")
@pytest.mark.parametrize(("way", "power", "hand"), [(0, 0, ["Orion"]), (1, 2, [])])
def test_siren_draws_or_counts_heroes_in_the_line_up(way: int, power: int, hand: list[str]) -> None:
    t = duel(p0=["Siren"], deck0=["Orion"], lineup=["Mera", "Tempest", "Doomsday"])
    t.play("Siren")
    t.answer(0, t.offered(0)[way])
    assert (t.power(0), t.hand(0)) == (power, hand)


@rule("CON-9.2")
def test_king_shark_blocks_for_three() -> None:
    t = duel(p1=["King Shark"], confronting=1, power=12)
    t.end()
    t.answer(1, "King Shark")
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]  # 12 is enough


@rule("CON-11.4")
def test_atlan_puts_a_villain_or_equipment_on_the_deck() -> None:
    t = duel(p0=["Atlan"], discard0=["Orion", "Doomsday", "Power Armor"], deck0=["Punch"])
    t.play("Atlan")
    assert t.offered(0) == ["Doomsday", "Power Armor"]
    t.answer(0, "Doomsday")
    assert t.deck(0) == ["Doomsday", "Punch"]


@rule("CON-1.7")
def test_chimera_counts_types_of_the_turn() -> None:
    t = duel(p0=["Punch", "Chimera", "Power Armor", "Weakness"], lineup=[])
    t.play("Punch")
    t.play("Chimera")
    assert t.power(0) == 1 + 2
    t.play("Power Armor")
    t.play("Weakness")
    assert t.power(0) == 3 + 2 + 1


@rule("CON-6.1")
def test_nereus_takes_a_super_power() -> None:
    t = teams(p0=["Nereus"], p1=["Flight", "Mera"], p3=["Flight"])
    t.play("Nereus")
    t.answer(0, "P1")
    assert (t.discard(1), t.hand(3), t.power(0)) == (["Flight"], ["Flight"], 2)


# Felix Faust's


@rule("CON-16.6")
def test_klarion_pays_for_super_powers_after_him() -> None:
    t = duel(p0=["Flight", "Klarion", "Impervious"], deck0=[])
    t.play("Flight")
    t.play("Klarion")
    assert t.power(0) == 1 + 2
    t.play("Impervious")
    assert t.power(0) == 3 + 3 + 1


@rule("CON-16.4")
def test_etrigan_counts_villains_in_the_pile_of_who_used_him_and_himself() -> None:
    t = teams(p3=["Etrigan"], discard3=["Doomsday", "Mera"], confronting=1, power=10)
    t.end()
    t.answer(3, "Etrigan")
    assert t.trophies(0) == []


@rule("CON-5.2")
def test_blackbriar_thorn_helps_with_two_power() -> None:
    t = teams(p2=["Blackbriar Thorn"])
    t.assist(2, "Blackbriar Thorn")
    assert (t.power(0), t.played(2)) == (2, ["Blackbriar Thorn"])


@rule("CON-6.6")
def test_doctor_destiny_draws_one_and_two_as_a_defense() -> None:
    t = duel(p0=["Doctor Destiny", "Kryptonite"], deck0=["Mera"], p1=["Doctor Destiny"], deck1=["Mera", "Orion"])
    t.play("Doctor Destiny")
    assert t.hand(0) == ["Kryptonite", "Mera"]
    t.play("Kryptonite")
    t.answer(1, "Doctor Destiny")
    assert (t.hand(1), t.discard(1)) == (["Mera", "Orion"], ["Doctor Destiny"])


@rule("CON-16.19", "G-37")
def test_eclipso_plays_a_hero_or_villain_of_a_foes_discard_pile() -> None:
    t = teams(p0=["Eclipso"], discard1=["Supergirl", "Orion"], discard2=["Mera"], discard3=["Doomsday"])
    t.play("Eclipso")
    assert sorted(label.split(" ")[0] for label in t.offered(0)) == ["Doomsday", "Supergirl"]
    t.answer(0, "Supergirl")
    assert (t.power(0), sorted(t.discard(1))) == (2 + 3, ["Orion", "Supergirl"])


@rule("CON-11.7", "CON-11.8")
def test_enchantress_turns_a_card_into_one_that_costs_three_more() -> None:
    t = duel(p0=["Enchantress", "Vulnerability"], lineup=["Tempest", "Lois Lane"])
    t.play("Enchantress")
    t.answer(0, "Vulnerability")
    assert (t.destroyed, t.discard(0), t.power(0)) == (["Vulnerability"], ["Tempest"], 0)


@rule("CON-11.7")
def test_the_creeper_destroys_a_vulnerability_or_weakness_in_hand() -> None:
    t = duel(p0=["The Creeper", "Punch", "Weakness", "Vulnerability"], discard0=["Weakness"])
    t.play("The Creeper")
    assert t.offered(0) == ["Weakness", "Vulnerability"]
    t.answer(0, "Weakness")
    assert (t.destroyed, t.power(0)) == (["Weakness"], 1)


@rule("CON-6.1")
def test_silver_banshee_curses_a_foe_of_ones_choice() -> None:
    t = teams(p0=["Silver Banshee"])
    t.play("Silver Banshee")
    t.answer(0, "P3")
    assert (t.discard(1), t.discard(3), t.power(0)) == ([], ["Weakness"], 2)


@rule("CON-6.1")
def test_a_foe_with_cards_may_discard_one_instead_of_silver_banshees_weakness() -> None:
    t = teams(p0=["Silver Banshee"], p3=["Punch", "Mera"])
    t.play("Silver Banshee")
    t.answer(0, "P3")
    assert t.offered(3) == ["discard a card", "gain a Weakness"]
    t.answer(3, "discard a card")
    t.answer(3, "Punch")
    assert (t.discard(3), t.hand(3)) == (["Punch"], ["Mera"])
