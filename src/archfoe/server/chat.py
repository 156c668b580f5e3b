"""What is said at a table, and who may read it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from archfoe.server import archive
from archfoe.server.archive import CHAT_KEPT, ChatLine
from archfoe.server.connections import Connection
from archfoe.server.ledger import Ledger
from archfoe.server.seating import Seating
from archfoe.wire.protocol import Said


class Chat:
    """The last lines; what is said is stored first, then told."""

    def __init__(self, ledger: Ledger, lines: list[ChatLine] | None = None) -> None:
        self._ledger, self.lines = ledger, lines or []

    async def say(
        self, seating: Seating, to: Iterable[Connection], seat: int | None, name: str, text: str, team: int | None
    ) -> None:
        """`team`: the only one that may read it; nobody's line (`seat` and `name` empty) is the table's own."""
        number = self.lines[-1].said.number + 1 if self.lines else 0
        line = ChatLine(Said(number, seat, name, text, team is not None), team)

        def add(connection: Any) -> None:
            archive.add_chat(connection, seating.id, line)

        await self._ledger.do(add)
        self.lines = [*self.lines[-CHAT_KEPT + 1 :], line]
        for connection in to:
            _tell(seating, connection, line)

    def tell(self, seating: Seating, connection: Connection) -> None:
        """All that somebody who comes in may read."""
        for line in self.lines:
            _tell(seating, connection, line)

    def has(self, text: str) -> bool:
        return any(line.said.text == text for line in self.lines)

    def ends_with(self, text: str) -> bool:
        return bool(self.lines) and self.lines[-1].said.text == text


def _tell(seating: Seating, connection: Connection, line: ChatLine) -> None:
    seat = connection.seat
    if line.team is None or (seat is not None and seating.team_of(seat) == line.team):
        connection.send(line.said)
