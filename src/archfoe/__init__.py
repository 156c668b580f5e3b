"""archfoe: an unofficial digital edition of five deck-building games, as a library.

from archfoe import Options, Session
session = Session(Options(players=3), ["you", "greedy", "greedy"])
view = session.view(0)
session.decide(0, 0)
"""

from archfoe.version import NOTICE, VERSION

__version__ = VERSION

_HOMES = {
    "ArchfoeError": "archfoe.core.errors",
    "Agent": "archfoe.agents",
    "Game": "archfoe.core.game",
    "Options": "archfoe.modes.options",
    "Record": "archfoe.core.record",
    "Session": "archfoe.session",
    "View": "archfoe.views",
    "replay": "archfoe.session",
}

__all__ = ["NOTICE", "VERSION", *sorted(_HOMES)]


def __getattr__(name: str) -> object:
    """The public names are loaded when they are first used, so that the command starts fast."""
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'archfoe' has no attribute {name!r}")
