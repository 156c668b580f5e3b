"""Plays anything that is legal, each choice as likely as another."""

from __future__ import annotations

from random import Random
from typing import Any

from archfoe.core.decisions import FEW, ONE_PICK, Answer
from archfoe.table.view import View


class RandomAgent:
    def __init__(self, seed: int | str | None = None, dice: Random | None = None) -> None:
        self._dice = dice or Random(seed)
        self._random = self._dice.random

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has dice of its own, which fall as these would."""
        return _with_dice, (self._dice,)

    def answer(self, view: View) -> Answer:
        decision = view._decision or view._question()
        n, least, most = len(decision.options), decision.least, decision.most
        if most == 1:
            pick = int(self._random() * (n + 1 - least))  # one of them, or none
            if pick == n:
                return ()
            return ONE_PICK[pick] if pick < FEW else (pick,)
        picks = self._dice.sample(range(n), least + int(self._random() * (most - least + 1)))
        return tuple(picks) if decision.ordered else tuple(sorted(picks))


def _with_dice(dice: Random) -> RandomAgent:
    return RandomAgent(dice=dice)
