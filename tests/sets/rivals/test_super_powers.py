"""Super Powers of Rivals: two Defenses, two Blocks, and what a Confrontation adds."""

from __future__ import annotations

import pytest

from archfoe.core.piles import DECK
from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Billionaire


@rule("RIV-4.7", "RIV-4.4")
def test_billionaire_gains_the_top_card_to_the_hand_in_a_confrontation() -> None:
    t = duel(p0=["Billionaire"], main=["Superman", "Bane"])
    t.play("Billionaire")
    assert (t.power(0), t.hand(0), t.main_deck, t.discard(0)) == (0, ["Superman"], ["Bane"], [])
    t.play("Superman")
    assert t.power(0) == 4


@rule("RIV-4.7")
def test_billionaire_is_two_power_without_a_confrontation() -> None:
    t = rivals(p0=["Billionaire"], main=["Superman", "Bane"])
    t.play("Billionaire")
    assert (t.power(0), t.hand(0), t.main_deck) == (2, [], ["Superman", "Bane"])


@rule("G-2")
def test_billionaire_finds_nothing_in_an_empty_main_deck_and_gives_no_power_for_it() -> None:
    t = duel(p0=["Billionaire"], main=[])
    t.play("Billionaire")
    assert (t.power(0), t.hand(0), t.over) == (0, [], False)


@pytest.mark.parametrize(("top", "cards"), [("Insanity", 6), ("Batarang", 5)])
def test_billionaire_gains_for_the_joker_of_level_1(top: str, cards: int) -> None:
    t = duel(p0=["Billionaire"], hero0="The Joker", hero1="Batman", main=[top, *["Bane"] * 5])
    t.play("Billionaire")
    t.end()
    assert len(t.hand(0)) == cards


# Homicidal Maniac


@pytest.mark.parametrize(
    ("choice", "hand", "destroyed"),
    [("draw it", ["Vulnerability"], []), ("destroy it", [], ["Vulnerability"])],
)
def test_homicidal_maniac_draws_or_destroys_the_top_card(choice: str, hand: list[str], destroyed: list[str]) -> None:
    t = rivals(p0=["Homicidal Maniac"], deck0=["Vulnerability", "Kick"])
    t.play("Homicidal Maniac")
    assert t.offered() == ["draw Vulnerability", "destroy Vulnerability"]
    t.answer(0, choice)
    assert (t.power(0), t.hand(0), t.destroyed, t.deck(0)) == (0, hand, destroyed, ["Kick"])


def test_homicidal_maniac_reveals_the_card_before_the_choice() -> None:
    t = rivals(p0=["Homicidal Maniac"], deck0=["Superman", "Kick"])
    t.play("Homicidal Maniac")
    assert [card.name for card in t.view(1).known(DECK)] == ["Superman"]
    assert [card.name for card in t.view(0).known(DECK)] == ["Superman"]


@rule("RIV-9.3", "G-22")
def test_homicidal_maniac_with_an_empty_deck() -> None:
    t = rivals(p0=["Homicidal Maniac"], deck0=[], discard0=["Weakness"])
    t.play("Homicidal Maniac")
    t.answer(0, "destroy it")
    assert (t.destroyed, t.deck(0), t.discard(0)) == (["Weakness"], [], [])
    t = rivals(p0=["Homicidal Maniac"], deck0=[])
    t.play("Homicidal Maniac")
    assert t.offered() == ["end turn"]


# Insanity


def test_insanity_gives_a_power_and_draws_nothing_when_played() -> None:
    t = duel(p0=["Insanity"], deck0=["Kick"])
    t.play("Insanity")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, [], ["Kick"])


def test_insanity_avoids_an_attack_and_draws() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Insanity"], deck1=["Kick", "Punch"])
    t.play("Laughing Gas")
    t.answer(1, "Insanity")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["Kick"], ["Punch"], ["Insanity"])


@rule("RIV-8.1")
def test_insanity_may_be_kept() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Insanity"], deck1=["Kick"])
    t.play("Laughing Gas")
    t.answer(1, None)
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["Insanity"], ["Kick"], ["Weakness"])


@rule("RIV-4.5", "RIV-4.8")
def test_insanity_helps_neither_against_a_confrontation_nor_against_joy_buzzer() -> None:
    t = duel(p0=["Joy Buzzer"], p1=["Insanity"], deck1=["Kick"], power=8)
    t.play("Joy Buzzer")
    assert (t.hand(1), t.discard(1), t.deck(1)) == ([], ["Insanity"], ["Kick"])
    t = duel(p1=["Insanity"], power=9)
    t.end()
    assert (t.character(1), t.hand(1)) == ("The Joker (Level 2)", ["Insanity"])


def test_a_drawn_insanity_comes_too_late_for_the_same_attack() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Insanity"], deck1=["Insanity", "Punch"])
    t.play("Laughing Gas")
    t.answer(1, "Insanity")
    assert (t.asked(), t.hand(1), t.discard(1)) == ([0], ["Insanity"], ["Insanity"])


# Killing Joke, Master Martial Artist


