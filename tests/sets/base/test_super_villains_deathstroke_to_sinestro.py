"""Super-Villains played from hand, Deathstroke to Sinestro: the upper part of their text."""

from __future__ import annotations

import pytest

from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# Deathstroke


def test_deathstroke_gains_a_hero_or_villain_of_the_line_up() -> None:
    t = table(p0=["Deathstroke"], lineup=["Robin", "Starro", "Lasso of Truth", "Bulletproof", "The Batcave"])
    t.play("Deathstroke")
    assert t.offered(0) == ["Robin", "Starro"]
    t.answer(0, "Starro")
    assert t.discard(0) == ["Starro"]
    assert t.power(0) == 0


def test_deathstroke_gives_three_power_to_who_declines() -> None:
    t = table(p0=["Deathstroke"], lineup=["Robin", *STRENGTHS[:4]])
    t.play("Deathstroke")
    t.answer(0, None)
    assert t.power(0) == 3
    assert t.discard(0) == []


@rule("BASE-13.3")
@pytest.mark.parametrize("lineup", [[], STRENGTHS])
def test_deathstroke_gives_three_power_if_there_is_neither_hero_nor_villain(lineup: list[str]) -> None:
    t = table(p0=["Deathstroke"], lineup=lineup)
    t.play("Deathstroke")
    assert t.power(0) == 3


def test_wonder_woman_counts_a_villain_that_deathstroke_gains() -> None:
    t = table(p0=["Deathstroke"], hero0="Wonder Woman", lineup=["Bane", *STRENGTHS[:4]])
    t.play("Deathstroke")
    t.answer(0, "Bane")
    t.answer(0, "draw")
    t.end()
    assert len(t.hand(0)) == 6


def test_clayface_may_gain_with_deathstroke_after_the_first_play_gave_power() -> None:
    t = table(p0=["Deathstroke", "Clayface"], lineup=["Robin", *STRENGTHS[:4]])
    t.play("Deathstroke")
    t.answer(0, None)
    t.play("Clayface")
    t.answer(0, "Robin")
    assert t.power(0) == 3
    assert t.discard(0) == ["Robin"]


# The Joker


@rule("BASE-18.23")
def test_the_joker_lets_each_foe_choose_between_a_random_discard_and_a_draw_for_his_player() -> None:
    t = table(p0=["The Joker"], p1=["Kick"], p2=["Robin", "Punch"], deck0=["Doomsday", "Punch"])
    t.play("The Joker")
    t.answer(1, "let")
    t.answer(2, "discard")
    assert t.power(0) == 2
    assert t.hand(0) == ["Doomsday"]
    assert t.hand(1) == ["Kick"]
    assert len(t.hand(2)) == len(t.discard(2)) == 1


@rule("BASE-18.24")
def test_a_foe_without_cards_must_let_the_jokers_player_draw() -> None:
    t = table(p0=["The Joker"], p1=[], deck0=["Doomsday", "Punch"])
    t.play("The Joker")
    assert t.hand(0) == ["Doomsday"]


@rule("BASE-18.23")
def test_no_defense_helps_against_the_joker_played_from_hand() -> None:
    t = table(p0=["The Joker"], p1=["Lasso of Truth"], deck0=["Kick"])
    t.play("The Joker")
    assert t.offered(1) == ["discard a random card", "let the foe draw a card"]
    t.answer(1, "discard")
    assert t.discard(1) == ["Lasso of Truth"]
    assert t.hand(0) == []


@rule("G-22")
def test_the_jokers_player_draws_nothing_from_nothing() -> None:
    t = table(p0=["The Joker"], p1=[], deck0=[])
    t.play("The Joker")
    assert t.hand(0) == []
    assert t.power(0) == 2


def test_clayface_puts_the_jokers_question_again() -> None:
    t = table(p0=["The Joker", "Clayface"], p1=["Kick"], deck0=["Robin", "Bane"])
    t.play("The Joker")
    t.answer(1, "discard")
    t.play("Clayface")  # the hand is empty now
    assert t.hand(0) == ["Robin"]
    assert t.power(0) == 4


# Lex Luthor


