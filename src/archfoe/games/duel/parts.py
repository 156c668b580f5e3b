"""What a way to sit may change in games with Characters, beside what it may change in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import Seat
from archfoe.core.game import Game
from archfoe.games.shared.parts import Part

if TYPE_CHECKING:
    from archfoe.games.duel.rules import DuelRules


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelPart(Part):
    def __init__(self, rules: DuelRules) -> None:
        self.rules = rules

    def after_slot(self, game: Game) -> None:
        """Before the first turn a card has come into the Line-Up."""

    def instead_of_last_defeat(self, game: Game, loser: Seat) -> bool:
        """A player has lost the last Character."""
        return False
