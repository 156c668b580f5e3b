"""The words of a game, part by part: each file here asks for the part that it knows."""

from __future__ import annotations

from typing import Any, TypeVar

from archfoe.registry import GameType
from archfoe.registry.faces import face

T = TypeVar("T")


def own_words(game: GameType, part: str, plain: T) -> T:
    """A part of what a game says of its own things; what is plain where it says nothing."""
    words: Any = face(game, "words", None)
    if words is None:
        return plain
    found: T = getattr(words, part)
    return found
