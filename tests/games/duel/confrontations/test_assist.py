"""Assist cards among partners (CON-5.x, G-17, G-19, G-35, G-45)."""

from __future__ import annotations

from typing import Any

from archfoe.core import events
from tests.sets.confrontations import teams
from tests.vocabulary import rule

CIRCE_3 = "Circe (Level 3)"  # gives Assist to Villains
LEX_2 = "Lex Luthor (Level 2)"  # +1 Power for each Equipment
LATER, QUIET = "ask again at the end", "no more help this turn"


@rule("CON-5.1")
def test_an_assist_card_is_played_in_the_partners_turn_and_never_in_a_foes() -> None:
    hands: dict[str, Any] = {f"p{seat}": ["Supergirl"] for seat in range(4)}
    for active, mate in ((0, 2), (1, 3), (2, 0), (3, 1)):
        t = teams(turn=active, **hands)
        assert (t.asked(), t.offered(mate)) == (sorted((active, mate)), ["assist with Supergirl", LATER, QUIET])


@rule("CON-5.1")
def test_in_the_own_turn_an_assist_card_is_a_card_like_any_other() -> None:
    t = teams(p0=["Supergirl"])
    assert (t.asked(), t.offered()) == ([0], ["play Supergirl", "end turn"])
    t.play("Supergirl")
    assert (t.power(0), t.played(0)) == (3, ["Supergirl"])


@rule("CON-5.1")
def test_nobody_has_to_assist() -> None:
    t = teams(p2=["Supergirl"])
    t.answer(2, QUIET)
    assert t.asked() == [0]
    t.end()
    assert (t.active, t.hand(2)) == (1, ["Supergirl"])


@rule("CON-5.2")
def test_the_power_of_an_assist_card_goes_to_the_active_player() -> None:
    t = teams(p2=["Supergirl"], p0=["Punch"])
    t.assist(2, "Supergirl")
    assert (t.power(0), t.power(2), t.hand(0)) == (3, 0, ["Punch"])
    assert "buy Enhanced Strength" in t.offered(0)


@rule("CON-5.2")
def test_the_active_player_draws_and_discards_for_an_assist_card() -> None:
    t = teams(p2=["Hermes", "Punch"], deck0=["Krypto", "Tula"], deck2=["Mera", "Steel"])
    t.assist(2, "Hermes")
    assert (t.asked(), t.offered(0)) == ([0], ["Krypto", "Tula"])
    t.answer(0, "Tula")
    assert (t.hand(0), t.discard(0)) == (["Krypto"], ["Tula"])
    assert (t.hand(2), t.deck(2), t.discard(2)) == (["Punch"], ["Mera", "Steel"], [])


@rule("CON-5.2")
def test_your_discard_pile_is_that_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Mera"], discard0=["Steel", "Flight"], discard2=["Punch", "Lex Corp", "Metallo"])
    t.play("Lois Lane")
    t.assist(2, "Mera")
    assert t.power(0) == 2 + 2  # two types lie there, and three in the pile of who assists


@rule("CON-5.2")
def test_what_an_assist_card_destroys_belongs_to_the_active_player() -> None:
    t = teams(
        p0=["Vulnerability"], discard0=["Weakness"], p2=["Phantom Zone Projector", "Punch"], discard2=["Vulnerability"]
    )
    t.assist(2, "Phantom Zone Projector")
    assert t.offered(0) == ["Vulnerability (hand)", "Weakness (discard pile)"]
    t.answer(0, "Weakness")
    assert (t.destroyed, t.discard(0), t.power(0)) == (["Weakness"], [], 1)


@rule("CON-5.3", "G-45")
def test_an_assist_card_looks_at_what_the_active_player_has_played() -> None:
    t = teams(hero0=CIRCE_3, p0=["Metallo"], p2=["Zod"])
    t.play("Metallo")
    t.assist(2, "Zod")
    assert t.power(0) == 2 + 3


@rule("CON-5.3", "G-45")
def test_an_assist_card_does_not_look_at_what_the_assisting_player_has_played() -> None:
    t = teams(hero0=CIRCE_3, p2=["Metallo", "Zod"])
    t.assist(2, "Metallo")
    t.assist(2, "Zod")
    assert t.power(0) == 2 + 2


@rule("CON-5.3", "G-45")
def test_the_active_player_plays_the_further_card_of_an_assist_card() -> None:
    t = teams(hero0=LEX_2, hero2=LEX_2, p2=["Deadman"], deck1=["Magic Bracelets"], deck3=["Punch"])
    t.assist(2, "Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Magic Bracelets")
    assert (t.power(0), t.power(2)) == (2 + 1, 0)  # as for any Equipment that Lex Luthor plays
    assert t.deck(1) == ["Magic Bracelets"]


