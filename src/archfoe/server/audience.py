"""Everybody who is connected to a table: who is there, what all are told of the room, and what is said there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from archfoe.server import archive
from archfoe.server.archive import CHAT_KEPT, ChatLine
from archfoe.server.connections import NO_SPECTATORS, WRONG_TOKEN, Connection, encode
from archfoe.server.fair import CLIENT
from archfoe.server.keeping import Ledger
from archfoe.server.seating import Seating
from archfoe.wire.protocol import Room, Said

LOOKERS_SECONDS = 1.0  # so seldom are spectators told that others come and go
#: So long is a seat still held by who is not connected: nine seconds until a page has noticed that the server does not
#: answer (a ping and its patience), and some to come back. A reload is no absence.
AWAY_SECONDS = 12.0
AWAY_TOLD_SECONDS = 20.0  # and so long after it all are told that somebody is away
A_MOMENT = 0.01  # an alarm may ring a trifle too early, and then nothing could be told yet


class Audience:
    """`connections` is one list for the life of a table; `room` makes the message for a seat, or for a spectator."""

    def __init__(self, room: Callable[[int | None], Room]) -> None:
        self.connections: list[Connection] = []
        self._room = room
        self._soon: asyncio.TimerHandle | None = None
        self._left: dict[int, float] = {}  # when the last connection of a seat has gone
        self._going: dict[int, asyncio.TimerHandle] = {}  # who tells that it is away
        self._since = _now()
        self._ended = False
        self.payer = CLIENT.get()  # the client whose work the bots of this table are: who made it or found it again

    def add(self, one: Connection, host: int) -> None:
        """Somebody comes. Bots work for the host, and until the host comes for the first who has a seat."""
        if one.seat == host or (one.seat is not None and not self.connected):
            self.payer = one.client
        self.connections.append(one)

    @property
    def connected(self) -> set[int]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    @property
    def here(self) -> set[int]:
        """The seats of those who are at the table, or were a moment ago."""
        now = _now()
        return self.connected.union(seat for seat, left in self._left.items() if now - left < AWAY_SECONDS)

    def may_come(self, seats: int) -> set[int]:
        """Those, and at a table that was made or read only now everybody: they may be on their way."""
        return set(range(seats)) if _now() - self._since < AWAY_SECONDS else self.here

    def leave(self, one: Connection) -> None:
        """A connection has ended."""
        if one in self.connections:
            self.connections.remove(one)
            seat = one.seat
            if seat is not None and seat not in self.connected:
                self._left[seat] = _now()
                self._tell_after(seat, AWAY_SECONDS, AWAY_TOLD_SECONDS - AWAY_SECONDS)
        self.tell_of(one)

    def _tell_after(self, seat: int, seconds: float, *more: float) -> None:
        """First that others may act, then for how long they wait already."""
        if seat in self._going:
            self._going[seat].cancel()
        self._going[seat] = asyncio.get_running_loop().call_later(seconds + A_MOMENT, self._tell_away, seat, *more)

    def _tell_away(self, seat: int, *more: float) -> None:
        del self._going[seat]
        if seat not in self.connected:
            self.tell()
            if more:
                self._tell_after(seat, *more)

    def left_at(self, seat: int) -> float | None:
        """When somebody went who is not there; None while that may be a reload."""
        left = self._left.get(seat, self._since)
        return None if seat in self.connected or _now() - left < AWAY_TOLD_SECONDS else left

    @property
    def lookers(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.seat is None]

    def tell(self, connections: Sequence[Connection] | None = None) -> None:
        """The room to all of them, or to some. Not once all are sent away: what is in memory may never be stored."""
        if self._ended:
            return
        made: dict[int | None, bytes] = {}
        for connection in self.connections if connections is None else connections:
            seat = connection.seat
            if seat not in made:
                made[seat] = encode(self._room(seat))
            connection.show_room(made[seat])

    def tell_of(self, one: Connection) -> None:
        """Somebody has come or gone. If it is a spectator, the other spectators are told together after a moment.

        Else a crowd that comes one by one would cost the square of its number.
        """
        if one.seat is not None:
            self.tell()
            return
        self.tell([other for other in self.connections if other.seat is not None or other is one])
        if self._soon is None and len(self.lookers) > 1:
            self._soon = asyncio.get_running_loop().call_later(LOOKERS_SECONDS, self._tell_lookers)

    def _tell_lookers(self) -> None:
        self._soon = None
        self.tell(self.lookers)

    def send_lookers_away(self, seating: Seating) -> None:
        """Whoever came for a seat and found none may not stay where nobody looks on."""
        if not seating.wish.spectators and seating.full:
            for connection in self.connections:
                if connection.seat is None:
                    connection.end(WRONG_TOKEN, NO_SPECTATORS)

    def end(self, code: int, reason: str) -> None:
        """All are sent away."""
        self._ended = True
        for timer in (self._soon, *self._going.values()):
            if timer is not None:
                timer.cancel()
        for connection in self.connections:
            connection.end(code, reason)


def _now() -> float:
    return asyncio.get_running_loop().time()


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
