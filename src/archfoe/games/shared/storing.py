"""Games without partners: an Assist card may wait on the Character or Super Hero, and must be played next turn."""

from __future__ import annotations

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.facts import changed
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.shared.assists import STORED as STORED_EVENT
from archfoe.games.shared.facts import own_storing, storing
from archfoe.games.shared.help import HelpedTurns
from archfoe.games.shared.parts import Action, Doer, Part
from archfoe.games.shared.piles import STORED
from archfoe.registry import game_of


class Storing(Part):
    """One Assist card a turn is laid aside, not played; the next turn cannot be ended before it is played."""

    def __init__(self, rules: HelpedTurns) -> None:
        self.rules = rules

    def doers(self) -> dict[str, Doer]:
        return {"store": self.store, "play": self.play}

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        stored = s.piles[STORED + seat]
        if not stored:
            if storing(s).since[seat] != s.turn:
                options[-1:-1] = [("store", card) for card in self.rules.storable(s, seat)]
        elif storing(s).since[seat] != s.turn:
            options[-1:] = [("play", card) for card in stored]
        return options

    def store(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        s.put(card, STORED + seat)
        own = own_storing(s)
        own.since = changed(own.since, seat, s.turn)
        game.tell(STORED_EVENT, seat, (card,), note=game_of(self.rules.options).figure)

    def play(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        """What listens in the turns of others hears of a card that was stored instead of being played there."""
        if s.where[card] != STORED + seat:
            self.rules.do_play(game, s, seat, card)
            return
        own_storing(s).playing = card
        self.rules.do_play(game, s, seat, card)
        own_storing(s).playing = -1

    def why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "play" and s.where[card] == STORED + seat and storing(s).since[seat] == s.turn:
            return Reason(f"{s.cards[card].name} waits until your next turn.", self.rules.rule_of["stored waits"])
        return None
