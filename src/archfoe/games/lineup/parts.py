"""What a variant may change in games with a Line-Up, beside what it may change in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import CardId, Seat
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.shared.parts import Part

if TYPE_CHECKING:
    from archfoe.games.lineup.rules import LineupRules


@mypyc_attr(allow_interpreted_subclasses=True)
class LineupPart(Part):
    def __init__(self, rules: LineupRules) -> None:
        self.rules = rules

    # Nouns

    def defeats(self, s: State, card: CardId, so_far: bool) -> bool:
        """Is buying this card the defeat of a Super-Villain?"""
        return so_far

    def arrives(self, game: Game, card: CardId, so_far: bool) -> bool:
        """Does a card that has come into the Line-Up act on its own?"""
        return so_far

    def villains_shown(self, s: State, cards: list[CardId]) -> list[CardId]:
        """The Super-Villains that all see and nobody has defeated."""
        return cards

    # After

    def after_hands(self, s: State) -> None:
        """The first hands are drawn, and the Line-Up is still to be laid."""

    def after_lineup(self, s: State) -> None:
        """The first Line-Up lies there."""

    def after_buy(self, game: Game, s: State, seat: Seat, card: CardId, pile: int) -> None:
        """A card was bought, or a Super-Villain defeated, from this pile."""

    # Instead

    def instead_of_flip(self, game: Game) -> bool:
        """At the end of a turn, in place of turning up the next Super-Villain of the stack."""
        return False
