"""What happened, as English sentences: one for each event, and merged where several say one thing.

The reader is "you"; cards that the reader may not see are only counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.games.city.words.log import SECRET_NOTE
from archfoe.table.view import Seen
from archfoe.table.words.log.lines import Line, Log
from archfoe.table.words.log.teller import named, shared_name


def line(seen: Seen, reader: int | None, names: Sequence[str]) -> str:
    """One sentence for one event; `reader` is the seat that reads it, None for a spectator."""
    return Log(reader, names).sentence(seen)


def lines(events: Sequence[Seen], reader: int | None, names: Sequence[str]) -> list[Line]:
    """The log to read: what belongs together is one line, such as a play and the Power that it gave."""
    return Log(reader, names).lines(events)


__all__ = ["SECRET_NOTE", "Line", "line", "lines", "named", "shared_name"]
