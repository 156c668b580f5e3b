"""Rows of games in a Parquet file (extra `data`), in the order of the games, however many processes play."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from archfoe.core.errors import ArchfoeError
from archfoe.extras import DATA, FOR_TABLES_OF_GAMES, need
from archfoe.sim.rows import COLUMNS, NUMBER, NUMBERS, TEXT, TEXTS, YES_OR_NO, Row
from archfoe.version import VERSION

#: Rows that are written together.
_GROUP: Final = 20_000
ENDING: Final = ".parquet"


class RowFile:
    """A file that is there, whole, once it is left without an error; an interrupted run leaves what it has."""

    def __init__(self, path: Path, sort: str) -> None:
        need(DATA, "A Parquet file", *FOR_TABLES_OF_GAMES)
        if sort not in COLUMNS:
            raise ArchfoeError(f"--rows must be {' or '.join(COLUMNS)}, not {sort}.")
        if path.suffix != ENDING:
            raise ArchfoeError(f"{path} is not a Parquet file: give it a name that ends in {ENDING}.")
        if path.exists():  # it may have taken hours
            raise ArchfoeError(f"{path} is there already: choose another name, or delete it first.")
        self._path = path
        self._arrow = import_module("pyarrow")
        self._schema = self._arrow.schema(
            [self._arrow.field(column.name, self._type(column.of)) for column in COLUMNS[sort]],
            metadata={"archfoe": VERSION, "rows": sort},
        )
        self._next, self._early, self._rows = 0, dict[int, tuple[int, list[Row]]](), list[Row]()
        self._writer: Any = None

    def _type(self, of: str) -> Any:
        made = self._arrow
        number = made.int32()
        return {
            TEXT: made.string(),
            NUMBER: number,
            YES_OR_NO: made.bool_(),
            TEXTS: made.list_(made.string()),
            NUMBERS: made.list_(number),
        }[of]

    def __enter__(self) -> Self:
        try:
            self._writer = import_module("pyarrow.parquet").ParquetWriter(self._path, self._schema)
        except OSError as error:
            raise ArchfoeError(f"{self._path} cannot be written ({error.strerror or error}): choose another.") from None
        return self

    def add(self, first: int, games: int, rows: list[Row]) -> None:
        """Of so many games from one on; those that come early wait for the ones before them."""
        self._early[first] = games, rows
        while self._next in self._early:
            games, rows = self._early.pop(self._next)
            self._next += games
            self._rows += rows
            if len(self._rows) >= _GROUP:
                self._write()

    def _write(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows = []

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for first in sorted(self._early):  # after an interrupt there may be gaps
            self._rows += self._early[first][1]
        self._early.clear()
        self._write()
        self._writer.close()
