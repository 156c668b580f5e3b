"""What a turn may begin with, such as a Confrontation: who does not want it goes on as if it had not been asked.

The rules ask first and then let the seat play. A page shows both at once: the ordinary turn, and the opening beside it.
"""

from __future__ import annotations

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import Exploded
from archfoe.core.game import Game
from archfoe.table.view import View
from archfoe.table.words.words import words_of


def passed_over(game: Game, seat: int) -> Game | None:
    """A copy in which this seat has declined the opening and is asked for its turn; None if it is asked no opening."""
    decision = game.waiting.get(seat)
    if decision is None or decision.least > 0 or decision.kind is MAIN_ACTION:
        return None
    if decision.kind not in words_of(View(game, seat, decision).game_type).board.openings:
        return None
    ahead = game.clone()
    try:
        ahead.decide(seat)
    except Exploded:  # who declines it is told so
        return None
    asked = ahead.waiting.get(seat)
    return ahead if asked is not None and asked.kind is MAIN_ACTION else None
