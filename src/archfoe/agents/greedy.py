"""Plays its cards in a sensible order and takes what is worth most to it, without looking ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from archfoe.agents.choices import LIKINGS
from archfoe.agents.outlook import Outlook
from archfoe.agents.shopping import best_basket, items
from archfoe.agents.taste import PLAIN, Taste
from archfoe.agents.timing import stage
from archfoe.agents.worth import value
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.effects import TakeGained
from archfoe.views import Option, View

#: An ability is used so often in one turn at most: one that is free and changes nothing must not be used for ever.
MOST_USES = 5


class GreedyAgent:
    """Reads effects and counts; has no dice, so that it plays the same position always alike."""

    def __init__(self, seed: int | str | None = None, taste: Taste = PLAIN) -> None:
        self._taste = taste
        self._turn = -1
        self._used: Counter[Card] = Counter()  # abilities used in that turn

    def answer(self, view: View) -> Answer:
        at = Outlook(view, self._taste)
        if view.kind is MAIN_ACTION:
            return (self._act(view.options, at),)
        liking = LIKINGS.get(view.kind)
        if liking is None:
            return tuple(range(view.least))  # a question of another game: anything legal
        return take([liking(option, at) for option in view.options], view.least, view.most, view.ordered)

    def _act(self, options: Sequence[Option], at: Outlook) -> int:
        """Plays everything, then uses what is free, then buys."""
        for choose in (play_next, self._use_early, buy_next, self._use_late, patrol):
            picked = choose(options, at)
            if picked is not None:
                return picked
        return len(options) - 1  # ending the turn is always the last option

    def _use_early(self, options: Sequence[Option], at: Outlook) -> int | None:
        return self._use(options, at, late=False)

    def _use_late(self, options: Sequence[Option], at: Outlook) -> int | None:
        return self._use(options, at, late=True)

    def _use(self, options: Sequence[Option], at: Outlook, late: bool) -> int | None:
        """What acts on cards gained this turn waits until all are bought."""
        if self._turn != at.view.turn:
            self._turn, self._used = at.view.turn, Counter()
        for i, option in enumerate(options):
            card = option.card
            if option.what != "use" or card is None or self._used[card] >= MOST_USES:
                continue
            for use in card.uses:
                if isinstance(use.effect, TakeGained) == late and value(use.effect, at) > use.power:
                    self._used[card] += 1
                    return i
        return None


def play_next(options: Sequence[Option], at: Outlook) -> int | None:
    """The card whose time has come; among those the most useful."""
    best, found = None, None
    for i, option in enumerate(options):
        if option.what == "play" and option.card is not None:
            rank = (stage(option.card, at), -at.use(option.card))
            if best is None or rank < best:
                best, found = rank, i
    return found


def buy_next(options: Sequence[Option], at: Outlook) -> int | None:
    """The best of the cards that are worth most together."""
    _, basket = best_basket(items(options, at), at.view.power(at.me))
    return max(basket, key=lambda item: item[2])[0] if basket else None


def patrol(options: Sequence[Option], at: Outlook) -> int | None:
    """Turns up new cards if there is Power for them."""
    if at.view.power(at.me) >= at.taste.patrol_power:
        for i, option in enumerate(options):
            if option.what == "patrol":
                return i
    return None


def take(liking: Sequence[float], least: int, most: int, ordered: bool) -> Answer:
    """All that it likes, best first, as far as the question allows."""
    ranked = sorted(range(len(liking)), key=lambda i: -liking[i])
    picked = [i for n, i in enumerate(ranked[:most]) if n < least or liking[i] > 0]
    return tuple(picked if ordered else sorted(picked))
