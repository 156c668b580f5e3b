"""Our rulings that Rivals and Confrontations call for (docs/rules/rulings.md), each where it bites between two players.

What only teams or three players meet stands in tests/games/duel/confrontations.
"""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.decisions import TARGET_FOE
from archfoe.core.piles import REMOVED
from archfoe.games.duel.kinds import CONFRONT
from archfoe.table.rulebook import rules
from tests.games.lineup.variants import told
from tests.vocabulary import Table, rule, table

ROBINS = ["Red Robin"] * 5
PUNCHES = ["Punch"] * 5
JOKER, JOKER_2 = "The Joker (Level 1)", "The Joker (Level 2)"


def rivals(**position: Any) -> Table:
    return table("rivals", **position)


def lone(**position: Any) -> Table:
    """Confrontations for two: P0 plays Wonder Woman and P1 Lex Luthor, if nothing else is said."""
    return table("confrontations", **position)


def mixed(**position: Any) -> Table:
    return table("rivals+confrontations", **position)


def in_main_step(t: Table) -> bool:
    return t.asked() == [t.active] and t.view(t.active).kind.name == "main"


# G-1: the end of a turn


@rule("G-1")
def test_a_confrontation_is_decided_while_the_hand_is_still_there() -> None:
    t = rivals(confronting=1, power=7, p0=["Red Hood", "Vulnerability"], deck0=PUNCHES)
    t.play("Red Hood")
    t.end()
    assert (t.hand(0), t.trophies(0)) == (["Vulnerability"], [JOKER])
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.discard(0), t.destroyed) == (PUNCHES, ["Red Hood"], ["Vulnerability"])


@rule("G-1")
@pytest.mark.parametrize(("hero", "bought"), [("Wonder Woman", "Superboy"), ("Lex Luthor", "Cold Breath")])
def test_an_extra_card_comes_in_one_draw_with_the_five_and_before_the_refill(hero: str, bought: str) -> None:
    t = lone(hero0=hero, hero1="Circe", power=6, lineup=["Superboy", *["Cold Breath"] * 4])
    t.buy(bought)
    t.end()
    draws = [event for event in t.view(0).events() if event.what == events.DREW]
    assert [len(draw.cards) for draw in draws] == [6]
    words = [event.what for event in t.view(0).events()]
    assert words.index(events.DREW) < words.index(events.REFILLED)


# G-2: the main deck runs out


@rule("G-2")
def test_an_empty_main_deck_ends_nothing_in_mid_turn() -> None:
    t = rivals(confronting=1, main=[], p0=["Billionaire", "Kick"])
    t.play("Billionaire")
    assert (t.over, t.hand(0), t.power(0)) == (False, ["Kick"], 0)
    t.play("Kick")
    t.end()
    assert (t.over, t.active) == (False, 1)  # no slot was empty


@rule("G-2")
def test_the_riddler_with_one_card_left_gains_it_without_a_question() -> None:
    t = rivals(main=["Bane"], p0=["The Riddler"], power=5)
    t.play("The Riddler")
    t.use("The Riddler")
    assert (t.discard(0), t.main_deck, t.over) == (["Bane"], [], False)
    assert in_main_step(t)


@rule("G-2")
def test_the_joker_finds_nothing_on_an_empty_main_deck() -> None:
    t = rivals(hero0=JOKER_2, hero1="Batman", main=[], p0=["Kick", "The Penguin"])
    t.play("Kick")
    t.play("The Penguin")
    assert (f"use {JOKER_2}" in t.offered(), t.over) == (False, False)


@rule("G-2", "CON-13.7")
@pytest.mark.parametrize(("main", "over"), [(["Magog"], True), (["Swamp Thing", "Magog", "Krypto"], False)])
def test_a_card_that_leaves_a_game_of_two_fills_no_slot(main: list[str], over: bool) -> None:
    t = lone(power=4, lineup=["Superboy", *["Cold Breath"] * 4], main=main)
    t.buy("Superboy")
    t.end()
    assert t.over is over
    assert sorted(t.names(REMOVED)) == sorted(set(main) - {"Krypto"})
    assert ("Krypto" in t.lineup) is not over


# G-4 and G-5: the score


@rule("G-4")
def test_defeated_characters_and_a_stored_card_are_scored_beside_all_others() -> None:
    t = lone(
        p0=["Superboy"],
        deck0=["Cold Breath"],
        discard0=["Weakness"],
        in0=["Daily Planet"],
        stored0=["Krypto"],
        trophies0=["Lex Luthor (Level 1)", "Lex Luthor (Level 2)"],
        hero1="Lex Luthor (Level 3)",
    )
    assert t.vp(0) == 1 + 2 - 1 + 1 + 1 + 4 + 6


