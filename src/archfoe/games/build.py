"""`build` makes the rules and the first position of a game, whichever it is."""

from __future__ import annotations

from archfoe.core.cards import Box
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.turns import Turns
from archfoe.games.tryout import bring_in
from archfoe.registry import game_of


def rules(options: Options) -> Turns:
    return game_of(options).rules(options)


def build(options: Options, key: bytes, guests: Box | None = None) -> tuple[Turns, State]:
    """The rules and the first position; cards of a set of one's own may come into the main deck as guests."""
    made, state = game_of(options).start(options, key)
    if guests is not None:
        bring_in(guests, options, state)
    return made, state
