"""What a card is worth to its owner each time it comes to hand, in Power; the same in every position."""

from __future__ import annotations

from functools import lru_cache
from math import exp, factorial

from archfoe.agents.taste import Taste
from archfoe.agents.worth import Typical, value, walk
from archfoe.core.abilities import DRAW, GAIN, PLAY, When
from archfoe.core.cards import Card
from archfoe.core.effects import Draw


@lru_cache(maxsize=None)
def use(card: Card, taste: Taste) -> float:
    """One play of the card, with what it is good for besides."""
    at = Typical(taste)
    if card.ongoing:
        return taste.stays  # in play it helps every turn
    return value(card.play, at) + value(card.at_end, at) + _other_uses(card, at) + _shield(card, at)


def _other_uses(card: Card, at: Typical) -> float:
    return sum([max(0.0, value(use.effect, at) - use.power) for use in card.uses])


def _shield(card: Card, at: Typical) -> float:
    """A Defense card in hand avoids an Attack now and then, and may even leave the hand better off."""
    if card.defense is None:
        return 0.0
    lost = 0.0 if card.defense.use == "reveal" else value(card.play, at)
    return at.taste.attacked * max(0.0, 1.5 + value(card.defense.bonus, at) - lost)


@lru_cache(maxsize=None)
def draws(card: Card) -> bool:
    return any(isinstance(part, Draw) for part in walk(card.play))


def hears(when: When, card: Card) -> bool:
    """Does an ability act on a play of this card?"""
    return when.test(card) if when.event == PLAY else when.event == DRAW and draws(card)


def just_now(when: When, others: float) -> float:
    """The chance that one more fitting card is the one to which an ability answers, if so many others are expected."""
    if when.once or when.nth:
        before = max(when.nth, 1) - 1
        return others**before / factorial(before) * exp(-others)
    return 1.0


def hero_worth(hero: Card, taste: Taste) -> float:
    """What a Super Hero gives in a typical turn."""
    at = Typical(taste)
    out = taste.offer * len(hero.offers) + _other_uses(hero, at)
    for when in hero.when:
        often = {PLAY: 4.0, GAIN: 1.0}.get(when.event, 1.0) * at.fits(when.test)
        needed = max(when.nth, 1)
        once = 1 - sum(often**n / factorial(n) for n in range(needed)) * exp(-often)
        out += (once if when.once or when.nth else often) * value(when.effect, at)
    return out
