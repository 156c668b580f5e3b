"""Team Game: two against two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.causes import DEFENSE, FOR_ANOTHER
from archfoe.core.decisions import CardId, Decision, Seat
from archfoe.core.events import AVOIDED, PASSED
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD
from archfoe.core.player import Player
from archfoe.games.lineup.kinds import ANSWER_FOE
from archfoe.games.shared.team_defence import TeamDefence
from archfoe.games.shared.turns import Turns

ANSWER: Final = "answer"  # of a foe, to a card that went to a partner


class TeamGame(TeamDefence):
    """Gains may go to the partner, partners defend each other."""

    rule_ids: ClassVar[Mapping[str, str]] = {
        PASSED: "BASE-16.4",
        f"{FOR_ANOTHER}: {AVOIDED}": "BASE-16.7",
        DEFENSE: "BASE-16.8",
        ANSWER: "BASE-16.5",
    }

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
            foe = Player(game, seat, cause=ANSWER)
            foe.discard(asked[seat].options[picked[0]])
            foe.draw(1)
