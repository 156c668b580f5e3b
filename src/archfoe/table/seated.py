"""An agent answers questions from a view; it never sees the true state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.table.view import View


class Agent(Protocol):
    """One per seat and game, so that it may remember what it has seen."""

    def answer(self, view: View) -> Answer:
        """Indices into `view.options`: from `view.least` to `view.most` of them."""
        ...


class Seated:
    """An agent at its seat, as the engine calls it: the view is made once and used for the whole game."""

    __slots__ = ("_answer", "view")

    def __init__(self, agent: Agent, seat: int) -> None:
        self._answer = agent.answer
        self.view = View.__new__(View)
        self.view.seat = seat

    def __call__(self, game: Game, decision: Decision) -> Answer:
        view = self.view
        view._game, view._decision = game, decision
        return self._answer(view)


def seated(agents: Mapping[int, Agent]) -> dict[int, Answerer]:
    return {seat: Seated(agent, seat) for seat, agent in agents.items()}
