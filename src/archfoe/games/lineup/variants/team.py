"""Team Game: two against two."""

from __future__ import annotations

from archfoe.core.decisions import CardId, Decision, Seat
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD
from archfoe.core.player import Player
from archfoe.games.lineup.kinds import ANSWER_FOE
from archfoe.games.shared.team_defence import TeamDefence
from archfoe.games.shared.turns import Turns


class TeamGame(TeamDefence):
    """Gains may go to the partner, partners defend each other."""

    def __init__(self, rules: Turns) -> None:
        super().__init__(rules, each=1, rule="G-28")

    def places(self, me: Player, card: CardId, piles: list[int]) -> list[int]:
        if me.s.active == me.seat and not me.s.between:
            piles += [DISCARD + mate.seat for mate in me.mates]
        return piles

    def after_pass(self, game: Game, giver: Seat, receiver: Seat) -> None:
        """One foe may discard a card and then draw one, for each card that was passed."""
        asked = {
            foe.seat: Decision(foe.seat, ANSWER_FOE, foe.hand[:], least=0)
            for foe in Player(game, giver).foes
            if foe.hand
        }
        answer = game.ask_any(asked)
        if answer is not None:
            seat, picked = answer
            foe = Player(game, seat)
            foe.discard(asked[seat].options[picked[0]])
            foe.draw(1)
