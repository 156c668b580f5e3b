"""Cards and Characters that the rulebook has a word on (CON-16.x, CON-17.x); Blocks are in test_blocks.py."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import DESTROYED, LINEUP
from tests.sets.confrontations import duel, teams, trio
from tests.vocabulary import Table, rule

LEX_1 = "Lex Luthor (Level 1)"
CIRCE_2 = "Circe (Level 2)"
ZATANNA_2, ZATANNA_3 = "Zatanna Zatara (Level 2)", "Zatanna Zatara (Level 3)"
OFF, ON = "call off the Confrontation", "do not call off the Confrontation"


# Cards


@rule("CON-16.2")
@pytest.mark.parametrize("hand", [True, False])
@pytest.mark.parametrize("pile", [True, False])
@pytest.mark.parametrize("lineup", [True, False])
def test_cold_breath_destroys_in_none_to_three_places(hand: bool, pile: bool, lineup: bool) -> None:
    t = teams(p0=["Cold Breath", "Punch"], discard0=["Vulnerability"], lineup=["Krypto", "Mera"])
    t.play("Cold Breath")
    t.answer(0, "Punch" if hand else None)
    t.answer(0, "Vulnerability" if pile else None)
    t.answer(0, "Mera" if lineup else None)
    wanted = [("Punch", hand), ("Vulnerability", pile), ("Mera", lineup)]
    assert t.destroyed == [name for name, chosen in wanted if chosen]
    assert t.power(0) == 2


@rule("CON-16.2")
def test_cold_breath_destroys_one_card_in_each_place() -> None:
    t = teams(p0=["Cold Breath", "Punch", "Punch"], lineup=["Krypto", "Mera"])
    t.play("Cold Breath")
    assert t.view(0).most == 1
    t.answer(0, "Punch")
    t.answer(0, "Krypto")
    assert (t.hand(0), t.lineup, t.asked()) == (["Punch"], ["Mera"], [0])


@rule("CON-16.5", "G-18")
def test_illusions_asks_right_after_the_two_cards() -> None:
    t = teams(p0=["Illusions", "Punch"], deck0=["Mera", "Steel"], confronting=1)
    t.play("Illusions")
    assert (t.hand(0), t.offered(0)) == (["Punch", "Mera", "Steel"], [ON, OFF])
    t.answer(0, ON)
    assert (t.target, "play Punch" in t.offered(0)) == (1, True)


@rule("CON-16.5")
def test_the_confronting_player_decides_also_when_the_partner_plays_illusions() -> None:
    t = teams(p2=["Illusions", "Supergirl"], deck0=["Mera", "Steel"], confronting=1)
    t.assist(2, "Illusions")
    assert (t.asked(), t.offered(0), t.hand(0)) == ([0], [ON, OFF], ["Mera", "Steel"])
    t.answer(0, OFF)
    assert t.target is None


@rule("CON-16.5")
def test_illusions_asks_nothing_without_a_confrontation() -> None:
    t = teams(p0=["Illusions"], deck0=["Mera", "Steel"])
    t.play("Illusions")
    assert t.offered(0) == ["play Mera", "play Steel", "end turn"]


@rule("CON-16.6")
def test_klarion_counts_super_powers_played_after_him() -> None:
    t = teams(p0=["Water Control", "Klarion", "Water Control", "Water Control", "Punch"])
    t.play("Water Control")
    t.play("Klarion")
    assert t.power(0) == 2 + 2
    t.play("Punch")
    assert t.power(0) == 5
    t.play("Water Control")
    t.play("Water Control")
    assert t.power(0) == 5 + 3 + 3


@rule("CON-16.8")
def test_magog_may_turn_the_confrontation_against_a_dearer_foe() -> None:
    t = teams(p0=["Magog"], hero3="Ocean Master (Level 3)", confronting=1, power=12)
    t.play("Magog")
    t.answer(0, "switch the Confrontation")
    assert t.target == 3
    t.end()
    assert (t.over, t.trophies(0), t.character(1)) == (True, ["Ocean Master (Level 3)"], LEX_1)


@rule("CON-16.8")
def test_magog_may_leave_it_as_it_is() -> None:
    t = teams(p0=["Magog"], confronting=1, power=6)
    t.play("Magog")
    t.answer(0, "do not")
    t.end()
    assert t.trophies(0) == [LEX_1]


@rule("CON-16.8")
def test_magog_switches_nothing_where_there_is_no_other_foe() -> None:
    t = duel(p0=["Magog"], confronting=1)
    t.play("Magog")
    assert (t.power(0), t.target, t.offered(0)) == (4, 1, ["end turn"])
    t = trio(p2=["Magog"], hero1="Lex Luthor (Level 3)", confronting=1, power=15)
    t.end()  # P1 is out
    t.answer(2, "P0")
    t.play("Magog")
    assert (t.power(2), t.target, t.offered(2)) == (4, 0, ["end turn"])


@rule("CON-16.8")
def test_magog_does_nothing_more_outside_of_a_confrontation() -> None:
    t = teams(p0=["Magog"], kicks=0)
    t.play("Magog")
    assert (t.power(0), t.target, t.offered(0)) == (4, None, ["end turn"])


@rule("CON-16.9")
def test_the_power_of_mera_is_fixed_when_she_is_played() -> None:
    t = teams(p0=["Mera"], discard0=["Punch", "Steel", "Weakness", "Tempest"], power=3)
    t.play("Mera")
    assert t.power(0) == 3 + 2  # Starter and Hero; a Weakness has no type
    t.buy("Enhanced Strength")
    assert ("Enhanced Strength" in t.discard(0), t.power(0)) == (True, 2)


@rule("CON-16.11")
@pytest.mark.parametrize(
    ("hand", "power"),
    [
        (["Doctor Fate", "Punch"], 2),
        (["Doctor Fate", "Supergirl", "Weakness"], 2),
        (["Krypto", "Weakness", "Weakness"], 0),
        (["Weakness"], 0),
        ([], 0),
    ],
)
def test_each_weakness_in_hand_lowers_the_count_of_scientific_genius(hand: list[str], power: int) -> None:
    t = teams(p0=["Scientific Genius", *hand])
    t.play("Scientific Genius")
    assert t.power(0) == 2 + power


@rule("CON-16.12", "G-8")
@pytest.mark.parametrize(("name", "again"), [("Superboy", "Water Control"), ("Metallo", "Magic Bracelets")])
def test_the_replayed_card_stays_in_play_with_what_it_gave(name: str, again: str) -> None:
    t = teams(p0=[again, name])
    t.play(again)
    t.play(name)
    t.answer(0, again)
    assert (t.power(0), t.played(0)) == (2 + 2, [again, name])
    t.end()
    assert sorted(t.discard(0)) == sorted([again, name])


@rule("CON-16.12")
@pytest.mark.parametrize(("name", "unfit"), [("Superboy", "Magic Bracelets"), ("Metallo", "Water Control")])
def test_superboy_and_metallo_give_power_where_there_is_nothing_to_replay(name: str, unfit: str) -> None:
    t = teams(p0=[unfit, name])
    t.play(unfit)
    t.play(name)
    assert t.power(0) == 2 + 2


@rule("CON-16.19", "G-37")
def test_marine_telepathy_puts_the_card_back_where_it_lay() -> None:
    lineup = ["Krypto", "Tempest", "Supergirl", "Flight", "Steel"]
    t = teams(p0=["Telepathy"], lineup=lineup, confronting=1)
    t.play("Telepathy")
    assert t.offered(0) == ["Krypto", "Tempest", "Steel"]  # Heroes and Villains costing 4 at most
    t.answer(0, "Tempest")
    assert (t.power(0), t.names(LINEUP), t.played(0)) == (2, lineup, ["Telepathy"])


@rule("CON-16.19", "G-37")
def test_deadman_puts_the_card_back_on_the_deck_of_its_owner() -> None:
    t = teams(p0=["Deadman"], deck3=["Supergirl", "Punch"])
    t.play("Deadman")
    t.answer(0, "P3")
    t.answer(0, "play Supergirl")
    assert (t.power(0), t.deck(3), t.discard(3), t.discard(0)) == (3, ["Supergirl", "Punch"], [], [])


@rule("CON-16.19", "G-37")
def test_dark_arts_puts_the_card_back_to_the_destroyed_ones() -> None:
    t = teams(p0=["Dark Arts"], destroyed=["Krypto", "Tempest", "Hera"])
    t.play("Dark Arts")
    assert t.offered(0) == ["Krypto", "Tempest"]
    t.answer(0, "Tempest")
    assert (t.power(0), sorted(t.names(DESTROYED))) == (2, ["Hera", "Krypto", "Tempest"])
    t.end()
    assert t.discard(0) == ["Dark Arts"]


# Characters


@rule("CON-17.1")
def test_superman_draws_once_as_the_turn_starts() -> None:
    t = teams(hero0="Superman (Level 2)", p0=["Punch"], deck0=["Mera", "Steel", "Tula"], from_start=True)
    assert t.hand(0) == ["Punch", "Mera"]
    t.answer(0, None)
    t.play("Punch")
    assert t.hand(0) == ["Mera"]


@rule("CON-17.1")
@pytest.mark.parametrize(("cards", "drawn"), [(4, 1), (5, 0)])
def test_superman_draws_only_with_fewer_than_five_cards(cards: int, drawn: int) -> None:
    t = teams(hero0="Superman (Level 2)", p0=["Punch"] * cards, from_start=True)
    assert len(t.hand(0)) == cards + drawn


def circe(*hand: str, **position: Any) -> Table:
    return teams(hero0=CIRCE_2, p0=[*hand], **position)


@rule("CON-17.2", "G-18")
def test_circe_may_call_it_off_after_a_villain_which_is_resolved_first() -> None:
    t = circe("Cheetah", "Punch", deck0=["Mera", "Steel", "Tula"], confronting=1, power=3)
    t.play("Cheetah")
    assert (t.hand(0), t.offered(0)) == (["Mera", "Steel"], [ON, OFF])  # discarded and drew in the Confrontation
    t.answer(0, OFF)
    assert (t.target, t.power(0), "buy Enhanced Strength" in t.offered(0)) == (None, 4, True)


@rule("CON-17.2", "G-51")
def test_circe_may_decline_and_is_asked_again_after_the_next_villain() -> None:
    t = circe("King Shark", "Klarion", "The Trench", confronting=1)
    t.play("King Shark")
    t.answer(0, ON)
    t.play("Klarion")
    t.answer(0, OFF)
    t.play("The Trench")
    assert (t.target, t.power(0)) == (None, 1 + 2 + 1)


@rule("CON-17.2")
def test_circe_calls_off_only_her_own_confrontation_and_only_for_a_villain_of_hers() -> None:
    t = circe("King Shark")
    t.play("King Shark")
    assert "end turn" in t.offered(0)
    t = circe("Supergirl", confronting=1)
    t.play("Supergirl")
    assert t.offered(0) == ["end turn"]
    t = teams(hero0=CIRCE_2, p2=["Blackbriar Thorn"], confronting=1)
    t.assist(2, "Blackbriar Thorn")
    assert (t.target, t.offered(0)) == (1, ["end turn"])


@rule("CON-17.4")
def test_zatanna_may_discard_for_each_hero_of_her_own() -> None:
    t = teams(hero0=ZATANNA_3, p0=["Tempest", "Supergirl"], deck0=["Mera", "Steel"], confronting=1)
    t.play("Tempest")
    t.answer(0, "discard the top card of your deck")
    t.play("Supergirl")
    t.answer(0, "do not discard the top card of your deck")
    assert (t.discard(0), t.deck(0)) == (["Mera"], ["Steel"])


@rule("CON-17.4")
def test_zatanna_and_not_the_partner_discards_in_the_partners_confrontation() -> None:
    t = teams(hero2=ZATANNA_3, p0=["Tempest"], deck0=["Punch"], deck2=["Water Control"], confronting=1)
    t.play("Tempest")
    assert t.asked() == [2]
    t.answer(2, "discard the top card of your deck")
    t.answer(2, "Water Control")  # a Super Power may go to her hand
    assert (t.hand(2), t.discard(2), t.deck(0)) == (["Water Control"], [], ["Punch"])


@rule("CON-17.4")
def test_zatanna_discards_only_in_a_confrontation_of_her_team_and_for_heroes() -> None:
    t = teams(hero2=ZATANNA_3, p0=["Tempest"])
    t.play("Tempest")
    assert t.asked() == [0]
    t = teams(hero2=ZATANNA_3, p0=["Punch"], confronting=1)
    t.play("Punch")
    assert t.asked() == [0]
    t = teams(hero1=ZATANNA_3, p0=["Tempest"], confronting=1)
    t.play("Tempest")
    assert t.asked() == [0]


@rule("CON-17.5")
def test_a_partners_assist_card_brings_zatanna_the_additional_card() -> None:
    t = teams(hero0=ZATANNA_2, p2=["Hermes", "Krypto"], deck0=["Mera", "Steel", "Tula", "Punch"], confronting=1)
    t.assist(2, "Hermes")
    assert t.offered(0) == ["Mera", "Steel"]  # the card is resolved first
    t.answer(0, "Steel")
    assert t.hand(0) == ["Mera", "Tula"]
    t.assist(2, "Krypto")
    assert t.hand(0) == ["Mera", "Tula", "Punch"]  # it comes once a turn
