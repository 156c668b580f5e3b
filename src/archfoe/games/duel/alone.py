"""Confrontations without partners: an Assist card waits on the Character, and the last one standing wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CardId, Seat
from archfoe.core.events import OUT, REFILLED
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP, MAIN
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.duel.rule_ids import CONFRONTATIONS_RULES
from archfoe.games.shared.partners import Assisting
from archfoe.games.shared.storing import StoredAssist


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

    def to_lineup(self, me: Player, card: CardId) -> None:
        """A card of another set may bring them there in the middle of a turn."""
        super().to_lineup(me, card)
        if self.is_unfit(me.card(card)):
            me.game.then("replace_unfit")

    def replace_unfit(self, game: Game) -> None:
        """They go, and as many cards of the main deck as there are take their slots."""
        s = game.state
        while unfit := [card for card in s.piles[LINEUP] if self.is_unfit(s.cards[card])]:
            self.take_out_unfit(game)
            for card in s.piles[MAIN][: -len(unfit) - 1 : -1]:
                s.put(card, LINEUP)
                game.tell(REFILLED, s.active, (card,))


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
