"""How the greedy bot reads the words that only a city has, wherever its cards are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.agents.average_position import AveragePosition, Reading
from archfoe.agents.outlook import Outlook
from archfoe.agents.timing import LAST, POWER, THERE, Wish
from archfoe.agents.worth import likely, value
from archfoe.core.cards import Card
from archfoe.core.effect import Condition, Effect, Word
from archfoe.core.filters import named
from archfoe.games.city.bot.weights import own_of
from archfoe.games.city.scenarios.faces import READINGS as OF_SCENARIOS
from archfoe.games.city.verbs.cards import DestroyDearest, GainBasic, PowerForProtected, Reach, ReturnWeakness, SeeMain
from archfoe.games.city.verbs.characters import (
    CallCharacter,
    OnLocation,
    Place,
    PlaceTargets,
    UnspentMove,
    Walk,
    WalkTarget,
)
from archfoe.games.city.verbs.villains import (
    CheaperHere,
    CheaperVillain,
    Contain,
    Freeze,
    Lure,
    MoveVillain,
    OnceRobbed,
    PullVillain,
    VillainWithin,
)

MANY_WEAKNESSES: Final = 3  # those that a player may have, where all of them go


def _see_main(effect: SeeMain, at: AveragePosition) -> float:
    chance = at.main_fits(effect.test)
    seen = chance * value(effect.then, at) + (1 - chance) * value(effect.otherwise, at)
    return own_of(at.weights).see_main + seen


READINGS: Final[Mapping[type[Word], Reading]] = {
    MoveVillain: lambda e, at: own_of(at.weights).shove * e.steps,
    PullVillain: lambda e, at: own_of(at.weights).shove * e.reach,
    Lure: lambda e, at: own_of(at.weights).shove,
    Contain: lambda e, at: own_of(at.weights).contain,
    Freeze: lambda e, at: own_of(at.weights).freeze,
    CheaperVillain: lambda e, at: at.weights.discount * e.n,
    CheaperHere: lambda e, at: at.weights.discount * e.n * (0.7 if e.supers else 1.0),
    Walk: lambda e, at: at.weights.step * e.steps,
    WalkTarget: lambda e, at: at.weights.step * e.steps,
    CallCharacter: lambda e, at: own_of(at.weights).call,
    Place: lambda e, at: own_of(at.weights).place * (0.6 if e.occupied or e.locations else 1.0),
    PlaceTargets: lambda e, at: own_of(at.weights).place * e.n**0.5,
    Reach: lambda e, at: own_of(at.weights).reach * e.reach,
    GainBasic: lambda e, at: at.basic(),
    SeeMain: _see_main,
    OnceRobbed: lambda e, at: 0.0 if at.is_robbed() else value(e.effect, at),
    DestroyDearest: lambda e, at: -own_of(at.weights).dearest,
    ReturnWeakness: lambda e, at: at.culled(e.n or MANY_WEAKNESSES, e.places, named("Weakness"), 0),
    PowerForProtected: lambda e, at: 0.5 * e.n,
    **OF_SCENARIOS,
    # Conditions and amounts
    OnLocation: lambda c, at: at.on_location(),
    VillainWithin: lambda c, at: at.villain_within(c.reach),
    UnspentMove: lambda a, at: 3.0,
}
STAGES: Final[Mapping[type[Effect], Wish]] = {
    Place: LAST,
    PullVillain: LAST,
    MoveVillain: LAST,
    CheaperVillain: LAST,
}


def _there(cond: Condition, card: Card, at: Outlook) -> int:
    """What looks at the space of the Character waits, unless it is there already."""
    return POWER if likely(cond, at) == 1 else THERE


#: Power or a card: that is known best once all else is played.
INNER_STAGES: Final[Mapping[type[Word], Wish]] = {
    OnLocation: _there,
    VillainWithin: _there,
    UnspentMove: LAST,
    GainBasic: LAST,
}
