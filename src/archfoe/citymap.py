"""The city as plain data: its ten spaces, what lies and stands in each, and what the Villains will do next.

All of it lies open on the table, so every seat may know it; costs are those for the seat that looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from archfoe.boxes.rebirth.tiles import TILES, Tile
from archfoe.core.cards import Card
from archfoe.core.city import (
    at_destination,
    distance,
    goal_of,
    is_location,
    location,
    near,
    space_of,
    villains,
    way,
)
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, DESTROYED, SPACE, SPACES
from archfoe.core.player import Player
from archfoe.modes.families import FAMILIES, REBIRTH
from archfoe.modes.reasons import Reason
from archfoe.modes.rebirth import Rebirth
from archfoe.modes.rebirth.scenarios import ABILITY, Scenario
from archfoe.modes.rebirth.setup import tile_at
from archfoe.views import View

AT_HOME, HELD, CONTAINED, WALKS = "at home", "held", "contained", "walks"
NEXT_DOOR = 1  # so far away a space is near enough to read every card in it


def in_city(mode: str) -> bool:
    """Is it a game in the city?"""
    return FAMILIES[mode] is REBIRTH


class Villain(NamedTuple):
    """A Villain in the city, and what it will do by itself."""

    card: Card
    space: int
    cost: int
    goal: int | None  # the space of its Destination; None: every Location is one
    doing: str
    then: int  # where it is after the next Step 3, as things stand
    frozen_by: int | None  # until whose next turn it makes no Attack


class Ware(NamedTuple):
    """Equal cards of a space that are no Villains."""

    card: Card
    cost: int
    copies: int


class Spot(NamedTuple):
    """A space: its tile if it is a Location, and all that is there."""

    space: int
    tile: Tile | None
    ability: bool  # is side A up?
    damage: int | None  # None: destroyed
    basic: Ware | None  # the stack of side B, with how many are left
    wares: list[Ware]
    villains: list[Villain]
    seats: list[int]

    @property
    def empty(self) -> bool:
        return not (self.wares or self.villains or self.seats or self.basic)


class CityMap:
    """What a seat sees of the city, at this moment: it is made anew for every look."""

    def __init__(self, view: View) -> None:
        self._game: Game = view._game
        mode = self._game.mode
        assert isinstance(mode, Rebirth)
        self._mode, self._s = mode, self._game.state
        self.view = view
        self.buyer = view.active if view.seat is None else view.seat

    # Spaces

    @property
    def spots(self) -> list[Spot]:
        return [self.spot(space) for space in range(SPACES)]

    def spot(self, space: int) -> Spot:
        s = self._s
        tile, side = tile_at(s, space) if is_location(space) else ("", "")
        stack = s.piles[BASICS + space // 2] if is_location(space) else []
        return Spot(
            space,
            TILES[tile] if tile else None,
            side == ABILITY,
            self.view.damage(space),
            Ware(s.cards[stack[-1]], self._cost(stack[-1]), len(stack)) if stack else None,
            self._wares(space),
            [villain for villain in self.villains if villain.space == space],
            [seat for seat, at in enumerate(s.at) if at == space],
        )

    def _wares(self, space: int) -> list[Ware]:
        found: dict[tuple[Card, int], int] = {}
        for card in self._s.piles[SPACE + space]:
            if self._s.cards[card].type != VILLAIN:
                key = self._s.cards[card], self._cost(card)
                found[key] = found.get(key, 0) + 1
        return [Ware(card, cost, copies) for (card, cost), copies in found.items()]

    def _cost(self, card: int) -> int:
        return self._mode.cost(self._s, self.buyer, card)

    def away(self, space: int, seat: int | None = None) -> int | None:
        """How far it is from a Character, one's own if no other is named; None before it is placed."""
        at = self._s.at[self.buyer if seat is None else seat]
        return None if at is None else distance(at, space)

    # Villains

    @cached_property
    def villains(self) -> list[Villain]:
        return [self._villain(card) for card in villains(self._s)]

    def _villain(self, card: int) -> Villain:
        s, goal, space = self._s, goal_of(self._s, card), space_of(self._s, card)
        assert space is not None
        then = self._mode.after_step(s, card, space)
        doing = WALKS
        if then != space:
            pass
        elif s.facts.get("contained") == card:
            doing = CONTAINED
        elif at_destination(s, card):
            doing = AT_HOME
        else:
            doing = HELD
        return Villain(s.cards[card], space, self._cost(card), goal, doing, then, s.facts.get(("frozen", card)))

    @property
    def next_seat(self) -> int:
        """Whose turn comes next."""
        return (self.view.active + 1) % self.view.players

    def attackers(self, seat: int, at: int | None) -> list[Villain]:
        """Who attacks a player at the start of a turn, as things stand, with the Character in that space."""
        return [
            villain
            for villain in self.villains
            if (villain.doing == AT_HOME or villain.space == at) and villain.frozen_by in (None, seat)
        ]

    # Threat, clock, Super-Villains

    @property
    def scenario(self) -> Scenario:
        return self._mode.scenario

    @property
    def defeated(self) -> int:
        """How many Super-Villains have been defeated."""
        n: int = self._s.facts.get("defeated", 0)
        return n

    @property
    def fallen(self) -> list[Card]:
        """The Super-Villains that lie in the destroyed pile."""
        return [card for card in self.view.known(DESTROYED) if card.super_villain]

    @property
    def clock(self) -> tuple[int, int] | None:
        """Who started the clock, and its box."""
        clock: tuple[int, int] | None = self._s.facts.get("clock")
        return clock

    @property
    def ruins(self) -> list[int]:
        """Locations that are destroyed."""
        return [space for space in map(location, range(1, 6)) if self.view.damage(space) is None]

    # Move, Range

    def move(self, seat: int) -> int:
        return max(self._s.moves[seat], 0)

    def reach(self, seat: int) -> int:
        """How far away a player may buy this turn."""
        n: int = self._s.facts.get(("reach", seat), 0)
        return n

    def in_range(self, seat: int, steps: int) -> list[int]:
        """Other seats whose Characters are so near."""
        at = self._s.at[seat]
        spaces = [] if at is None else near(at, steps)
        return [other for other in range(self.view.players) if other != seat and self._s.at[other] in spaces]

    def route(self, goal: int) -> list[int]:
        """The spaces that the shortest way from one's own Character enters."""
        at = self._s.at[self.buyer]
        return [] if at is None else way(at, goal)

    # Buying and using

    def on_sale(self) -> Iterator[tuple[int, Card]]:
        """Every card of the city with its space, and the top cards of the Basic stacks."""
        for space in range(SPACES):
            for card in self._s.piles[SPACE + space]:
                yield space, self._s.cards[card]
        for number in range(SPACES // 2):
            for card in self._s.piles[BASICS + number][-1:]:
                yield 2 * number, self._s.cards[card]

    def why_not_buy(self, card: Card) -> Reason | None:
        """Why none of the copies in the city can be bought now: what is said of the nearest."""
        s = self._s
        piles = [*range(SPACE, BASICS), *range(BASICS, BASICS + SPACES // 2)]
        copies = [c for pile in piles for c in s.piles[pile] if s.cards[c] is card]
        tops = [c for c in copies if s.where[c] < BASICS or s.piles[s.where[c]][-1] == c]
        if not tops:
            return Reason(f"{card.name} is not in the city.", self._mode.rule_of["too far"])
        reasons = {c: self._mode.barred(self._game, self.buyer, "buy", c) for c in tops}
        if None in reasons.values():
            return None
        return reasons[min(tops, key=lambda c: self.away(self._space(c)) or 0)]

    def _space(self, card: int) -> int:
        pile = self._s.where[card]
        return pile - SPACE if pile < BASICS else 2 * (pile - BASICS)

    def why_not_use(self, tile: Tile) -> Reason | None:
        """Why the ability of a Location cannot be used now."""
        s, seat, rule = self._s, self.buyer, "REB-10.1"
        space = next((spot.space for spot in self.spots if spot.tile is tile), None)
        if space is None:
            return Reason(f"{tile.name} is not in this game.", "REB-14.5")
        if not self.spot(space).ability:
            return Reason(f"{tile.name} lies with its Basic side up and has no ability here.", "REB-2.5")
        if self.view.damage(space) is None:
            return Reason(f"{tile.name} is destroyed.", "REB-11.3")
        if s.active != seat or s.between:
            return Reason("It is not your turn.", "REB-4.8")
        if space in s.facts.get("used tiles", ()):
            return Reason(f"You have used {tile.name} this turn.", rule)
        price = replace(tile.ability, effect=None).barred(Player(self._game, seat), 0)
        if price is not None:
            return Reason(f"{tile.name}: {price}.", rule)
        if s.at[seat] != space and not any(o.what == "location" and o.word == tile.name for o in self.view.options):
            return Reason(f"Your Character is not at {tile.name}.", rule)
        return None
