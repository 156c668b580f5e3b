"""Modes of play by name: `build` makes the rules and the first position of a game."""

from __future__ import annotations

from functools import cache

from archfoe.core.state import State
from archfoe.modes.competitive import Competitive
from archfoe.modes.options import HIDDEN, HUNT, ON_PATROL, TEAM, Options
from archfoe.modes.setup import new_state
from archfoe.modes.variants import Hidden, Hunt, OnPatrol, TeamGame

_CLASSES: dict[str, type[Competitive]] = {
    TEAM: TeamGame,
    ON_PATROL: OnPatrol,
    HUNT: Hunt,
    HIDDEN: Hidden,
}


@cache
def _class_of(variants: tuple[str, ...]) -> type[Competitive]:
    """The rules with all these variants: each is a small override of the one before it."""
    parts = tuple(_CLASSES[name] for name in variants if name in _CLASSES)
    return type("_".join(["Competitive", *(part.__name__ for part in parts)]), (*parts, Competitive), {})


def rules(options: Options) -> Competitive:
    return _class_of(options.variants)(options)


def build(options: Options, key: bytes) -> tuple[Competitive, State]:
    return rules(options), new_state(options, key)


__all__ = ["Competitive", "Options", "build", "rules"]