@rule("CON-5.4")
def test_the_active_player_gets_no_bonus_for_an_assist_card() -> None:
    t = teams(hero0=LEX_2, p0=["Power Armor"], p2=["Phantom Zone Projector"], deck0=[])
    t.assist(2, "Phantom Zone Projector")
    t.answer(0, None)
    assert t.power(0) == 1
    t.play("Power Armor")
    assert t.power(0) == 1 + 3


@rule("CON-5.4")
def test_a_location_does_not_react_to_the_partners_card_which_is_not_the_first_of_the_turn_either() -> None:
    t = teams(in0=["Lex Corp"], p0=["Water Control"], p2=["Water Control"], deck0=["Krypto"])
    t.assist(2, "Water Control")
    assert (t.power(0), t.hand(0)) == (2, ["Water Control"])
    t.play("Water Control")
    assert (t.power(0), t.hand(0)) == (2 + 2, ["Krypto"])


@rule("CON-5.5")
def test_the_power_of_the_assisting_players_character_does_not_go_over() -> None:
    t = teams(hero2="Superman", hero0="Wonder Woman", p2=["Water Control"])
    t.assist(2, "Water Control")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("CON-5.5")
def test_what_the_assisting_players_character_does_it_does_for_that_player() -> None:
    t = teams(hero2="Zatanna Zatara (Level 3)", p2=["Tempest"], deck2=["Mera"], deck0=["Steel"], confronting=1)
    t.assist(2, "Tempest")
    assert t.asked() == [2]
    t.answer(2, "discard the top card of your deck")
    assert (t.discard(2), t.deck(2), t.deck(0)) == (["Mera"], [], ["Steel"])


@rule("CON-5.6")
def test_a_played_assist_card_stays_with_the_assisting_player() -> None:
    t = teams(p2=["Supergirl"])
    t.assist(2, "Supergirl")
    assert (t.played(2), t.played(0), t.discard(2)) == (["Supergirl"], [], [])
    t.end()
    assert (t.played(2), t.discard(2), t.discard(0)) == ([], ["Supergirl"], [])


@rule("CON-5.7", "G-35")
def test_the_partner_assists_once_the_decision_on_a_confrontation_is_made() -> None:
    t = teams(p2=["Supergirl"], from_start=True)
    assert t.asked() == [0]  # whom to Confront
    t.answer(0, None)
    assert t.asked() == [0, 2]


@rule("CON-5.7", "G-35", "CON-8.1")
def test_the_partner_cannot_assist_any_more_when_the_active_player_is_done() -> None:
    t = teams(p1=["King Shark"], p2=["Supergirl"], from_start=True)
    t.answer(0, "P1")
    assert t.asked() == [0, 2]
    t.end()
    assert t.asked() == [1]
    t.answer(1, None)
    assert (t.active, t.asked(), t.hand(2)) == (1, [1], ["Supergirl"])


@rule("CON-5.7")
def test_the_partner_may_assist_before_between_and_after_plays_and_several_times() -> None:
    t = teams(p0=["Punch"], p2=["Supergirl", "Tempest", "Steel"], power=3)
    t.assist(2, "Supergirl")
    t.play("Punch")
    t.assist(2, "Tempest")
    t.buy("Enhanced Strength")
    t.assist(2, "Steel")
    assert t.power(0) == 3 + 3 + 1 + 2 - 3 + 1


@rule("CON-5.8")
def test_confrontation_text_of_an_assist_card_goes_by_the_active_player() -> None:
    t = teams(p2=["Lana Lang"], deck0=["Krypto"], confronting=1)
    t.assist(2, "Lana Lang")
    assert (t.power(0), t.hand(0)) == (1, ["Krypto"])
    t = teams(p2=["Lana Lang"], deck0=["Krypto"])
    t.assist(2, "Lana Lang")
    assert (t.power(0), t.hand(0)) == (2, [])


@rule("CON-5.8", "CON-7.8")
def test_that_foe_on_an_assist_card_is_whom_the_active_player_confronts() -> None:
    t = teams(p1=["Punch", "Punch"], p2=["Parasite"], p3=["Punch", "Punch"], confronting=3)
    t.assist(2, "Parasite")
    t.answer(3, "Punch")
    assert (t.discard(1), t.discard(3), t.power(0)) == ([], ["Punch"], 1)


@rule("CON-5.9", "G-17")
def test_victims_of_an_attack_on_an_assist_card_are_taken_from_the_assisting_player_on() -> None:
    t = teams(hero2=CIRCE_3, p2=["Strife"], weaknesses=1)
    t.assist(2, "Strife")
    assert (t.discard(3), t.discard(1), t.power(0)) == (["Weakness"], [], 3)


