"""Scenario 3, told a second time."""

from __future__ import annotations

from archfoe.core.cards import STARTER_KIND, Card
from archfoe.core.piles import DESTROYED
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.piles import SPACES
from tests.oracle.city.told import Told

MXYZPTLK, REBORN = "3B", "3C"


class ToldMischief(Told):
    locations = "arkham_asylum A, city A, police_station A, daily_planet B, star_labs B"
    track = "-3 =B4"
    sized_track = {1: "+C0 +D0", 2: "+C0 +D0", 4: "+C0"}  # noqa: RUF012
    first_threat = 1
    super_villains = (0, 1, 2, 2, 2)
    added = {2: [MXYZPTLK, REBORN]}  # noqa: RUF012
    absent = ("Doomsday",)
    small_super_cost = 3
    needed = 4  # he is one of them
    ruins = 4
    earns = True

    def _is_he(self, s: State, card: int) -> bool:
        return self.retold.is_own(s, card, "Mister Mxyzptlk")

    def may_be_removed(self, card: Card) -> bool:
        """Reborn, and a Punch for each Signature card that it has brought."""
        return city_card(card).pack == REBORN or (card.kind == STARTER_KIND and card.name == "Punch")

    def homes(self, s: State, card: int) -> tuple[int, ...] | None:
        return tuple(range(0, SPACES, 2)) if self._is_he(s, card) else None

    def step(self, s: State, card: int, space: int, held: bool) -> int | None:
        if not self._is_he(s, card):
            return None
        return space if held else (space + 1) % SPACES

    def walks_on(self, s: State, card: int) -> bool:
        return self._is_he(s, card)

    def done(self, s: State) -> bool:
        return any(self._is_he(s, card) for card in s.piles[DESTROYED])
