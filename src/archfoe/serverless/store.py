"""A store in the browser: all rows are in memory, and every commit is one page of a book that the browser keeps.

The book is opened once, read from its first page, and written anew as one page when it has become long. A commit counts
when its page is written: until then nobody sees what it changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from archfoe.server.archive import add_entries
from archfoe.server.keeping import Alone, Elsewhere, Entry, Hold, StoreFailed

_log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_PAGES: Final = 400  # a book with more of them is written anew when it is opened
NOT_KEPT: Final = "This browser did not keep the game: its storage is full, or closed to this page."


class Book(Protocol):
    """Pages of text, in their order."""

    async def read(self) -> Sequence[str]: ...

    async def write(self, page: str) -> None:
        """Adds a page; it is kept when this returns."""

    async def rewrite(self, page: str) -> None:
        """In the place of all."""


class _Room(NamedTuple):
    id: str
    wish: str
    host: int
    begun: bool
    made_at: int
    used_at: int | None = None
    closed: str | None = None
    customs: str | None = None
    words: str | None = None


class _Seat(NamedTuple):
    room: str
    seat: int
    kind: str
    name: str
    bot: str
    token: str
    orders: str
    face: str | None = None


class _Game(NamedTuple):
    id: str
    room: str
    place: int
    head: str
    begun_at: int


class _Chapter(NamedTuple):
    game: str
    story: str


class _Answer(NamedTuple):
    game: str
    number: int
    seat: int
    picked: str
    takeback: bool
    landmark: str | None


class _Said(NamedTuple):
    room: str
    number: int
    seat: int | None
    name: str
    text: str
    team: int | None


#: The tables of `sql_tables` that one player needs, and the column by which their rows are found.
TABLES: Final[Mapping[str, tuple[Any, str]]] = {
    "rooms": (_Room, "id"),
    "seats": (_Seat, "room"),
    "games": (_Game, "room"),
    "chapters": (_Chapter, "game"),
    "answers": (_Answer, "game"),
    "chat": (_Said, "room"),
}
Shelves = dict[tuple[str, str], list[Any]]  # table and value of its column -> rows


class Writing:
    """Rows as one commit sees and changes them, and what is to be written for it: lines of (verb, table, ...)."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves
        self.changed: Shelves = {}
        self.lines: list[list[Any]] = []

    def add(self, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
        made = [TABLES[table][0](**row) for row in rows]
        if made:
            self._do("add", table, made)

    def change(self, table: str, where: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        self._do("change", table, dict(where), dict(values))

    def forget(self, table: str, where: Mapping[str, Any], column: str, most: int) -> None:
        if any(getattr(row, column) <= most for row in self.find(table, where)):
            self._do("forget", table, dict(where), column, most)

    def find(self, table: str, where: Mapping[str, Any], by: str = "", last: int | None = None) -> list[Any]:
        rows = [row for row in self._shelf(table, where[TABLES[table][1]]) if _fits(row, where)]
        if by:
            rows.sort(key=lambda row: getattr(row, by))
        return rows if last is None else rows[-last:]

    def _shelf(self, table: str, key: str) -> list[Any]:
        place = (table, key)
        return self.changed[place] if place in self.changed else self._shelves.get(place, [])

    def _own(self, table: str, key: str) -> list[Any]:
        """A copy to be changed."""
        return self.changed.setdefault((table, key), list(self._shelf(table, key)))

    def _do(self, *line: Any) -> None:
        self.lines.append(list(line))
        self.follow(line)

    def follow(self, line: Sequence[Any]) -> None:
        """Does what a line says."""
        verb, table, what, *more = line
        key = TABLES[table][1]
        if verb == "add":
            for row in what:
                self._own(table, getattr(row, key)).append(row)
            return
        rows = self._own(table, what[key])
        if verb == "change":
            rows[:] = [row._replace(**more[0]) if _fits(row, what) else row for row in rows]
        else:
            column, most = more
            rows[:] = [row for row in rows if not (_fits(row, what) and getattr(row, column) <= most)]


def _fits(row: Any, where: Mapping[str, Any]) -> bool:
    return all(getattr(row, column) == value for column, value in where.items())


class BrowserStore:
    """One page at a time has the book, so what is read is its own."""

    def __init__(self, book: Book) -> None:
        self.lease = Alone()
        self.epoch, self.trouble = 0, ""
        self.waiting = 0
        self._book = book
        self._shelves: Shelves = {}
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        pages = await self._book.read()
        for page in pages:
            self._read(page)
        if len(pages) > MOST_PAGES:
            await self._book.rewrite(self._all())

    def _read(self, page: str) -> None:
        writing = Writing(self._shelves)
        for line in msgspec.json.decode(page):
            if line[0] == "add":
                line[2] = [TABLES[line[1]][0](*row) for row in line[2]]
            writing.follow(line)
        self._shelves.update(writing.changed)

    def _all(self) -> str:
        return msgspec.json.encode([["add", table, rows] for (table, _), rows in self._shelves.items()]).decode()

    async def do(self, work: Callable[[Any], T], hold: Hold | None = None) -> T:
        self.waiting += 1
        async with self._lock:
            self.waiting -= 1
            writing = Writing(self._shelves)
            result = work(writing)
            if writing.lines:
                await self._keep(msgspec.json.encode(writing.lines).decode())
                self._shelves.update(writing.changed)
            return result

    async def add(self, entries: Sequence[Entry], hold: Hold | None = None) -> None:
        if entries:
            await self.do(lambda rows: add_entries(rows, entries), hold)

    async def _keep(self, page: str) -> None:
        try:
            await self._book.write(page)
        except Exception as error:  # whatever the browser says
            _log.error("A page of the book was not written: %s.", error)
            raise StoreFailed(NOT_KEPT) from error

    def new_room(self, connection: Any, room: str) -> Hold:
        return Hold(self.epoch, room)

    def take_room(self, connection: Any, room: str) -> Hold | Elsewhere:
        return Hold(self.epoch, room)

    def close(self) -> None:
        pass
