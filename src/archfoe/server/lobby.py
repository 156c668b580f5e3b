"""All tables of a server: made, found again after a restart, and put away when nobody is at them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from archfoe.core.decisions import Answer
from archfoe.core.errors import unknown
from archfoe.games.options import Options
from archfoe.server import archive
from archfoe.server.bots import Bots
from archfoe.server.connections import Connection
from archfoe.server.live_table import LiveTable
from archfoe.server.seating import Seating, wish_of
from archfoe.server.store import Store, add_entries
from archfoe.table.coached import coached_games
from archfoe.wire import protocol as p

T = TypeVar("T")
IDLE_SECONDS = 600.0  # a table that nobody has looked at for so long leaves the memory
_SWEEP_SECONDS = 60.0
_ROOM = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Lobby:
    def __init__(self, store: Store, bots: Bots) -> None:
        self.store, self.bots = store, bots
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def make(self, wish: p.TableWish) -> p.MadeRoom:
        """A new table; it begins at once if every seat is taken and nothing is left to choose."""
        if wish.coached:
            return await self._make_coached(wish)
        seating, tokens = Seating.made(wish)
        journal = seating.start(None) if seating.ready else None

        def add(connection: sa.Connection) -> None:
            archive.add_room(connection, seating)
            if journal is not None:
                archive.add_game(connection, seating, journal)

        table = await self._put_up(seating, add)
        if journal is not None:
            table.begun(journal)
        return _made(seating, tokens)

    async def _make_coached(self, wish: p.TableWish) -> p.MadeRoom:
        """A table at the first note of a record that has some."""
        game = coached_games().get(wish.coached)
        if game is None:
            raise unknown("coached game", wish.coached, coached_games())
        name = next((seat.name for seat in wish.seats if seat.kind == p.HUMAN), "")
        seats = [
            p.SeatWish(p.HUMAN, name) if seat == game.learner else p.SeatWish(p.BOT, bot=player)
            for seat, player in enumerate(game.record.players)
        ]
        settled = msgspec.structs.replace(wish_of(game.options, seats), coached=game.name)
        return await self.go_on(settled, game.options, game.record.key, game.record.answers[: game.start])

    async def go_on(
        self, wish: p.TableWish, options: Options, key: bytes, answers: Sequence[tuple[int, Answer]]
    ) -> p.MadeRoom:
        """A new table whose first game has come so far already; room, game and journal are stored together."""
        seating, tokens = Seating.made(wish)
        entries = await asyncio.to_thread(seating.go_on, options, key, answers)
        journal = seating.running()

        def add(connection: sa.Connection) -> None:
            archive.add_room(connection, seating)
            archive.add_game(connection, seating, journal)
            add_entries(connection, entries)

        table = await self._put_up(seating, add)
        await table.warn()
        return _made(seating, tokens)

    async def _put_up(self, seating: Seating, add: Callable[[sa.Connection], None]) -> LiveTable:
        """A table once all of it is stored."""
        epoch, _ = await self._in_epoch(add)
        table = self.tables[seating.id] = LiveTable(seating, self.store, self.bots, epoch=epoch)
        table.idle_since = time.monotonic()
        return table

    async def _in_epoch(self, work: Callable[[sa.Connection], T]) -> tuple[int, T]:
        """What comes of a piece of work, and the epoch of the store in which it was done."""
        return await self.store.do(lambda connection: (self.store.epoch, work(connection)))

    async def find(self, room_id: str) -> LiveTable | None:
        """A table by its room, from memory or from the store; two who ask at once get the same one."""
        if not _ROOM.fullmatch(room_id):  # no database need look for it
            return None
        table = self.tables.get(room_id)
        if table is not None and not table.lost:
            return table
        if room_id not in self._loading:
            self._loading[room_id] = asyncio.create_task(self._load(room_id))
        try:
            return await self._loading[room_id]
        finally:
            self._loading.pop(room_id, None)

    async def _load(self, room_id: str) -> LiveTable | None:
        epoch, stored = await self._in_epoch(lambda connection: archive.read_room(connection, room_id))
        if stored is None:
            return None
        seating = await asyncio.to_thread(archive.room_of, room_id, stored)  # a long game takes a moment
        table = LiveTable(seating, self.store, self.bots, stored.chat, epoch)
        await table.warn()
        table.idle_since = time.monotonic()
        self.tables[room_id] = table
        return table

    async def join(self, table: LiveTable, connection: Connection, hello: p.Hello) -> None:
        await table.join(connection, hello)

    async def leave(self, table: LiveTable, connection: Connection) -> None:
        await table.leave(connection)
        table.idle_since = time.monotonic()

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """All of a table is in the store, so forgetting it loses nothing."""
        for room_id, table in list(self.tables.items()):
            if not table.connections and not table.lock.locked() and now - table.idle_since > IDLE_SECONDS:
                del self.tables[room_id]


def _made(seating: Seating, tokens: list[str]) -> p.MadeRoom:
    return p.MadeRoom(
        seating.id, [p.MadeSeat(seat, chair.kind, tokens[seat]) for seat, chair in enumerate(seating.chairs)]
    )
