"""What to buy for the Power at hand."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.agents.outlook import Outlook
from archfoe.core.piles import KICKS
from archfoe.views import Option

#: Which option, what it costs, what it is worth.
Item = tuple[int, int, float]


def items(options: Sequence[Option], at: Outlook) -> list[Item]:
    """All that is for sale and worth having; of the Kicks as many as there is Power for."""
    power, out = at.view.power(at.me), []
    for i, option in enumerate(options):
        if option.what == "buy" and option.card is not None and option.cost is not None:
            worth = at.price(option.card)
            if worth > 0:
                copies = 1
                if option.pile == KICKS and option.cost:
                    copies = min(power // option.cost, at.view.size(KICKS))
                out += [(i, option.cost, worth)] * copies
    return out


def best_basket(goods: Sequence[Item], power: int) -> tuple[float, tuple[Item, ...]]:
    """The purchases that are worth most together, and how much that is."""
    best: list[tuple[float, tuple[Item, ...]]] = [(0.0, ())] * (power + 1)
    for item in goods:
        _, cost, worth = item
        for p in range(power, cost - 1, -1):
            before, basket = best[p - cost]
            if before + worth > best[p][0]:
                best[p] = (before + worth, (*basket, item))
    return best[power]
