"""The own turn of the greedy bot: what it tries one after the other. Games put their own steps between these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from archfoe.agents.outlook import Outlook
from archfoe.agents.shopping import best_basket, goods
from archfoe.agents.timing import stage
from archfoe.agents.worth import value
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer
from archfoe.core.effects import TakeGained
from archfoe.registry import chosen
from archfoe.table.view import Option

#: An ability is used so often in a turn at most: one that changes nothing could be used for ever.
MOST_USES = 5

#: How often each ability was used this turn, by whatever a game tells them apart.
Used = Counter[object]
At = TypeVar("At", bound=Outlook)
#: The option that it would take now, if any.
Step = Callable[[Sequence[Option], At, Used], "int | None"]


def in_order(*steps: Step[At]) -> Callable[[Sequence[Option], At, Used], Answer]:
    """The first step that finds something to do; ending the turn is always the last option."""

    def act(options: Sequence[Option], at: At, used: Used) -> Answer:
        for step in steps:
            picked = step(options, at, used)
            if picked is not None:
                return (picked,)
        return (len(options) - 1,)

    return act


def use_first(options: Sequence[Option], at: Outlook, used: Used) -> int | None:
    return _use(options, at, used, on_gains=False)


def use_last(options: Sequence[Option], at: Outlook, used: Used) -> int | None:
    """What moves cards gained this turn waits until all are bought."""
    return _use(options, at, used, on_gains=True)


def _use(options: Sequence[Option], at: Outlook, used: Used, on_gains: bool) -> int | None:
    for i, option in enumerate(options):
        card, use = option.card, option.use
        if card is None or use is None or use.power or used[card] >= MOST_USES:
            continue
        if isinstance(use.effect, TakeGained) == on_gains and value(use.effect, at) > 0:
            used[card] += 1
            return i
    return None


def in_hand(options: Sequence[Option]) -> dict[Card, int]:
    """The cards that may be played, and their options."""
    return {option.card: i for i, option in enumerate(options) if option.what == "play" and option.card is not None}


def play_next(options: Sequence[Option], at: Outlook, used: Used) -> int | None:
    return ripest(in_hand(options), at)


def ripest(hand: dict[Card, int], at: Outlook) -> int | None:
    """The card whose time has come; among those the most useful."""
    if len(hand) < 2:
        return next(iter(hand.values()), None)
    stages = {card: stage(card, at) for card in hand}
    now = min(stages.values())
    ripe = [card for card in hand if stages[card] == now]
    return hand[ripe[0] if len(ripe) == 1 else max(ripe, key=at.use)]


def buy_next(options: Sequence[Option], at: Outlook, used: Used) -> int | None:
    """The best of those cards that are worth most together."""
    _, basket = best_basket(goods(options, at), at.power)
    return max(basket, key=lambda item: item[2])[0] if basket else None


def of_variants(options: Sequence[Option], at: Outlook, used: Used) -> int | None:
    """What variants of other packages bring, if they say that it is worth something."""
    view = at.view
    for variant in chosen(view.mode, view.variants) if view.variants else ():
        for i, option in enumerate(options):
            if variant.worths.get(option.what, 0) > 0 and used[option.what] < MOST_USES:
                used[option.what] += 1
                return i
    return None


#: Uses what is free, plays everything, then buys.
STEPS = (use_first, play_next, buy_next, use_last, of_variants)
act = in_order(*STEPS)
