"""The words of expressions in a set file: those of `archfoe.cards` that are values, and nothing that runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final

from archfoe import cards
from archfoe.core.cards import Box, Card, CardPart
from archfoe.core.fields import kinds_of_fields
from archfoe.registry.found import shipped

#: Classes and functions beside the words, each of which only makes a value.
_MAKERS: Final = (
    "Defense Grant Offer OfferAround Provenance Test Tough Use VpEach VpIf VpNames VpPer When named non only"
)
_PILES: Final = "DECK DESTROYED DISCARD HAND LINEUP MAIN ONGOING PLAYED STACK WEAKNESSES"
_TYPES: Final = "EQUIPMENT HERO LOCATION MOVE_CARD NO_TYPE SUPER_POWER VILLAIN"
_TESTS: Final = "ANY COSTLY SUPER_VILLAIN"
_MOMENTS: Final = "ANNOUNCE AVOID BLOCK DEFEAT DRAW END ENTER GAIN HARM LOSE PLAY START"
_WHOSE: Final = "ANYONE OWN TEAM"
_RULES: Final = "FAST FIRST_VILLAIN_CHEAPER KEEPS_A_CARD LENDS_DEFENSES REMOTE"
_SOURCES: Final = "DESIGNED INVENTED PUBLIC_LIST RULEBOOK"
_OTHERS: Final = "CONFRONTATION"
#: What the names of each group are.
_GROUPS: Final = {
    "a place where cards lie": _PILES,
    "a card type": _TYPES,
    "a filter": _TESTS,
    "a moment of When": _MOMENTS,
    "whose events or cards are meant": _WHOSE,
    "a rule that holds while the card is there": _RULES,
    "for provenance: where a card is known from": _SOURCES,
    "a time of a game": _OTHERS,
}


@cache
def makers() -> Mapping[str, Callable[..., Any]]:
    """What stands before brackets, by name."""
    return {**cards.words(), **{name: getattr(cards, name) for name in _MAKERS.split()}}


@cache
def constants() -> Mapping[str, Any]:
    """What stands by itself, by name."""
    return {name: getattr(cards, name) for names in _GROUPS.values() for name in names.split()}


@cache
def boxes() -> tuple[type[Box], ...]:
    """Of all our games."""
    return tuple(game.box() for game in shipped().games.values())


@cache
def card_fields() -> Mapping[str, str]:
    """What a card of any of our games may have, and what it may hold."""
    found = {name: kind for box in boxes() for name, kind in kinds_of_fields(box.fields).items()}
    return found | {"provenance": found.pop("provenance")}  # it stands last in a file


@cache
def defaults() -> Mapping[str, Any]:
    """What a field of a card is if nothing is said."""
    found = {field.name: field.default for field in fields(Card) if field.init}
    return found | {name: value for part in parts() for name, value in part().values().items()}


@cache
def parts() -> tuple[type[CardPart], ...]:
    return tuple(box.part for box in boxes() if box.part is not None)


def value_of(card: Card, field: str) -> Any:
    return card.values().get(field, defaults()[field])


def kind_of_constant(name: str) -> str:
    return next(kind for kind, names in _GROUPS.items() if name in names.split())


def _named(names: str) -> dict[Any, str]:
    return {constants()[name]: name for name in names.split()}


@cache
def piles() -> Mapping[int, str]:
    return _named(_PILES)


@cache
def types() -> Mapping[str, str]:
    return _named(_TYPES)


@cache
def moments() -> Mapping[str, str]:
    return _named(_MOMENTS)


@cache
def whose() -> Mapping[str, str]:
    return _named(_WHOSE)


@cache
def values() -> Mapping[Any, str]:
    """Values that have a name of their own: filters, rules that a game carries out, sources."""
    return _named(" ".join((_TESTS, _RULES, _SOURCES, _OTHERS)))
