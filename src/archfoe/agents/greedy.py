"""Plays its cards in a sensible order and takes what is worth most to it, without looking ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from archfoe.agents.choices import LIKINGS
from archfoe.agents.outlook import Outlook, outlook
from archfoe.agents.shopping import best_basket, goods
from archfoe.agents.timing import POWER, stage
from archfoe.agents.weights import PLAIN, Taste
from archfoe.agents.worth import value
from archfoe.core.cards import Card
from archfoe.core.decisions import ASSIST, MAIN_ACTION, Answer
from archfoe.core.effects import TakeGained
from archfoe.games.city.bot import turn
from archfoe.games.city.bot.outlook import Citizen
from archfoe.games.duel.bot.decisions import ANSWERS, store
from archfoe.table.view import Option, View

#: A free ability is used so often in a turn at most: one that changes nothing could be used for ever.
MOST_USES = 5


class GreedyAgent:
    """Reads effects and counts. It has no dice: the seed is there because every agent has one."""

    def __init__(self, seed: int | str | None = None, taste: Taste = PLAIN) -> None:
        self._taste = taste
        self._turn = -1
        self._used: Counter[Card] = Counter()  # free abilities used in that turn
        self._uses: Counter[str] = Counter()  # and in the city all abilities, by name

    def answer(self, view: View) -> Answer:
        if view.mode == "rebirth":
            return self._in_city(view)
        at = outlook(view, self._taste)
        if view.kind is MAIN_ACTION:
            return (self._act(view.options, at),)
        if view.kind in ANSWERS:
            return ANSWERS[view.kind](view.options, at)
        liking = LIKINGS.get(view.kind)
        if liking is None:
            return tuple(range(view.least))  # a question of another game: anything legal
        return take([liking(option, at) for option in view.options], view.least, view.most, view.ordered)

    def _in_city(self, view: View) -> Answer:
        at = Citizen(view, self._taste)
        if view.kind is MAIN_ACTION:
            if self._turn != view.turn:
                self._turn, self._uses = view.turn, Counter()
            return (turn.act(view.options, at, self._uses),)
        if view.kind is ASSIST:
            return turn.assist(view.options, at)
        liking = turn.LIKINGS.get(view.kind)
        if liking is None:
            return tuple(range(view.least))
        return take([liking(option, at) for option in view.options], view.least, view.most, view.ordered)

    def _act(self, options: Sequence[Option], at: Outlook) -> int:
        """Uses what is free, plays everything, then buys; ending the turn is always the last option."""
        for choose in (self._use_first, play_next, buy_next, self._use_last, patrol):
            picked = choose(options, at)
            if picked is not None:
                return picked
        return len(options) - 1

    def _use_first(self, options: Sequence[Option], at: Outlook) -> int | None:
        return self._use(options, at, on_gains=False)

    def _use_last(self, options: Sequence[Option], at: Outlook) -> int | None:
        """What moves cards gained this turn waits until all are bought."""
        return self._use(options, at, on_gains=True)

    def _use(self, options: Sequence[Option], at: Outlook, on_gains: bool) -> int | None:
        if self._turn != at.view.turn:
            self._turn, self._used = at.view.turn, Counter()
        for i, option in enumerate(options):
            card, use = option.card, option.use
            if card is None or use is None or use.power or self._used[card] >= MOST_USES:
                continue
            if isinstance(use.effect, TakeGained) == on_gains and value(use.effect, at) > 0:
                self._used[card] += 1
                return i
        return None


def play_next(options: Sequence[Option], at: Outlook) -> int | None:
    """The card whose time has come; among those the most useful. Plain Power that might be stored waits."""
    hand = {option.card: i for i, option in enumerate(options) if option.what == "play" and option.card is not None}
    stored = [option.card for option in options if option.what == "store" and option.card is not None]
    waiting = {card for card in stored if stage(card, at) >= POWER}
    if waiting:
        others = {card: i for card, i in hand.items() if card not in waiting}
        if not others:
            kept = store(options, at)
            if kept is not None:
                return kept
        hand = others or hand
    if len(hand) < 2:
        return next(iter(hand.values()), None)
    stages = {card: stage(card, at) for card in hand}
    now = min(stages.values())
    ripe = [card for card in hand if stages[card] == now]
    return hand[ripe[0] if len(ripe) == 1 else max(ripe, key=at.use)]


def buy_next(options: Sequence[Option], at: Outlook) -> int | None:
    """The best of those cards that are worth most together."""
    _, basket = best_basket(goods(options, at), at.power)
    return max(basket, key=lambda item: item[2])[0] if basket else None


def patrol(options: Sequence[Option], at: Outlook) -> int | None:
    """Turns up new cards while there is Power for them."""
    if at.power < at.taste.cheap:
        return None
    return next((i for i, option in enumerate(options) if option.what == "patrol"), None)


def take(likings: Sequence[float], least: int, most: int, ordered: bool) -> Answer:
    """All that it likes, best first, as far as the question allows."""
    ranked = sorted(range(len(likings)), key=lambda i: -likings[i])
    picked = [i for n, i in enumerate(ranked[:most]) if n < least or likings[i] > 0]
    return tuple(picked if ordered else sorted(picked))
