"""The games by name, and how the rest of the house asks them.

A game is one object, a `GameType`, in its own room `archfoe.games.<name>`. Generic code gets it by `game_of` and calls
it; it never asks which game it is. The faces of a room (view, words, wire, bot, checks, positions, campaign) are loaded
when they are first asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.table.section import Section
    from archfoe.table.view import Look
    from archfoe.table.words.words import Words
    from archfoe.wire.section import WireSection

#: Counts up when a field, a hook or a verb changes its meaning.
API: Final = 1
#: The rooms that come with the program.
_SHIPPED: Final = ("lineup", "duel", "city")


class GameType:
    """What there is to know of a game; one subclass and one object a room: `GAME`."""

    name: str
    api: int = API

    def rules(self, options: Options) -> Turns:
        """The rules of a table, with its variants."""
        raise NotImplementedError

    def new_state(self, options: Options, key: bytes) -> State:
        """The first position; the key decides all chance."""
        raise NotImplementedError

    # Faces

    def section(self, look: Look) -> Section | None:
        """What a seat sees beside the common table; None: nothing more."""
        return None

    def words(self) -> Words:
        """What it says of its own things: prompts, labels, log, board, first and last lines."""
        from archfoe.table.words.words import PLAIN

        return PLAIN

    def wire(self) -> WireSection | None:
        """Its own part of what is sent to a page; None: the common table is all."""
        return None


@cache
def games() -> dict[str, GameType]:
    """Every game by its name, in the order in which they are told."""
    found: dict[str, GameType] = {name: import_module(f"archfoe.games.{name}").GAME for name in _SHIPPED}
    return found


def game_of(options: Options) -> GameType:
    return games()[options.family.game]
