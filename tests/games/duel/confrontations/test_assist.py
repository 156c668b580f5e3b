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
    t = teams(p2=["Invisible Jet", "Punch"], deck0=["Krypto", "Vulko"], deck2=["Mera", "Steel"])
    t.assist(2, "Invisible Jet")
    assert (t.asked(), t.offered(0)) == ([0], ["Krypto", "Vulko"])
    t.answer(0, "Vulko")
    assert (t.hand(0), t.discard(0)) == (["Krypto"], ["Vulko"])
    assert (t.hand(2), t.deck(2), t.discard(2)) == (["Punch"], ["Mera", "Steel"], [])


@rule("CON-5.2")
def test_your_discard_pile_is_that_of_the_active_player() -> None:
    t = teams(p0=["Lois Lane"], p2=["Mera"], discard0=["Steel", "Flight"], discard2=["Punch", "LexCorp", "Metallo"])
    t.play("Lois Lane")
    t.assist(2, "Mera")
    assert t.power(0) == 1 + 2  # two types lie there, and three in the pile of who assists


@rule("CON-5.2")
def test_what_an_assist_card_destroys_belongs_to_the_active_player() -> None:
    t = teams(p0=["Vulnerability"], discard0=["Weakness"], p2=["Heat Vision", "Punch"], discard2=["Vulnerability"])
    t.assist(2, "Heat Vision")
    assert t.offered(0) == ["Vulnerability (hand)", "Weakness (discard pile)"]
    t.answer(0, "Weakness")
    assert (t.destroyed, t.discard(0), t.power(0)) == (["Weakness"], [], 3)


@rule("CON-5.3", "G-45")
def test_an_assist_card_looks_at_what_the_active_player_has_played() -> None:
    t = teams(hero0=CIRCE_3, p0=["Metallo"], p2=["Bestiamorphs"])
    t.play("Metallo")
    t.assist(2, "Bestiamorphs")
    assert t.power(0) == 2 + 3


@rule("CON-5.3", "G-45")
def test_an_assist_card_does_not_look_at_what_the_assisting_player_has_played() -> None:
    t = teams(hero0=CIRCE_3, p2=["Metallo", "Bestiamorphs"])
    t.assist(2, "Metallo")
    t.assist(2, "Bestiamorphs")
    assert t.power(0) == 2 + 2


@rule("CON-5.3", "G-45")
def test_the_active_player_plays_the_further_card_of_an_assist_card() -> None:
    t = teams(hero0=LEX_2, hero2=LEX_2, p2=["Deadman"], deck1=["Atlantean War Helm"], deck3=["Punch"])
    t.assist(2, "Deadman")
    t.answer(0, "P1")
    t.answer(0, "play Atlantean War Helm")
    assert (t.power(0), t.power(2)) == (2 + 1, 0)  # as for any Equipment that Lex Luthor plays
    assert t.deck(1) == ["Atlantean War Helm"]


@rule("CON-5.4")
def test_the_active_player_gets_no_bonus_for_an_assist_card() -> None:
    t = teams(hero0=LEX_2, p0=["Signal Watch"], p2=["Signal Watch"])
    t.assist(2, "Signal Watch")
    assert t.power(0) == 2
    t.play("Signal Watch")
    assert t.power(0) == 2 + 3


@rule("CON-5.4")
def test_a_location_does_not_react_to_the_partners_card_which_is_not_the_first_of_the_turn_either() -> None:
    t = teams(in0=["Fortress of Solitude"], p0=["Storm Calling"], p2=["Storm Calling"])
    t.assist(2, "Storm Calling")
    assert t.power(0) == 2
    t.play("Storm Calling")
    assert t.power(0) == 2 + 2 + 1


@rule("CON-5.5")
def test_the_power_of_the_assisting_players_character_does_not_go_over() -> None:
    t = teams(hero2="Superman", hero0="Wonder Woman", p2=["Storm Calling"])
    t.assist(2, "Storm Calling")
    assert (t.power(0), t.power(2)) == (2, 0)


@rule("CON-5.5")
def test_what_the_assisting_players_character_does_it_does_for_that_player() -> None:
    t = teams(hero2="Zatanna Zatara (Level 3)", p2=["Aqualad"], deck2=["Mera"], deck0=["Steel"], confronting=1)
    t.assist(2, "Aqualad")
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
    t = teams(p0=["Punch"], p2=["Supergirl", "Aqualad", "Steel"], power=3)
    t.assist(2, "Supergirl")
    t.play("Punch")
    t.assist(2, "Aqualad")
    t.buy("Enhanced Strength")
    t.assist(2, "Steel")
    assert t.power(0) == 3 + 3 + 1 + 2 - 3 + 2


