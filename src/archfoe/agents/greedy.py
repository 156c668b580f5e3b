"""Plays its cards in a sensible order and takes what is worth most to it, without looking ahead."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from archfoe.agents.knowledge import bot_of
from archfoe.agents.turn import Used
from archfoe.agents.weights import PLAIN, Weights
from archfoe.core.decisions import Answer
from archfoe.games.shared.turns import Turns
from archfoe.table.view import View

if TYPE_CHECKING:
    from archfoe.agents.knowledge import BotKnowledge


class GreedyAgent:
    """Reads effects and counts. It has no dice: the seed is there because every agent has one."""

    def __init__(self, seed: int | str | None = None, weights: Weights = PLAIN) -> None:
        self._weights = weights
        self._turn = -1
        self._used: Used = Counter()  # abilities used in that turn
        self._rules: Turns | None = None  # of the game that it plays
        self._knowledge: BotKnowledge[Any] | None = None  # and what it knows of it

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy finds out again what it knows of the game."""
        return _in_mid_turn, (self._weights, self._turn, self._used)

    def answer(self, view: View) -> Answer:
        if self._turn != view.turn:
            self._turn, self._used = view.turn, Counter()
        rules = view.rules
        if self._knowledge is None or self._rules is not rules:
            self._rules, self._knowledge = rules, bot_of(view.game_type)
        return self._knowledge.answer(view, self._weights, self._used)


def _in_mid_turn(weights: Weights, turn: int, used: Used) -> GreedyAgent:
    bot = GreedyAgent(weights=weights)
    bot._turn, bot._used = turn, used
    return bot
