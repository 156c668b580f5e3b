"""`build` makes the rules and the first position of a game, whichever it is."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import Box
from archfoe.core.chance import KEY_BYTES
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.turns import Turns
from archfoe.games.tryout import bring_in
from archfoe.registry import Mode, game_of

_TRIAL_KEY: Final = bytes(KEY_BYTES)


def rules(options: Options) -> Turns:
    return game_of(options).rules(options)


def build(options: Options, key: bytes, guests: Box | None = None) -> tuple[Turns, State]:
    """The rules and the first position; cards of a set of one's own may come into the main deck as guests."""
    made, state = game_of(options).start(options, key)
    if guests is not None:
        bring_in(guests, options, state)
    return made, state


def tried(mode: Mode) -> tuple[Turns, State]:
    """The first position of a mode as most play it; raises what is wrong with it."""
    return build(Options(mode.name, mode.usual_players), _TRIAL_KEY)
