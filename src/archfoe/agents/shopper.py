"""A bot that plays as greedy does and buys in a way of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from archfoe.agents.knowledge import BotKnowledge, bot_of
from archfoe.agents.outlook import Outlook
from archfoe.agents.turn import Used, buy_next, in_order
from archfoe.agents.weights import PLAIN
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.games.shared.turns import Turns
from archfoe.table.view import Option, View


class Shopper:
    """A subclass says what to `buy`. Where a game knows more than baskets, such as walks in a city, it is greedy."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.dice = Random(seed)
        self._turn = -1
        self._used: Used = Counter()
        self._rules: Turns | None = None
        self._knowledge: BotKnowledge[Any] | None = None

    @property
    def memory(self) -> tuple[Random, int, Used]:
        """For copies: all that it has not found out of the game."""
        return self.dice, self._turn, self._used

    def remember(self, dice: Random, turn: int, used: Used) -> None:
        self.dice, self._turn, self._used = dice, turn, used

    def shops(self, view: View) -> bool:
        """Has it something to say on purchases in this game?"""
        return True

    def buy(self, options: Sequence[Option], at: Outlook, used: Used) -> int | None:
        """The option to buy now; None: nothing more."""
        return buy_next(options, at, used)

    def answer(self, view: View) -> Answer:
        if self._turn != view.turn:
            self._turn, self._used = view.turn, Counter()
        if self._knowledge is None or self._rules is not view.rules:
            self._rules, self._knowledge = view.rules, self._learnt(view)
        return self._knowledge.answer(view, PLAIN, self._used)

    def _learnt(self, view: View) -> BotKnowledge[Any]:
        """What greedy knows of this game, with purchases of its own."""
        known = bot_of(view.game_type)
        if not known.steps or not self.shops(view):
            return known
        steps = [self.buy if step is buy_next else step for step in known.steps]
        return replace(known, answers={**known.answers, MAIN_ACTION: in_order(*steps)})
