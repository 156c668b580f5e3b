"""Rows in a database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa

from archfoe.server.keeping import rows_of
from archfoe.server.sql_tables import metadata


@rows_of.register(sa.Connection)
class SqlRows:
    """Each sentence of SQL is built once; its values are filled in when it is said."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def add(self, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows:
            self._connection.execute(_insert(table), rows)

    def change(self, table: str, where: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        update = _update(table, tuple(where), tuple(values))
        self._connection.execute(update, {**_named(where), **_named(values, "new_")})

    def forget(self, table: str, where: Mapping[str, Any], column: str, most: int) -> None:
        self._connection.execute(_delete(table, tuple(where), column), {**_named(where), "most": most})

    def find(self, table: str, where: Mapping[str, Any], by: str = "", last: int | None = None) -> list[Any]:
        rows = list(self._connection.execute(_select(table, tuple(where), by, last), _named(where)).all())
        return rows if last is None else rows[::-1]


def _named(values: Mapping[str, Any], prefix: str = "is_") -> dict[str, Any]:
    """As they are called in a sentence."""
    return {f"{prefix}{column}": value for column, value in values.items()}


@cache
def _insert(table: str) -> sa.Insert:
    return sa.insert(metadata.tables[table])


@cache
def _update(table: str, where: tuple[str, ...], columns: tuple[str, ...]) -> sa.Update:
    values: dict[str, Any] = {column: sa.bindparam(f"new_{column}") for column in columns}
    return sa.update(metadata.tables[table]).where(*_where(table, where)).values(values)


@cache
def _delete(table: str, where: tuple[str, ...], column: str) -> sa.Delete:
    old = metadata.tables[table].c[column] <= sa.bindparam("most")
    return sa.delete(metadata.tables[table]).where(*_where(table, where), old)


@cache
def _select(table: str, where: tuple[str, ...], by: str, last: int | None) -> sa.Select[Any]:
    found = sa.select(metadata.tables[table]).where(*_where(table, where))
    if not by:
        return found
    column = metadata.tables[table].c[by]
    return found.order_by(column if last is None else column.desc()).limit(last)


def _where(table: str, where: tuple[str, ...]) -> list[sa.ColumnElement[bool]]:
    return [metadata.tables[table].c[column] == sa.bindparam(f"is_{column}") for column in where]
