"""Confrontations without partners: an Assist card waits on the Character, and the last one standing wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CardId, Seat
from archfoe.core.events import OUT
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP
from archfoe.core.state import State
from archfoe.modes.partners import Assisting
from archfoe.modes.rule_ids import CONFRONTATIONS_RULES
from archfoe.modes.stored import StoredAssist


class Alone(StoredAssist, Assisting):
    """Two or three players, each for himself."""

    def storable(self, s: State, seat: Seat) -> list[CardId]:
        return self.assist_cards(s, seat)


class Duel(Alone):
    """Two players: cards that need a second foe leave the game."""

    rule_of: ClassVar[Mapping[str, str]] = {**CONFRONTATIONS_RULES, "last defeated": "CON-13.3"}
    unfit: ClassVar[frozenset[str]] = frozenset({"Magog", "Swamp Thing"})

    def refill(self, game: Game) -> bool:
        """Fills the Line-Up, as often as a card that came there had to be taken out again."""
        full = super().refill(game)
        while full and any(self.is_unfit(game.state.cards[card]) for card in game.state.piles[LINEUP]):
            self.take_out_unfit(game)
            full = super().refill(game)
        return full


class LastStanding(Alone):
    """Three players: who loses the last Character is out, and the others play on."""

    rule_of: ClassVar[Mapping[str, str]] = {**CONFRONTATIONS_RULES, "last defeated": "CON-13.4"}

    def last_defeated(self, game: Game, loser: Seat) -> None:
        s = game.state
        s.out = (*s.out, loser)
        s.ears = {}
        game.tell(OUT, loser, other=s.active)
        if len(s.out) == len(s.teams) - 1:
            self.finish(game, self.rule_of["last defeated"], (s.active,))
