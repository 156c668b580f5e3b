"""All tables of a server: made, found again after a restart, and put away when nobody is at them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.options import Options
from archfoe.server import archive
from archfoe.server.bot_work import Thinkers
from archfoe.server.connections import Connection
from archfoe.server.fair import Beside
from archfoe.server.keeping import MOVED, READ_ONLY, Elsewhere, Hold, Keeper, StoreFailed
from archfoe.server.live_table import LiveTable
from archfoe.server.seating import Seating, wish_of
from archfoe.server.showing import told_beside
from archfoe.table.coached import coached_games
from archfoe.wire import protocol as p

if TYPE_CHECKING:
    from archfoe.server.leases import Lease

IDLE_SECONDS = 600.0  # a table that nobody has looked at for so long leaves the memory
_SWEEP_SECONDS = 60.0
LOOK_SECONDS = 10.0  # so old may be what is told of a table of another server
_ROOM = re.compile(r"[A-Za-z0-9_-]{1,32}")


class PlayedElsewhere(ArchfoeError):
    """The table is played by another server, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__("This table is played by another server.")
        self.address = address


class Lobby:
    def __init__(self, store: Keeper, bots: Thinkers) -> None:
        self.store, self.bots = store, bots
        self._beside = Beside()
        self._retired = False
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._looked_at: dict[str, tuple[float, LiveTable]] = {}  # tables of other servers, and when they were read

    async def make(self, wish: p.TableWish) -> p.MadeRoom:
        """A new table; it begins at once if every seat is taken and nothing is left to choose."""
        if wish.coached:
            return await self._make_coached(wish)
        seating, tokens = await self._beside.do(Seating.made, wish) if wish.brings else Seating.made(wish)
        journal = seating.start(None) if seating.ready else None

        def add(connection: Any) -> None:
            archive.add_room(connection, seating)
            if journal is not None:
                archive.add_game(connection, seating, journal)

        table = await self._put_up(seating, add)
        if journal is not None:
            table.begun(journal)
            await table.warn()
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
        entries = await self._beside.do(seating.go_on, options, key, answers)
        journal = seating.running()

        def add(connection: Any) -> None:
            archive.add_room(connection, seating)
            archive.add_game(connection, seating, journal)
            archive.add_entries(connection, entries)

        table = await self._put_up(seating, add)
        await table.warn()
        return _made(seating, tokens)

    async def _put_up(self, seating: Seating, add: Callable[[Any], None]) -> LiveTable:
        """A table once all of it is stored."""
        self._check_open()

        def added(connection: Any) -> Hold:
            add(connection)
            return self.store.new_room(connection, seating.id)

        hold = await self.store.do(added)
        table = self.tables[seating.id] = LiveTable(seating, self.store, self.bots, hold=hold)
        table.idle_since = time.monotonic()
        return table

    async def find(self, room_id: str) -> LiveTable | None:
        """A table by its room, from memory or from the store; two who ask at once get the same one.

        Raises `PlayedElsewhere` where several servers share the store, and the room is another one's.
        """
        if not _ROOM.fullmatch(room_id):  # no database need look for it
            return None
        self._check_open()
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
        hold, stored = await self.store.do(lambda connection: self._taken(connection, room_id))
        if isinstance(hold, archive.RoomClosed):
            raise hold
        if isinstance(hold, Elsewhere):
            raise PlayedElsewhere(hold.address) if hold.address else StoreFailed(MOVED)
        if stored is None:
            return None
        seating = await self._beside.do(archive.room_of, room_id, stored)  # a long game takes a moment
        table = LiveTable(seating, self.store, self.bots, stored.chat, hold)
        if seating.journal is not None:
            await told_beside(seating.journal)
        await table.warn()
        table.idle_since = time.monotonic()
        self.tables[room_id] = table
        return table

    def _taken(
        self, connection: Any, room_id: str
    ) -> tuple[Hold | Elsewhere | archive.RoomClosed, archive.Stored | None]:
        """A room is taken first and then read: what another server wrote in between would be missing."""
        if (closed := archive.why_closed(connection, room_id)) is not None:
            return closed, None
        hold = self.store.take_room(connection, room_id)
        if isinstance(hold, Elsewhere):
            return hold, None
        archive.touch_room(connection, room_id)
        return hold, archive.read_room(connection, room_id)

    async def look(self, room_id: str) -> LiveTable | None:
        """A table to be looked at only: where several servers share the store, it stays with whom it is."""
        if not self.store.lease.shared or room_id in self.tables:
            return await self.find(room_id)
        now = time.monotonic()
        read_at, table = self._looked_at.get(room_id, (now - LOOK_SECONDS, None))
        if table is not None and now - read_at < LOOK_SECONDS:
            return table
        if not _ROOM.fullmatch(room_id):
            return None
        stored = await self.store.do(
            lambda connection: archive.why_closed(connection, room_id) or archive.read_room(connection, room_id)
        )
        if isinstance(stored, archive.RoomClosed):
            raise stored
        if stored is None:
            return None
        seating = await self._beside.do(archive.room_of, room_id, stored)
        table = LiveTable(seating, self.store, self.bots, stored.chat, READ_ONLY)
        self._looked_at = {room: seen for room, seen in self._looked_at.items() if now - seen[0] < LOOK_SECONDS}
        self._looked_at[room_id] = now, table
        return table

    async def join(self, table: LiveTable, connection: Connection, hello: p.Hello) -> None:
        await table.join(connection, hello)

    async def leave(self, table: LiveTable, connection: Connection) -> None:
        await table.leave(connection)
        table.idle_since = time.monotonic()

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            given = self.sweep(time.monotonic())
            with contextlib.suppress(StoreFailed):
                await self.store.do(lambda connection, given=given: self.store.lease.let_go(connection, given))  # type: ignore[misc]

    def sweep(self, now: float) -> list[Hold]:
        """All of a table is in the store, so forgetting it loses nothing; what was held for them can be let go."""
        given = []
        for room_id, table in list(self.tables.items()):
            if not table.connections and not table.lock.locked() and now - table.idle_since > IDLE_SECONDS:
                given.append(self.tables.pop(room_id).hold)
        return given

    # One server among several

    async def renew_forever(self, lease: Lease) -> None:
        while True:
            await asyncio.sleep(lease.renewal_seconds)
            await self.renew(lease)

    async def renew(self, lease: Lease) -> None:
        with contextlib.suppress(StoreFailed):
            lease.renewed(await self.store.do(lease.renew))
        self._drop_lost()

    async def retire(self) -> None:
        """The server is to stop: others may take its tables at once, and whoever is at one is sent there."""
        lease = self.store.lease
        if not lease.shared:
            return
        self._retired = True
        with contextlib.suppress(StoreFailed):
            await self.store.do(lease.end)
        lease.ended()
        self._drop_lost()

    def _drop_lost(self) -> None:
        """Tables of a server without a lease send everybody away as soon as somebody asks whether they are lost."""
        self.tables = {room_id: table for room_id, table in self.tables.items() if not table.lost}

    def _check_open(self) -> None:
        if self._retired:
            raise StoreFailed(MOVED)


def _made(seating: Seating, tokens: list[str]) -> p.MadeRoom:
    return p.MadeRoom(
        seating.id, [p.MadeSeat(seat, chair.kind, tokens[seat]) for seat, chair in enumerate(seating.chairs)]
    )