@rule("CON-5.8")
def test_confrontation_text_of_an_assist_card_goes_by_the_active_player() -> None:
    t = teams(p2=["Storm Calling"], confronting=1)
    t.assist(2, "Storm Calling")
    assert t.power(0) == 3
    t = teams(p2=["Storm Calling"])
    t.assist(2, "Storm Calling")
    assert t.power(0) == 2


@rule("CON-5.8", "CON-7.8")
def test_that_foe_on_an_assist_card_is_whom_the_active_player_confronts() -> None:
    t = teams(p1=["Punch", "Punch"], p2=["Kryptonite Ring"], p3=["Punch", "Punch"], confronting=3)
    t.assist(2, "Kryptonite Ring")
    t.answer(3, "Punch")
    assert (t.discard(1), t.discard(3), t.power(0)) == ([], ["Punch"], 1)


@rule("CON-5.9", "G-17")
def test_victims_of_an_attack_on_an_assist_card_are_taken_from_the_assisting_player_on() -> None:
    t = teams(hero2=CIRCE_3, p2=["Demons Three"], weaknesses=1)
    t.assist(2, "Demons Three")
    assert (t.discard(3), t.discard(1), t.power(0)) == (["Weakness"], [], 2)


@rule("CON-5.9", "G-17")
def test_defenses_against_an_attack_on_an_assist_card_are_asked_for_in_that_order() -> None:
    t = teams(hero2=CIRCE_3, p2=["General Zod"], p1=["Top Hat"], p3=["Top Hat"])
    t.assist(2, "General Zod")
    assert t.asked() == [3]
    t.answer(3, "Top Hat for yourself")
    assert t.asked() == [1]


@rule("CON-5.9", "G-17")
def test_the_active_player_chooses_and_benefits_when_an_assist_card_attacks() -> None:
    t = teams(hero2=CIRCE_3, p2=["Parasite"], p3=["Cold Breath"], deck0=["Mera"], deck2=["Steel"])
    t.assist(2, "Parasite")
    assert (t.asked(), t.offered(0)) == ([0], ["P3", "P1"])
    t.answer(0, "P3")
    assert (t.discard(3), t.hand(0), t.hand(2), t.power(0)) == (["Cold Breath"], ["Mera"], [], 2)


@rule("CON-5.10", "CON-16.7")
def test_a_hero_that_lois_lane_gave_assist_is_played_like_a_printed_assist_card() -> None:
    t = teams(p0=["Lois Lane"], p2=["Vulko", "Vulko", "Metallo"], deck0=["Punch"])
    assert t.asked() == [0]
    t.play("Lois Lane")
    assert t.offered(2) == ["assist with Vulko", "assist with Vulko", LATER, QUIET]
    t.assist(2, "Vulko")
    assert t.asked() == [0]  # looks at the top card of the active player's deck
    t.answer(0, None)
    assert (t.power(0), t.played(2)) == (1 + 1, ["Vulko"])
    t.end()
    assert (t.discard(2), t.hand(2)) == (["Vulko"], ["Vulko", "Metallo"])


@rule("CON-16.7")
def test_what_lois_lane_gave_ends_with_the_turn() -> None:
    t = teams(p0=["Lois Lane"], p2=["Vulko"])
    t.play("Lois Lane")
    t.end()
    for _ in range(3):
        t.answer(t.active, None)
        t.end()
    t.answer(0, None)
    assert "Vulko" in t.discard(2) and t.asked() == [0]


@rule("CON-16.7")
def test_lois_lane_as_an_assist_card_helps_her_own_player_to_assist() -> None:
    t = teams(p2=["Lois Lane", "Vulko"], p0=["Swamp Thing"], p1=["Vulko"], p3=["Vulko"])
    t.assist(2, "Lois Lane")
    assert (t.asked(), t.offered(2)) == ([0, 2], ["assist with Vulko", LATER, QUIET])


@rule("CON-5.10", "CON-17.3")
def test_circe_gives_assist_to_villains_in_her_own_hand_and_in_her_partners() -> None:
    t = teams(hero0=CIRCE_3, p2=["King Shark", "Vulko"])
    assert t.offered(2) == ["assist with King Shark", LATER, QUIET]
    t.assist(2, "King Shark")
    assert t.power(0) == 3
    t = teams(hero2=CIRCE_3, p2=["King Shark", "Vulko"])
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
