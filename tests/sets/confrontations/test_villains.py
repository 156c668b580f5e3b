"""Villains with the symbols of Lex Luthor and Circe; another file has those of Ocean Master and Felix Faust."""

from __future__ import annotations

import pytest

from archfoe.core.piles import HAND
from tests.sets.confrontations import duel, teams, trio, with_circe
from tests.vocabulary import rule, table


@rule("CON-3.2")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Metallo", 4, 1),
        ("Mercy Graves", 4, 1),
        ("Parasite", 4, 1),
        ("Bizarro", 5, 1),
        ("General Zod", 6, 2),
        ("Magog", 6, 2),
        ("Bestiamorphs", 3, 1),
        ("Cheetah", 4, 1),
        ("Giganta", 5, 1),
        ("Medusa", 4, 1),
    ],
)
def test_what_these_villains_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in teams(lineup=[name], power=cost - 1).offered()
    t = teams(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


@rule("CON-5.1")
@pytest.mark.parametrize(
    "name", ["Metallo", "Parasite", "General Zod", "Magog", "Bestiamorphs", "Cheetah", "Giganta", "Medusa"]
)
def test_these_villains_have_no_assist(name: str) -> None:
    assert teams(p0=["Punch"], p2=[name]).asked() == [0]
    assert f"store {name}" not in duel(p0=[name]).offered()


@rule("CON-6.8")
@pytest.mark.parametrize(
    ("name", "power"),
    [("Parasite", 2), ("General Zod", 3), ("Giganta", 3), ("Medusa", 2)],
)
def test_these_villains_are_attack_cards_for_ocean_master_of_level_three(name: str, power: int) -> None:
    t = duel(p0=[name], hero0="Ocean Master (Level 3)", confronting=1)
    t.play(name)
    assert t.power(0) == power + 2


# Metallo


@rule("CON-16.12", "G-8")
def test_metallo_plays_an_equipment_again_which_stays_in_play_with_all_that_it_gave() -> None:
    t = teams(p0=["Signal Watch", "Metallo"], deck0=["Krypto", "Steel", "Punch"], confronting=1)
    t.play("Signal Watch")
    t.play("Metallo")
    t.answer(0, "Signal Watch")
    assert (t.power(0), t.hand(0)) == (1 + 1, ["Krypto", "Steel"])
    assert t.played(0) == ["Signal Watch", "Metallo"]


def test_metallo_may_choose_among_the_equipment_of_the_turn_or_take_two_power() -> None:
    hand = ["Top Hat", "Kryptonian Armor", "Flight", "Punch", "Metallo"]
    for answer, power in (("Top Hat", 1), ("Kryptonian Armor", 3), (None, 2)):
        t = teams(p0=hand, lineup=[])
        for name in hand:
            t.play(name)
        assert t.offered(0) == ["Top Hat", "Kryptonian Armor"]
        t.answer(0, answer)
        assert t.power(0) == 1 + 3 + 1 + 1 + power


@rule("CON-5.4")
def test_metallo_gives_two_power_without_an_equipment_of_his_own_player() -> None:
    t = teams(p0=["Heat Vision", "Metallo", "Top Hat"], p2=["Signal Watch"], lineup=[])
    t.play("Heat Vision")
    t.answer(0, None)
    t.assist(2, "Signal Watch")
    t.play("Metallo")
    assert t.power(0) == 3 + 2 + 2
    assert "play Top Hat" in t.offered(0)


@rule("CON-16.12", "G-37")
def test_metallo_finds_no_equipment_that_went_back_to_the_deck_of_a_foe() -> None:
    t = teams(p0=["Deadman", "Metallo"], deck1=["Kryptonian Armor", "Punch"])
    t.play("Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Kryptonian Armor")
    t.play("Metallo")
    assert (t.power(0), t.deck(1)) == (3 + 2, ["Kryptonian Armor", "Punch"])


@rule("G-8")
def test_metallo_makes_lex_luthor_of_level_two_count_an_equipment_twice() -> None:
    t = duel(p0=["Kryptonian Armor", "Metallo"], hero0="Lex Luthor (Level 2)")
    t.play("Kryptonian Armor")
    assert t.power(0) == 3 + 1
    t.play("Metallo")
    t.answer(0, "Kryptonian Armor")
    assert t.power(0) == 4 + 4


@rule("G-45", "CON-17.3")
def test_metallo_as_an_assist_plays_again_what_the_active_player_played() -> None:
    t = with_circe(p0=["Kryptonian Armor"], p2=["Metallo", "Signal Watch"])
    t.play("Kryptonian Armor")
    t.assist(2, "Signal Watch")
    t.assist(2, "Metallo")
    assert (t.asked(), t.offered(0)) == ([0], ["Kryptonian Armor"])
    t.answer(0, "Kryptonian Armor")
    assert (t.power(0), t.power(2)) == (3 + 2 + 3, 0)


# Mercy Graves


def test_mercy_graves_gives_one_power_and_draws_a_card() -> None:
    t = teams(p0=["Mercy Graves"], deck0=["Krypto", "Punch"])
    t.play("Mercy Graves")
    assert (t.power(0), t.hand(0)) == (1, ["Krypto"])


@rule("CON-5.2", "CON-5.6")
def test_mercy_graves_as_an_assist_gives_power_and_card_to_the_active_player() -> None:
    t = teams(p2=["Mercy Graves"], deck0=["Krypto", "Punch"], deck2=["Orion"])
    t.assist(2, "Mercy Graves")
    assert (t.power(0), t.hand(0), t.power(2), t.hand(2), t.deck(2)) == (1, ["Krypto"], 0, [], ["Orion"])
    t.end()
    assert t.discard(2) == ["Mercy Graves"]


@rule("CON-14.4", "CON-14.5")
def test_mercy_graves_draws_an_assist_card_that_may_follow_her_onto_the_character() -> None:
    t = duel(stored0=["Mercy Graves"], deck0=["Krypto", "Punch"])
    assert t.offered() == ["play Mercy Graves"]
    t.play("Mercy Graves")
    t.store("Krypto")
    assert (t.power(0), t.hand(0), t.stored(0)) == (1, [], ["Krypto"])


# Parasite


def test_parasite_makes_a_chosen_foe_discard_a_super_power_and_draws() -> None:
    t = teams(
        p0=["Parasite"], p1=["Heat Vision", "Punch", "Immortality"], p3=["Heat Vision"], deck0=["Krypto", "Orion"]
    )
    t.play("Parasite")
    assert t.offered(0) == ["P1", "P3"]
    t.answer(0, "P1")
    assert t.offered(1) == ["Heat Vision", "Immortality"]  # the foe picks
    t.answer(1, "Immortality")
    assert (t.hand(1), t.discard(1), t.hand(3)) == (["Heat Vision", "Punch"], ["Immortality"], ["Heat Vision"])
    assert (t.power(0), t.hand(0)) == (2, ["Krypto"])


def test_parasite_draws_nothing_from_a_foe_without_a_super_power_who_shows_the_hand() -> None:
    t = teams(p0=["Parasite"], p1=["Top Hat", "Punch"], p3=["Heat Vision"], deck0=["Krypto"])
    t.play("Parasite")
    t.answer(0, "P1")
    t.answer(1, None)  # Top Hat is kept
    assert (t.power(0), t.hand(0), t.hand(1)) == (2, [], ["Top Hat", "Punch"])
    assert sorted(card.name for card in t.view(2).known(HAND + 1)) == ["Punch", "Top Hat"]


@rule("CON-6.3", "CON-6.7")
@pytest.mark.parametrize("defender", [1, 3])
def test_parasite_draws_nothing_if_the_attack_is_avoided(defender: int) -> None:
    hands = {1: ["Heat Vision"], 3: ["Punch"]}
    hands[defender].append("Top Hat")
    t = teams(p0=["Parasite"], p1=hands[1], p3=hands[3], deck0=["Krypto"])
    t.play("Parasite")
    t.answer(0, "P1")
    t.answer(defender, "Top Hat")
    assert (t.power(0), t.hand(0)) == (2, [])
    assert "Heat Vision" in t.hand(1)


def test_parasite_counts_an_enhanced_strength_as_a_super_power() -> None:
    t = duel(p0=["Parasite"], p1=["Enhanced Strength", "Punch"], deck0=["Krypto"])
    t.play("Parasite")
    assert (t.discard(1), t.hand(0)) == (["Enhanced Strength"], ["Krypto"])


@rule("CON-5.9", "G-17")
def test_parasite_as_an_assist_lets_the_active_player_choose_the_foe_and_draw() -> None:
    t = with_circe(p2=["Parasite"], p3=["Heat Vision"], deck0=["Krypto", "Steel"], deck2=["Orion"])
    t.assist(2, "Parasite")
    assert t.asked() == [0]
    t.answer(0, "P3")
    assert (t.discard(3), t.power(0), t.hand(0)) == (["Heat Vision"], 2, ["Krypto"])
    assert (t.hand(2), t.deck(2)) == ([], ["Orion"])


# Bizarro


@pytest.mark.parametrize(("answer", "power", "discards"), [("gain", 4, ["Weakness"]), ("do not", 2, [])])
def test_bizarro_may_gain_a_weakness_for_two_more_power(answer: str, power: int, discards: list[str]) -> None:
    t = teams(p0=["Bizarro"])
    t.play("Bizarro")
    t.answer(0, answer)
    assert (t.power(0), t.discard(0)) == (power, discards)


@rule("CON-5.2", "G-45")
def test_bizarro_as_an_assist_lets_the_active_player_decide_and_gain() -> None:
    t = teams(p2=["Bizarro"])
    t.assist(2, "Bizarro")
    assert t.asked() == [0]
    t.answer(0, "gain")
    assert (t.power(0), t.discard(0), t.discard(2)) == (4, ["Weakness"], [])


@rule("CON-11.2")
def test_bizarro_gives_no_more_than_two_power_without_a_weakness_to_gain() -> None:
    t = teams(p0=["Bizarro"], weaknesses=0, lineup=[])
    t.play("Bizarro")
    assert (t.power(0), t.offered(), t.discard(0)) == (2, ["end turn"], [])


@rule("CON-14.4")
def test_bizarro_may_be_stored_and_decides_when_he_is_played_from_there() -> None:
    t = trio(stored0=["Bizarro"])
    t.play("Bizarro")
    t.answer(0, "gain")
    assert (t.power(0), t.discard(0)) == (4, ["Weakness"])


# General Zod


@rule("CON-6.1")
def test_general_zod_makes_both_foes_discard_a_card_and_not_the_partner() -> None:
    t = teams(p0=["General Zod"], p1=["Punch", "Krypto"], p2=["Punch"], p3=["Steel"])
    t.play("General Zod")
    t.answer(1, "Krypto")
    assert (t.power(0), t.hand(2)) == (3, ["Punch"])
    assert (t.discard(1), t.discard(3)) == (["Krypto"], ["Steel"])


@rule("CON-6.1", "CON-6.7")
def test_general_zod_hits_who_is_not_protected() -> None:
    t = teams(p0=["General Zod"], p1=["Punch", "Flight"], p3=["Steel"], deck1=["Krypto"])
    t.play("General Zod")
    t.answer(1, "Flight for P3")
    t.answer(1, "Punch")
    assert (t.discard(1), t.hand(1), t.hand(3), t.power(0)) == (["Flight", "Punch"], ["Krypto"], ["Steel"], 3)


def test_general_zod_finds_empty_hands() -> None:
    t = teams(p0=["General Zod"])
    t.play("General Zod")
    assert (t.power(0), t.discard(1), t.discard(3)) == (3, [], [])


@rule("CON-7.6")
def test_general_zod_in_a_confrontation_can_be_avoided_and_takes_a_block_without_its_effect() -> None:
    t = teams(p0=["General Zod"], p1=["Steel"], p3=["Flight"], confronting=1, power=6)
    t.play("General Zod")
    t.answer(3, "Flight for yourself")
    assert (t.discard(1), t.character_cost(1)) == (["Steel"], 9)
    t.end()
    assert t.trophies(0) == ["Lex Luthor (Level 1)"]


# Magog


@rule("CON-16.8")
@pytest.mark.parametrize(("answer", "target"), [("turn the Confrontation", 3), ("do not", 1)])
def test_magog_may_turn_the_confrontation_to_the_other_foe_whatever_that_costs(answer: str, target: int) -> None:
    t = teams(p0=["Magog"], hero3="Ocean Master (Level 2)", confronting=1, power=9)
    t.play("Magog")
    t.answer(0, answer)
    assert (t.power(0), t.target) == (9 + 3, target)
    t.end()
    assert t.trophies(0) == ["Ocean Master (Level 2)" if target == 3 else "Lex Luthor (Level 1)"]


@rule("CON-16.8", "CON-7.7")
def test_magog_gives_only_power_outside_a_confrontation() -> None:
    t = teams(p0=["Magog"])
    t.play("Magog")
    assert (t.power(0), t.target) == (3, None)
    assert "end turn" in t.offered()


@rule("CON-16.8", "CON-7.8")
def test_magog_makes_the_other_foe_that_foe_for_later_cards() -> None:
    t = teams(p0=["Magog", "Kryptonite Ring"], p1=["Krypto"], p3=["Steel"], confronting=1)
    t.play("Magog")
    t.answer(0, "turn the Confrontation")
    t.play("Kryptonite Ring")
    assert (t.hand(1), t.discard(3)) == (["Krypto"], ["Steel"])


@rule("CON-16.8")
def test_magog_turns_the_confrontation_among_three_players() -> None:
    t = trio(p0=["Magog"], p1=["Steel"], p2=["Steel"], confronting=1, power=7)
    t.play("Magog")
    t.answer(0, "turn the Confrontation")
    t.end()
    assert (t.asked(), t.target) == ([2], 2)
    t.answer(2, "Steel")
    assert (t.trophies(0), t.hand(1)) == ([], ["Steel"])


@rule("CON-16.8")
def test_magog_switches_nothing_when_no_other_foe_is_left() -> None:
    """P0 defeats the last Character of P1; P2 is the only foe when Magog is played."""
    t = trio(deck0=["Magog"] * 5, hero1="Lex Luthor (Level 3)", confronting=1, power=15)
    t.end()
    t.answer(2, None)
    t.end()
    t.answer(0, "P2")
    t.play("Magog")
    assert (t.power(0), t.target) == (3, 2)
    assert "end turn" in t.offered()


@rule("CON-13.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_magog_leaves_a_game_of_two_when_he_enters_the_line_up(players: int) -> None:
    plain = ["Atlantean Strength"] * 4
    t = table("confrontations", players=players, lineup=["Krypto", *plain], main=["Magog", "Vulko", "Punch"], power=2)
    t.buy("Krypto")
    t.end()
    assert t.lineup == [*plain, "Vulko" if players == 2 else "Magog"]
    assert "Magog" not in t.destroyed


@rule("CON-17.2", "CON-12.2")
def test_magog_is_resolved_before_circe_of_level_two_may_call_the_confrontation_off() -> None:
    t = teams(p0=["Magog"], hero0="Circe (Level 2)", confronting=1)
    t.play("Magog")
    t.answer(0, "turn the Confrontation")
    t.answer(0, "call the Confrontation off")
    assert (t.target, t.power(0)) == (None, 3)


@rule("G-45", "CON-5.8")
def test_magog_as_an_assist_lets_the_active_player_decide() -> None:
    t = with_circe(p2=["Magog"], confronting=1)
    t.assist(2, "Magog")
    assert t.asked() == [0]
    t.answer(0, "turn the Confrontation")
    assert (t.target, t.power(0)) == (3, 3)
