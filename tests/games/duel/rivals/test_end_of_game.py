"""How a game of Rivals ends, and its score (RIV-7.x)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.rivals import ROBINS, confrontation, duel
from tests.vocabulary import Table, rule

JOKERS = [f"The Joker (Level {level})" for level in (1, 2, 3)]
BATMEN = [f"Batman (Level {level})" for level in (1, 2, 3)]


def last_refill(**position: Any) -> Table:
    """P0 buys a card that cannot be replaced, and ends the turn."""
    t = duel(main=[], power=2, lineup=["The Penguin", *ROBINS[:4]], **position)
    t.buy("The Penguin")
    t.end()
    assert t.over
    return t


@rule("RIV-7.1")
def test_who_defeats_the_last_character_wins_at_once_whatever_the_score() -> None:
    t = confrontation(
        power=15, hero1=JOKERS[2], trophies0=JOKERS[:2], trophies1=BATMEN[:2], hero0=BATMEN[2], deck1=["Superman"] * 5
    )
    assert t.vp(1) > t.vp(0) + 10
    t.end()
    assert (t.over, t.winners, t.asked()) == (True, (0,), [])
    assert t.view(None).events()[-1].rule == "RIV-7.1"


@rule("RIV-7.1")
@pytest.mark.parametrize("level", [1, 2])
def test_the_defeat_of_another_character_does_not_end_the_game(level: int) -> None:
    t = confrontation(power=30, hero1=JOKERS[level - 1])
    t.end()
    assert (t.over, t.character(1)) == (False, JOKERS[level])


@rule("RIV-7.1")
def test_a_win_needs_the_last_cost_with_all_blocks() -> None:
    t = confrontation(power=16, hero1=JOKERS[2], p1=["Harley Quinn"])
    t.end()
    t.answer(1, "Harley Quinn")
    assert (t.over, t.character(1)) == (False, JOKERS[2])


@rule("RIV-7.2", "G-2")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_game_is_over_when_five_slots_cannot_be_filled(left: int, over: bool) -> None:
    t = duel(main=["Bane"] * left, power=4, lineup=["The Penguin", "Lucius Fox", *ROBINS[:3]])
    t.buy("The Penguin")
    t.buy("Lucius Fox")
    assert not t.over
    t.end()
    assert t.over is over
    if over:
        assert t.winners == (0,)
        assert t.view(None).events()[-1].rule == "RIV-7.2"


@rule("RIV-7.2")
def test_an_empty_main_deck_is_no_end_as_long_as_no_slot_is_empty() -> None:
    t = duel(main=[])
    t.end()
    assert (t.over, t.active) == (False, 1)


@rule("RIV-7.2", "RIV-7.1")
def test_a_defeat_in_the_last_turn_still_counts_before_the_refill_fails() -> None:
    t = confrontation(main=[], power=9, lineup=ROBINS[:4], deck1=["Superman"])
    t.end()
    assert (t.over, t.winners, t.trophies(0)) == (True, (0,), JOKERS[:1])  # 4 points against 3


@rule("RIV-7.3", "G-4")
def test_cards_in_deck_hand_discard_pile_and_play_are_scored_and_weaknesses_cost() -> None:
    t = duel(
        p0=["Superman"], deck0=["Red Robin", "Punch"], discard0=["Kick", "Weakness", "Weakness"], in0=["Wayne Manor"]
    )
    assert t.vp(0) == 3 + 2 + 0 + 1 - 2 + 1


@rule("RIV-7.4")
def test_defeated_characters_count_four_and_six() -> None:
    t = duel(trophies0=JOKERS[:2], hero1=JOKERS[2])
    assert (t.vp(0), t.vp(1)) == (4 + 6, 0)
    t = duel(trophies1=BATMEN[:1], hero0=BATMEN[1])
    assert (t.vp(0), t.vp(1)) == (0, 4)


@rule("RIV-7.5")
@pytest.mark.parametrize(("deck", "winner"), [([], 0), (["Bane"], 0), (["Bane", "Kick", "Oracle"], 1)])
def test_the_higher_score_wins(deck: list[str], winner: int) -> None:
    t = last_refill(deck0=["Robin"], deck1=deck)  # P0 has 2 points
    assert t.winners == (winner,)
    assert t.view(None).scores() == [2, len(deck)]


@rule("RIV-7.5")
def test_with_equal_scores_more_defeated_characters_win() -> None:
    t = last_refill(deck0=["Superman"], trophies1=BATMEN[:1], hero0=BATMEN[1])
    assert t.view(None).scores() == [4, 4]
    assert t.winners == (1,)


@rule("RIV-7.5", "G-5")
def test_if_that_is_equal_too_the_win_is_shared() -> None:
    t = last_refill(
        deck0=["Robin"],
        deck1=["Red Robin"],
        trophies0=JOKERS[:1],
        hero1=JOKERS[1],
        trophies1=BATMEN[:1],
        hero0=BATMEN[1],
    )
    assert t.view(None).scores() == [6, 6]
    assert t.winners == (0, 1)


@rule("RIV-7.6")
def test_fifty_rounds_without_a_gain_end_the_game() -> None:
    t = duel(deck0=["Bane"])
    for turn in range(100):
        assert not t.over, f"over after {turn} turns"
        if turn:
            t.answer(t.active, None)
        t.end()
    assert (t.over, t.winners) == (True, (0,))
    assert t.view(None).events()[-1].rule == "RIV-7.6"


@rule("RIV-7.6")
def test_a_gain_sets_the_rounds_back_to_none() -> None:
    t = duel(deck0=["Kick"] * 5)
    for turn in range(120):
        if turn:
            t.answer(t.active, None)
        if turn == 40:
            t.play("Kick")
            t.play("Kick")
            t.buy("Kick")
        t.end()
    assert not t.over
