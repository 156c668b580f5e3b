"""What a scenario changes: Locations, the Threat Track, the main deck, how it is won and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archfoe.core.state import State

ABILITY, BASIC_SIDE = "A", "B"
SMALL_TEAM = 2  # so many players or fewer have the changes for small teams


@dataclass(frozen=True, slots=True)
class Scenario:
    """One game of the campaign. Threat tiles are letters, by the Level they join or cover."""

    number: int
    title: str
    locations: tuple[tuple[str, str], ...]  # (tile, side)
    super_villains: tuple[int, ...] = (0, 2, 2, 2, 2)  # in each of the five stacks
    added: tuple[tuple[int, str], ...] = ()  # (Level, tile) beside the printed text
    covered: tuple[tuple[int, str], ...] = ()  # (Level, tile) in its place; "" is a blank
    added_small: tuple[tuple[int, str], ...] = ()  # for small teams
    to_defeat: int = 5  # Super-Villains

    def tiles_at(self, level: int, players: int) -> tuple[str, ...]:
        """The Threat tiles that work at a Level."""
        small = self.added_small if players <= SMALL_TEAM else ()
        found = [tile for at, tile in (*self.covered, *self.added, *small) if at == level and tile]
        return tuple(found)

    def printed(self, level: int) -> bool:
        """Does the printed text of a Level count?"""
        return all(at != level for at, _ in self.covered)

    def won(self, s: State) -> bool:
        return int(s.facts.get("defeated", 0)) >= self.to_defeat


SCENARIOS: Final = {
    1: Scenario(
        1,
        "Siege Night",
        (
            ("arkham_asylum", ABILITY),
            ("police_station", ABILITY),
            ("daily_planet", BASIC_SIDE),
            ("bank", BASIC_SIDE),
            ("airport", BASIC_SIDE),
        ),
        added_small=((0, "H"),),
    ),
}