@rule("G-5")
def test_two_players_with_equal_scores_and_defeats_share_the_win() -> None:
    t = lone(power=4, lineup=["Superboy", *["Cold Breath"] * 4], main=[], deck0=PUNCHES, deck1=["Superboy"])
    t.buy("Superboy")
    t.end()
    assert (t.over, t.winners, t.view(None).scores()) == (True, (0, 1), [1, 1])


@rule("G-5")
def test_more_defeats_come_before_a_shared_win() -> None:
    t = lone(
        power=4,
        lineup=["Superboy", *["Cold Breath"] * 4],
        main=[],
        deck0=["Ares"],
        trophies1=["Wonder Woman (Level 1)"],
        hero0="Wonder Woman (Level 2)",
    )
    t.buy("Superboy")
    t.end()
    assert (t.winners, t.view(None).scores()) == ((1,), [4, 4])


# G-8, G-14 and G-37: cards played again or borrowed


@rule("G-8")
def test_a_card_played_again_gives_everything_again_and_is_a_second_play() -> None:
    t = lone(hero0="Lex Luthor (Level 2)", hero1="Superman", p0=["Power Armor", "Metallo"])
    t.play("Power Armor")
    assert t.power(0) == 2 + 1
    t.play("Metallo")
    t.answer(0, "Power Armor")
    assert t.power(0) == 2 * (2 + 1)
    assert t.played(0).count("Power Armor") == 1


@rule("G-8", "G-37")
def test_clayfaces_cannot_play_each_other_without_end() -> None:
    t = rivals(p0=["Clayface"], discard1=["Clayface", "Kick"])
    t.play("Clayface")
    t.answer(0, "Clayface")
    assert t.offered(0) == ["Kick"]  # the borrowed Clayface is in play and not in the pile
    t.answer(0, "Kick")
    assert (t.power(0), sorted(t.discard(1))) == (2, ["Clayface", "Kick"])
    assert in_main_step(t)


@rule("G-8", "G-37")
def test_a_borrowed_clayface_that_finds_nothing_gives_its_power() -> None:
    t = rivals(p0=["Clayface"], discard1=["Clayface"])
    t.play("Clayface")
    t.answer(0, "Clayface")
    assert (t.power(0), t.discard(1)) == (1, ["Clayface"])


@rule("G-37")
def test_a_card_of_the_line_up_is_not_there_while_batman_plays_it() -> None:
    t = rivals(
        hero0="Batman (Level 2)",
        confronting=1,
        played0=["Lucius Fox", "Grappling Hook"],
        lineup=["Black Canary", "Killer Croc", "Kick", "Kick", "Kick"],
    )
    t.use("Batman (Level 2)")
    t.answer(0, "Killer Croc")
    t.answer(0, "Black Canary")  # Killer Croc destroys the Hero
    assert (t.power(0), t.destroyed) == (2 + 1, ["Black Canary"])
    assert sorted(t.lineup) == ["Kick", "Kick", "Kick", "Killer Croc"]


@rule("G-14")
def test_a_card_that_was_played_from_a_foes_deck_stays_the_foes() -> None:
    t = rivals(confronting=1, p0=["Catwoman"], deck1=["Superman", *PUNCHES])
    t.play("Catwoman")
    assert (t.discard(1), t.played(0), t.vp(1)) == (["Superman"], ["Catwoman"], 3)
    t.end()
    assert (t.discard(1), "Superman" in t.discard(0)) == (["Superman"], False)


@rule("G-14", "G-37")
def test_a_card_on_the_foes_deck_that_draws_draws_for_who_plays_it() -> None:
    t = rivals(confronting=1, p0=["Catwoman"], deck1=["Batwoman", "Punch"], deck0=["Kick", *PUNCHES])
    t.play("Catwoman")
    assert (t.power(0), t.hand(0), t.hand(1)) == (2 + 1, ["Kick"], [])
    assert (t.discard(1), t.deck(1)) == (["Batwoman"], ["Punch"])


# G-16 and G-20: Confrontation text is no Attack, and a forced discard is no Block


@rule("G-16")
@pytest.mark.parametrize(("mode", "card"), [("rivals", "Joy Buzzer"), ("confrontations", "Parasite")])
def test_no_defense_helps_against_confrontation_text(mode: str, card: str) -> None:
    defense = {"rivals": "Insanity", "confrontations": "Krypto"}[mode]
    t = table(mode, confronting=1, p0=[card], p1=[defense])
    t.play(card)
    assert (t.hand(1), t.discard(1)) == ([], [defense])  # and it draws nothing
    assert told(t, events.AVOIDED) == []


@rule("G-16")
def test_scarecrows_attack_is_one_and_his_power_is_none() -> None:
    t = rivals(confronting=1, p0=["Scarecrow"], p1=["Insanity"], discard1=["Weakness"])
    t.play("Scarecrow")
    t.answer(1, "Insanity")
    assert (t.power(0), t.discard(1)) == (2, ["Weakness", "Insanity"])


