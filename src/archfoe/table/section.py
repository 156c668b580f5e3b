"""What a game shows beside the common table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from archfoe.registry import GameType
from archfoe.registry.faces import face


class Section(Protocol):
    """What one seat sees of a game's own things, such as its board."""

    def plain_data(self) -> dict[str, Any]:
        """All of it as values that JSON knows, to stand among those of the view: {"city": ...}."""
        ...


def section_of(game: GameType, look: Any) -> Section | None:
    """What a seat sees through its `Look` beside the common table; None: nothing more."""
    made: Callable[[Any], Section] | None = face(game, "view", None)
    return None if made is None else made(look)
