"""Scenario 5: nobody can assist a player with a Spore in hand."""

from __future__ import annotations

from archfoe.core.decisions import Seat
from archfoe.core.piles import HAND
from archfoe.core.state import State
from archfoe.games.city.parts import CityPart
from archfoe.games.city.scenarios.exodus.verbs import NO_HELP


class Exodus(CityPart):
    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        """Nobody can assist a player with a Spore in hand."""
        infected = any(NO_HELP in s.cards[card].standing for card in s.piles[HAND + seat])
        return [] if infected else helpers
