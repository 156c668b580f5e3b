"""What a space of the city shows: its tile, what lies and stands there, and what a Villain will do."""

from __future__ import annotations

from typing import Final, NamedTuple

from archfoe.core.cards import Card
from archfoe.core.filters import VILLAIN
from archfoe.games.city.tiles import Tile

AT_HOME, HELD, CONTAINED, WALKS = "at home", "held", "contained", "walks"
NEXT_DOOR: Final = 1  # so far away a space is near enough to read every card in it
TO_COME, IN_CITY, FALLEN = "to come", "in the city", "fallen"  # how it stands with the chief Villain of a scenario


class Villain(NamedTuple):
    """A Villain in the city, and what it will do by itself."""

    card: Card
    space: int
    place: int  # among the cards of its space
    cost: int
    goal: int | None  # the space of its Destination; None: every Location is one
    doing: str
    then: int  # where it is after the next Step 3, as things stand
    frozen_by: int | None  # until whose next turn it makes no Attack
    home: bool  # attacks whoever's turn it is, since this is its Destination
    damage: int  # what its Attack does to the Location, from its Destination
    marks: list[str]  # what the scenario has put on it

    def attacks(self, seat: int, at: int | None) -> bool:
        """Does it attack a player whose turn begins with the Character in that space?"""
        return (self.home or self.space == at) and self.frozen_by in (None, seat)


class ForSale(NamedTuple):
    """Equal cards of a space that are no Villains."""

    card: Card
    cost: int
    copies: int


class SpaceShown(NamedTuple):
    """A space: its tile if it is a Location, and all that is there."""

    space: int
    tile: Tile | None
    ability: bool  # is side A up?
    damage: int | None  # None: destroyed
    basic: ForSale | None  # the stack of side B, with how many are left
    cards: list[tuple[Card, int]]  # every one with its cost, in the order in which they lie
    villains: list[Villain]
    seats: list[int]
    ally: bool  # of a solo game
    idle: bool  # a Location that stands and does nothing now
    marks: list[str]  # what the scenario has put there

    @property
    def wares(self) -> list[ForSale]:
        """What is no Villain, equal cards together."""
        found: dict[tuple[Card, int], int] = {}
        for one in self.cards:
            if one[0].type != VILLAIN:
                found[one] = found.get(one, 0) + 1
        return [ForSale(card, cost, copies) for (card, cost), copies in found.items()]

    @property
    def empty(self) -> bool:
        return not (self.cards or self.seats or self.basic or self.marks)


class Chief(NamedTuple):
    """The Villain whom a scenario is about."""

    card: Card
    state: str
    cost: int  # for the seat that looks
