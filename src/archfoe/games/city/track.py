"""The Threat Track of one game: what is printed, what tiles cover or add, and which rules work at which Threat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from archfoe.games.city.threat import CLOCK, ONE_SHOT, ONGOING, THREAT_TILES, ThreatText

TOP_LEVEL: Final = 5
COVER, ADD, BLANK_OUT = "cover", "add", "blank"


class Change(NamedTuple):
    """A tile lies over the text of a Level, or beside it; a blank covers it with nothing."""

    verb: str
    level: int
    tile: str = ""


def in_force(changes: Sequence[Change]) -> list[Change]:
    """Those that no later cover or blank replaces, in the order of the Levels."""
    kept: list[Change] = []
    for change in changes:
        if change.verb != ADD:
            kept = [other for other in kept if other.level != change.level]
        kept.append(change)
    return sorted(kept, key=lambda change: change.level)


class Track:
    """Changes are made in order: a later cover or blank replaces what lies there."""

    def __init__(self, printed: Sequence[ThreatText], changes: Sequence[Change] = ()) -> None:
        self.levels: list[tuple[ThreatText, ...]] = [(text,) for text in printed]
        for verb, level, tile in changes:
            kept = self.levels[level] if verb == ADD else ()
            self.levels[level] = (*kept, *THREAT_TILES[tile]) if tile else kept
        self.working: list[frozenset[str]] = []  # by Threat: the ongoing rules of all Levels reached
        reached: frozenset[str] = frozenset()
        for texts in self.levels:
            reached |= {text.rule for text in texts if text.kind == ONGOING}
            self.working.append(reached)

    def one_shots(self, level: int) -> list[str]:
        """What happens once, when a Level is reached."""
        return [text.rule for text in self.levels[level] if text.kind == ONE_SHOT]

    def starts_clock(self, level: int) -> bool:
        """Does the clock start when this Level is reached?"""
        return any(text.kind == CLOCK for text in self.levels[level])
