"""Rooms as whoever runs a server sees them: listed, closed, opened again and deleted, without its page.

Where several servers share a database they go on meanwhile. What is done to a room takes it from the server that holds
it: its epoch counts up or its row goes, so that nothing more is written for it there (`leases`), and who plays at it is
sent away with the next message.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.core.errors import ArchfoeError
from archfoe.server.archive import stored_wish
from archfoe.server.sql_tables import answers, chapters, chat, games, holds, marks, rooms, seats

LONGEST_REASON: Final = 60  # it travels with a sentence of ours as the reason of a close frame


def lines(connection: Connection, most: int) -> Iterator[str]:
    """One for each room, those that were used last first."""
    used = sa.func.coalesce(rooms.c.used_at, rooms.c.made_at).label("used")
    played = sa.select(sa.func.count()).select_from(answers.join(games)).where(games.c.room == rooms.c.id)
    asked = sa.select(rooms, used, played.scalar_subquery().label("answers")).order_by(used.desc()).limit(most)
    for row in connection.execute(asked).all():
        chairs = sa.select(seats.c.kind, seats.c.name, seats.c.bot).where(seats.c.room == row.id).order_by(seats.c.seat)
        people = ", ".join(name or bot or kind for kind, name, bot in connection.execute(chairs).all())
        wish = stored_wish(row.wish)
        own = ", a set of their own" if wish.brings else ""
        closed = "" if row.closed is None else f"  closed{row.closed and ': '}{row.closed}"
        yield f"{row.id}  {_day(row.used)}  {row.answers:6}  {wish.mode}{own}: {people}{closed}"


def _day(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def close(connection: Connection, room_id: str, reason: str) -> None:
    """Nobody comes in any more; all of it stays as it is."""
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise ArchfoeError(f"A reason has at most {LONGEST_REASON} signs, on one line.")
    _take_from_server(connection, room_id)
    connection.execute(sa.update(rooms).where(rooms.c.id == room_id).values(closed=reason))


def reopen(connection: Connection, room_id: str) -> None:
    if _take_from_server(connection, room_id).closed is None:
        raise ArchfoeError(f"The table {room_id} is not closed.")
    connection.execute(sa.update(rooms).where(rooms.c.id == room_id).values(closed=None))


def delete(connection: Connection, room_id: str) -> None:
    """With its games, its chat and the keys to its seats."""
    _take_from_server(connection, room_id)
    delete_rooms(connection, [room_id])


def _take_from_server(connection: Connection, room_id: str) -> Any:
    """The row of the room. Locks come in the order in which servers take them: first the hold, then the room."""
    held = sa.select(holds.c.epoch).where(holds.c.room == room_id).with_for_update()
    if connection.execute(held).one_or_none() is not None:
        freed = sa.update(holds).where(holds.c.room == room_id)
        connection.execute(freed.values(server=None, epoch=holds.c.epoch + 1))
    found = connection.execute(sa.select(rooms).where(rooms.c.id == room_id).with_for_update()).one_or_none()
    if found is None:
        raise ArchfoeError(f"There is no table {room_id}: archfoe rooms list shows them.")
    return found


_MOST: Final = 2**31 - 1  # that SQLite's number can hold


def delete_rooms(connection: Connection, room_ids: Sequence[str]) -> int:
    """How many of them were there."""
    played = sa.select(games.c.id).where(games.c.room.in_(room_ids))
    gone = 0
    for table in (answers, chapters):
        deleted = connection.execute(sa.delete(table).where(table.c.game.in_(played))).rowcount
        gone += deleted if table is answers else 0
    for table in (games, chat, seats, holds, marks):
        connection.execute(sa.delete(table).where(table.c.room.in_(room_ids)))
    there = connection.execute(sa.delete(rooms).where(rooms.c.id.in_(room_ids))).rowcount
    _count(connection, gone + there)
    return there


def _count(connection: Connection, gone: int) -> None:
    """A file tells by it how much was deleted on purpose, for who compares copies of it (`backups`)."""
    if connection.dialect.name == "sqlite":
        before = connection.exec_driver_sql("PRAGMA user_version").scalar() or 0
        connection.exec_driver_sql(f"PRAGMA user_version = {min(before + gone, _MOST)}")
