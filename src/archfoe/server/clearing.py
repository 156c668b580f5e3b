"""Rooms that go for good, with all that is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.server.sql_tables import answers, chapters, chat, games, holds, marks, rooms, seats

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
