"""Heroes, each with what only it does."""

from __future__ import annotations

import pytest

from tests.sets.confrontations import assists, duel, teams, trio
from tests.vocabulary import rule

# Superman's


@rule("CON-16.12", "G-8")
def test_superboy_plays_a_super_power_again_or_gives_two_power() -> None:
    for answer, power in (("Impervious", 3), (None, 2)):
        t = duel(p0=["Impervious", "Superboy"])
        t.play("Impervious")
        t.play("Superboy")
        assert t.offered(0) == ["Impervious"]
        t.answer(0, answer)
        assert (t.power(0), t.played(0)) == (3 + power, ["Impervious", "Superboy"])


@rule("CON-16.12")
def test_superboy_finds_no_equipment() -> None:
    t = duel(p0=["Power Armor", "Superboy"])
    t.play("Power Armor")
    t.play("Superboy")
    assert t.power(0) == 2 + 2


@rule("CON-16.7", "CON-5.10")
def test_lois_lane_makes_heroes_of_the_partner_assist_cards_for_this_turn() -> None:
    t = teams(p0=["Lois Lane"], p2=["Donna Troy", "Doomsday", "Orion"])
    t.play("Lois Lane")
    assert (t.power(0), assists(t, 2)) == (2, ["Donna Troy", "Orion"])
    t.assist(2, "Orion")
    assert t.power(0) == 2 + 3


@rule("CON-5.2")
def test_supergirl_brings_the_partner_three_power() -> None:
    t = teams(p2=["Supergirl"])
    t.assist(2, "Supergirl")
    assert (t.power(0), t.power(2)) == (3, 0)


@rule("CON-9.1", "CON-9.2")
def test_steel_raises_the_cost_by_three_for_oneself_or_the_partner() -> None:
    t = teams(p1=["Steel"], p3=["Steel"], confronting=1, power=14)
    t.end()
    t.answer(3, "Steel")
    assert t.figure_cost(1) == 12
    t.answer(1, "Steel")
    assert (t.trophies(0), t.discard(1), t.discard(3)) == ([], ["Steel"], ["Steel"])


@rule("CON-6.6", "CON-5.2")
def test_krypto_draws_as_a_card_as_an_assist_and_as_a_defense() -> None:
    t = teams(p0=["Krypto", "Kryptonite"], p2=["Krypto"], p1=["Krypto"], deck0=["Mera", "Orion"], deck1=["Mera"])
    t.play("Krypto")
    t.assist(2, "Krypto")
    assert (t.hand(0), t.hand(2)) == (["Kryptonite", "Mera", "Orion"], [])
    t.play("Kryptonite")
    t.answer(1, "Krypto for yourself")
    assert (t.hand(1), t.discard(1), t.discard(3)) == (["Mera"], ["Krypto"], ["Weakness"])


@rule("CON-5.2")
def test_jimmy_olsen_draws_for_who_is_active() -> None:
    t = teams(p0=["Jimmy Olsen"], p2=["Jimmy Olsen"], deck0=["Mera", "Orion"], deck2=["Punch"])
    t.play("Jimmy Olsen")
    t.assist(2, "Jimmy Olsen")
    assert (t.hand(0), t.hand(2)) == (["Mera", "Orion"], [])


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "power", "hand"), [(None, 2, []), (1, 1, ["Mera"])])
def test_lana_lang_draws_in_a_confrontation(confronting: int | None, power: int, hand: list[str]) -> None:
    t = duel(p0=["Lana Lang"], deck0=["Mera"], confronting=confronting)
    t.play("Lana Lang")
    assert (t.power(0), t.hand(0)) == (power, hand)


@rule("CON-11.8", "CON-7.5")
def test_toymaster_gains_an_equipment_of_cost_five_at_most_to_the_hand() -> None:
    t = duel(p0=["Toymaster"], lineup=["Kryptonite", "Amazo Virus", "Orion"], confronting=1)
    t.play("Toymaster")
    assert t.offered(0) == ["Kryptonite"]
    t.answer(0, "Kryptonite")
    assert (t.hand(0), t.power(0)) == (["Kryptonite"], 0)
    t = duel(p0=["Toymaster"], lineup=["Kryptonite"])
    t.play("Toymaster")
    t.answer(0, None)
    assert (t.power(0), t.lineup) == (2, ["Kryptonite"])


# Wonder Woman's


@rule("CON-16.10")
@pytest.mark.parametrize("gone", ["Donna Troy", "Punch"])
def test_donna_troy_discards_a_card_of_the_hand_or_herself_and_draws(gone: str) -> None:
    t = teams(p0=["Kryptonite"], p1=["Donna Troy", "Punch"], deck1=["Mera"])
    t.play("Kryptonite")
    t.answer(1, "Donna Troy for yourself")
    t.answer(1, gone)
    left = "Punch" if gone == "Donna Troy" else "Donna Troy"
    assert (t.discard(1), t.hand(1)) == ([gone], [left, "Mera"])


