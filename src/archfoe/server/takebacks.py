"""What is said of a vote about taking something back: to all in the chat, and to who asked for it at once."""

from __future__ import annotations

from collections.abc import Iterable

from archfoe.server.connections import Connection
from archfoe.wire import protocol as p

#: What a refusal of the others is about, as who asked is told it.
ABOUT = "vote"
GONE_ON = "The game went on before all had agreed, so nothing is taken back."


def tell_refused(connections: Iterable[Connection], seat: int, why: str) -> None:
    """Whoever asked sees it where the table answers, not only in the chat."""
    for connection in connections:
        if connection.seat == seat:
            connection.send(p.Refused(why, "", ABOUT))
