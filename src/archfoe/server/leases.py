"""Several servers on one database: each has a lease, and a room is held by one of them.

The lease of a server ends on the clock of the database unless it is renewed, and then others may take its rooms. Every
taking counts the epoch of the room up. What is written for a room is written only if its server still has its lease
and the epoch is still the one of the taking: `kept` looks in the very transaction that writes, and locks what it saw,
so no room can change hands between the look and the commit. Nobody waits for a lock: a server may have been paused
with one in its hand.

The database's clock may be set. A lease that ends later than one lease from now was given before that, and is over:
else nobody could take the rooms of a dead server until the clock has come round again. A server that finds its own
lease over begins a new term, whatever its own clock says.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from functools import cached_property
from secrets import token_urlsafe
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.core.errors import ArchfoeError
from archfoe.server.keeping import Alone as Alone
from archfoe.server.keeping import Elsewhere as Elsewhere
from archfoe.server.keeping import Hold as Hold
from archfoe.server.sql_tables import holds, rooms, servers

LEASE_SECONDS: Final = 6.0
LONGEST_LEASE: Final = 60.0  # also of a server that does not say how long its lease is
RENEWALS: Final = 3  # in the time of one lease
LONGEST_ADDRESS: Final = 100  # it travels as the reason of a close frame
_FORGOTTEN: Final = 86_400.0  # seconds after its end in which nobody asks for a server any more
BAD_ADDRESS: Final = (
    "{!r} is not the address of a server: write https://one.table.example, or a path of your proxy such as /at/one."
)


def database_clock() -> sa.ColumnElement[float]:
    """Seconds since 1970, on the one clock that all servers share."""
    return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)


def _own_clock() -> float:
    """One that goes on while a machine sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease(Alone):
    """One of several servers. `address`: where pages reach it, or a path of the proxy that they all share."""

    shared = True

    def __init__(
        self,
        address: str,
        seconds: float = LEASE_SECONDS,
        *,
        clock: Callable[[], sa.ColumnElement[float]] = database_clock,  # read whenever it is said
        own_clock: Callable[[], float] = _own_clock,
    ) -> None:
        if not address.startswith(("http://", "https://", "/")) or len(address) > LONGEST_ADDRESS:
            raise ArchfoeError(BAD_ADDRESS.format(address))
        self.id = token_urlsafe(12)
        self.address, self.seconds = address.rstrip("/"), seconds
        self._clock, self._own_clock = clock, own_clock
        self._until = float("-inf")  # on this server's own clock, never later than on that of the database

    # The server

    @property
    def renewal_seconds(self) -> float:
        return self.seconds / RENEWALS

    @property
    def good(self) -> bool:
        """Surely nobody has taken its rooms."""
        return self._own_clock() < self._until

    def begin(self, connection: Connection) -> float:
        long_over = sa.or_(servers.c.until < self._clock() - _FORGOTTEN, servers.c.until > self._clock() + _FORGOTTEN)
        connection.execute(sa.delete(servers).where(long_over))
        return self.renew(connection)

    def renew(self, connection: Connection) -> float:
        """Returns when it was asked for; once that is committed, `renewed` is to be told."""
        asked_at = self._own_clock()
        if not connection.execute(self._renewal).rowcount:  # it is over, on the clock that counts
            self._until = float("-inf")
            connection.execute(sa.delete(servers).where(servers.c.id == self.id))
            row = {"id": self.id, "address": self.address, "seconds": self.seconds}
            connection.execute(sa.insert(servers).values(until=self._clock() + self.seconds, **row))
        self.peers = sorted(connection.execute(self._others).scalars())
        return asked_at

    def renewed(self, asked_at: float) -> None:
        """After a lease that had run out, a new term begins: others may have taken the rooms of the last one meanwhile,
        and given them back."""
        if not self.good:
            self.term += 1
        self._until = max(self._until, asked_at + self.seconds)

    def end(self, connection: Connection) -> None:
        """All rooms are free, and nothing more is written."""
        connection.execute(sa.update(holds).where(holds.c.server == self.id).values(server=None))
        connection.execute(sa.delete(servers).where(servers.c.id == self.id))

    def ended(self) -> None:
        self._until = float("-inf")

    # Its rooms

    def new(self, connection: Connection, room: str) -> int:
        connection.execute(sa.insert(holds), {"room": room, "server": self.id, "epoch": 1})
        return 1

    def take(self, connection: Connection, room: str) -> int | Elsewhere:
        """The epoch in which the room is this server's, or where it is played. A room that is not there is no one's."""
        if connection.execute(sa.select(rooms.c.id).where(rooms.c.id == room)).one_or_none() is None:
            return 0
        held = self._look(connection, room)
        if held is None:  # of a time when one server was enough
            return self.new(connection, room)
        if held.alive and held.server != self.id:
            return Elsewhere(held.address)
        this = (holds.c.room == room, holds.c.epoch == held.epoch)
        free = sa.select(holds.c.room).where(*this).with_for_update(skip_locked=True)
        if connection.execute(free).one_or_none() is None:
            return Elsewhere("")
        epoch: int = held.epoch + 1
        connection.execute(sa.update(holds).where(*this).values(server=self.id, epoch=epoch))
        return epoch

    def _look(self, connection: Connection, room: str) -> Any:
        return connection.execute(self._holder, {"of": room}).one_or_none()

    def kept(self, connection: Connection, wanted: Collection[Hold]) -> Collection[Hold]:
        """Those that are still this server's, and stay so until the transaction ends."""
        if not wanted:
            return ()
        rows = connection.execute(self._held, {"wanted": list({hold.room for hold in wanted})})
        now = {(row.room, row.epoch) for row in rows}
        return {hold for hold in wanted if (hold.room, hold.epoch) in now}

    def let_go(self, connection: Connection, given: Collection[Hold]) -> None:
        """Whoever is asked for them next takes them; one that was taken again meanwhile is not touched."""
        for hold in given:
            this = (holds.c.room == hold.room, holds.c.server == self.id, holds.c.epoch == hold.epoch)
            connection.execute(sa.update(holds).where(*this).values(server=None))

    # What is asked again and again, as sentences that are built once

    @cached_property
    def _alive(self) -> sa.ColumnElement[bool]:
        """The one place that says when a lease runs."""
        longest = sa.func.coalesce(servers.c.seconds, LONGEST_LEASE)
        return sa.and_(servers.c.until > self._clock(), servers.c.until <= self._clock() + longest)

    @cached_property
    def _renewal(self) -> sa.Update:
        own = sa.update(servers).where(servers.c.id == self.id, self._alive)
        return own.values(until=self._clock() + self.seconds)

    @cached_property
    def _others(self) -> sa.Select[Any]:
        return sa.select(servers.c.address).where(servers.c.id != self.id, self._alive)

    @cached_property
    def _holder(self) -> sa.Select[Any]:
        alive = sa.func.coalesce(self._alive, sa.false()).label("alive")
        both = holds.outerjoin(servers, servers.c.id == holds.c.server)
        found = sa.select(holds.c.server, holds.c.epoch, servers.c.address, alive).select_from(both)
        return found.where(holds.c.room == sa.bindparam("of"))

    @cached_property
    def _held(self) -> sa.Select[Any]:
        return (
            sa.select(holds.c.room, holds.c.epoch)
            .join(servers, servers.c.id == holds.c.server)
            .where(holds.c.server == self.id, self._alive)
            .where(holds.c.room.in_(sa.bindparam("wanted", expanding=True)))
            .with_for_update(read=True, of=holds, skip_locked=True)
        )