@rule("CON-16.10")
def test_steve_trevor_discards_and_draws_nothing() -> None:
    t = duel(p0=["Kryptonite"], p1=["Steve Trevor"], deck1=["Mera"])
    t.play("Kryptonite")
    t.answer(1, "Steve Trevor")
    assert (t.discard(1), t.hand(1)) == (["Steve Trevor"], [])


@rule("CON-16.4")
def test_orion_counts_heroes_in_the_pile_of_who_used_him_and_himself() -> None:
    t = teams(p3=["Orion"], discard3=["Mera", "Doomsday"], discard1=["Mera"] * 5, confronting=1, power=10)
    t.end()
    t.answer(3, "Orion")
    assert t.trophies(0) == []  # 9 and 2
    t = teams(p3=["Orion"], confronting=1, power=10)
    t.end()
    t.answer(3, "Orion")
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]  # 9 and 1


@rule("CON-16.21")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_ares_grows_with_the_level_of_the_confronted_foe(level: int) -> None:
    t = duel(p0=["Ares"], hero1=f"Circe (Level {level})", confronting=1)
    t.play("Ares")
    assert t.power(0) == 4 + level


@rule("CON-11.4")
def test_hephaestus_takes_an_equipment_from_the_discard_pile() -> None:
    t = duel(p0=["Hephaestus"], discard0=["Orion", "Power Armor"])
    t.play("Hephaestus")
    assert t.offered(0) == ["Power Armor"]
    t.answer(0, "Power Armor")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Power Armor"], ["Orion"], 2)


@rule("CON-9.2")
def test_hephaestus_blocks_for_three() -> None:
    t = duel(p1=["Hephaestus"], confronting=1, power=11)
    t.end()
    t.answer(1, "Hephaestus")
    assert t.trophies(0) == []


@rule("CON-7.7")
def test_hera_fetches_a_block_or_defense_card_and_leaves_one_block() -> None:
    t = duel(p0=["Hera"], discard0=["Mera", "Steel", "Giganta"], p1=["Steel"] * 2, power=11, confronting=1)
    t.play("Hera")
    assert t.offered(0) == ["Steel", "Giganta"]
    t.answer(0, "Giganta")
    assert (t.deck(0)[0], t.power(0)) == ("Giganta", 13)
    t.end()
    t.answer(1, "Steel")
    assert (t.trophies(0), t.hand(1)) == (["Lex Luthor (Level 1)"], ["Steel"])


@rule("CON-5.2")
def test_hermes_draws_two_and_discards_one() -> None:
    t = teams(p2=["Hermes"], p0=["Punch"], deck0=["Mera", "Orion"])
    t.assist(2, "Hermes")
    assert t.offered(0) == ["Punch", "Mera", "Orion"]
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Mera", "Orion"], ["Punch"])


# Aquaman's


@rule("CON-16.9")
def test_mera_counts_types_in_the_discard_pile() -> None:
    t = duel(p0=["Mera"], discard0=["Orion", "Tempest", "Power Armor", "Punch", "Weakness"])
    t.play("Mera")
    assert t.power(0) == 3


@rule("CON-16.18")
def test_the_others_draw_as_many_as_were_discarded() -> None:
    t = duel(p0=["Kryptonite"], p1=["The Others", "Punch", "Vulnerability"], deck1=["Mera", "Orion", "Steel"])
    t.play("Kryptonite")
    t.answer(1, "The Others")
    t.answer(1, "Vulnerability")
    assert (t.hand(1), t.discard(1)) == (["Punch", "Mera", "Orion"], ["The Others", "Vulnerability"])


@rule("CON-5.1", "CON-5.2")
def test_tempest_helps_with_two_power_twice() -> None:
    t = teams(p2=["Tempest", "Tempest"], p0=["Tempest"])
    t.assist(2, "Tempest")
    t.assist(2, "Tempest")
    t.play("Tempest")
    assert t.power(0) == 6


@rule("CON-5.2")
@pytest.mark.parametrize(("answer", "left"), [("Vulnerability", "Orion"), (None, "Vulnerability")])
def test_tula_looks_at_the_top_card_of_the_active_player(answer: str | None, left: str) -> None:
    t = teams(p2=["Tula"], deck0=["Vulnerability", "Orion"], deck2=["Mera"])
    t.assist(2, "Tula")
    t.answer(0, answer)
    assert (t.power(0), t.deck(0)[0], t.deck(2)) == (1, left, ["Mera"])


@rule("CON-3.1")
def test_yawara_wants_a_hero_before_her() -> None:
    t = duel(p0=["Ya'wara", "Tempest", "Ya'wara"], lineup=[])
    t.play("Ya'wara")
    t.play("Tempest")
    t.play("Ya'wara")
    assert t.power(0) == 1 + 2 + 2