@rule("G-20")
@pytest.mark.parametrize(
    ("mode", "card", "block"),
    [
        ("rivals", "Joy Buzzer", "Superman"),
        ("rivals", "Poison Ivy", "Superman"),
        ("confrontations", "Parasite", "Power Armor"),
        ("confrontations", "Artemis", "Power Armor"),
    ],
)
def test_a_forced_discard_of_a_block_raises_no_cost(mode: str, card: str, block: str) -> None:
    t = table(mode, confronting=1, p0=[card], p1=[block], power=9)
    t.play(card)
    assert (t.discard(1), t.figure_cost(1)) == ([block], 9)
    t.end()
    assert len(t.trophies(0)) == 1


# G-18: a Confrontation that was called off


def called_off(**position: Any) -> Table:
    """P0 has played Illusions and called off the Confrontation."""
    t = mixed(p0=["Illusions", *position.pop("p0", ())], confronting=1, **position)
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    assert t.target is None
    return t


@rule("G-18")
def test_after_it_is_called_off_buying_is_open_and_power_stays() -> None:
    t = called_off(power=9, p1=["Superman"])
    assert t.power(0) == 9
    t.buy("Cold Breath")
    t.end()
    assert (t.trophies(0), t.active, t.hand(1)) == ([], 1, ["Superman"])  # nobody was asked to Block


@rule("G-18")
def test_after_it_is_called_off_cards_do_what_they_do_otherwise() -> None:
    t = called_off(p0=["Billionaire", "Joy Buzzer", "The Batcave"], p1=["Punch"])
    for card, power in (("Billionaire", 2), ("Joy Buzzer", 1), ("The Batcave", 0)):
        before = t.power(0)
        t.play(card)
        assert t.power(0) - before == power
    assert t.hand(1) == ["Punch"]


@rule("G-18", "G-67")
def test_power_that_waits_for_the_line_up_comes_for_a_purchase_after_it_is_called_off() -> None:
    t = mixed(confronting=1, p0=["Black Canary", "Illusions"], lineup=["The Penguin", *ROBINS[:4]])
    t.play("Black Canary")
    t.answer(0, None)
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    t.buy("The Penguin")
    assert (t.power(0), t.lineup) == (3, ROBINS[:4])


@rule("G-18")
def test_no_new_confrontation_can_be_announced_in_that_turn() -> None:
    t = called_off(power=20)
    assert not any("P1" in label for label in t.offered())
    t.end()
    assert (t.view(1).kind, t.trophies(0)) == (CONFRONT, [])


@rule("G-18")
def test_a_character_of_level_three_gives_no_more_after_it_is_called_off() -> None:
    t = mixed(confronting=1, hero0="Batman (Level 3)", p0=["Lucius Fox", "Illusions", "Grappling Hook"])
    t.play("Lucius Fox")
    assert t.power(0) == 1 + 1
    t.play("Illusions")
    t.answer(0, "call off the Confrontation")
    t.play("Grappling Hook")
    assert t.power(0) == 2 + 2


@rule("G-18", "RIV-10.7")
def test_red_hood_destroys_nothing_after_it_is_called_off() -> None:
    t = called_off(p0=["Red Hood", "Vulnerability"], power=20)
    t.play("Red Hood")
    t.end()
    assert (t.active, t.destroyed) == (1, [])


# G-22: no card to draw


@rule("G-22")
def test_without_a_card_on_the_foes_side_catwoman_and_ocean_master_do_the_rest() -> None:
    t = rivals(confronting=1, p0=["Catwoman"], deck1=[])
    t.play("Catwoman")
    assert (t.power(0), in_main_step(t)) == (2, True)
    t = lone(hero0="Ocean Master (Level 2)", hero1="Superman", from_start=True, deck1=[])
    t.answer(0, "P1")
    assert (t.power(0), in_main_step(t)) == (0, True)


@rule("G-22")
def test_a_defense_that_draws_helps_even_if_there_is_nothing_to_draw_but_itself() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Insanity"], deck1=[])
    t.play("Laughing Gas")
    t.answer(1, "Insanity")
    assert (t.hand(1), t.discard(1)) == (["Insanity"], [])  # it was shuffled into the new deck


# G-26: several triggers of one play


