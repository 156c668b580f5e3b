"""Answers that are known beforehand, as those of a record that is played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.answering import noted
from archfoe.core.decisions import Answer, Decision, Seat
from archfoe.core.errors import IllegalAnswer

if TYPE_CHECKING:
    from archfoe.core.game import Game


def known_pick(game: Game, d: Decision) -> Answer | None:
    """In a hurry: the next known answer, if it is one option of this question, as nearly every one is.

    The task is not run again, so the answer is noted nowhere but in the record.
    """
    if not game._known or game._watcher is not None or d.seat in game.agents:
        return None
    seat, picked = game._known[-1]
    if seat != d.seat or type(picked) is not tuple or len(picked) != 1 or not d.least <= 1 <= d.most:
        return None
    one = picked[0]
    if type(one) is not int or not 0 <= one < len(d.options):
        return None
    game._known.pop()
    s = game.state
    game.marks.append((s.draws, s.seen, game.told))
    game.record.append(noted(seat, picked))
    return picked


def foreseen(game: Game, waiting: dict[Seat, Decision], got: dict[Seat, Answer]) -> bool:
    """Takes the next known answer. What does not fit is left, and `decide` says why when the game has stopped."""
    seat, picked = game._known[-1]
    d = waiting.get(seat)
    if d is None:
        return False
    try:
        answer = d.check(picked)
    except IllegalAnswer:
        return False
    if game._watcher is not None:
        game.waiting = waiting
        game._watcher(game)
    game._known.pop()
    game.marks.append((game.state.draws, game.state.seen, game.told))
    game.record.append((seat, answer))
    got[seat] = answer
    return True
