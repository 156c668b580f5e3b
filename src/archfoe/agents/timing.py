"""When in a turn a card is best played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from archfoe.agents.outlook import Outlook
from archfoe.agents.worth import value, walk
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.effects import Effect

# The stages of a turn, in order.
NEW_HAND: Final = 0  # a new hand for a bad one, as the very first play
STAYS: Final = 1  # cards that stay and hear what is played later
WHILE_EMPTY: Final = 2  # what wants an empty discard pile
LOOK: Final = 3  # at the top of the deck, before it is drawn
GAIN: Final = 4  # free cards: they may be fetched or drawn yet
FETCH: Final = 5  # from the discard pile, before it is shuffled
DRAW: Final = 6
CLEAN: Final = 7  # destroy what the draws have brought
POWER: Final = 8
AGAIN: Final = 9  # copies the best of all that
PAY: Final = 10  # wants to know how much Power there is in all
BLANK: Final = 11  # does nothing, and so can be discarded or destroyed before


def stage(card: Card, at: Outlook) -> int:
    """The earliest stage at which something on the card wants to be played."""
    if card.ongoing:
        return STAYS
    stages = [_stage(part, card, at) for part in walk(card.play)]
    if PAY in stages:
        return PAY
    return min(stages, default=BLANK)


def _stage(part: object, card: Card, at: Outlook) -> int:
    if not isinstance(part, Effect):
        return DRAW  # a function: it may well bring cards
    when = STAGES.get(type(part), POWER)
    return when if isinstance(when, int) else when(part, card, at)


def _fetch(effect: fx.Fetch, card: Card, at: Outlook) -> int:
    return FETCH if any(map(effect.test, at.discards)) else POWER


def _destroy(effect: fx.Destroy, card: Card, at: Outlook) -> int:
    return FETCH if at.culled(1, effect.places, effect.test, 0) > 0 else CLEAN


def _if(effect: fx.If, card: Card, at: Outlook) -> int:
    if isinstance(effect.cond, fx.EmptyDiscard):
        return WHILE_EMPTY if not at.discards else POWER
    if isinstance(effect.cond, fx.FirstPlay):
        return NEW_HAND if at.nothing_played() and pays_as_first(effect, card, at) else POWER
    return POWER


def pays_as_first(effect: fx.If, card: Card, at: Outlook) -> bool:
    """Is the present hand worth less than what comes instead of it?"""
    return value(effect.effect, at) + at.use(card) > value(effect.otherwise, at)


#: Words that are not listed belong to the stage of Power.
STAGES: Mapping[type[Effect], int | Callable[[Any, Card, Outlook], int]] = {
    fx.If: _if,
    fx.LookTop: LOOK,
    fx.RevealTop: LOOK,
    fx.Gain: GAIN,
    fx.GainAll: GAIN,
    fx.Fetch: _fetch,
    fx.Draw: DRAW,
    fx.TakeKick: DRAW,
    fx.BorrowFromLineup: DRAW,
    fx.PlayTopOfStack: DRAW,
    fx.Destroy: _destroy,
    fx.PlayAgain: AGAIN,
    fx.CopyText: AGAIN,
    fx.PayFor: PAY,
    fx.ReplaceInLineup: PAY,
}