@rule("G-26")
@pytest.mark.parametrize("first", ["Olympus", "Felix Faust"])
def test_the_owner_orders_what_one_card_triggers(first: str) -> None:
    t = lone(
        hero0="Felix Faust (Level 2)",
        hero1="Superman",
        in0=["Olympus"],
        p0=["Impervious"],
        deck0=["Krypto", "Superboy", *PUNCHES],
    )
    t.play("Impervious")
    assert t.power(0) == 3
    assert (t.view(0).kind.name, len(t.offered(0))) == ("which first", 2)
    t.answer(0, first)
    if first == "Olympus":
        assert t.hand(0) == ["Krypto"]
        t.answer(0, "gain a Weakness")
        assert t.hand(0) == ["Krypto", "Superboy"]
    else:
        assert t.hand(0) == []
        t.answer(0, "do not gain a Weakness")
        assert t.hand(0) == ["Krypto"]
    assert in_main_step(t)


# G-38 and G-39


@rule("G-38")
@pytest.mark.parametrize(("bought", "drawn"), [("Kick", 5), ("Enhanced Strength", 6)])
def test_other_than_kick_names_kick_alone(bought: str, drawn: int) -> None:
    t = mixed(hero0="The Joker", power=3, lineup=["Kick"])
    t.buy(bought)
    t.end()
    assert len(t.hand(0)) == drawn


@rule("G-39")
@pytest.mark.parametrize("power", [0, 9, 30])
@pytest.mark.parametrize(("mode", "block"), [("rivals", "Harley Quinn"), ("confrontations", "King Shark")])
def test_any_block_may_be_spent_whatever_comes_of_it(mode: str, block: str, power: int) -> None:
    t = table(mode, confronting=1, power=power, p1=[block])
    t.end()
    t.answer(1, block)
    assert (t.discard(1), len(t.trophies(0))) == ([block], int(power == 30))


# G-46: The Riddler with several foes


@rule("G-46")
@pytest.mark.parametrize("foe", [1, 2])
def test_the_active_player_chooses_which_foe_answers_the_riddler(foe: int) -> None:
    t = mixed(players=3, p0=["The Riddler"], power=2, main=["Superman", "Bane", "Krypto"])
    t.play("The Riddler")
    t.use("The Riddler")
    assert (t.view(0).kind, t.view(0).rule, t.offered(0)) == (TARGET_FOE, "G-46", ["P1", "P2"])
    t.answer(0, f"P{foe}")
    assert t.asked() == [foe]
    t.answer(foe, "the card beneath it")
    assert (t.discard(0), t.main_deck) == (["Bane"], ["Superman", "Krypto"])


# G-51: once a turn, and declined


@rule("G-51")
def test_felix_faust_may_decline_at_one_super_power_and_accept_at_the_next() -> None:
    t = lone(hero0="Felix Faust (Level 2)", hero1="Superman", p0=["Impervious"] * 3, deck0=["Krypto"] * 9)
    t.play("Impervious")
    t.answer(0, "do not gain a Weakness")
    assert t.discard(0) == []
    t.play("Impervious")
    t.answer(0, "gain a Weakness")
    assert (t.discard(0), t.hand(0)) == (["Weakness"], ["Impervious", "Krypto"])
    t.play("Impervious")
    assert in_main_step(t)  # it was used


def test_what_a_character_offers_is_explained_by_a_rule_of_its_own_game() -> None:
    t = lone(hero0="Felix Faust (Level 2)", hero1="Superman", p0=["Cold Breath"])
    t.play("Cold Breath")
    assert "confrontations" in rules()[t.view(0).rule].sets


@rule("G-51")
def test_batman_and_the_joker_of_level_two_lose_nothing_by_waiting() -> None:
    t = rivals(hero0=JOKER_2, hero1="Batman", p0=["Kick", "The Penguin", "Punch"], main=["Red Robin", "Kick"])
    t.play("Kick")
    t.play("The Penguin")
    t.play("Punch")
    assert f"use {JOKER_2}" in t.offered()
    t.use(JOKER_2)
    assert t.power(0) == 2 + 2 + 1 + 4
    assert f"use {JOKER_2}" not in t.offered()


@rule("G-53")
def test_olympus_draws_for_its_own_play_unless_a_dear_card_came_before() -> None:
    t = table("confrontations", p0=["Olympus"])
    t.play("Olympus")
    assert t.hand(0) == ["Punch"]
    t = table("confrontations", p0=["Impervious", "Olympus"])
    t.play("Impervious")
    t.play("Olympus")
    assert t.hand(0) == []


@rule("G-54")
def test_a_villain_played_in_the_line_up_has_not_left_it() -> None:
    lineup = ["The Penguin", "Vicki Vale", "Vicki Vale", "Vicki Vale", "Vicki Vale"]
    t = table(
        "rivals",
        hero0="Batman (Level 2)",
        p0=["Black Canary", "Grappling Hook"],
        lineup=lineup,
        confronting=1,
    )
    t.play("Black Canary")
    t.answer(0, None)
    t.play("Grappling Hook")
    t.use("Batman (Level 2)")
    t.answer(0, "The Penguin")
    assert (t.power(0), t.lineup) == (2 + 2 + 2, lineup)
