"""Greedy that buys what leads to the best position: whole baskets, judged by a value net after the purchase."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

from archfoe.agents.nets import NetEvaluator, Position, Purchase, for_game, worth_of_points
from archfoe.agents.outlook import Outlook
from archfoe.agents.shopper import Shopper
from archfoe.agents.turn import Used
from archfoe.agents.worth import value
from archfoe.core.piles import KICKS, LINEUP, MAIN, STACK
from archfoe.table.view import Option, View

#: So many things for sale are weighed, the dearest first, and so many baskets of them.
_MOST_GOODS: Final = 8
_MOST_BASKETS: Final = 160
#: A game that a purchase ends: as sure as anything that a net says, and surer.
_SURE: Final = 40.0


class Good(NamedTuple):
    option: int
    cost: int
    bought: Purchase | None  # None: an ability that is paid for
    extra: float  # what it brings that the net does not see
    seen: bool  # does the net judge it? It does not know every card


class Basket(NamedTuple):
    goods: tuple[Good, ...]
    value: float

    @property
    def first(self) -> int | None:
        """The option to take first: a Super-Villain, else the dearest; None: nothing is bought."""
        if not self.goods:
            return None
        return max(
            self.goods, key=lambda good: (good.bought is not None and good.bought.pile == STACK, good.cost)
        ).option


class KeenAgent(Shopper):
    """Plays as greedy does, but for purchases. Without a net for the game it is greedy."""

    def __init__(
        self, seed: int | str | None = None, evaluator: NetEvaluator | None = None, temperature: float = 0.0
    ) -> None:
        """With an evaluator of its own; above zero, the temperature lets it choose what looks a little worse."""
        super().__init__(seed)
        self._own, self._temperature = evaluator, temperature
        self._evaluator: NetEvaluator | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy finds its net again, and its dice fall as these would."""
        return _in_mid_turn, (self._own, self._temperature, *self.memory)

    def shops(self, view: View) -> bool:
        self._evaluator = self._own or for_game(view.rules.options)
        return self._evaluator is not None

    def buy(self, options: Sequence[Option], at: Outlook, used: Used) -> int | None:
        assert self._evaluator is not None
        baskets = ranked(options, at, self._evaluator)
        if not baskets:
            return None
        if self._temperature:
            heat, dice = self._temperature, self.dice
            return max(
                baskets, key=lambda basket: basket.value / heat - log(-log(dice.random() or 1e-12) or 1e-12)
            ).first
        return baskets[0].first


def _in_mid_turn(evaluator: NetEvaluator | None, temperature: float, *memory: Any) -> KeenAgent:
    bot = KeenAgent(None, evaluator, temperature)
    bot.remember(*memory)
    return bot


def ranked(options: Sequence[Option], at: Outlook, evaluator: NetEvaluator) -> list[Basket]:
    """All that could be bought together, best first; nothing at all is one of them. Empty if nothing is for sale."""
    goods = _goods(options, at, evaluator)
    if not goods:
        return []
    baskets = _affordable(goods, at.power)
    position = Position(evaluator.layout, at.view, at.me)
    judged = [tuple([good.bought for good in basket if good.bought is not None and good.seen]) for basket in baskets]
    values = evaluator.compare(position, judged)
    found = []
    for basket, worth in zip(baskets, values, strict=True):
        end = _end(position, [good.bought for good in basket if good.bought is not None])
        more = sum([good.extra for good in basket])
        found.append(Basket(basket, worth + more if end is None else end + 0.01 * worth))
    return sorted(found, key=lambda basket: -basket.value)


def _goods(options: Sequence[Option], at: Outlook, evaluator: NetEvaluator) -> list[Good]:
    """What is for sale. A card that the net has never met is worth to it what greedy reads off its effects."""
    goods = []
    for i, option in enumerate(options):
        card, use = option.card, option.use
        if card is None:
            continue
        if option.what in ("buy", "hunt") and option.cost is not None and option.pile is not None:
            copies = min(at.view.size(KICKS), at.power // option.cost, 3) if option.pile == KICKS and option.cost else 1
            seen = evaluator.knows(card)
            extra = 0.0 if seen else worth_of_points(at.price(card))
            goods += [Good(i, option.cost, Purchase(card, option.pile), extra, seen)] * copies
        elif use is not None and use.power and at.can_spare(use.power):
            worth = at.weights.rate * value(use.effect, at)
            if worth > 0:
                goods.append(Good(i, use.power, None, worth_of_points(worth), False))
    return sorted(goods, key=lambda good: -good.cost)[:_MOST_GOODS]


def _affordable(goods: Sequence[Good], power: int) -> list[tuple[Good, ...]]:
    """Every set of goods that can be paid for, each once."""
    found: dict[tuple[Good, ...], int] = {(): 0}
    for good in goods:
        for basket, cost in list(found.items()):
            if cost + good.cost <= power and len(found) < _MOST_BASKETS:
                found.setdefault((*basket, good), cost + good.cost)
    return list(found)


def _end(position: Position, bought: Sequence[Purchase]) -> float | None:
    """Whether the game would be won or lost by counting, if these purchases end it; None: it goes on."""
    view = position.view
    if not position.stack or view.rules.spaces:
        return None
    villains = sum([one.pile == STACK for one in bought])
    missing = view.rules.lineup_size - (len(view.lineup) - sum([one.pile == LINEUP for one in bought]))
    if (position.stack > villains or not villains) and missing <= view.size(MAIN):
        return None
    lead = position.points_with([one.card for one in bought]) - position.best_foe
    if lead:
        return _SURE if lead > 0 else -_SURE
    return 1.0 if villains else 0.0  # the tie-break counts Super-Villains
