"""What a server does once an hour: forget rooms that nobody has used for long, and copy its SQLite file once a day."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sqlite3
import time
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.core.errors import ArchfoeError
from archfoe.server.keeping import StoreFailed
from archfoe.server.lobby import Lobby
from archfoe.server.sql_tables import answers, chapters, chat, games, holds, marks, rooms, seats
from archfoe.server.store import Store

_log = logging.getLogger(__name__)
_HOUR: Final = 3600.0
_DAY: Final = 86_400
_AT_ONCE: Final = 50  # rooms that are forgotten in one transaction: nobody waits long behind it
BACKUPS_KEPT: Final = 7
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
    """Rooms in use. One from before this was noted counts as used today: nobody knows when somebody was last there."""
    in_use = sa.or_(rooms.c.id.in_(room_ids), rooms.c.used_at.is_(None))
    connection.execute(sa.update(rooms).where(in_use).values(used_at=int(now)))


def forget_unused(connection: Connection, before: float) -> int:
    """Some rooms that nobody has used since; how many. One that a server holds is used, whatever its row says."""
    held = sa.select(holds.c.room).where(holds.c.room == rooms.c.id, holds.c.server.is_not(None)).exists()
    old = sa.select(rooms.c.id).where(rooms.c.used_at < int(before), ~held)
    found = list(connection.execute(old.limit(_AT_ONCE)).scalars())
    if not found:
        return 0
    played = sa.select(games.c.id).where(games.c.room.in_(found))
    for table in (answers, chapters):
        connection.execute(sa.delete(table).where(table.c.game.in_(played)))
    for table in (games, chat, seats, holds, marks):
        connection.execute(sa.delete(table).where(table.c.room.in_(found)))
    connection.execute(sa.delete(rooms).where(rooms.c.id.in_(found)))
    return len(found)


def back_up(connection: Connection, folder: Path, now: float) -> Path:
    """A copy of an SQLite database as it is between two commits; it is whole or not there."""
    source = connection.connection.driver_connection
    assert isinstance(source, sqlite3.Connection)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / time.strftime("tables-%Y%m%d-%H%M%S.sqlite3", time.gmtime(now))
    half = path.with_suffix(".half")
    with half.open("wb") as copy:
        copy.write(source.serialize())  # SQLite's other ways to copy wait for the transaction to end
        copy.flush()
        os.fsync(copy.fileno())
    half.replace(path)
    for old in sorted(folder.glob("tables-*.sqlite3"))[:-BACKUPS_KEPT]:
        old.unlink()
    return path


class Housekeeper:
    def __init__(self, lobby: Lobby, habits: Habits) -> None:
        self._lobby, self._habits = lobby, habits
        is_file = isinstance(lobby.store, Store) and lobby.store.engine.dialect.name == "sqlite"
        if habits.backups is not None and not is_file:
            raise ArchfoeError("Only an SQLite file is copied by the server: copy a PostgreSQL with pg_dump.")
        self._copied_at = float("-inf")

    async def work_forever(self) -> None:
        while True:
            with contextlib.suppress(StoreFailed):  # the log has it already
                await self.work(time.time())
            await asyncio.sleep(_HOUR)

    async def work(self, now: float) -> None:
        store, keep, folder = self._lobby.store, self._habits.keep, self._habits.backups
        if keep is not None:
            used = [*self._lobby.tables, *self._lobby.housed]
            await store.do(lambda connection: touch(connection, used, now))
            forgotten = 0
            while some := await store.do(lambda connection: forget_unused(connection, now - keep * _DAY)):
                forgotten += some
            if forgotten:
                _log.info("%d rooms were forgotten that nobody had used for %d days.", forgotten, keep)
        if folder is not None and now - self._copied_at >= _DAY - _HOUR / 2:
            try:
                _log.info("The games were copied to %s.", await store.do(lambda c: back_up(c, folder, now)))
                self._copied_at = now
            except (OSError, sqlite3.Error) as error:
                _log.error("The games could not be copied: %s.", error)