@rule("CON-7.7", "CON-11.7")
def test_poseidon_replaces_a_card_of_the_line_up_and_is_stronger_in_a_confrontation() -> None:
    t = duel(p0=["Poseidon"], lineup=["Orion", "Steel"], main=["Mera", "Krypto"], confronting=1)
    t.play("Poseidon")
    t.answer(0, "Orion")
    assert (t.power(0), t.lineup, t.destroyed) == (4, ["Steel", "Mera"], ["Orion"])


# Zatanna Zatara's


@rule("CON-16.13", "CON-16.14")
def test_swamp_thing_moves_the_confrontation_and_needs_another_foe() -> None:
    t = trio(p1=["Swamp Thing"], confronting=1, power=9)
    t.end()
    t.answer(1, "Swamp Thing")
    assert t.trophies(0) == ["Aquaman (Level 1)"]
    t = duel(p1=["Swamp Thing"], confronting=1, power=9)
    t.end()
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]


@rule("CON-11.4")
def test_john_constantine_draws_one_of_two_and_discards_the_other() -> None:
    t = duel(p0=["John Constantine"], deck0=["Punch", "Orion", "Mera"])
    t.play("John Constantine")
    t.answer(0, "Orion")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Orion"], ["Punch"], ["Mera"])


@rule("CON-16.19", "G-37")
def test_deadman_plays_the_top_card_of_a_foe_and_puts_it_back() -> None:
    t = teams(p0=["Deadman"], deck3=["Orion", "Punch"])
    t.play("Deadman")
    t.answer(0, "P3")
    t.answer(0, "play Orion")
    assert (t.power(0), t.deck(3)) == (3, ["Orion", "Punch"])


@rule("CON-16.19")
def test_deadman_leaves_a_location_alone() -> None:
    t = duel(p0=["Deadman"], deck1=["Olympus", "Punch"])
    t.play("Deadman")
    if t.offered(0) == ["P1"]:
        t.answer(0, "P1")
    assert (t.power(0), t.deck(1), t.in_play(0)) == (0, ["Olympus", "Punch"], [])


@rule("CON-11.4")
def test_madame_xanadu_sorts_three_cards_and_draws() -> None:
    t = duel(p0=["Madame Xanadu"], deck0=["Punch", "Orion", "Mera", "Steel"])
    t.play("Madame Xanadu")
    t.answer(0, "Punch")
    t.answer(0, "Mera", "Orion")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Mera"], ["Orion", "Steel"], ["Punch"])


@rule("CON-11.7")
def test_animal_man_has_two_ways() -> None:
    t = duel(p0=["Animal Man"], deck0=["Mera"], discard0=["Weakness"])
    t.play("Animal Man")
    t.answer(0, t.offered(0)[0])
    t.answer(0, "Weakness")
    assert (t.power(0), t.destroyed, t.hand(0)) == (2, ["Weakness"], [])
    t = duel(p0=["Animal Man"], deck0=["Mera"], discard0=["Weakness"])
    t.play("Animal Man")
    t.answer(0, t.offered(0)[1])
    assert (t.power(0), t.hand(0), t.destroyed) == (1, ["Mera"], [])


@rule("CON-11.7")
def test_animal_man_gives_his_two_power_with_an_empty_discard_pile_too() -> None:
    t = duel(p0=["Animal Man"], deck0=["Mera"])
    t.play("Animal Man")
    t.answer(0, t.offered(0)[0])
    assert t.power(0) == 2


@rule("CON-6.6")
def test_blue_devil_draws_and_may_destroy_when_he_defends() -> None:
    t = duel(p0=["Kryptonite"], p1=["Blue Devil"], deck1=["Mera"], discard1=["Weakness"])
    t.play("Kryptonite")
    t.answer(1, "Blue Devil")
    t.answer(1, "Weakness")
    assert (t.hand(1), t.discard(1), t.destroyed) == (["Mera"], ["Blue Devil"], ["Weakness"])


@rule("CON-7.7")
@pytest.mark.parametrize(("confronting", "power", "cards"), [(None, 2, 1), (1, 0, 3)])
def test_doctor_fate_draws_three_in_a_confrontation(confronting: int | None, power: int, cards: int) -> None:
    t = duel(p0=["Doctor Fate"], deck0=["Mera"] * 4, confronting=confronting)
    t.play("Doctor Fate")
    assert (t.power(0), t.hand(0)) == (power, ["Mera"] * cards)


@rule("CON-3.1")
def test_ragman_counts_villains_in_the_discard_pile() -> None:
    t = duel(p0=["Ragman"], discard0=["Doomsday", "Etrigan", "Mera"])
    t.play("Ragman")
    assert t.power(0) == 1 + 2