@rule("BASE-8.10")
def test_lex_luthor_draws_three_cards_and_brings_no_weakness_when_played() -> None:
    t = table(p0=["Lex Luthor"], deck0=["Kick", "Robin", "Bane", "Punch"], lineup=["Bane"] * 5)
    t.play("Lex Luthor")
    assert t.hand(0) == ["Kick", "Robin", "Bane"]
    assert (t.discard(0), t.discard(1)) == ([], [])
    assert t.power(0) == 0


@rule("BASE-10.2")
def test_lex_luthor_draws_on_after_a_shuffle_as_far_as_there_are_cards() -> None:
    t = table(p0=["Lex Luthor"], deck0=["Kick"], discard0=["Robin"])
    t.play("Lex Luthor")
    assert t.hand(0) == ["Kick", "Robin"]


def test_the_flash_draws_a_fourth_card_with_lex_luthor() -> None:
    t = table(p0=["Lex Luthor"], hero0="The Flash")
    t.play("Lex Luthor")
    t.answer(0, "draw")
    assert len(t.hand(0)) == 4


def test_clayface_plays_lex_luthor_again() -> None:
    t = table(p0=["Lex Luthor", "Clayface"])
    t.play("Lex Luthor")
    t.play("Clayface")
    assert t.hand(0) == ["Punch"] * 6


# Parallax


@rule("G-6")
def test_parallax_doubles_all_power_of_the_turn_and_then_takes_off_what_was_spent() -> None:
    t = table(p0=["Kick", "Kick", "Parallax", "Kick"], lineup=["Catwoman", *STRENGTHS[:4]])
    t.play("Kick")
    t.play("Kick")
    t.buy("Catwoman")
    t.play("Parallax")
    t.play("Kick")
    assert t.power(0) == 10


@rule("G-6")
def test_a_second_doubling_of_parallax_doubles_again() -> None:
    t = table(p0=["Kick", "Parallax", "Clayface"])
    t.play("Kick")
    t.play("Parallax")
    t.play("Clayface")
    t.answer(0, "Parallax")
    assert t.power(0) == 8


def test_parallax_has_nothing_to_double_without_power() -> None:
    t = table(p0=["Parallax"])
    t.play("Parallax")
    assert t.power(0) == 0


def test_parallax_doubles_the_bonus_of_a_super_hero_too() -> None:
    t = table(p0=["Parallax", "Lasso of Truth"], hero0="Batman")
    t.play("Parallax")
    t.play("Lasso of Truth")
    assert t.power(0) == 4


def test_jonn_jonzz_doubles_with_a_parallax_that_lies_on_the_stack() -> None:
    t = table(p0=["Kick", "J'onn J'onzz"], stack=["Parallax"])
    t.play("Kick")
    t.play("J'onn J'onzz")
    assert t.power(0) == 4
    assert t.stack == ["Parallax"]


# Sinestro


def test_sinestro_destroys_a_hero_on_top_of_the_main_deck_for_three_power() -> None:
    t = table(p0=["Sinestro"], main=["Robin", "Bane"])
    t.play("Sinestro")
    assert t.power(0) == 3
    assert t.destroyed == ["Robin"]
    assert t.main_deck == ["Bane"]


@rule("BASE-3.10")
def test_sinestro_takes_any_other_card_into_the_hand_where_it_may_be_played() -> None:
    t = table(p0=["Sinestro"], main=["Doomsday", "Robin"])
    t.play("Sinestro")
    assert t.power(0) == 0
    assert t.hand(0) == ["Doomsday"]
    t.play("Doomsday")
    assert t.power(0) == 4


@rule("G-2")
def test_sinestro_finds_an_empty_main_deck() -> None:
    t = table(p0=["Sinestro"], main=[])
    t.play("Sinestro")
    assert t.power(0) == 0
    assert t.hand(0) == []
    assert not t.over


def test_clayface_lets_sinestro_reveal_the_next_card() -> None:
    t = table(p0=["Sinestro", "Clayface"], main=["Robin", "The Batcave", "Bane"])
    t.play("Sinestro")
    t.play("Clayface")
    assert t.power(0) == 3
    assert t.hand(0) == ["The Batcave"]
