"""What a card is worth to its owner each time it comes to hand, in Power; the same in every position."""

from __future__ import annotations

from functools import lru_cache

from archfoe.agents.taste import Taste
from archfoe.agents.worth import Typical, value, walk
from archfoe.core.abilities import DRAW, GAIN, PLAY, When
from archfoe.core.cards import Card
from archfoe.core.effects import Draw, Gain, GainAll


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
def bonus(card: Card, listener: Card, taste: Taste) -> float:
    """What a Super Hero, or a card that stays in play, adds to each play of a card."""
    return sum([_heard(card, when) * value(when.effect, Typical(taste)) for when in listener.when])


def _heard(card: Card, when: When) -> float:
    """How often an ability hears a play of this card."""
    if when.event == PLAY:
        return share(when) if when.test(card) else 0.0
    if when.event == DRAW:
        return share(when) * any(isinstance(part, Draw) for part in walk(card.play))
    if when.event == GAIN:
        return 0.5 * any(isinstance(part, (Gain, GainAll)) for part in walk(card.play))
    return 0.0


def share(when: When) -> float:
    """The part of the fitting events of a turn to which an ability answers."""
    often = 1.0 if not when.nth and not when.once else 1 / (1 + max(when.nth, 1))
    return often * (0.9 if when.new_name else 1.0)
