"""What the bot knows of a word that only one game has: that game says so, wherever its cards are played."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from archfoe.registry import games

if TYPE_CHECKING:
    from collections.abc import Callable

    from archfoe.agents.knowledge import BotKnowledge
    from archfoe.agents.weights import Weights

#: How often something happens in a turn that nobody says more of.
SELDOM: Final = 0.2


def knowledge_of(word: type) -> BotKnowledge[Any] | None:
    """Of the game in whose room a word is at home; None for words of the core and of sets."""
    if word not in _KNOWN:
        _KNOWN[word] = _look_up(word.__module__)
    return _KNOWN[word]


def _look_up(module: str) -> BotKnowledge[Any] | None:
    for game in games().values():
        room = type(game).__module__
        if module == room or module.startswith(f"{room}."):
            return game.bot()
    return None


_KNOWN: Final[dict[type, BotKnowledge[Any] | None]] = {}


def times_in_a_turn(moment: str, weights: Weights) -> float:
    """How often a moment comes that only one game has, as far as that game says so."""
    found = _moments().get(moment)
    return SELDOM if found is None else found(weights)


@cache
def _moments() -> dict[str, Callable[[Weights], float]]:
    return {moment: often for game in games().values() for moment, often in game.bot().moments.items()}
