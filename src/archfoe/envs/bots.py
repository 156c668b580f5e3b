"""A bot behind actions: it answers pick by pick, so that it can sit, teach or be measured where a net does."""

from __future__ import annotations

from archfoe.agents import Agent
from archfoe.core.decisions import Answer
from archfoe.envs.stepper import Stepper
from archfoe.table.view import View


class ActingBot:
    """One for each seat and game."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self._asked: View | None = None
        self._answer: Answer = ()

    def action(self, stepper: Stepper) -> int:
        """Its next pick: it is asked once for each question, and then goes on towards its answer."""
        if stepper.question is not self._asked:
            self._asked = stepper.question
            self._answer = self._agent.answer(stepper.question)
        return stepper.towards(self._answer)
