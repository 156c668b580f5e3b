"""What a story may ask for in games with Confrontations (docs/stories.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.core.decisions import Seat
from archfoe.core.game import Game
from archfoe.games.duel.events import BEATEN, BLOCKED, WITHSTOOD


def duels_won(game: Game, seat: Seat) -> int:
    """Those that were won: a Character of a foe was defeated."""
    return sum(event.what == BEATEN and event.other == seat for event in game.events)


def blocks(game: Game, seat: Seat) -> int:
    return sum(event.what == BLOCKED and event.seat == seat for event in game.events)


def held(game: Game, seat: Seat) -> int:
    """Confrontations that one's own Character withstood."""
    return sum(event.what == WITHSTOOD and event.seat == seat for event in game.events)


FEATS: Final[Mapping[str, Callable[[Game, Seat], int]]] = {
    "duels won": duels_won,
    "blocks": blocks,
    "held": held,
}
