"""archfoe: an unofficial digital edition of five deck-building games, as a library.

from archfoe import Options, Session
session = Session(Options(players=3), ["you", "greedy", "greedy"])
view = session.view(0)
session.decide(0, 0)
"""

from typing import TYPE_CHECKING

from archfoe.version import NOTICE, VERSION

if TYPE_CHECKING:
    from archfoe.agents import Agent
    from archfoe.core.errors import ArchfoeError
    from archfoe.core.game import Game
    from archfoe.core.record import Record
    from archfoe.games.options import Options
    from archfoe.table.session import Session, replay
    from archfoe.table.view import View

__version__ = VERSION

__all__ = [
    "NOTICE",
    "VERSION",
    "Agent",
    "ArchfoeError",
    "Game",
    "Options",
    "Record",
    "Session",
    "View",
    "replay",
]

#: The same for the running program: a name is loaded when it is first used, so that the command starts fast.
_HOMES = {
    "Agent": "archfoe.agents",
    "ArchfoeError": "archfoe.core.errors",
    "Game": "archfoe.core.game",
    "Options": "archfoe.games.options",
    "Record": "archfoe.core.record",
    "Session": "archfoe.table.session",
    "View": "archfoe.table.view",
    "replay": "archfoe.table.session",
}

if not TYPE_CHECKING:  # else every name would be there, of no type

    def __getattr__(name: str) -> object:
        if name in _HOMES:
            from importlib import import_module

            return getattr(import_module(_HOMES[name]), name)
        raise AttributeError(f"module 'archfoe' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
