"""Lays the Super-Villain on top of the stack who costs exactly what the best line makes and natural play does not."""

from __future__ import annotations

from archfoe.core.game import Game
from archfoe.core.piles import STACK
from archfoe.core.state import State
from archfoe.puzzles.goals import Measure


def power(seat: int) -> Measure:
    """What can be spent at once."""
    return lambda s: s.power(seat)


def villain_for(s: State, natural: int, best: int) -> int | None:
    """The dearest one of the stack whom only the best line can pay."""
    stack = [card for card in s.piles[STACK] if natural < s.cards[card].cost <= best]
    return max(stack, key=lambda card: (s.cards[card].cost, s.cards[card].name), default=None)


def with_on_top(game: Game, card: int) -> Game:
    """The same position with this card of the stack on top, face up."""
    world = game.clone()
    s = game._snapshot.copy()
    s.lay(STACK, [*(other for other in s.piles[STACK] if other != card), card])
    world._snapshot, world.opening = s, None
    world._restart()
    return world