def test_killing_joke_gives_two_power_and_draws() -> None:
    t = duel(p0=["Killing Joke"], deck0=["Superman", "Punch"])
    t.play("Killing Joke")
    assert (t.power(0), t.hand(0), t.deck(0), t.figure_cost(0)) == (2, ["Superman"], ["Punch"], 9)


@rule("RIV-6.4")
@pytest.mark.parametrize(("power", "level"), [(12, "The Joker (Level 1)"), (13, "The Joker (Level 2)")])
def test_killing_joke_blocks_for_four_and_draws_nothing_then(power: int, level: str) -> None:
    t = duel(p1=["Killing Joke"], power=power)
    t.end()
    t.answer(1, "Killing Joke")
    assert (t.character(1), t.hand(1), t.discard(1)) == (level, [], ["Killing Joke"])


def test_killing_joke_costs_seven_and_is_worth_three_points() -> None:
    assert "buy Killing Joke" not in rivals(lineup=["Killing Joke"], power=6).offered()
    t = rivals(lineup=["Killing Joke"], power=7)
    t.buy("Killing Joke")
    assert (t.power(0), t.vp(0)) == (0, 3)


@rule("RIV-6.7")
def test_master_martial_artist_gives_two_power_and_raises_nothing_when_played() -> None:
    t = duel(p0=["Master Martial Artist"])
    t.play("Master Martial Artist")
    assert (t.power(0), t.figure_cost(0), t.figure_cost(1)) == (2, 9, 9)


@rule("RIV-6.3", "RIV-6.6")
def test_two_master_martial_artists_block_for_six_until_the_turn_ends() -> None:
    t = duel(p1=["Master Martial Artist"] * 2, power=14)
    t.end()
    t.answer(1, "Master Martial Artist")
    assert t.figure_cost(1) == 12
    t.answer(1, "Master Martial Artist")
    assert (t.character(1), t.figure_cost(1), t.discard(1)) == (
        "The Joker (Level 1)",
        9,
        ["Master Martial Artist"] * 2,
    )


def test_master_martial_artist_does_not_help_while_he_lies_in_the_discard_pile() -> None:
    t = duel(discard1=["Master Martial Artist"], power=9)
    t.end()
    assert t.character(1) == "The Joker (Level 2)"


# Maniacal Laugh


@rule("RIV-4.7")
def test_maniacal_laugh_draws_two_in_a_confrontation() -> None:
    t = duel(p0=["Maniacal Laugh"], deck0=["Kick", "Superman", "Punch"])
    t.play("Maniacal Laugh")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick", "Superman"], ["Punch"])


@rule("RIV-4.7")
def test_maniacal_laugh_draws_nothing_without_a_confrontation() -> None:
    t = rivals(p0=["Maniacal Laugh"], deck0=["Kick", "Superman"])
    t.play("Maniacal Laugh")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, [], ["Kick", "Superman"])


def test_maniacal_laugh_after_maniacal_laugh_leads_to_nine_power() -> None:
    t = rivals(
        p0=["Maniacal Laugh"],
        deck0=["Maniacal Laugh", "Superman", "Kick", "Punch"],
        from_start=True,
    )
    t.answer(0, "P1")
    for name in ("Maniacal Laugh", "Maniacal Laugh", "Superman", "Kick", "Punch"):
        t.play(name)
    t.end()
    assert t.trophies(0) == ["The Joker (Level 1)"]


# World's Greatest Detective


def test_worlds_greatest_detective_gives_a_power_and_draws() -> None:
    t = rivals(p0=["World's Greatest Detective"], deck0=["Kick", "Punch"])
    t.play("World's Greatest Detective")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick"], ["Punch"])


@rule("RIV-10.13")
def test_worlds_greatest_detective_is_shown_against_one_attack_after_the_other() -> None:
    t = rivals(p0=["Laughing Gas", "Scarecrow", "Mr. Freeze"], p1=["World's Greatest Detective", "Batmobile"])
    for name in ("Laughing Gas", "Scarecrow", "Mr. Freeze"):
        t.play(name)
        t.answer(1, "World's Greatest Detective")
    assert (t.hand(1), t.discard(1)) == (["World's Greatest Detective", "Batmobile"], [])


@rule("RIV-10.13", "RIV-8.1")
def test_worlds_greatest_detective_need_not_be_shown() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["World's Greatest Detective"], deck1=["Kick"])
    t.play("Laughing Gas")
    t.answer(1, None)
    assert (t.hand(1), t.discard(1), t.deck(1)) == (["World's Greatest Detective"], ["Weakness"], ["Kick"])


@rule("RIV-4.5")
def test_worlds_greatest_detective_is_no_block() -> None:
    t = duel(p1=["World's Greatest Detective"], power=9)
    t.end()
    assert t.character(1) == "The Joker (Level 2)"


@rule("G-66")
def test_worlds_greatest_detective_is_worth_two_points_like_others_of_its_cost() -> None:
    for name in ("World's Greatest Detective", "Red Robin", "Scarecrow"):
        t = rivals(lineup=[name], power=6, deck0=[])
        t.buy(name)
        assert (t.power(0), t.vp(0)) == (0, 2)
