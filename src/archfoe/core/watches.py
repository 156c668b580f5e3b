"""Conditions that look both ways, and may come true after the card that has them was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.budget import works
from archfoe.core.player import Player

if TYPE_CHECKING:
    from archfoe.core.game import Game


def look_at_watches(game: Game) -> None:
    """They are met at the first quiet moment, and paid once."""
    s = game.state
    kept = []
    works(game, s.watches[-1][1], len(s.watches))
    for entry in s.watches:
        seat, source, play, watch, paid = entry
        n = watch.met(Player(game, seat, source, play))
        for _ in range(n - paid):
            game.trigger(seat, source, play, watch.effect)
        if watch.each or not n:
            kept.append((seat, source, play, watch, max(n, paid)))
    s.watches = kept
