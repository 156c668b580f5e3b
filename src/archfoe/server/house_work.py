"""A house from inside: one table in a process of its own, which may use only so much memory and so much time.

All that the table needs of the server comes and goes over a pipe: what people say, what they are told, and what is to
be stored. Bots think in here as well: they read the same cards.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import socket
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.registry.brought import turn_off
from archfoe.server import archive
from archfoe.server.bot_work import Answers, Behind, Request, Thinkers, Told, play
from archfoe.server.bots import QUICK_SECONDS, SLOW_SECONDS, leave_with_server
from archfoe.server.confined import Pipe, limit_memory
from archfoe.server.glance import glance
from archfoe.server.housing import HungUp
from archfoe.server.keeping import READ_ANEW, READ_ONLY, Alone, Elsewhere, Entry, Hold, StoreFailed
from archfoe.server.live_table import HOLD, LiveTable
from archfoe.server.lobby import Lobby
from archfoe.server.sockets import serve_socket

T = TypeVar("T")
MEGABYTES: Final = 512  # beside what a process has that has done nothing yet


class _Writing:
    """What a piece of work writes, to be done by the server."""

    def __init__(self) -> None:
        self.lines: list[tuple[Any, ...]] = []

    def add(self, table: str, rows: Sequence[Any]) -> None:
        self.lines.append(("add", table, [dict(row) for row in rows]))

    def change(self, table: str, where: Any, values: Any) -> None:
        self.lines.append(("change", table, dict(where), dict(values)))

    def forget(self, table: str, where: Any, column: str, most: int) -> None:
        self.lines.append(("forget", table, dict(where), column, most))

    def find(self, table: str, where: Any, by: str = "", last: int | None = None) -> list[Any]:
        raise _MustRead


class _MustRead(Exception):
    """A piece of work wants to read. A table only ever reads its own room, whole."""


class _FarStore:
    """The store of the server."""

    epoch = 0
    waiting = 0
    trouble = ""

    def __init__(self, ask: Callable[..., Any]) -> None:
        self.lease, self._ask = Alone(), ask

    async def do(self, work: Callable[[Any], T], hold: Hold | None = None) -> T:
        writing = _Writing()
        try:
            done = work(writing)
        except _MustRead:
            rows = await self._ask("read")
            if rows is None:
                raise StoreFailed(READ_ANEW) from None
            room: Any = archive.stored_of(rows)
            return room  # type: ignore[no-any-return]
        refused = await self._ask("write", writing.lines)
        if refused:
            raise StoreFailed(refused)
        return done

    async def add(self, entries: Sequence[Entry], hold: Hold | None = None) -> None:
        if entries:
            await self.do(lambda writing: archive.add_entries(writing, entries))

    def new_room(self, connection: Any, room: str) -> Hold:
        raise StoreFailed(READ_ANEW)

    def take_room(self, connection: Any, room: str) -> Hold | Elsewhere:
        raise StoreFailed(READ_ANEW)

    def close(self) -> None:
        pass


class _OwnBots(Thinkers):
    """Bots in a thread beside the table. One that never ends takes the house with it."""

    def __init__(self) -> None:
        self._told = Told()
        self._one = asyncio.Lock()

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass

    def forget(self, game: str) -> None:
        self._told.forget(game)

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        async with self._one:
            answers = await _within(QUICK_SECONDS + SLOW_SECONDS, play, self._told.new_in(request, record))
            if isinstance(answers, Behind):
                answers = await _within(
                    QUICK_SECONDS + SLOW_SECONDS, play, request._replace(start=0, answers=list(record))
                )
            assert not isinstance(answers, Behind)
            self._told.knows(request, record, answers)
            return answers

    async def think(self, game: str, function: Any, *arguments: Any) -> Any:
        return await _within(SLOW_SECONDS, function, *arguments)

    async def at_workshop(self, function: Any, *arguments: Any) -> Any:
        return await self.think("", function, *arguments)


async def _within(seconds: float, function: Callable[..., T], *arguments: Any) -> T:
    try:
        return await asyncio.wait_for(asyncio.to_thread(function, *arguments), seconds)
    except (TimeoutError, MemoryError):
        os._exit(1)  # no thread can be ended by itself


class _FarLine:
    """The connection of a page, which the server has. One text is under way at a time, so nothing piles up."""

    def __init__(self, number: int, pipe: Pipe) -> None:
        self._number, self._pipe = number, pipe
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent = asyncio.Event()
        self.over = False

    def say(self, text: str | None) -> None:
        self.over = self.over or text is None
        self._inbox.put_nowait(text)
        if self.over:
            self.sent.set()

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        text = await self._inbox.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        self.sent.clear()
        if not self.over:
            await self._pipe.send("send", self._number, text)
            await self.sent.wait()
        if self.over:
            raise HungUp

    async def close(self, code: int, reason: str) -> None:
        if not self.over:
            self.over = True
            await self._pipe.send("close", self._number, code, reason)


class _Inside:
    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._room, self._lines = "", dict[int, _FarLine]()
        self._numbers, self._asked = itertools.count(), dict[int, asyncio.Future[Any]]()
        self._lobby = Lobby(_FarStore(self._ask), _OwnBots())
        self._tasks = set[asyncio.Task[None]]()

    async def run(self) -> None:
        while True:
            kind, *rest = await self._pipe.receive()
            if kind == "done":
                self._asked.pop(rest[0]).set_result(rest[1])
            elif kind in ("text", "gone", "sent"):
                self._hear(kind, *rest)
            else:
                if kind == "hello":  # at once: what that page says next may be here already
                    self._lines[rest[0]] = _FarLine(rest[0], self._pipe)
                    self._lines[rest[0]].say(rest.pop())
                task = asyncio.create_task(getattr(self, f"_{kind}")(*rest))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _ask(self, kind: str, *rest: Any) -> Any:
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        await self._pipe.send(kind, number, *rest)
        return await self._asked[number]

    def _hear(self, kind: str, number: int, text: str | None = None) -> None:
        line = self._lines.get(number)
        if line is not None:
            line.sent.set() if kind == "sent" else line.say(text)

    async def _open(self, room: str, rows: Any, read_only: bool) -> None:
        self._room = room
        try:
            stored = archive.stored_of(rows)
            hold = READ_ONLY if read_only else HOLD
            seating = archive.room_of(room, stored)
            table = LiveTable(seating, self._lobby.store, self._lobby.bots, stored.chat, hold)
        except ArchfoeError as error:
            await self._pipe.send("opened", 0, str(error))
            return
        self._lobby.tables[room] = table
        if not read_only:
            await table.warn()
            await table.note_end()
        await self._pipe.send("opened", 0, "")

    async def _hello(self, number: int) -> None:
        line = self._lines[number]
        try:
            await serve_socket(line, self._room, self._lobby)
        finally:
            del self._lines[number]
            await line.close(1006, "")
        if self._table.lost:
            await self._pipe.send("lost")

    @property
    def _table(self) -> LiveTable:
        return self._lobby.tables[self._room]

    async def _glance(self, number: int, key: str) -> None:
        found = await glance(self._table, key)
        await self._pipe.send("glanced", number, None if found is None else msgspec.json.encode(found))

    async def _ping(self, number: int) -> None:
        await self._pipe.send("pong", number, None)


# The process


async def _live(door: socket.socket) -> None:
    with contextlib.suppress(EOFError, OSError):  # the server has gone, or wants it no more
        await _Inside(Pipe(*await asyncio.open_connection(sock=door))).run()
    os._exit(0)


def live_in(door: socket.socket, brought_sets: bool) -> None:
    """`brought_sets`: the host lets tables bring sets."""
    leave_with_server(gentle=True)
    if not brought_sets:
        turn_off()
    limit_memory(MEGABYTES)
    asyncio.run(_live(door))
