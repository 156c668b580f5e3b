"""Games that a browser keeps: what is written comes back, what could not be written was never there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from archfoe.server import archive
from archfoe.server.keeping import Entry, StoreFailed
from archfoe.server.seating import Seating
from archfoe.server.sql_tables import metadata
from archfoe.serverless.store import MOST_PAGES, TABLES, BrowserStore
from archfoe.wire import protocol as p
from tests.server.desk import run


class Paper:
    """A book in memory, which may be full."""

    def __init__(self) -> None:
        self.pages: list[str] = []
        self.full = False

    async def read(self) -> Sequence[str]:
        return list(self.pages)

    async def write(self, page: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.pages.append(page)

    async def rewrite(self, page: str) -> None:
        self.pages = [page]


def seated() -> Seating:
    wish = p.TableWish(mode="base", seats=[p.SeatWish(p.HUMAN, "Ann"), p.SeatWish(p.BOT, bot="greedy")])
    return Seating.made(wish)[0]


async def opened(book: Paper) -> BrowserStore:
    store = BrowserStore(book)
    await store.open()
    return store


def test_rows_have_the_columns_of_the_database() -> None:
    for name, (row, key) in TABLES.items():
        assert list(row._fields) == [column.name for column in metadata.tables[name].columns]
        assert key in row._fields


def test_a_game_comes_back_from_the_book() -> None:
    async def play() -> None:
        book, seating = Paper(), seated()
        journal = seating.start(None)
        store = await opened(book)
        await store.do(lambda rows: archive.add_room(rows, seating))
        await store.do(lambda rows: archive.add_game(rows, seating, journal))
        said = [archive.ChatLine(p.Said(n, 0, "Ann", f"line {n}", False), None) for n in range(archive.CHAT_STORED + 2)]
        for line in said[-2:]:
            await store.do(lambda rows, line=line: archive.add_chat(rows, seating.id, line))  # type: ignore[misc]
        entries = [Entry(journal.id, n, 0, (n,), landmark="here" if n else "") for n in range(3)]
        await store.add(entries[:1])
        await store.add(entries[1:])
        seating.call(0, "Ada")
        await store.do(lambda rows: archive.save_seats(rows, seating))
        before = await store.do(lambda rows: archive.read_room(rows, seating.id))
        again = await (await opened(book)).do(lambda rows: archive.read_room(rows, seating.id))
        assert before == again and again is not None
        assert again.entries == entries and again.seats[0].name == "Ada" and len(again.chat) == 2

    run(play())


def test_what_the_browser_does_not_keep_was_never_done() -> None:
    async def play() -> None:
        book, seating = Paper(), seated()
        store = await opened(book)
        book.full = True
        with pytest.raises(StoreFailed, match="storage is full"):
            await store.do(lambda rows: archive.add_room(rows, seating))
        assert await store.do(lambda rows: archive.read_room(rows, seating.id)) is None
        book.full = False
        await store.do(lambda rows: archive.add_room(rows, seating))
        assert await store.do(lambda rows: archive.read_room(rows, seating.id)) is not None

    run(play())


def test_a_long_book_is_written_anew_and_says_the_same() -> None:
    async def play() -> None:
        book, seating = Paper(), seated()
        store = await opened(book)
        await store.do(lambda rows: archive.add_room(rows, seating))
        for n in range(MOST_PAGES):
            await store.add([Entry("game", n, 0, ())])
        await opened(book)
        assert len(book.pages) == 1
        again = await opened(book)
        assert len(await again.do(lambda rows: archive.read_entries(rows, "game"))) == MOST_PAGES
        assert await again.do(lambda rows: archive.read_room(rows, seating.id)) is not None

    run(play())
