"""What the bot knows of a word that only one game has: that game says so, wherever its cards are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Protocol

from archfoe.agents.weights import Weights
from archfoe.core.card import Card
from archfoe.registry import GameType, games
from archfoe.registry.faces import face

#: How often something happens in a turn that nobody says more of.
SELDOM: Final = 0.2


class WordKnowledge(Protocol):
    """Of what a game's bot knows, that which is about words that only this game has: `BotKnowledge` says more."""

    @property
    def readings(self) -> Mapping[type, Callable[..., float]]: ...

    @property
    def stages(self) -> Mapping[type, Any]: ...

    @property
    def inner_stages(self) -> Mapping[type, Any]: ...

    @property
    def moments(self) -> Mapping[str, Callable[[Weights], float]]: ...

    @property
    def guards(self) -> Mapping[type, Callable[[Card], float]]: ...

    @property
    def lasting(self) -> Mapping[type, Callable[[Card, Weights], float]]: ...


def known_of(game: GameType) -> WordKnowledge | None:
    nothing: Any = None  # of any type: else the compiler takes it that a face is always None
    known: WordKnowledge | None = face(game, "bot", nothing)
    return known


def knowledge_of(word: type) -> WordKnowledge | None:
    """Of the game in whose room a word is at home; None for words of the core and of sets."""
    if word not in _KNOWN:
        _KNOWN[word] = _look_up(word.__module__)
    return _KNOWN[word]


def _look_up(module: str) -> WordKnowledge | None:
    for game in games().values():
        room = type(game).__module__
        if module == room or module.startswith(f"{room}."):
            return known_of(game)
    return None


_KNOWN: Final[dict[type, WordKnowledge | None]] = {}


def guarding(card: Card) -> float:
    """How much it protects its owner in ways that only one game has, in Power."""
    out = 0.0
    for part in card.own:
        known = knowledge_of(type(part))
        if known is not None and type(part) in known.guards:
            out += known.guards[type(part)](card)
    return out


def each_round(card: Card, weights: Weights) -> float:
    """What it gives in each round, while it stays in play, in a way that only one game has."""
    out = 0.0
    for part in card.own:
        known = knowledge_of(type(part))
        if known is not None and type(part) in known.lasting:
            out += known.lasting[type(part)](card, weights)
    return out


def times_in_a_turn(moment: str, weights: Weights) -> float:
    """How often a moment comes that only one game has, as far as that game says so."""
    found = _moments().get(moment)
    return SELDOM if found is None else found(weights)


@cache
def _moments() -> dict[str, Callable[[Weights], float]]:
    return {
        moment: often
        for game in games().values()
        if (known := known_of(game)) is not None
        for moment, often in known.moments.items()
    }
