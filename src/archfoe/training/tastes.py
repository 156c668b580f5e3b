"""Greedy bots with a taste of their own in each game, so that a net sees what other purchases come to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from archfoe.agents.outlook import Outlook
from archfoe.agents.shopper import Shopper
from archfoe.agents.shopping import best_basket, goods
from archfoe.agents.turn import Used
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.table.view import Option, View


class TasteAgent(Shopper):
    """Likes or dislikes every card a little more than greedy does, and now and then does anything at all."""

    def __init__(self, seed: int | str | None = None, spread: float = 1.5, slips: float = 0.05) -> None:
        super().__init__(seed)
        self.spread, self.slips = spread, slips
        self._tastes: dict[str, float] = {}

    def buy(self, options: Sequence[Option], at: Outlook, used: Used) -> int | None:
        wanted = [(i, cost, worth + self._taste(options[i])) for i, cost, worth in goods(options, at)]
        wanted += [
            (i, option.cost, self._taste(option) - 1.0)  # what greedy would not have for nothing
            for i, option in enumerate(options)
            if option.what == "buy" and option.cost is not None and i not in {item[0] for item in wanted}
        ]
        _, basket = best_basket([item for item in wanted if item[2] > 0], at.power)
        return max(basket, key=lambda item: item[2])[0] if basket else None

    def _taste(self, option: Option) -> float:
        assert option.card is not None
        name = option.card.name
        if name not in self._tastes:
            self._tastes[name] = self.dice.gauss(0.0, self.spread)
        return self._tastes[name]

    def answer(self, view: View) -> Answer:
        picked = super().answer(view)
        if view.kind is MAIN_ACTION and self.slips and self.dice.random() < self.slips:
            options = view.options
            if options[picked[0]].what != "play":
                return (self.dice.choice([i for i, option in enumerate(options) if option.what != "play"]),)
        return picked


def random_taste(seed: str) -> TasteAgent:
    dice = Random(seed)
    return TasteAgent(seed, dice.choice((0.5, 1.5, 3.0)), dice.choice((0.0, 0.05, 0.15)))
