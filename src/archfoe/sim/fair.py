"""What a card of some cost usually does, in Power: a straight line through the cards whose texts are known."""

from __future__ import annotations

from functools import cache
from statistics import mean
from typing import NamedTuple

from archfoe.agents.cards import use
from archfoe.agents.weights import PLAIN
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.registry.found import shipped


class Line(NamedTuple):
    """Power of one play = start + slope x cost."""

    start: float
    slope: float
    cards: int  # that it goes through

    def power(self, cost: float) -> float:
        return self.start + self.slope * cost

    def cost(self, power: float) -> float:
        return (power - self.start) / self.slope


def is_known(card: Card) -> bool:
    """Is what it does printed, and not ours?"""
    return "designed" not in (card.provenance.source, card.provenance.effect)


@cache
def fair_line() -> Line:
    """Least squares, as the greedy bot reads the cards. Locations stay in play, so they are on no such line."""
    boxes = [own.box for own in shipped().sets.values()]
    known = [card for box in boxes for card in box.of_kind(MAIN_KIND) if is_known(card) and not card.ongoing]
    points = [(card.cost, use(card, PLAIN)) for card in known]
    cost, power = mean(x for x, _ in points), mean(y for _, y in points)
    slope = sum((x - cost) * (y - power) for x, y in points) / sum((x - cost) ** 2 for x, _ in points)
    return Line(power - slope * cost, slope, len(points))
