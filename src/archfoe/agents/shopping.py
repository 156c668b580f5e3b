"""What to buy for the Power at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from archfoe.agents.outlook import Outlook
from archfoe.agents.worth import value
from archfoe.core.piles import KICKS
from archfoe.table.view import Option

T = TypeVar("T")


def goods(options: Sequence[Option], at: Outlook) -> list[tuple[int, int, float]]:
    """(option, cost, worth) of all that can be paid for and is worth having; several Kicks, if there is Power."""
    out = []
    for i, option in enumerate(options):
        card = option.card
        if card is None:
            continue
        if option.what in ("buy", "hunt") and option.cost is not None:
            copies = at.view.size(KICKS) if option.pile == KICKS and option.cost else 1
            out += [(i, option.cost, at.price(card))] * min(copies, 1 + at.power // max(option.cost, 1))
        elif (use := option.use) is not None and use.power and at.can_spare(use.power):
            out.append((i, use.power, at.weights.rate * value(use.effect, at)))
    return [item for item in out if item[2] > 0]


def best_basket(items: Sequence[tuple[T, int, float]], power: int) -> tuple[float, list[tuple[T, int, float]]]:
    """The purchases that are worth most together, and how much that is."""
    power = max(0, min(power, sum([cost for _, cost, _ in items])))
    best: list[tuple[float, list[tuple[T, int, float]]]] = [(0.0, [])] * (power + 1)
    for item in items:
        _, cost, worth = item
        for p in range(power, cost - 1, -1):
            before, basket = best[p - cost]
            if before + worth > best[p][0]:
                best[p] = (before + worth, [*basket, item])
    return best[power]
