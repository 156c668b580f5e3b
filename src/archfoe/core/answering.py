"""Who answers for a seat in line, as an object of a class that the engine knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.decisions import Answer, Decision

if TYPE_CHECKING:
    from archfoe.core.game import Game


class Answering:
    """A function does as well, but is called by name: this method directly, which counts at every question."""

    __slots__ = ()

    def answer(self, game: Game, decision: Decision) -> Answer:
        raise NotImplementedError

    def __call__(self, game: Game, decision: Decision) -> Answer:
        return self.answer(game, decision)
