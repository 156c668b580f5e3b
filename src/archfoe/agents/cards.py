"""What a card is good for each time it comes to hand, in Power; the same in every position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import exp, factorial
from typing import TypeVar

from archfoe.agents.average_position import AveragePosition
from archfoe.agents.rooms import guarding, times_in_a_turn
from archfoe.agents.weights import Weights
from archfoe.agents.worth import likely, value, walk
from archfoe.core import effects as fx
from archfoe.core.abilities import Use, When
from archfoe.core.cards import Card
from archfoe.core.moments import DRAW, GAIN, HARM, PLAY

#: So many cards are weighed in all their combinations, and no more.
MOST_WEIGHED = 7

T = TypeVar("T")


@cache
def use(card: Card, weights: Weights) -> float:
    """One play of the card, with what it is good for besides."""
    if card.ongoing:
        return weights.stays  # in play it helps every turn
    at = AveragePosition(weights)
    helps = weights.assist if card.assist else 0.0
    return value(card.play, at) + value(card.at_end, at) + _other_uses(card, at) + _shield(card, at) + helps


def _other_uses(card: Card, at: AveragePosition) -> float:
    return sum([use_worth(use, at) for use in card.uses])


def use_worth(use: Use, at: AveragePosition) -> float:
    """What an ability beside plays and purchases gives, once it is paid for."""
    ready = 1.0 if use.ready is None else likely(use.ready, at)
    return ready * max(0.0, value(use.effect, at) - use.power - at.weights.step * use.move)


def _shield(card: Card, at: AveragePosition) -> float:
    """A Defense card in hand avoids an Attack now and then, and may even leave the hand better off."""
    out = at.weights.guard * guarding(card)
    if card.defense is None:
        return out
    lost = 0.0 if card.defense.use == "reveal" else value(card.play, at)
    return out + at.weights.attacked * max(0.0, at.weights.blow + value(card.defense.bonus, at) - lost)


# Abilities that hear what is played


@cache
def draws(card: Card) -> bool:
    return any(isinstance(part, fx.Draw) for part in walk(card.play))


def hears(when: When, card: Card) -> bool:
    """Does an ability act on a play of this card?"""
    return when.test(card) if when.event == PLAY else when.event == DRAW and draws(card)


def just_now(when: When, others: float) -> float:
    """The chance that one more fitting card is the one that counts, if so many others are expected in a turn."""
    if when.once or when.nth:
        before = max(when.nth, 1) - 1
        return float(others**before / factorial(before) * exp(-others))
    return 1.0


def often(when: When, expected: float) -> float:
    """How often an ability acts in a turn in which so many fitting things are expected."""
    if when.once or when.nth:
        return float(1 - exp(-expected) * sum([expected**n / factorial(n) for n in range(max(when.nth, 1))]))
    return expected


def hero_worth(hero: Card, weights: Weights) -> float:
    """What a Super Hero gives in a typical turn."""
    at = AveragePosition(weights)
    in_a_turn = {PLAY: weights.hand - 1, DRAW: 1.0, GAIN: 1.0, HARM: 0.5}

    def times(event: str) -> float:
        return in_a_turn[event] if event in in_a_turn else times_in_a_turn(event, weights)

    heard = [
        often(when, times(when.event) * at.fits(when.test)) * value(when.effect, at) * acts(when, at)
        for when in hero.when
    ]
    return sum(heard) + weights.offer * len(hero.offers) + weights.lend * len(hero.grants) + _other_uses(hero, at)


def acts(when: When, at: AveragePosition) -> float:
    """The part of the turns in which an ability is there."""
    return at.clash() if when.during is not None else 1.0


def playable(card: Card) -> bool:
    """Does anything happen when it is played?"""
    return card.play is not None or card.ongoing


def subsets(items: Sequence[T], limit: int | None = None) -> Iterator[tuple[T, ...]]:
    """All selections, small ones first."""
    few = items[:MOST_WEIGHED]
    for n in range(len(few) + 1 if limit is None else min(limit, len(few)) + 1):
        yield from combinations(few, n)
