"""Tables in processes of their own, seen from the server: a house can be ended while no other table notices.

It has only so much memory, and must answer every few seconds (`house_work` is its inside). What was ended so is set
aside: its room says why, keeps the record, and is never loaded with that game again.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import signal
import socket
import time
from typing import Any, Final

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.registry.brought import why_not
from archfoe.server import archive
from archfoe.server.confined import Pipe, cpu_seconds
from archfoe.server.connections import COME_AGAIN, encode
from archfoe.server.housing import House, HouseEnded, Houses, HungUp, Line
from archfoe.server.keeping import MOVED, READ_ANEW, READ_ONLY, Hold, Keeper, StoreFailed, rows_of
from archfoe.server.limits import MESSAGE_SECONDS, MOST_MESSAGES, Pace
from archfoe.server.metrics import HOUSES_ENDED
from archfoe.server.sockets import TOO_MANY, TOO_MANY_MESSAGES, frame
from archfoe.signals import deaf_children
from archfoe.wire.glances import Glance
from archfoe.wire.to_server import Hello

_log = logging.getLogger(__name__)
MOST_HOUSES: Final = 24  # at a time
OPENING_SECONDS: Final = 60.0  # of the CPU: a long game is played again, and the first house has to read all cards
STILL_SECONDS: Final = 10.0  # of the CPU: so long may a house work and say nothing
PATIENCE: Final = 12  # times as long may it take by the clock: on a busy machine a house waits behind all others
_PING_SECONDS: Final = 2.0
_LAST_SECONDS: Final = 2.0  # for the last houses to end with the server
_INSIDE: Final = "archfoe.server.house_work"
FULL: Final = "Too many tables with sets of their own are in use. Try again in a while."
TOO_MUCH: Final = "This table took more time or memory than a table may have, so it was ended."
_glance_of = msgspec.json.Decoder(Glance).decode


class OwnHouses(Houses):
    def __init__(self, store: Keeper) -> None:
        self._store = store
        self._open: set[OwnHouse] = set()
        self._context: Any = None

    async def open(self, room: str, stored: archive.Stored, hold: Hold) -> House:
        self._open = {house for house in self._open if house.alive}
        if len(self._open) >= MOST_HOUSES and not self._put_one_away():
            raise StoreFailed(FULL)
        house = OwnHouse(self._store, room, hold, "" if stored.game is None else stored.game.id)
        self._open.add(house)
        door, other = socket.socketpair()
        with door, other:
            await asyncio.to_thread(self._start, house, other)
            await house.move_in(door.dup(), stored)
        return house

    def _put_one_away(self) -> bool:
        empty = [house for house in self._open if not house.connections]
        if not empty:
            return False
        longest = min(empty, key=lambda house: house.idle_since)
        longest.close()
        self._open.discard(longest)
        return True

    def expect(self) -> None:
        """From a process that has read all cards, a house is made within milliseconds: that one is started here."""
        if self._context is not None:
            return
        forks = "forkserver" in multiprocessing.get_all_start_methods()
        self._context = multiprocessing.get_context("forkserver" if forks else "spawn")
        if forks:
            from multiprocessing import forkserver  # not on every system

            self._context.set_forkserver_preload([_INSIDE])
            with deaf_children():
                forkserver.ensure_running()

    def _start(self, house: OwnHouse, door: socket.socket) -> None:
        self.expect()
        from archfoe.server.house_work import live_in  # it has a lobby of its own, so it cannot come first

        with deaf_children():
            house.process = self._context.Process(target=live_in, args=(door, not why_not()), daemon=True)
            house.process.start()

    def close(self) -> None:
        """Whoever forks houses says when they have ended; if it stands still, Python would wait for that for ever."""
        for house in self._open:
            house.close()
        started = [house.process for house in self._open if house.process is not None]
        patience = time.monotonic() + _LAST_SECONDS
        for process in started:
            process.join(max(0.0, patience - time.monotonic()))
        if any(process.is_alive() for process in started) and self._context.get_start_method() == "forkserver":
            from multiprocessing import forkserver  # what started them; not on every system

            os.kill(forkserver._forkserver._forkserver_pid, signal.SIGKILL)  # type: ignore[attr-defined]


class _Guest:
    """A connection to a table in a house."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.over = asyncio.Event()


