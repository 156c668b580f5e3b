"""Every word that cards are made of, with sensible values for each of its fields."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import archfoe
from archfoe.core.abilities import ANYONE, OWN, TEAM, Defense, Grant, Offer, Use, Vp, When
from archfoe.core.effects import (
    Amount,
    Condition,
    Destroy,
    Discard,
    Draw,
    Effect,
    EmptyDiscard,
    Gain,
    InHand,
    InLineup,
    May,
    Played,
    Power,
)
from archfoe.core.filters import ANY, EQUIPMENT, HERO, LOCATION, VILLAIN, Test, non, only
from archfoe.core.moments import MOMENTS
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, LINEUP
from archfoe.core.player import Player
from archfoe.games.duel.card import Tough
from archfoe.games.duel.verbs import CONFRONTATION, Confronting


def cheer(me: Player, hit: object = None) -> None:
    """Everybody cheers."""


def boo(me: Player, hit: object = None) -> None:
    """Nobody cheers."""


_CHEAP_HERO = only(HERO, high=4)
_EFFECTS = (Draw(1), Discard(1), Draw(2), May(Draw(1)), Gain(only(HERO)))
#: For each type of field, values that differ in what they mean.
_VALUES: dict[str, tuple[Any, ...]] = {
    "int": (2, 1, 3),
    "int | None": (None, 0, 2),
    "bool": (False, True),
    "str": ("Clayface", "Bizarro"),
    "Test": (only(HERO), ANY, only(VILLAIN), Test(high=4), Test(low=1), non(LOCATION), Test(odd=True), _CHEAP_HERO),
    "Ability": (*_EFFECTS, (Draw(1), Power(1)), cheer, boo),
    "Effect": _EFFECTS,
    "Condition": (EmptyDiscard(), Confronting()),
    "Condition | None": (None, EmptyDiscard(), Confronting()),
    "Amount": (InHand(ANY), InLineup(only(HERO)), InHand(only(VILLAIN))),
    "tuple[Ability, ...]": ((Draw(1), Power(1)), (Draw(1), Discard(1)), (Power(1), Draw(1)), (*_EFFECTS[:2], Power(1))),
    "tuple[int, ...]": ((HAND, DISCARD), (HAND,), (DISCARD,), (DISCARD, DECK)),
    "tuple[str, ...]": ((), ("Clayface",), ("Bizarro", "Clayface")),
    "During | None": (None, CONFRONTATION),
    "Callable[[Player, list[Player]], object]": (cheer, boo),
    "Callable[[Player, list[Player]], object] | None": (None, cheer, boo),
}  # fmt: skip
#: And where the name of the field says more than its type.
_NAMED: dict[str, tuple[Any, ...]] = {
    "to": (DISCARD, HAND, DECK),
    "pile": (LINEUP, DISCARD, DESTROYED),
    "event": tuple(MOMENTS),
    "whose": (OWN, TEAM, ANYONE),
    "use": ("discard", "reveal", "from play"),
    "keyword": ("assist", "block"),
    "has": ("", "defense", "block"),
    "subtype": ("", "Move", "Escapee"),
    "types": ((), (HERO,), (HERO, EQUIPMENT)),
    "not_types": ((), (LOCATION,), (LOCATION, VILLAIN)),
    "words": ("won twice", "lost twice"),
    "nth": (0, 1, 2, 3),
    "limit": (1, 0, 2, 3),
    "high": (99, 0, 1, 4),
    "low": (0, 1, 2),
}
#: What the field of one word may be.
_SPECIAL: dict[tuple[str, str], tuple[Any, ...]] = {
    ("Fetch", "to"): (HAND, DECK),
    ("TakeGained", "to"): (HAND, DECK),
    ("Grant", "whose"): (OWN, TEAM),
    ("Tough", "whose"): (OWN, TEAM),
    ("PowerEachPlayed", "of"): (Played(only(HERO)), Played(only(VILLAIN)), Played(only(HERO), other=True)),
    ("Both", "first"): (EmptyDiscard(), Played(only(HERO)), Played(only(HERO), 2), Played(only(HERO), other=True)),
    ("Both", "second"): (Confronting(), Played(only(VILLAIN)), Played(only(VILLAIN), 2)),
    ("Destroy", "n"): (3, 4),
    ("Destroy", "least"): (0, 1, 2, 3),
    ("Fetch", "n"): (1, 0, 2),
    ("May", "effect"): (Draw(1), Discard(1), Gain(only(HERO))),  # an offer of an offer is one offer
}


#: What the workshop puts in the place of words is none.
_ROOMS = ("archfoe.core.", "archfoe.games.", "archfoe.sets.")


def all_words() -> list[type]:
    """Effects, conditions, amounts and abilities, in core and in all boxes and modes."""
    for module in walk_packages(archfoe.__path__, "archfoe."):
        if module.name.startswith(("archfoe.core", "archfoe.sets", "archfoe.games.build")) or ".verbs" in module.name:
            import_module(module.name)
    found = {Defense, When, Use, Offer, Grant, Tough, Test}
    left: list[type[Any]] = [Effect, Condition, Amount, Vp, Offer]
    while left:
        for cls in left.pop().__subclasses__():
            left.append(cls)
            ours = cls.__module__.startswith(_ROOMS) and is_dataclass(cls) and not inspect.isabstract(cls)
            if ours and getattr(import_module(cls.__module__), cls.__name__, None) is cls:  # not what slots replaced
                found.add(cls)
    return sorted(found, key=lambda cls: (cls.__module__, cls.__name__))


def values(cls: type, field: str) -> tuple[Any, ...]:
    """What a field may be; the first is what it is as long as another one is looked at."""
    kind = next(str(one.type) for one in fields(cls) if one.name == field)
    return _SPECIAL.get((cls.__name__, field)) or _NAMED.get(field) or _VALUES[kind]


def plain(cls: type, **given: Any) -> Any:
    """A word with the values that it has by default, or the first that are sensible."""
    data = {
        one.name: values(cls, one.name)[0]
        for one in fields(cls)
        if one.init and one.default is MISSING and one.default_factory is MISSING
    }
    return cls(**{**data, **given})


def variants(cls: type, field: str, **given: Any) -> Iterator[Any]:
    """The same word with each value of one field, the default among them."""
    default = next(one.default for one in fields(cls) if one.name == field)
    known = values(cls, field)
    if default is not MISSING and default not in known:
        known = (default, *known)
    for value in known:
        yield plain(cls, **{**given, field: value})


def sensible(word: Any) -> bool:
    """Leaves out what contradicts itself."""
    match word:
        case Test():
            return word.low <= word.high and not (word.odd and word.even)
        case Destroy():
            return word.least <= word.n
    return True
