"""What somebody at a table looks up, and the files that they take along: it changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from archfoe.server.connections import NO_SPECTATORS, Connection
from archfoe.server.errors import Refusal
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating
from archfoe.server.view_message import earlier, explained, record_file
from archfoe.wire import protocol as p


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating

    def seat_of(self, connection: Connection) -> int: ...

    def not_in_window(self, seat: int | None) -> None: ...


class Lookups:
    def __init__(self, table: Hosting) -> None:
        self._table = table
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Explain: self._explain,
            p.Earlier: self._earlier,
            p.GetRecord: self._get_record,
            p.GetCampaign: self._get_campaign,
        }

    def _looked_at(self, connection: Connection) -> Journal:
        """The game, for somebody who may look at it now."""
        seating = self._table.seating
        journal = seating.running()
        if connection.seat is None and not seating.wish.spectators:
            raise Refusal(NO_SPECTATORS)
        self._table.not_in_window(connection.seat)
        return journal

    async def _explain(self, connection: Connection, message: p.Explain) -> None:
        connection.send(explained(self._looked_at(connection), connection.seat, message.what))

    async def _earlier(self, connection: Connection, message: p.Earlier) -> None:
        journal = self._looked_at(connection)
        connection.send(earlier(journal, connection.seat, message, self._table.seating.names))

    async def _get_record(self, connection: Connection, message: p.GetRecord) -> None:
        if self._table.seating.journal is not None:
            self._table.not_in_window(connection.seat)
        connection.send(record_file(self._table.seating, connection.seat))

    async def _get_campaign(self, connection: Connection, message: p.GetCampaign) -> None:
        self._table.not_in_window(seat := self._table.seat_of(connection))
        connection.send(p.RecordText(*self._table.seating.campaign_file(seat)))
