"""What the ways to sit down in a city remember: one who plays alone, and players who play for points."""

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

    __slots__ = ("ally_card", "ally_hit")
    room: ClassVar[str] = "solo"
    fields: ClassVar[tuple[str, ...]] = ("ally_card", "ally_hit")

    def __init__(self, ally_card: int = -1, ally_hit: int = -1) -> None:
        self.ally_card = ally_card  # the Super Hero
        self.ally_hit = ally_hit  # the last turn in which an Attack of Step 2 has hit the ally

    def copy(self) -> SoloFacts:
        return SoloFacts(self.ally_card, self.ally_hit)


class ContestFacts(Facts):
    __slots__ = ("bonus",)
    room: ClassVar[str] = "contest"
    fields: ClassVar[tuple[str, ...]] = ("bonus",)

    def __init__(self, bonus: tuple[int, ...] = _EACH) -> None:
        self.bonus = bonus  # seat -> points for fortified Villains

    def copy(self) -> ContestFacts:
        return ContestFacts(self.bonus)

    def points(self, seat: int) -> int:
        return self.bonus[seat]


def solo(s: State) -> SoloFacts:
    facts: SoloFacts = s.facts[TABLE]
    return facts


def own_solo(s: State) -> SoloFacts:
    facts: SoloFacts = s.own_facts(TABLE)
    return facts


def own_contest(s: State) -> ContestFacts:
    facts: ContestFacts = s.own_facts(TABLE)
    return facts
