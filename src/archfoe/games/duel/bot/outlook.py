"""A view of a game with Characters as the greedy bot reads it: in a Confrontation nothing counts but who wins it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from archfoe.agents.weights import Weights
from archfoe.core.cards import Card
from archfoe.core.filters import Test
from archfoe.core.piles import HAND
from archfoe.games.duel.bot.forecast import Forecast, WithFigures, prize
from archfoe.games.duel.bot.weights import own_of
from archfoe.table.view import View


class DuelOutlook(WithFigures):
    """Weighs by the Confrontation, if there is one of one's own."""

    def power_worth(self, power: float) -> float:
        """In one's own Confrontation: what it does to the chance to win."""
        target = self.view.target
        if target is None or self.view.active != self.me:
            return super().power_worth(power)
        forecast = Forecast(self.view, self.weights, self.me)
        return (
            (forecast.chance(target, power) - forecast.chance(target))
            * prize(self, target)
            * own_of(self.weights).resolve
        )

    def loss_now(self, card: Card, kind: int) -> float:
        """From the hand also what it could still do this turn."""
        if kind != HAND or self.view.target is None or self.view.active != self.me:
            return super().loss_now(card, kind)
        return self.worth(card) - self.power_worth(-Forecast(self.view, self.weights, self.me).gives(card))


class Eager(DuelOutlook):
    """A Confrontation that is not decided yet: Power now is worth more than anything later."""

    def __init__(self, view: View, weights: Weights) -> None:
        super().__init__(view, eager(weights))

    def gained(self, test: Test, every: bool = False) -> float:
        return own_of(self.weights).beside * super().gained(test, every)

    def gained_unseen(self) -> float:
        return own_of(self.weights).beside * super().gained_unseen()

    def from_destroyed(self, test: Test) -> float:
        return own_of(self.weights).beside * super().from_destroyed(test)

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        return own_of(self.weights).beside * super().culled(n, places, test, least)


@cache
def eager(weights: Weights) -> Weights:
    names = ("weakness", "harm", "cull", "look", "gain", "gained_to_deck", "new_lineup")
    less: dict[str, Any] = {name: own_of(weights).beside * getattr(weights, name) for name in names}
    return replace(weights, **less)


def outlook(view: View, weights: Weights) -> DuelOutlook:
    """As the turn demands it."""
    if view.target is None or view.active != view.seat:
        return DuelOutlook(view, weights)
    over = view.power() - view.figure_cost(view.target)
    return Eager(view, weights) if over < weights.reserve else DuelOutlook(view, weights)