class OwnHouse(House):
    def __init__(self, store: Keeper, room: str, hold: Hold, game: str) -> None:
        self._store, self._room, self.hold, self._game = store, room, hold, game
        self.process: Any = None
        self.alive = True
        self.idle_since = time.monotonic()
        self.connections: dict[int, _Guest] = {}
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pipe: Pipe | None = None

    # Moving in and out

    async def move_in(self, door: socket.socket, stored: archive.Stored) -> None:
        self._pipe = Pipe(*await asyncio.open_connection(sock=door))
        opened = self._asked[0] = asyncio.get_running_loop().create_future()
        self._do(self._listen())
        await self._send("open", self._room, archive.plain(stored), self.hold == READ_ONLY)
        if not await self._within(OPENING_SECONDS, opened):
            await self._give_up("It could not even be loaded.")
        refused = opened.result() if self.alive else None
        if not self.alive:
            raise HouseEnded(TOO_MUCH)
        if refused:
            self.close()
            raise ArchfoeError(refused)
        self._do(self._watch())

    @property
    def lost(self) -> bool:
        if self.alive and not self._store.lease.still(self.hold):
            self._end(MOVED)
        return not self.alive

    def close(self) -> None:
        self._end(READ_ANEW)

    def _end(self, why: str) -> None:
        """All are sent away to come again."""
        if not self.alive:
            return
        self.alive = False
        for guest in self.connections.values():
            self._do(guest.line.close(COME_AGAIN, why))
            guest.over.set()
        for asked in self._asked.values():
            if not asked.done():
                asked.set_result(None)
        if self._pipe is not None:
            self._pipe.close()
        if self.process is not None and self.process.is_alive():
            self.process.kill()

    async def _give_up(self, log: str) -> None:
        """It has taken too much: the game is set aside, here and for all servers that share the store."""
        if not self.alive:
            return
        _log.error("The house of the table %s was ended, and its game is set aside. %s", self._room, log)
        HOUSES_ENDED.inc()
        with contextlib.suppress(StoreFailed):  # then whoever comes next finds it marked, and loads it in a house again
            await self._store.do(lambda rows: archive.set_aside(rows, self._room, self._game, TOO_MUCH), self.hold)
        self._end(TOO_MUCH)

    def _do(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch(self) -> None:
        while self.alive:
            await asyncio.sleep(_PING_SECONDS)
            if not await self._within(STILL_SECONDS, asyncio.ensure_future(self._ask("ping"))):
                await self._give_up(f"It said nothing, and worked for {STILL_SECONDS:.0f} seconds or stood still.")

    async def _within(self, seconds: float, asked: asyncio.Future[Any]) -> bool:
        """Whether the house answers before it has worked so long, or was waited for with all patience."""
        begun, end = cpu_seconds(self.process.pid), time.monotonic() + PATIENCE * seconds
        while not asked.done() and time.monotonic() < end and cpu_seconds(self.process.pid) - begun < seconds:
            await asyncio.wait((asked,), timeout=min(_PING_SECONDS, seconds))
        return asked.done()

    # The pipe

    async def _send(self, *message: Any) -> None:
        with contextlib.suppress(OSError):  # it is gone, as the listener finds
            assert self._pipe is not None
            await self._pipe.send(*message)

    async def _ask(self, kind: str, *rest: Any) -> Any:
        """None if the house is gone."""
        if not self.alive:
            return None
        number = next(self._numbers)
        asked = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            await self._send(kind, number, *rest)
            return await asked
        finally:
            self._asked.pop(number, None)

    async def _listen(self) -> None:
        assert self._pipe is not None
        try:
            while self.alive:
                kind, *rest = await self._pipe.receive()
                self._heard(kind, *rest)
        except (EOFError, OSError):
            await self._give_up("It has died.")

    def _heard(self, kind: str, *rest: Any) -> None:
        if kind in ("pong", "glanced", "opened"):
            asked = self._asked.get(rest[0])
            if asked is not None and not asked.done():
                asked.set_result(rest[1])
        elif kind == "send":
            self._do(self._deliver(*rest))
        elif kind == "close":
            self._do(self._hang_up(*rest))
        elif kind == "write":
            self._do(self._write(*rest))
        elif kind == "read":
            self._do(self._read(*rest))
        elif kind == "lost":
            self.close()

    async def _write(self, number: int, lines: list[list[Any]]) -> None:
        for verb, table, *rest in lines:
            if verb == "add" and table == "games":
                self._game = rest[0][-1]["id"]
        refused = ""
        try:
            await self._store.do(lambda connection: _apply(connection, lines), self.hold)
        except StoreFailed as error:
            refused = str(error)
        except Exception:
            _log.exception("What the table %s wrote could not be stored.", self._room)
            refused = READ_ANEW
        await self._send("done", number, refused)

    async def _read(self, number: int) -> None:
        stored = None
        with contextlib.suppress(StoreFailed):
            stored = await self._store.do(lambda connection: archive.read_room(connection, self._room), self.hold)
        await self._send("done", number, None if stored is None else archive.plain(stored))

    # People

    async def converse(self, line: Line, hello: Hello) -> None:
        number, guest, pace = next(self._numbers), _Guest(line), Pace(MOST_MESSAGES, MESSAGE_SECONDS)
        self.connections[number] = guest
        try:
            await self._send("hello", number, encode(hello).decode())
            while (text := await _next_of(guest)) is not None:
                if not pace.allows():
                    await line.close(TOO_MANY, TOO_MANY_MESSAGES)
                    break
                await self._send("text", number, text)
        except HungUp:
            pass
        finally:
            self.connections.pop(number, None)
            self.idle_since = time.monotonic()
            await self._send("gone", number)

    async def _deliver(self, number: int, text: str) -> None:
        guest = self.connections.get(number)
        if guest is not None:
            with contextlib.suppress(HungUp):
                await guest.line.send(text)
                await self._send("sent", number)

    async def _hang_up(self, number: int, code: int, reason: str) -> None:
        guest = self.connections.get(number)
        if guest is not None:
            await guest.line.close(code, reason)
            guest.over.set()

    async def glance(self, key: str) -> Glance | None:
        data = await self._ask("glance", key)
        return None if data is None else _glance_of(data)


async def _next_of(guest: _Guest) -> str | None:
    """The next text of a page; None if its connection was closed from here."""
    reading, ended = asyncio.ensure_future(frame(guest.line)), asyncio.ensure_future(guest.over.wait())
    try:
        await asyncio.wait((reading, ended), return_when=asyncio.FIRST_COMPLETED)
        return await reading if reading.done() else None
    finally:
        reading.cancel()
        ended.cancel()


def _apply(connection: Any, lines: list[list[Any]]) -> None:
    rows = rows_of(connection)
    for verb, *rest in lines:
        getattr(rows, verb)(*rest)