@rule("CON-5.9", "G-17")
def test_defenses_against_an_attack_on_an_assist_card_are_asked_for_in_that_order() -> None:
    t = teams(hero2=CIRCE_3, p2=["Strife"], p1=["Krypto"], p3=["Krypto"])
    t.assist(2, "Strife")
    assert t.asked() == [3]
    t.answer(3, "Krypto for yourself")
    assert t.asked() == [1]


@rule("CON-5.9", "G-17")
def test_the_active_player_chooses_and_benefits_when_an_assist_card_attacks() -> None:
    t = teams(hero2=CIRCE_3, p2=["Nereus"], p3=["Cold Breath"])
    t.assist(2, "Nereus")
    assert (t.asked(), t.offered(0)) == ([0], ["P3", "P1"])
    t.answer(0, "P3")
    assert (t.discard(3), t.hand(2), t.power(0), t.power(2)) == (["Cold Breath"], [], 2, 0)


@rule("CON-5.10", "CON-16.7")
def test_a_hero_that_lois_lane_gave_assist_is_played_like_a_printed_assist_card() -> None:
    t = teams(p0=["Lois Lane"], p2=["John Constantine", "Ragman", "Metallo"], deck0=["Punch", "Krypto"])
    assert t.asked() == [0]
    t.play("Lois Lane")
    assert t.offered(2) == ["assist with John Constantine", "assist with Ragman", LATER, QUIET]
    t.assist(2, "John Constantine")
    assert t.asked() == [0]  # looks at the top cards of the active player's deck
    t.answer(0, "Krypto")
    assert (t.hand(0), t.played(2)) == (["Krypto"], ["John Constantine"])
    t.end()
    assert (t.discard(2), t.hand(2)) == (["John Constantine"], ["Ragman", "Metallo"])


@rule("CON-16.7")
def test_what_lois_lane_gave_ends_with_the_turn() -> None:
    t = teams(p0=["Lois Lane"], p2=["Tula"])
    t.play("Lois Lane")
    t.end()
    for _ in range(3):
        t.answer(t.active, None)
        t.end()
    t.answer(0, None)
    assert "Tula" in t.discard(2) and t.asked() == [0]


@rule("CON-16.7")
def test_lois_lane_as_an_assist_card_helps_her_own_player_to_assist() -> None:
    t = teams(p2=["Lois Lane", "Tula"], p0=["Swamp Thing"], p1=["Tula"], p3=["Tula"])
    t.assist(2, "Lois Lane")
    assert (t.asked(), t.offered(2)) == ([0, 2], ["assist with Tula", LATER, QUIET])


@rule("CON-5.10", "CON-17.3")
def test_circe_gives_assist_to_villains_in_her_own_hand_and_in_her_partners() -> None:
    t = teams(hero0=CIRCE_3, p2=["King Shark", "Ragman"])
    assert t.offered(2) == ["assist with King Shark", LATER, QUIET]
    t.assist(2, "King Shark")
    assert t.power(0) == 1
    t = teams(hero2=CIRCE_3, p2=["King Shark", "Ragman"])
    assert t.offered(2) == ["assist with King Shark", LATER, QUIET]
    t = teams(hero1=CIRCE_3, p2=["King Shark"])
    assert t.asked() == [0]


@rule("CON-16.3", "G-19")
def test_enhanced_strength_gives_one_power_to_its_owner_and_two_as_an_assist() -> None:
    t = teams(p0=["Enhanced Strength"], p2=["Enhanced Strength"])
    t.play("Enhanced Strength")
    assert t.power(0) == 1
    t.assist(2, "Enhanced Strength")
    assert t.power(0) == 1 + 2


@rule("CON-5.1")
def test_the_log_says_who_assisted_whom() -> None:
    t = teams(p2=["Supergirl"])
    t.assist(2, "Supergirl")
    (event,) = [event for event in t.view(None).events() if event.what == events.ASSISTED]
    assert (event.seat, event.other, [card.name for card in event.cards]) == (2, 0, ["Supergirl"])
    assert event.rule == "CON-5.1"


@rule("CON-8.1", "G-35")
def test_a_partner_who_wants_to_wait_is_asked_once_more_when_the_active_player_is_done() -> None:
    t = teams(p0=["Punch"], p2=["Krypto", "Supergirl"], confronting=1)
    t.answer(2, LATER)
    assert t.asked() == [0]
    t.play("Punch")
    assert t.asked() == [0]
    t.end(asking=True)
    assert (t.asked(), t.offered(2)) == ([2], ["assist with Krypto", "assist with Supergirl"])
    t.assist(2, "Krypto")
    assert (t.asked(), t.hand(0)) == ([0, 2], ["Punch"])
    t.answer(2, LATER)
    t.end(asking=True)
    t.answer(2, None)
    assert t.active != 0
