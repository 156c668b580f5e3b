"""Somebody tries a puzzle: what counts as solved, and what can be taken back."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import HAND
from archfoe.puzzles import shelf
from archfoe.puzzles.attempt import Attempt
from archfoe.puzzles.puzzle import Puzzle, parse_puzzle
from archfoe.table.view import View
from archfoe.table.words.labels import labels

#: The third Power lies in the discard pile, which is shuffled for Kid Flash.
LUCKY = """
title: A lucky draw
puzzle:
  id: 0
  theme: Luck
  level: easy
  goal: [gain Super Speed]
  key: 2
  why: It does not.
  trap: It is all luck.
table:
  hands: {P0: [Kid Flash, Punch x2]}
  decks: {P0: []}
  discards: {P0: [Punch x3]}
  lineup: [Super Speed, Heat Vision x4]
steps:
  - P0: play Kid Flash
  - P0: play Punch x3
  - P0: buy Super Speed
"""


def do(attempt: Attempt, *words: str) -> None:
    for word in words:
        have = labels(View(attempt.game, attempt.seat))
        attempt.decide((next(i for i, label in enumerate(have) if label.startswith(word)),))


def test_what_a_shuffle_brings_is_luck() -> None:
    attempt = Attempt(parse_puzzle(LUCKY))
    do(attempt, "play Kid Flash", *["play Punch"] * 3, "buy Super Speed")
    assert attempt.missing() == []
    assert attempt.lucky
    assert not attempt.solved


def test_every_answer_can_be_taken_back() -> None:
    attempt = Attempt(shelf.numbered(1))
    hand = attempt.game.state.piles[HAND + 1][:]
    with pytest.raises(ArchfoeError, match="nothing to take back"):
        attempt.back()
    do(attempt, "play Punch", "play Punch", "play Robin")
    assert attempt.answers == 3
    attempt.back(2)
    assert attempt.answers == 1
    do(attempt, "play Robin")
    attempt.back(99)
    assert (attempt.answers, attempt.game.state.piles[HAND + 1]) == (0, hand)


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    attempt = Attempt(shelf.numbered(1))
    with pytest.raises(ArchfoeError):
        attempt.decide((77,))
    assert attempt.answers == 0


def test_the_turn_ends_without_the_goal() -> None:
    attempt = Attempt(shelf.numbered(1))
    do(attempt, *["play Punch"] * 4, "buy Catwoman", "end turn")
    assert attempt.ended
    assert not attempt.solved
    attempt.back()
    assert attempt.missing() == ["1 of 3 Victory Points"]


@pytest.mark.parametrize("puzzle", shelf.current(), ids=lambda puzzle: str(puzzle.id))
def test_the_solution_solves_every_puzzle(puzzle: Puzzle) -> None:
    """Also where the turn must be ended before it is decided."""
    attempt = Attempt(puzzle)
    for seat, answer in puzzle.case.run().game.record:
        if seat == puzzle.seat:
            assert not attempt.solved
            attempt.decide(answer)
    assert attempt.solved
