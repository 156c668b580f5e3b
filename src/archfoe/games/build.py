"""`build` makes the rules and the first position of a game, whichever it is."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import Box
from archfoe.core.chance import KEY_BYTES
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.turns import Turns, rules_of
from archfoe.games.tryout import bring_in
from archfoe.registry import Mode, game_of, modes

_TRIAL_KEY: Final = bytes(KEY_BYTES)


def build(options: Options, key: bytes, guests: Box | None = None) -> tuple[Turns, State]:
    """The rules and the first position; cards of a set of one's own may come into the main deck as guests."""
    made: Turns
    made, state = game_of(options).start(options, key)
    if guests is not None:
        bring_in(guests, options, state)
    return made, state


def tried(mode: Mode) -> tuple[Turns, State]:
    """The first position of a mode as most play it; raises what is wrong with it."""
    options = Options(mode.name, mode.usual_players)
    options.answers()  # flags and forms ask it as well
    return build(options, _TRIAL_KEY)


def plain_rules(game: str, players: range | None = None) -> Turns | None:
    """Rules without any variant, to try a part with; None for a game that no set is made for."""
    mode = next((own for own in modes().values() if own.game.name == game and not own.mixed), None)
    if mode is None:
        return None
    seats = [n for n in players or () if n in mode.players]
    return rules_of(Options(mode.name, seats[0] if seats else mode.players[0]))
