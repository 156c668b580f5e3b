"""What a game remembers, for tests that look it up or spoil it: a field by its name, or (name, place in its row)."""

from __future__ import annotations

from typing import Any

from archfoe.core.facts import changed
from archfoe.core.state import State

Key = str | tuple[str, int]


def remembered(s: State, key: Key) -> Any:
    name, where = key if isinstance(key, tuple) else (key, None)
    return s.fact(name) if where is None else s.fact(name)[where]


def remember(s: State, key: Key, value: Any) -> None:
    name, where = key if isinstance(key, tuple) else (key, None)
    if where is not None:
        value = changed(s.fact(name), where, value)
    assert s.note(name, value), f"nothing remembers {name}"


def reroute(s: State, card: int, space: int) -> None:
    """A Villain has another Destination than the printed one; all others have their own."""
    remember(s, "destinations", tuple(space if other == card else -1 for other in range(len(s.cards))))
