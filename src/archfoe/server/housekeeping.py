"""What a server does once an hour: forget rooms that nobody has used for long, and copy its SQLite file once a day."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.core.errors import ArchfoeError
from archfoe.server.backups import Stopped, copy_of_the_day, is_missing, last_made, worth_copying
from archfoe.server.caretaker import delete_rooms
from archfoe.server.keeping import StoreFailed
from archfoe.server.lobby import Lobby
from archfoe.server.metrics import LAST_COPY
from archfoe.server.sql_tables import holds, rooms, servers
from archfoe.server.store import Store

_log = logging.getLogger(__name__)
_HOUR: Final = 3600.0
_DAY: Final = 86_400
_AT_ONCE: Final = 50  # rooms that are forgotten in one transaction: nobody waits long behind it
_SET: Final = 300.0  # seconds by which clocks of one machine differ when one of them was set
_DAYS: Final = {"d": 1, "w": 7, "y": 365}


class Habits(NamedTuple):
    """How many days a room is kept that nobody uses (None: for ever), and where copies of an SQLite file go."""

    keep: int | None = None
    backups: Path | None = None


def days_of(words: str) -> int | None:
    """ "90d", "12w" or "2y"; nothing is for ever."""
    if not words:
        return None
    said = re.fullmatch(r"(\d{1,5})([dwy])", words)
    if said is None or not int(said[1]):
        raise ArchfoeError(f"{words!r} is not a time to keep games: write 90d, 12w or 2y.")
    return int(said[1]) * _DAYS[said[2]]


def touch(connection: Connection, room_ids: list[str], now: float) -> None:
    """Rooms in use. One from before this was noted counts as used today: nobody knows when somebody was last there.

    So does one of a time that has not come yet, noted when the clock was ahead.
    """
    unknown = sa.or_(rooms.c.used_at.is_(None), rooms.c.used_at > int(now))
    in_use = sa.or_(rooms.c.id.in_(room_ids), unknown)
    connection.execute(sa.update(rooms).where(in_use).values(used_at=int(now)))


def forget_unused(connection: Connection, before: float) -> int:
    """Some rooms that nobody has used since; how many. One that a server holds is used, whatever its row says."""
    by_server = holds.join(servers, servers.c.id == holds.c.server)  # one that is long gone has no row any more
    held = sa.select(holds.c.room).select_from(by_server).where(holds.c.room == rooms.c.id).exists()
    old = sa.select(rooms.c.id).where(rooms.c.used_at < int(before), ~held)
    found = list(connection.execute(old.limit(_AT_ONCE)).scalars())
    return delete_rooms(connection, found) if found else 0


class Housekeeper:
    def __init__(self, lobby: Lobby, habits: Habits) -> None:
        self._lobby, self._habits = lobby, habits
        is_file = isinstance(lobby.store, Store) and lobby.store.engine.dialect.name == "sqlite"
        if habits.backups is not None and not is_file:
            raise ArchfoeError("Only an SQLite file is copied by the server: copy a PostgreSQL with pg_dump.")
        if habits.backups is not None and sqlite3.threadsafety < 3:
            raise ArchfoeError("The SQLite of this Python cannot be copied while it is used. Serve without copies.")
        self._ends = threading.Event()

    async def work_forever(self) -> None:
        clock = SteadyClock()
        try:
            while True:
                now = time.time()
                with contextlib.suppress(StoreFailed):  # the log has it already
                    await self.work(now, forget=clock.is_steady(now, time.monotonic()))
                await asyncio.sleep(min(_HOUR, _DAY - now % _DAY + 1))  # a copy is made when a day begins
        finally:
            self.close()

    def close(self) -> None:
        """A copy that is being made is given up."""
        self._ends.set()

    async def work(self, now: float, *, forget: bool = True) -> None:
        if self._habits.keep is not None:
            await self._forget(self._habits.keep, now, forget)
        if (folder := self._habits.backups) is not None:
            if is_missing(folder, now):
                await self._copy(folder, now)
            LAST_COPY.set(last_made(folder))

    async def _forget(self, keep: int, now: float, forget: bool) -> None:
        store, used, forgotten = self._lobby.store, [*self._lobby.tables, *self._lobby.housed], 0
        await store.do(lambda connection: touch(connection, used, now))
        while forget and (some := await store.do(lambda connection: forget_unused(connection, now - keep * _DAY))):
            forgotten += some
        if forgotten:
            _log.info("%d rooms were forgotten that nobody had used for %d days.", forgotten, keep)

    async def _copy(self, folder: Path, now: float) -> None:
        """Beside the store's thread: nobody waits for it."""
        source = await self._lobby.store.do(worth_copying)
        if source is None:
            return
        try:
            made = await asyncio.to_thread(copy_of_the_day, source, folder, now, self._ends.wait)
            _log.info("The games were copied to %s.", made)
        except Stopped:
            pass
        except (OSError, sqlite3.Error) as error:
            _log.error("The games could not be copied: %s.", error)


class SteadyClock:
    """Whether the clock of the machine has gone as time does for an hour: one that was set might make all rooms old."""

    def __init__(self) -> None:
        self._ahead, self._since = float("nan"), 0.0

    def is_steady(self, now: float, passed: float) -> bool:
        """`passed`: seconds on a clock that nobody sets."""
        ahead = now - passed
        if not abs(ahead - self._ahead) <= _SET:
            self._ahead, self._since = ahead, passed
        return passed - self._since >= _HOUR / 2
