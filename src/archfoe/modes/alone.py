"""Confrontations without partners: an Assist card waits on the Character, and the last one standing wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CardId, Seat
from archfoe.core.events import OUT
from archfoe.core.events import STORED as STORED_EVENT
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP, STORED
from archfoe.core.state import State
from archfoe.modes.partners import Assisting
from archfoe.modes.reasons import Reason
from archfoe.modes.rule_ids import CONFRONTATIONS_RULES
from archfoe.modes.turns import Action


class Alone(Assisting):
    """Two or three players, each for himself."""

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        """An Assist card may be laid on the Character; one that lay there when the turn began must be played."""
        options = super().actions(game, s, seat)
        stored = s.piles[STORED + seat]
        if not stored:
            if s.facts.get(("stored", seat)) != s.turn:
                options[-1:-1] = [("store", card) for card in self.assist_cards(s, seat)]
        elif s.facts[("stored", seat)] != s.turn:
            options[-1:] = [("play", card) for card in stored]
        return options

    def do_store(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        s.put(card, STORED + seat)
        s.facts["stored", seat] = s.turn
        game.tell(STORED_EVENT, seat, (card,))

    def barred(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "play" and s.where[card] == STORED + seat and s.active == seat and not s.between and not s.over:
            if s.facts[("stored", seat)] == s.turn:
                return Reason(f"{s.cards[card].name} waits on your Character until your next turn.", "G-47")
            return None
        return super().barred(game, seat, verb, card)


class Duel(Alone):
    """Two players: cards that need a second foe leave the game."""

    rule_of: ClassVar[Mapping[str, str]] = {**CONFRONTATIONS_RULES, "last defeated": "CON-13.3"}
    unfit: ClassVar[frozenset[str]] = frozenset({"Magog", "Swamp Thing"})

    def refill(self, game: Game) -> bool:
        """Fills the Line-Up, as often as a card that came there had to be taken out again."""
        full = super().refill(game)
        while full and any(game.state.cards[card].name in self.unfit for card in game.state.piles[LINEUP]):
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
