"""Scenario 2: three Escapees, who damage their Destinations as Super-Villains do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import CardId
from archfoe.core.game import Game
from archfoe.core.piles import REMOVED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.cards import ESCAPEE
from archfoe.games.city.parts import CityPart

ESCAPEES: Final = 3


class OpenCells(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {"won": "REB-32.8"}

    def after_hit(self, game: Game, card: CardId, home: int | None) -> None:
        if home is not None and game.state.cards[card].subtype == ESCAPEE:
            self.rules.damage(game, home)

    def instead_of_take_away(self, me: Player, card: CardId) -> bool:
        """A defeated Escapee is set beside the Threat Track."""
        if me.s.cards[card].subtype != ESCAPEE:
            return False
        me.s.put(card, REMOVED)
        return True

    def won(self, s: State, so_far: bool) -> bool:
        caught = sum(s.cards[card].subtype == ESCAPEE for card in s.piles[REMOVED])
        return caught == ESCAPEES and so_far
