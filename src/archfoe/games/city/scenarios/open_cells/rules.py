"""Scenario 2: three Escapees, who damage their Destinations as Super-Villains do."""

from __future__ import annotations

from collections.abc import Mapping

from archfoe.core.decisions import CardId
from archfoe.core.filters import ESCAPEE
from archfoe.core.game import Game
from archfoe.core.piles import REMOVED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.missions import Missions
from archfoe.games.city.rule_ids import REBIRTH_RULES

ESCAPEES = 3


class OpenCells(Missions):
    rule_of: Mapping[str, str] = {**REBIRTH_RULES, "won": "REB-32.8"}

    def not_avoided(self, game: Game, card: CardId, home: int | None) -> None:
        super().not_avoided(game, card, home)
        if home is not None and game.state.cards[card].subtype == ESCAPEE:
            self.damage(game, home)

    def take_away(self, me: Player, card: CardId) -> None:
        """A defeated Escapee is set beside the Threat Track."""
        if me.s.cards[card].subtype == ESCAPEE:
            me.s.put(card, REMOVED)
        else:
            super().take_away(me, card)

    def won(self, s: State) -> bool:
        caught = sum(s.cards[card].subtype == ESCAPEE for card in s.piles[REMOVED])
        return caught == ESCAPEES and super().won(s)
