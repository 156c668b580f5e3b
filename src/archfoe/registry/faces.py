"""The faces of a game: what it says for one room of the house, loaded when that room first asks.

A game names them by a word, as "package.module:NAME": `words`, `bot`, `wire`. The room that reads a face says what it
must be, and what holds where a game has none. So nothing down here knows any of these rooms.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Faced(Protocol):
    """A game, as far as it matters here."""

    faces: Mapping[str, str]


def faces_of(room: str, **places: str) -> dict[str, str]:
    """`words="words:WORDS"` in the package of a game: `faces_of(__name__, ...)`."""
    return {name: f"{room}.{place}" for name, place in places.items()}


def face(game: Faced, name: str, default: T) -> T:
    """What a game says for one room; the default where it says nothing."""
    place = game.faces.get(name)
    return default if place is None else loaded(place)


@cache
def loaded(place: str) -> Any:
    """ "archfoe.games.city.words.everything:WORDS" """
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
