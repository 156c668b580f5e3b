"""What happened, as English sentences: one for each event, and merged where several say one thing.

The reader is "you"; cards that the reader may not see are only counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Final

from archfoe.registry import GameType, games
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import Line, Log, LogWords
from archfoe.table.words.log.teller import named, shared_name
from archfoe.table.words.own import own_words

_PLAIN: Final = LogWords()


def log_of(game: GameType | None, reader: int | None, names: Sequence[str]) -> Log:
    """Tells a reader the events of a game; without one, those of any (a word that two games have is one of them)."""
    return Log(reader, names, _every_word() if game is None else own_words(game, "log", _PLAIN))


@cache
def _every_word() -> LogWords:
    return reduce(or_, (own_words(game, "log", _PLAIN) for game in games().values()), _PLAIN)


def line(seen: Seen, reader: int | None, names: Sequence[str], game: GameType | None = None) -> str:
    """One sentence for one event; `reader` is the seat that reads it, None for a spectator."""
    return log_of(game, reader, names).sentence(seen)


def lines(events: Sequence[Seen], reader: int | None, names: Sequence[str], game: GameType | None = None) -> list[Line]:
    """The log to read: what belongs together is one line, such as a play and the Power that it gave."""
    return log_of(game, reader, names).lines(events)


__all__ = ["Line", "Log", "LogWords", "line", "lines", "log_of", "named", "shared_name"]
