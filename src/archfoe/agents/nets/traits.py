"""What a net knows of a card by its effects alone, in numbers: so that it can judge cards it has never met."""

from __future__ import annotations

from functools import cache
from typing import Final

from archfoe.agents.cards import use
from archfoe.agents.weights import PLAIN
from archfoe.agents.worth import walk
from archfoe.core import effects as fx
from archfoe.core.cards import STARTER_KIND, Card
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN

#: How many numbers `traits` has.
TRAITS: Final = 20
#: What Victory Points that depend on other cards are taken for.
_SOME_POINTS: Final = 2


@cache
def usefulness(card: Card) -> float:
    """One play of it, in Power."""
    return float(use(card, PLAIN))


@cache
def traits(card: Card) -> tuple[tuple[int, float], ...]:
    """(place, number) of all that are not zero."""
    return tuple((i, trait) for i, trait in enumerate(_all_traits(card)) if trait)


def _all_traits(card: Card) -> tuple[float, ...]:
    parts = list(walk(card.play))
    points = card.vp if isinstance(card.vp, int) else _SOME_POINTS
    return (
        1.0,
        card.cost / 5,
        points / 2,
        float(not isinstance(card.vp, int)),
        usefulness(card) / 3,
        sum([part.n for part in parts if isinstance(part, fx.Power)]) / 3,
        float(sum([part.n for part in parts if isinstance(part, fx.Draw)])),
        float(any(isinstance(part, (fx.Destroy, fx.DestroyToDraw)) for part in parts)),
        float(bool(card.attacks)),
        float(card.defense is not None),
        float(card.ongoing),
        *[float(card.type == kind) for kind in (HERO, VILLAIN, EQUIPMENT, SUPER_POWER, LOCATION)],
        float(card.super_villain),
        float(points < 0),
        float(card.kind == STARTER_KIND),
        float(card.assist) + float(card.has("block")),
    )
