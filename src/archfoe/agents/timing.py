"""When in a turn a card is best played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from archfoe.agents.outlook import Outlook
from archfoe.agents.rooms import knowledge_of
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
LAST: Final = 10  # wants to know how much Power there is in all
BLANK: Final = 11  # does nothing, so that it can be discarded or destroyed before
THERE: Final = 12  # looks at the space of the Character, which is not yet where it will be


def stage(card: Card, at: Outlook) -> int:
    """The earliest stage at which something on the card wants to be played, unless something must be last."""
    if card.ongoing:
        return STAYS
    stages = [when if isinstance(when, int) else when(part, card, at) for part, when in _wishes(card)]
    late = [when for when in stages if when in (LAST, THERE)]
    if late:
        return max(late)
    first = min(stages, default=BLANK)
    return AGAIN if first == POWER and AGAIN in stages and _looks_back(card) else first


@cache
def _looks_back(card: Card) -> bool:
    """Does it look at what was played before it? Then its own Power can wait."""
    found: list[object] = [part.cond for part in walk(card.play) if isinstance(part, fx.If)]
    found += [part.of for part in walk(card.play) if isinstance(part, fx.PowerEach)]
    return any(isinstance(one, fx.Played) and one.already for one in found)


Wish = int | Callable[[Any, Card, Outlook], int]


@cache
def _wishes(card: Card) -> tuple[tuple[object, Wish], ...]:
    """The parts of a card and when they want to be played; a function may well bring cards."""
    parts = tuple(walk(card.play))
    if any(isinstance(part, fx.If) and isinstance(part.cond, fx.FirstPlay) for part in parts):
        parts = tuple(part for part in parts if isinstance(part, fx.If))  # all that matters is whether it is first
    return tuple((part, wish_of(type(part)) if isinstance(part, Effect) else DRAW) for part in parts)


def static_wishes(card: Card) -> list[int]:
    """The stages of its parts where nothing is known of the position."""
    plain: dict[type, int] = {fx.Fetch: FETCH, fx.Destroy: CLEAN}
    return [when if isinstance(when, int) else plain.get(type(part), POWER) for part, when in _wishes(card)]


def _fetch(effect: fx.Fetch, card: Card, at: Outlook) -> int:
    return FETCH if any(map(effect.test, at.discards)) else POWER


def _destroy(effect: fx.Destroy, card: Card, at: Outlook) -> int:
    return FETCH if at.culled(1, effect.places, effect.test, 0) > 0 else CLEAN


def _power_each(effect: fx.PowerEach, card: Card, at: Outlook) -> int:
    """What is counted in the hand comes before other Power, in the discard pile before it is shuffled."""
    if isinstance(effect.of, fx.Played):
        return _after(effect.of, card, at)
    known = {fx.PointsInHand: CLEAN, fx.TypesInDiscard: FETCH}.get(type(effect.of))
    return _inner(effect.of, card, at) if known is None else known


def _if(effect: fx.If, card: Card, at: Outlook) -> int:
    if isinstance(effect.cond, fx.EmptyDiscard):
        return WHILE_EMPTY if not at.discards else POWER
    if isinstance(effect.cond, fx.Played):
        return _after(effect.cond, card, at)
    if isinstance(effect.cond, fx.FirstPlay) and at.nothing_played():
        # The card itself leaves the hand before the rest of it is discarded.
        with_new_hand = value(effect.effect, at) + at.use(card)
        return NEW_HAND if with_new_hand > value(effect.otherwise, at) else AGAIN
    return _inner(effect.cond, card, at)


def _after(played: fx.Played, card: Card, at: Outlook) -> int:
    """What is looked at once comes after the cards that it wants."""
    wanted = played.already and any(played.test(other) for other in at.hand if other is not card)
    return AGAIN if wanted else POWER


def _one_of(effect: fx.OneOf, card: Card, at: Outlook) -> int:
    """Power or Move: that is known best once all else is played."""
    if any(isinstance(option, fx.Move) for option in effect.options):
        return max(LAST, *[_inner(option, card, at) for option in effect.options])
    return max([_inner(option, card, at) for option in effect.options])


def _inner(word: object, card: Card, at: Outlook) -> int:
    """When another word that is about this one wants to be played, if only one game has this one."""
    sort: type = type(word)
    knowledge = knowledge_of(sort)
    when = POWER if knowledge is None else knowledge.inner_stages.get(sort, POWER)
    return when if isinstance(when, int) else when(word, card, at)


def wish_of(word: type[Effect]) -> Wish:
    """When an effect wants to be played; words that are not listed belong to the stage of Power."""
    if word in STAGES:
        return STAGES[word]
    knowledge = knowledge_of(word)
    return POWER if knowledge is None else knowledge.stages.get(word, POWER)


#: When each word of the vocabulary wants to be played.
STAGES: Mapping[type[Effect], Wish] = {
    fx.If: _if,
    fx.PowerEach: _power_each,
    fx.PowerEachLater: STAYS,
    fx.DrawOneOf: DRAW,
    fx.PlayOneFrom: DRAW,
    fx.GainDestroyed: DRAW,
    fx.DestroyInLineup: GAIN,
    fx.LookTop: LOOK,
    fx.RevealTop: LOOK,
    fx.Gain: GAIN,
    fx.GainAll: GAIN,
    fx.GainWithin: GAIN,
    fx.GainTop: GAIN,
    fx.Fetch: _fetch,
    fx.Draw: DRAW,
    fx.TakeKick: DRAW,
    fx.BorrowFromLineup: DRAW,
    fx.PlayInLineup: DRAW,
    fx.PlayTopOfStack: DRAW,
    fx.PlayTopOfMain: DRAW,
    fx.DestroyToDraw: DRAW,
    fx.Destroy: _destroy,
    fx.PlayAgain: AGAIN,
    fx.CopyText: AGAIN,
    fx.MatchPower: AGAIN,
    fx.PayFor: LAST,
    fx.ReplaceInLineup: LAST,
    fx.OneOf: _one_of,
}
