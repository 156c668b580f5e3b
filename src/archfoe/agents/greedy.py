"""Plays its cards in a sensible order and takes what is worth most to it, without looking ahead."""

from __future__ import annotations

from collections import Counter

from archfoe.agents.turn import Used
from archfoe.agents.weights import PLAIN, Weights
from archfoe.core.decisions import Answer
from archfoe.table.view import View


class GreedyAgent:
    """Reads effects and counts. It has no dice: the seed is there because every agent has one."""

    def __init__(self, seed: int | str | None = None, weights: Weights = PLAIN) -> None:
        self._weights = weights
        self._turn = -1
        self._used: Used = Counter()  # abilities used in that turn

    def answer(self, view: View) -> Answer:
        if self._turn != view.turn:
            self._turn, self._used = view.turn, Counter()
        return view.game_type.bot().answer(view, self._weights, self._used)
