"""Lex Luthor, Circe, Ocean Master and Felix Faust at each of their three Levels; P1 plays them, with P3 as partner."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.confrontations import duel, teams
from tests.sets.confrontations.seats import pile
from tests.vocabulary import rule

# Lex Luthor


@pytest.mark.parametrize(
    ("bought", "cards"), [([], 5), (["Steel"], 5), (["Doomsday"], 6), (["Doomsday", "Tegrof!"], 6)]
)
def test_lex_luthor_level_1_draws_one_more_at_the_end_if_he_bought_a_dear_card(bought: list[str], cards: int) -> None:
    t = teams(hero1="Lex Luthor (Level 1)", turn=1, lineup=["Steel", "Doomsday", "Tegrof!"], power=15)
    for name in bought:
        t.buy(name)
    t.end()
    assert len(t.hand(1)) == cards


def test_lex_luthor_level_1_draws_for_a_dear_card_gained_in_a_confrontation() -> None:
    t = teams(hero1="Lex Luthor (Level 1)", turn=1, p1=["Enchantress", "Krypto"], lineup=["Doomsday"], confronting=0)
    t.play("Enchantress")
    t.answer(1, "Krypto")
    t.end()
    assert (len(t.hand(1)), t.active) == (6, 2)


def test_lex_luthor_level_1_draws_for_no_purchase_of_another_turn() -> None:
    t = teams(hero1="Lex Luthor (Level 1)", turn=1, lineup=["Giganta"], power=5, deck1=["Punch"] * 20)
    t.buy("Giganta")
    t.end()
    for seat in (2, 3, 0):
        t.answer(seat, None)
        t.end()
    t.answer(1, None)
    t.end()
    assert len(t.hand(1)) == 5


@pytest.mark.parametrize("confronting", [None, 0])
def test_lex_luthor_level_2_gets_one_power_for_each_equipment(confronting: int | None) -> None:
    t = teams(
        hero1="Lex Luthor (Level 2)", turn=1, p1=["Power Armor", "Tempest", "Power Armor"], confronting=confronting
    )
    for name, power in (("Power Armor", 3), ("Tempest", 5), ("Power Armor", 8)):
        t.play(name)
        assert t.power(1) == power


@rule("CON-5.4", "CON-5.5")
def test_lex_luthor_level_2_gets_and_gives_nothing_for_an_assist() -> None:
    t = teams(hero1="Lex Luthor (Level 2)", turn=1, p3=["Phantom Zone Projector"])
    t.assist(3, "Phantom Zone Projector")
    assert (t.power(1), t.power(3)) == (1, 0)
    t = teams(hero1="Lex Luthor (Level 2)", turn=3, p1=["Phantom Zone Projector"])
    t.assist(1, "Phantom Zone Projector")
    assert (t.power(3), t.power(1)) == (1, 0)


@rule("G-8", "CON-16.12")
def test_lex_luthor_level_2_gets_one_power_again_for_an_equipment_that_metallo_plays_again() -> None:
    t = teams(hero1="Lex Luthor (Level 2)", turn=1, p1=["Power Armor", "Metallo"])
    t.play("Power Armor")
    t.play("Metallo")
    t.answer(1, "Power Armor")
    assert (t.power(1), t.played(1)) == ((2 + 1) * 2, ["Power Armor", "Metallo"])


@rule("CON-7.10")
def test_lex_luthor_level_3_gets_one_power_for_each_equipment_and_super_power_in_his_confrontation() -> None:
    t = teams(
        hero1="Lex Luthor (Level 3)", turn=1, p1=["Power Armor", "Impervious", "Tempest", "Power Armor"], confronting=0
    )
    for name, power in (("Power Armor", 3), ("Impervious", 7), ("Tempest", 9), ("Power Armor", 12)):
        t.play(name)
        assert t.power(1) == power


@rule("CON-7.10", "CON-5.4", "CON-5.5")
def test_lex_luthor_level_3_gets_nothing_otherwise_or_for_an_assist() -> None:
    t = teams(hero1="Lex Luthor (Level 3)", turn=1, p1=["Power Armor", "Water Control"])
    t.play("Power Armor")
    t.play("Water Control")
    assert t.power(1) == 4
    t = teams(hero1="Lex Luthor (Level 3)", turn=1, p3=["Water Control"], confronting=0)
    t.assist(3, "Water Control")
    assert t.power(1) == 2
    t = teams(hero1="Lex Luthor (Level 3)", turn=3, p1=["Water Control"], confronting=0)
    t.assist(1, "Water Control")
    assert (t.power(3), t.power(1)) == (2, 0)


@rule("CON-7.11", "G-18")
def test_lex_luthor_level_3_keeps_his_power_and_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero1="Lex Luthor (Level 3)", turn=1, p1=["Power Armor", "Illusions", "Water Control"], confronting=0)
    t.play("Power Armor")
    t.play("Illusions")
    t.answer(1, "call off the Confrontation")
    t.play("Water Control")
    assert t.power(1) == 3 + 2


# Circe


@pytest.mark.parametrize("card", ["Weakness (hand)", "Punch (discard pile)"])
def test_circe_level_1_may_destroy_a_worthless_card_when_she_buys_a_dear_villain(card: str) -> None:
    t = teams(hero1="Circe (Level 1)", turn=1, p1=["Weakness", "Krypto"], discard1=["Punch", "Steel"],
              lineup=["Cheetah", "Strife"], power=10)  # fmt: skip
    t.buy("Cheetah")
    assert t.offered(1) == ["Weakness (hand)", "Punch (discard pile)"]
    t.answer(1, card)
    assert t.destroyed == [card.split(" (")[0]]
    t.buy("Strife")
    assert "end turn" in t.offered(1)


@rule("G-51")
def test_circe_level_1_may_wait_for_the_next_villain() -> None:
    t = teams(hero1="Circe (Level 1)", turn=1, p1=["Weakness"], lineup=["Cheetah", "Strife", "Zod"], power=15)
    t.buy("Cheetah")
    t.answer(1, None)
    t.buy("Strife")
    t.answer(1, "Weakness")
    t.buy("Zod")
    assert (t.destroyed, t.hand(1)) == (["Weakness"], [])
    assert "end turn" in t.offered(1)


def test_circe_level_1_hears_a_gained_villain() -> None:
    t = teams(hero1="Circe (Level 1)", turn=1, p1=["Enchantress", "Krypto", "Weakness"], lineup=["Doomsday"])
    t.play("Enchantress")
    t.answer(1, "Krypto")
    t.answer(1, "Weakness")
    assert (t.destroyed, t.hand(1)) == (["Krypto", "Weakness"], [])


@pytest.mark.parametrize("bought", ["Giganta", "Supergirl"])
def test_circe_level_1_hears_no_cheap_villain_and_no_other_card(bought: str) -> None:
    t = teams(hero1="Circe (Level 1)", turn=1, p1=["Weakness"], lineup=[bought], power=5)
    t.buy(bought)
    assert (t.offered(1), t.discard(1)) == (["play Weakness", "end turn"], [bought])


@rule("CON-17.2", "CON-7.11", "CON-7.12", "G-18")
def test_circe_level_2_may_call_her_confrontation_off_after_a_villain_is_resolved() -> None:
    t = teams(hero1="Circe (Level 2)", turn=1, p1=["Cheetah", "Punch", "Water Control"], deck1=["Steel", "Krypto"],
              confronting=0, power=9)  # fmt: skip
    t.play("Cheetah")
    t.answer(1, "Punch")
    assert t.hand(1) == ["Water Control", "Steel", "Krypto"]
    t.answer(1, "call off the Confrontation")
    assert (t.target, t.power(1)) == (None, 9 + 1)
    t.play("Water Control")
    assert t.power(1) == 9 + 1 + 2
    t.buy("Cold Breath")
    t.end()
    assert (t.active, t.character(0), t.trophies(1)) == (2, "Wonder Woman (Level 1)", [])


@rule("CON-17.2", "G-51")
def test_circe_level_2_may_decline_and_do_so_after_a_later_villain() -> None:
    t = teams(hero1="Circe (Level 2)", turn=1, p1=["Giganta", "The Trench", "The Trench", "Tempest"], confronting=0)
    t.play("Giganta")
    t.answer(1, "do not call off the Confrontation")
    t.play("Tempest")
    assert (t.target, t.power(1)) == (0, 2 + 2)
    t.play("The Trench")
    t.answer(1, "call off the Confrontation")
    t.play("The Trench")
    assert (t.target, t.power(1)) == (
        None,
        2 + 2 + (1 + 1) + 1,
    )  # no more for other Villains: that is Confrontation text
    assert "end turn" in t.offered(1)


@rule("CON-17.2", "CON-7.10", "CON-5.4", "CON-5.5")
def test_circe_level_2_is_not_asked_without_a_confrontation_or_for_an_assist() -> None:
    t = teams(hero1="Circe (Level 2)", turn=1, p1=["The Trench"])
    t.play("The Trench")
    assert "end turn" in t.offered(1)
    for active, helper in ((1, 3), (3, 1)):
        t = teams(hero1="Circe (Level 2)", turn=active, **pile("p", helper, ["Blackbriar Thorn"]), confronting=0)
        t.assist(helper, "Blackbriar Thorn")
        assert (t.asked(), t.target, t.power(active)) == ([active], 0, 2)


@rule("CON-17.2", "CON-16.8")
def test_circe_level_2_may_call_off_what_magog_has_just_turned_elsewhere() -> None:
    t = teams(hero1="Circe (Level 2)", turn=1, p1=["Magog"], confronting=0)
    t.play("Magog")
    t.answer(1, t.offered(1)[-1])
    assert (t.target, t.power(1)) == (2, 4)
    t.answer(1, "call off the Confrontation")
    assert (t.target, t.power(1)) == (None, 4)


@rule("CON-17.3", "CON-5.10")
@pytest.mark.parametrize(("active", "helper"), [(1, 3), (3, 1)])
def test_circe_level_3_gives_assist_to_villains_in_her_hand_and_in_her_partners(active: int, helper: int) -> None:
    t = teams(hero1="Circe (Level 3)", turn=active, **pile("p", helper, ["Giganta", "Superboy", "Water Control"]))
    assert t.offered(helper) == [
        "assist with Giganta",
        "assist with Water Control",
        "ask again at the end",
        "no more help this turn",
    ]
    t.assist(helper, "Giganta")
    assert (t.power(active), t.power(helper), t.played(helper)) == (2, 0, ["Giganta"])
    t.end()
    assert t.discard(helper) == ["Giganta"]


@rule("CON-17.3", "CON-5.1")
def test_circe_level_3_gives_nothing_to_foes_and_only_at_level_3() -> None:
    assert teams(hero1="Circe (Level 3)", turn=0, p0=["Giganta"], p2=["Giganta"]).asked() == [0]
    assert teams(hero1="Circe (Level 2)", turn=1, p3=["Giganta"]).asked() == [1]


@rule("CON-17.3", "CON-5.9", "G-17")
def test_circe_level_3_lets_the_active_player_choose_whom_an_assisting_villain_attacks() -> None:
    t = teams(hero1="Circe (Level 3)", turn=3, p1=["Nereus"], p0=["Giganta", "Punch"], p2=["Tegrof!"])
    t.assist(1, "Nereus")
    assert (t.asked(), sorted(t.offered(3))) == ([3], ["P0", "P2"])
    t.answer(3, "P2")
    t.answer(0, None)
    assert (t.discard(2), t.hand(1), t.power(3)) == (["Tegrof!"], [], 2)


@rule("CON-17.3", "CON-14.1")
def test_circe_level_3_lays_a_villain_on_her_character_where_she_has_no_partner() -> None:
    t = duel(hero0="Circe (Level 3)", p0=["Giganta", "Superboy"])
    assert [label for label in t.offered(0) if label.startswith("store")] == ["store Giganta"]
    t.store("Giganta")
    assert t.stored(0) == ["Giganta"]


# Ocean Master


def test_ocean_master_level_1_gets_one_power_for_the_first_attack_that_hits() -> None:
    t = teams(hero1="Ocean Master (Level 1)", turn=1, p1=["Tempest", "Kryptonite", "Kryptonite"])
    for name, power in (("Tempest", 2), ("Kryptonite", 2 + 2 + 1), ("Kryptonite", 5 + 2)):
        t.play(name)
        assert t.power(1) == power


@rule("CON-6.7")
def test_ocean_master_level_1_waits_for_an_attack_that_is_not_avoided_by_all() -> None:
    t = teams(hero1="Ocean Master (Level 1)", turn=1, p1=["Silver Banshee", "Kryptonite"], p0=["Giganta", "Krypto"])
    t.play("Silver Banshee")
    t.answer(1, "P0")
    t.answer(0, "Giganta")
    assert t.power(1) == 2
    t.play("Kryptonite")
    t.answer(0, "Krypto for yourself")
    assert (t.power(1), t.discard(2)) == (2 + 2 + 1, ["Weakness"])


@rule("CON-11.1")
def test_ocean_master_level_1_needs_no_harm_done() -> None:
    t = teams(hero1="Ocean Master (Level 1)", turn=1, p1=["Kryptonite"], weaknesses=0)
    t.play("Kryptonite")
    assert t.power(1) == 2 + 1


@rule("CON-5.4", "CON-5.5")
@pytest.mark.parametrize(("active", "helper"), [(1, 3), (3, 1)])
def test_ocean_master_level_1_gets_nothing_for_an_attack_played_as_an_assist(active: int, helper: int) -> None:
    t = teams(hero1="Ocean Master (Level 1)", hero3="Circe (Level 3)", turn=active, **pile("p", helper, ["Strife"]))
    t.assist(helper, "Strife")
    assert (t.power(active), t.power(helper), t.discard(0)) == (3, 0, ["Weakness"])


@pytest.mark.parametrize(("top", "power"), [("Krypto", 1), ("Punch", 0), ("Weakness", 0)])
def test_ocean_master_level_2_discards_that_foes_top_card_when_he_announces(top: str, power: int) -> None:
    t = teams(hero1="Ocean Master (Level 2)", turn=1, deck2=[top, "Steel"], p2=["Flight"], deck0=["Hera"],
              from_start=True)  # fmt: skip
    t.answer(1, "P2")
    assert (t.power(1), t.discard(2), t.deck(2), t.deck(0)) == (power, [top], ["Steel"], ["Hera"])
    assert (t.hand(2), t.asked()) == (["Flight"], [1])


@rule("CON-7.10")
def test_ocean_master_level_2_does_nothing_without_a_confrontation_of_his_own() -> None:
    t = teams(hero1="Ocean Master (Level 2)", turn=1, deck0=["Krypto"], deck2=["Krypto"], from_start=True)
    t.answer(1, None)
    assert (t.power(1), t.deck(0), t.deck(2)) == (0, ["Krypto"], ["Krypto"])
    t = teams(hero1="Ocean Master (Level 2)", turn=3, deck0=["Krypto"], from_start=True)
    t.answer(3, "P0")
    assert (t.power(3), t.power(1), t.deck(0)) == (0, 0, ["Krypto"])


@rule("CON-11.3", "G-22")
def test_ocean_master_level_2_strips_a_foe_without_a_deck() -> None:
    t = teams(hero1="Ocean Master (Level 2)", turn=1, deck0=[], discard0=["Krypto"], from_start=True)
    t.answer(1, "P0")
    assert (t.power(1), t.discard(0), t.deck(0)) == (1, ["Krypto"], [])
    t = teams(hero1="Ocean Master (Level 2)", turn=1, deck0=[], from_start=True)
    t.answer(1, "P0")
    assert (t.power(1), t.target) == (0, 0)


@rule("CON-7.10", "CON-6.7", "CON-6.8")
def test_ocean_master_level_3_gets_two_power_for_each_attack_card_even_if_it_is_avoided() -> None:
    t = teams(hero1="Ocean Master (Level 3)", turn=1, p1=["Silver Banshee", "Kryptonite", "Tempest"], p0=["Krypto"],
              confronting=0)  # fmt: skip
    t.play("Silver Banshee")
    t.answer(1, "P0")
    t.answer(0, "Krypto")
    assert t.power(1) == 2 + 2
    t.play("Kryptonite")
    assert t.power(1) == 4 + 2 + 2
    t.play("Tempest")
    assert t.power(1) == 8 + 2


@rule("CON-7.10", "CON-5.4")
def test_ocean_master_level_3_gets_nothing_otherwise_or_for_an_assist() -> None:
    t = teams(hero1="Ocean Master (Level 3)", turn=1, p1=["Kryptonite"])
    t.play("Kryptonite")
    assert t.power(1) == 2
    for active, helper in ((1, 3), (3, 1)):
        hand = pile("p", helper, ["Strife"])
        t = teams(hero1="Ocean Master (Level 3)", hero3="Circe (Level 3)", turn=active, **hand, confronting=0)
        t.assist(helper, "Strife")
        assert (t.power(active), t.power(helper)) == (3, 0)


@rule("G-18")
def test_ocean_master_level_3_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero1="Ocean Master (Level 3)", turn=1, p1=["Kryptonite", "Illusions", "Kryptonite"], confronting=0)
    t.play("Kryptonite")
    t.play("Illusions")
    t.answer(1, "call off the Confrontation")
    t.play("Kryptonite")
    assert t.power(1) == (2 + 2) + 2


# Felix Faust


def test_felix_faust_level_1_discards_a_worthless_card_in_hand_for_one_power_once_a_turn() -> None:
    t = teams(hero1="Felix Faust (Level 1)", turn=1, p1=["Vulnerability", "Krypto", "Weakness"], discard1=["Punch"])
    t.use("Felix Faust (Level 1)")
    assert t.offered(1) == ["Vulnerability", "Weakness"]
    with pytest.raises(ArchfoeError):
        t.answer(1, "Vulnerability", "Weakness")
    t.answer(1, "Weakness")
    assert (t.power(1), t.discard(1), t.hand(1)) == (1, ["Punch", "Weakness"], ["Vulnerability", "Krypto"])
    assert "use Felix Faust (Level 1)" not in t.offered(1)


def test_felix_faust_level_1_needs_such_a_card_in_hand() -> None:
    t = teams(hero1="Felix Faust (Level 1)", turn=1, p1=["Krypto"], discard1=["Weakness"])
    assert "use Felix Faust (Level 1)" not in t.offered(1)


def test_felix_faust_level_1_works_in_a_confrontation_and_in_his_own_turns_only() -> None:
    t = teams(hero1="Felix Faust (Level 1)", turn=1, p1=["Punch"], confronting=0, power=8)
    t.use("Felix Faust (Level 1)")
    assert (t.power(1), t.discard(1)) == (9, ["Punch"])
    t = teams(hero1="Felix Faust (Level 1)", turn=3, p1=["Punch"])
    assert (t.asked(), t.offered()) == ([3], ["end turn"])


@rule("G-51")
def test_felix_faust_level_2_may_gain_a_weakness_to_draw_a_card_once_a_turn() -> None:
    t = teams(
        hero1="Felix Faust (Level 2)",
        turn=1,
        p1=["Tempest", "Water Control", "Water Control", "Water Control"],
        deck1=["Krypto"],
    )
    t.play("Tempest")
    t.play("Water Control")
    t.answer(1, "do not gain a Weakness")
    assert (len(t.hand(1)), t.discard(1)) == (2, [])
    t.play("Water Control")
    t.answer(1, "gain a Weakness")
    assert (t.hand(1), t.discard(1)) == (["Water Control", "Krypto"], ["Weakness"])
    t.play("Water Control")
    assert (t.power(1), t.hand(1)) == (2 + 2 + 2 + 2, ["Krypto"])


@rule("CON-11.2")
def test_felix_faust_level_2_draws_nothing_without_a_weakness_to_gain() -> None:
    t = teams(hero1="Felix Faust (Level 2)", turn=1, p1=["Pots!"], weaknesses=0)
    t.play("Pots!")
    assert (t.offered(1), t.hand(1)) == (["end turn"], [])


@rule("CON-5.4", "CON-5.5")
@pytest.mark.parametrize(("active", "helper"), [(1, 3), (3, 1)])
def test_felix_faust_level_2_does_not_hear_an_assist(active: int, helper: int) -> None:
    t = teams(hero1="Felix Faust (Level 2)", turn=active, **pile("p", helper, ["Water Control"]))
    t.assist(helper, "Water Control")
    assert (t.asked(), t.offered(), t.discard(1)) == ([active], ["end turn"], [])


@rule("CON-7.10")
def test_felix_faust_level_3_gets_power_and_may_destroy_a_discarded_card_for_each_super_power() -> None:
    t = teams(hero1="Felix Faust (Level 3)", turn=1, p1=["Water Control", "Water Control", "Tempest"], confronting=0,
              discard1=["Weakness", "Punch", "Vulnerability"])  # fmt: skip
    t.play("Water Control")
    assert t.offered(1) == ["Weakness", "Punch", "Vulnerability"]
    with pytest.raises(ArchfoeError):
        t.answer(1, "Weakness", "Punch")
    t.answer(1, "Weakness")
    assert (t.power(1), t.destroyed) == (2 + 1, ["Weakness"])
    t.play("Water Control")
    t.answer(1, None)
    t.play("Tempest")
    assert (t.power(1), t.destroyed, t.discard(1)) == (3 + 3 + 2, ["Weakness"], ["Punch", "Vulnerability"])


@rule("CON-7.10", "CON-5.4", "CON-5.5")
def test_felix_faust_level_3_does_nothing_otherwise_or_for_an_assist() -> None:
    t = teams(hero1="Felix Faust (Level 3)", turn=1, p1=["Water Control"], discard1=["Weakness"])
    t.play("Water Control")
    assert (t.power(1), t.offered()) == (2, ["end turn"])
    for active, helper in ((1, 3), (3, 1)):
        hand = pile("p", helper, ["Water Control"])
        t = teams(hero1="Felix Faust (Level 3)", turn=active, **hand, discard1=["Weakness"], confronting=0)
        t.assist(helper, "Water Control")
        assert (t.power(active), t.power(helper), t.offered()) == (2, 0, ["end turn"])


@rule("G-18")
def test_felix_faust_level_3_gets_no_more_when_it_is_called_off() -> None:
    t = teams(hero1="Felix Faust (Level 3)", turn=1, p1=["Flight", "Illusions", "Flight"], confronting=0)
    t.play("Flight")
    t.play("Illusions")
    t.answer(1, "call off the Confrontation")
    t.play("Flight")
    assert t.power(1) == (1 + 1) + 1
