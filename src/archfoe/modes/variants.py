"""Variants of the competitive game: each overrides what it changes, and they combine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from archfoe.core.decisions import ANSWER_FOE, DEFEND_TEAM, CardId, Decision, Seat
from archfoe.core.effects import do_ability
from archfoe.core.events import HIT
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD, LINEUP, MAIN
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.modes.competitive import Action, Competitive
from archfoe.modes.setup import LINEUP_SIZE


class TeamGame(Competitive):
    """Two against two: gains may go to the partner, partners defend each other."""

    def places(self, me: Player, card: CardId) -> list[int]:
        out = super().places(me, card)
        if me.s.active == me.seat and not me.s.between:
            out += [DISCARD + mate.seat for mate in me.mates]
        return out

    def passed(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """One foe may discard a card and then draw one, for each card that was passed."""
        asked = {
            foe.seat: Decision(foe.seat, ANSWER_FOE, foe.hand[:], 0, 1) for foe in Player(game, giver).foes if foe.hand
        }
        answer = game.ask_any(asked)
        if answer is not None:
            seat, picked = answer
            foe = Player(game, seat)
            foe.discard(asked[seat].options[picked[0]])
            foe.draw(1)

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """In turn order each may use one Defense card, for himself or for his partner (ruling G-28)."""
        s = me.s
        open_ = {victim.seat: victim for victim in victims}
        for player in me.everyone:
            near = [seat for seat in open_ if s.teams[seat] == s.teams[player.seat]]
            near.sort(key=lambda seat: seat != player.seat)  # oneself first
            options = [("defend", card, seat) for seat in near for card in self.shields(player)]
            if options:
                d = Decision(player.seat, DEFEND_TEAM, options, 0, 1, False, me.source, rule="G-28")
                picked = me.game.ask(d)
                if picked:
                    _, card, protected = options[picked[0]]
                    del open_[protected]
                    self.defend(player, card, protected)
        return list(open_.values())


class OnPatrol(Competitive):
    """The active player may refill the Line-Up at once, and faces the Attacks of what comes."""

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        if len(s.piles[LINEUP]) < LINEUP_SIZE and s.piles[MAIN]:
            options.insert(-1, ("patrol",))
        return options

    def do_patrol(self, game: Game, s: State, seat: Seat) -> None:
        before = len(s.piles[LINEUP])
        self.refill(game)
        for card in s.piles[LINEUP][before:]:
            if s.cards[card].attacks:
                game.then("ambush", seat, card)

    verbs: ClassVar[dict[str, Callable[..., None]]] = {**Competitive.verbs, "patrol": do_patrol}

    def ambush(self, game: Game, seat: Seat, card: CardId) -> None:
        """A card that came into the Line-Up attacks the active player alone; nobody has a benefit from it."""
        me = Player(game, seat, card)
        for attack in game._state.cards[card].attacks:
            for victim in Competitive.avoided(self, me, [me]):  # no partner can help here
                victim.tell(HIT, card)
                do_ability(victim, attack.hit)
