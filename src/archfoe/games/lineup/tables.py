"""The rules of a table: those of the game, and over them those of each variant."""

from __future__ import annotations

from functools import cache

from archfoe.games.lineup.rules import Competitive
from archfoe.games.lineup.variants import Hidden, Hunt, OnPatrol, Synergy, TeamGame
from archfoe.games.options import Options
from archfoe.games.shared.choices import HIDDEN, HUNT, ON_PATROL, SYNERGY, TEAM

_CLASSES: dict[str, type[Competitive]] = {
    TEAM: TeamGame,
    ON_PATROL: OnPatrol,
    SYNERGY: Synergy,
    HUNT: Hunt,
    HIDDEN: Hidden,
}


@cache
def _class_of(variants: tuple[str, ...]) -> type[Competitive]:
    """The rules with all these variants: each is a small override of the one before it."""
    parts = tuple(_CLASSES[name] for name in variants if name in _CLASSES)
    return type("_".join(["Competitive", *(part.__name__ for part in parts)]), (*parts, Competitive), {})


def rules_of(options: Options) -> Competitive:
    return _class_of(options.variants)(options)
