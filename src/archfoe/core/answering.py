"""Who answers for a seat in line, as an object of a class that the engine knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from archfoe.core.decisions import FEW, ONE_PICK, Answer, Decision, Seat
from archfoe.core.piles import SEATS

if TYPE_CHECKING:
    from archfoe.core.game import Game

#: What is recorded of an answer of one pick, by seat and pick: made once, as the answers are.
NOTES: Final[tuple[tuple[Any, ...], ...]] = tuple([tuple([(seat, one) for one in ONE_PICK]) for seat in range(SEATS)])


def noted(seat: Seat, answer: Answer) -> Any:
    """An answer as it is recorded."""
    return NOTES[seat][answer[0]] if len(answer) == 1 and answer[0] < FEW else (seat, answer)


class Answering:
    """A function does as well, but is called by name: this method directly, which counts at every question.

    A subclass says what the answer is. It is no ABC, which cannot be compiled.
    """

    __slots__ = ()

    def answer(self, game: Game, decision: Decision) -> Answer:
        raise NotImplementedError

    def __call__(self, game: Game, decision: Decision) -> Answer:
        return self.answer(game, decision)
