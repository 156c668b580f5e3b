"""What the ways to sit down in a city remember: one who plays alone, and players who play for points."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import Facts
from archfoe.core.piles import SEATS
from archfoe.games.city.facts import TABLE

if TYPE_CHECKING:
    from archfoe.core.state import State

_EACH: Final = (0,) * SEATS


class SoloFacts(Facts):
    """Where the ally stands is a part of the city."""

    room: ClassVar[str] = "solo"

    ally_card: int = -1  # the Super Hero
    ally_hit: int = -1  # the last turn in which an Attack of Step 2 has hit the ally


class ContestFacts(Facts):
    room: ClassVar[str] = "contest"

    bonus: tuple[int, ...] = _EACH  # seat -> points for fortified Villains

    def points(self, seat: int) -> int:
        return self.bonus[seat]


def solo(s: State) -> SoloFacts:
    return s.facts[TABLE]


def own_solo(s: State) -> SoloFacts:
    return s.own_facts(TABLE)


def own_contest(s: State) -> ContestFacts:
    return s.own_facts(TABLE)
