"""Villains of the main deck that attack nobody, Lobo to Two-Face."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import KICKS, MAIN, WEAKNESSES
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# Lobo


@rule("BASE-12.2")
def test_lobo_gives_three_power_and_destroys_a_card_of_the_hand_and_one_of_the_discard_pile() -> None:
    t = table(p0=["Lobo", "Vulnerability", "Punch"], discard0=["Weakness", "Kick"])
    t.play("Lobo")
    t.answer(0, "Vulnerability (hand)", "Weakness (discard pile)")
    assert t.power(0) == 3
    assert sorted(t.destroyed) == ["Vulnerability", "Weakness"]
    assert t.hand(0) == ["Punch"]
    assert t.discard(0) == ["Kick"]


def test_lobo_may_destroy_two_cards_of_one_place() -> None:
    t = table(p0=["Lobo", "Punch"], discard0=["Weakness", "Weakness"])
    t.play("Lobo")
    t.answer(0, "Weakness", "Weakness")
    assert t.discard(0) == []
    assert t.hand(0) == ["Punch"]


def test_lobo_need_not_destroy_anything() -> None:
    t = table(p0=["Lobo", "Vulnerability"])
    t.play("Lobo")
    t.answer(0, None)
    assert t.destroyed == []
    assert t.hand(0) == ["Vulnerability"]


def test_lobo_destroys_two_cards_and_not_three() -> None:
    t = table(p0=["Lobo", "Weakness"], discard0=["Weakness", "Weakness"])
    t.play("Lobo")
    with pytest.raises(ArchfoeError, match="Pick 0 to 2"):
        t.answer(0, "Weakness", "Weakness", "Weakness")


def test_lobo_asks_nothing_if_hand_and_discard_pile_are_empty() -> None:
    t = table(p0=["Lobo"])
    t.play("Lobo")
    assert t.offered(0)[-1] == "end turn"
    assert t.power(0) == 3


@rule("BASE-12.3")
def test_a_kick_and_a_weakness_destroyed_by_lobo_do_not_return_to_their_stacks() -> None:
    t = table(p0=["Lobo", "Kick", "Weakness"], kicks=3, weaknesses=3)
    t.play("Lobo")
    t.answer(0, "Kick", "Weakness")
    assert t.vp(0) == 2  # Lobo alone
    assert (len(t.names(KICKS)), len(t.names(WEAKNESSES))) == (3, 3)


def test_clayface_lets_lobo_destroy_twice() -> None:
    t = table(p0=["Lobo", "Clayface", "Vulnerability"], discard0=["Weakness", "Weakness"])
    t.play("Lobo")
    t.answer(0, "Weakness", "Weakness")
    t.play("Clayface")
    t.answer(0, "Vulnerability")
    assert t.destroyed == ["Weakness", "Weakness", "Vulnerability"]
    assert t.power(0) == 6


# The Penguin


def test_the_penguin_draws_two_cards_and_then_discards_two_of_the_hand() -> None:
    t = table(p0=["The Penguin", "Vulnerability"], deck0=["Kick", "Bane", "Punch"])
    t.play("The Penguin")
    assert t.offered(0) == ["Vulnerability", "Kick", "Bane"]
    t.answer(0, "Vulnerability", "Bane")
    assert t.hand(0) == ["Kick"]
    assert t.discard(0) == ["Vulnerability", "Bane"]
    assert t.power(0) == 0


@rule("BASE-14.3", "BASE-14.2")
def test_the_flash_draws_only_after_the_penguin_has_discarded() -> None:
    t = table(p0=["The Penguin", "Punch"], hero0="The Flash", deck0=["Kick", "Bane", "Robin", "Catwoman"])
    t.play("The Penguin")
    assert t.offered(0) == ["Punch", "Kick", "Bane"]  # Robin is not there yet
    t.answer(0, "Punch", "Bane")
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick", "Robin"]


@rule("G-22")
def test_the_penguin_without_deck_and_discard_pile_still_discards_two() -> None:
    t = table(p0=["The Penguin", "Kick", "Bane", "Punch"], deck0=[])
    t.play("The Penguin")
    t.answer(0, "Bane", "Punch")
    assert t.hand(0) == ["Kick"]


def test_the_penguin_discards_as_many_as_there_are() -> None:
    t = table(p0=["The Penguin", "Kick"], deck0=[])
    t.play("The Penguin")
    assert t.hand(0) == []
    assert t.discard(0) == ["Kick"]


@rule("BASE-10.2")
def test_the_penguin_shuffles_the_discard_pile_in_the_middle_of_the_draw() -> None:
    t = table(p0=["The Penguin", "Punch"], deck0=["Kick"], discard0=["Bane"])
    t.play("The Penguin")
    assert sorted(t.offered(0)) == ["Bane", "Kick", "Punch"]
    t.answer(0, "Punch", "Kick")
    assert t.hand(0) == ["Bane"]


def test_clayface_lets_the_penguin_dig_twice() -> None:
    t = table(p0=["The Penguin", "Clayface"], deck0=["Punch", "Kick", "Robin", "Bane"])
    t.play("The Penguin")
    t.answer(0, "Punch", "Kick")
    t.play("Clayface")  # the hand is empty: the two new cards go as well
    assert t.hand(0) == []
    assert t.discard(0) == ["Punch", "Kick", "Robin", "Bane"]


# The Riddler


@rule("BASE-18.28", "BASE-18.29", "G-34")
def test_the_riddler_gains_unseen_cards_for_three_power_each() -> None:
    t = table(p0=["The Riddler"], power=6, main=["Bane", "Catwoman", "Robin"])
    t.play("The Riddler")
    assert t.view(0).pile(MAIN) == [None, None, None]
    t.answer(0, "pay")
    assert t.discard(0) == ["Bane"]
    t.answer(0, "pay")
    assert t.discard(0) == ["Bane", "Catwoman"]
    assert t.power(0) == 0


@rule("BASE-18.30", "G-34")
def test_the_riddler_gives_one_power_if_nothing_is_paid() -> None:
    t = table(p0=["The Riddler"], power=4)
    t.play("The Riddler")
    t.answer(0, "do not")
    assert t.power(0) == 5
    assert t.discard(0) == []


@rule("G-34")
def test_the_riddler_gives_no_power_after_a_single_payment() -> None:
    t = table(p0=["The Riddler"], power=7, main=["Bane", "Robin"])
    t.play("The Riddler")
    t.answer(0, "pay")
    t.answer(0, "do not")
    assert t.power(0) == 4


def test_the_riddler_asks_nothing_of_a_player_with_less_than_three_power() -> None:
    t = table(p0=["The Riddler"], power=2)
    t.play("The Riddler")
    assert t.power(0) == 3
    assert t.discard(0) == []


def test_the_riddler_finds_an_empty_main_deck() -> None:
    t = table(p0=["The Riddler"], power=6, main=[])
    t.play("The Riddler")
    assert t.power(0) == 7


@rule("G-2")
def test_the_riddler_may_take_the_last_card_of_the_main_deck_without_ending_the_game() -> None:
    t = table(p0=["The Riddler"], power=6, main=["Bane"])
    t.play("The Riddler")
    t.answer(0, "pay")
    assert not t.over
    t.end()
    assert not t.over  # the Line-Up was full


@rule("G-6")
def test_a_payment_to_the_riddler_is_taken_from_the_power_that_parallax_doubles() -> None:
    t = table(p0=["The Riddler", "Parallax"], power=3, main=["Bane", "Robin"])
    t.play("The Riddler")
    t.answer(0, "pay")
    t.play("Parallax")
    assert t.power(0) == 2 * 3 - 3


def test_wonder_woman_counts_a_villain_that_the_riddler_gained() -> None:
    t = table(p0=["The Riddler"], hero0="Wonder Woman", power=3, main=["Bane", "Robin"])
    t.play("The Riddler")
    t.answer(0, "pay")
    t.answer(0, "draw")
    t.end()
    assert len(t.hand(0)) == 6


def test_clayface_asks_the_riddlers_question_again() -> None:
    t = table(p0=["The Riddler", "Clayface"], power=3, main=["Bane", "Robin"])
    t.play("The Riddler")
    t.answer(0, "do not")
    t.play("Clayface")
    t.answer(0, "pay")
    assert t.discard(0) == ["Bane"]
    assert t.power(0) == 3 + 1 - 3


# Solomon Grundy


def test_solomon_grundy_gives_three_power() -> None:
    t = table(p0=["Solomon Grundy"])
    t.play("Solomon Grundy")
    assert t.power(0) == 3


def test_solomon_grundy_may_go_on_top_of_the_deck_when_bought() -> None:
    t = table(power=6, lineup=["Solomon Grundy", *STRENGTHS[:4]])
    t.buy("Solomon Grundy")
    t.answer(0, "top of your deck")
    assert t.deck(0)[0] == "Solomon Grundy"
    t.end()
    assert "Solomon Grundy" in t.hand(0)


@rule("BASE-3.7")
def test_solomon_grundy_may_go_to_the_discard_pile_like_any_card() -> None:
    t = table(power=6, lineup=["Solomon Grundy", *STRENGTHS[:4]])
    t.buy("Solomon Grundy")
    t.answer(0, "your discard pile")
    assert t.discard(0) == ["Solomon Grundy"]


def test_solomon_grundy_becomes_the_deck_of_a_player_who_has_none() -> None:
    t = table(power=6, deck0=[], lineup=["Solomon Grundy", *STRENGTHS[:4]])
    t.buy("Solomon Grundy")
    t.answer(0, "top of your deck")
    assert t.deck(0) == ["Solomon Grundy"]


def test_solomon_grundy_may_go_on_top_when_princess_diana_gains_him() -> None:
    t = table(p0=["Princess Diana of Themyscira"], lineup=["Solomon Grundy", *STRENGTHS[:4]])
    t.play("Princess Diana of Themyscira")
    t.answer(0, "top of your deck")
    assert t.deck(0)[0] == "Solomon Grundy"


@rule("BASE-16.4")
def test_in_a_team_solomon_grundy_may_go_to_three_places() -> None:
    t = table(players=4, variants=["team"], power=6, lineup=["Solomon Grundy", *STRENGTHS[:4]])
    t.buy("Solomon Grundy")
    assert t.offered(0) == ["your discard pile", "top of your deck", "P2's discard pile"]


# Two-Face


def test_two_face_draws_the_top_card_if_the_call_is_right() -> None:
    t = table(p0=["Two-Face"], deck0=["Kick", "Punch"])
    t.play("Two-Face")
    t.answer(0, "odd")
    assert t.hand(0) == ["Kick"]
    assert t.power(0) == 1


def test_two_face_discards_the_top_card_if_the_call_is_wrong() -> None:
    t = table(p0=["Two-Face"], deck0=["Kick", "Punch"])
    t.play("Two-Face")
    t.answer(0, "even")
    assert t.hand(0) == []
    assert t.discard(0) == ["Kick"]
    assert t.power(0) == 1


def test_two_face_takes_zero_for_even() -> None:
    t = table(p0=["Two-Face"], deck0=["Vulnerability"])
    t.play("Two-Face")
    t.answer(0, "even")
    assert t.hand(0) == ["Vulnerability"]


@rule("BASE-10.3")
def test_two_face_shuffles_the_discard_pile_if_there_is_no_deck() -> None:
    t = table(p0=["Two-Face"], deck0=[], discard0=["Kick"])
    t.play("Two-Face")
    t.answer(0, "odd")
    assert t.hand(0) == ["Kick"]
    assert t.discard(0) == []


@rule("G-22")
def test_two_face_without_deck_and_discard_pile_gives_his_power_alone() -> None:
    t = table(p0=["Two-Face"], deck0=[])
    t.play("Two-Face")
    t.answer(0, "even")
    assert t.power(0) == 1
    assert t.hand(0) == []


def test_the_flash_draws_one_more_after_a_right_call_of_two_face() -> None:
    t = table(p0=["Two-Face"], hero0="The Flash", deck0=["Kick", "Bane"])
    t.play("Two-Face")
    t.answer(0, "odd")
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick", "Bane"]


def test_the_flash_has_nothing_to_add_to_a_wrong_call_of_two_face() -> None:
    t = table(p0=["Two-Face"], hero0="The Flash", deck0=["Kick", "Bane"])
    t.play("Two-Face")
    t.answer(0, "even")
    assert t.hand(0) == []
    assert t.offered(0) == ["end turn"]


def test_clayface_calls_again_with_two_face() -> None:
    t = table(p0=["Two-Face", "Clayface"], deck0=["Kick", "Bane"])
    t.play("Two-Face")
    t.answer(0, "odd")
    t.play("Clayface")
    t.answer(0, "even")
    assert t.hand(0) == ["Kick", "Bane"]
    assert t.power(0) == 2
