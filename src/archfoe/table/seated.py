"""An agent answers questions from a view; it never sees the true state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from archfoe.core.asking import Answering
from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.table.view import View


class Agent(Protocol):
    """One per seat and game, so that it may remember what it has seen."""

    def answer(self, view: View) -> Answer:
        """Indices into `view.options`: from `view.least` to `view.most` of them."""
        ...


class Seated(Answering):
    """An agent at its seat, as the engine calls it: the view is made once and used for the whole game."""

    __slots__ = ("_agent", "_seat", "_view")

    def __init__(self, agent: Agent, seat: int) -> None:
        self._agent = agent
        self._seat = seat
        self._view: View | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy makes a view of its own game."""
        return Seated, (self._agent, self._seat)

    @property
    def searches(self) -> bool:
        """Does the agent try out what may come? It says so itself, by an attribute of that name."""
        return bool(getattr(self._agent, "searches", False))

    def answer(self, game: Game, decision: Decision) -> Answer:
        view = self._view
        if view is None:
            view = self._view = View(game, self._seat, decision)
        else:
            view._game, view._decision = game, decision
        return self._agent.answer(view)


def seated(agents: Mapping[int, Agent]) -> dict[int, Answerer]:
    return {seat: Seated(agent, seat) for seat, agent in agents.items()}


def any_searches(answerers: Mapping[int, Answerer]) -> bool:
    """Must their game keep snapshots (`Game(..., searching=True)`), since one of them tries out what may come?"""
    return any(isinstance(answerer, Seated) and answerer.searches for answerer in answerers.values())
