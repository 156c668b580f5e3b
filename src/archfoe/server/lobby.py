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
from archfoe.server import archive, chapters, daily
from archfoe.server.bot_work import Thinkers
from archfoe.server.connections import Connection
from archfoe.server.fair import Beside
from archfoe.server.housing import House, Housed, HouseEnded, Houses
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
_FAREWELL_SECONDS = 1.0
LOOK_SECONDS = 10.0  # so old may be what is told of a table of another server
ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class PlayedElsewhere(ArchfoeError):
    """The table is played by another server, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__("This table is played by another server.")
        self.address = address


class Lobby:
    """`houses`: processes for tables that may endanger the server; without them all tables are played right here."""

    def __init__(self, store: Keeper, bots: Thinkers, houses: Houses | None = None) -> None:
        self.store, self.bots, self._houses = store, bots, houses
        self._beside = Beside()
        self._retired = False
        self.tables: dict[str, LiveTable] = {}
        self.housed: dict[str, House] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | House | None]] = {}
        self._looked_at: dict[
            str, tuple[float, LiveTable | House]
        ] = {}  # tables of other servers, and when they were read

    def expect_house(self) -> None:
        if self._houses is not None:
            self._houses.expect()

    async def make(self, wish: p.TableWish) -> p.MadeRoom:
        """A new table; it begins at once if every seat is taken and nothing is left to choose."""
        if wish.coached:
            return await self._make_coached(wish)
        if wish.daily:
            deal, settled = daily.settled(wish)
            return await self.go_on(settled, deal.options, deal.key, [])
        if wish.story:
            wish = chapters.settled(wish)
        seating, tokens = await self._beside.do(Seating.made, wish) if wish.brings else Seating.made(wish)
        journal = seating.start(None) if seating.ready else None

        def add(connection: Any) -> None:
            archive.add_room(connection, seating)
            if journal is not None:
                archive.add_game(connection, seating, journal)

        table = await self._put_up(seating, add)
        if journal is not None and table is not None:
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
        if table is not None:
            await table.warn()
        return _made(seating, tokens)

    async def _put_up(self, seating: Seating, add: Callable[[Any], None]) -> LiveTable | None:
        """A table once all of it is stored; None if it is to live in a house, which opens when somebody comes."""
        self._check_open()

        def added(connection: Any) -> Hold:
            add(connection)
            return self.store.new_room(connection, seating.id)

        hold = await self.store.do(added)
        if seating.wish.brings and self._houses is not None:
            return None
        table = self.tables[seating.id] = LiveTable(seating, self.store, self.bots, hold=hold)
        table.idle_since = time.monotonic()
        return table

    async def find(self, room_id: str) -> LiveTable | None:
        """A table by its room, from memory or from the store; two who ask at once get the same one.

        Raises `PlayedElsewhere` where several servers share the store, and the room is another one's; and `Housed`.
        """
        if not ROOM_ID.fullmatch(room_id):  # no database need look for it
            return None
        self._check_open()
        table = self.tables.get(room_id)
        if table is not None and not table.lost:
            return table
        house = self.housed.get(room_id)
        if house is not None:
            if not house.lost:
                raise Housed(house)
            self.housed.pop(room_id, None)
        if room_id not in self._loading:
            self._loading[room_id] = asyncio.create_task(self._load(room_id))
        try:
            return _right_here(await self._loading[room_id])
        finally:
            self._loading.pop(room_id, None)

    async def _load(self, room_id: str) -> LiveTable | House | None:
        hold, stored, mark = await self.store.do(lambda connection: self._taken(connection, room_id))
        if isinstance(hold, archive.RoomClosed):
            raise hold
        if isinstance(hold, Elsewhere):
            raise PlayedElsewhere(hold.address) if hold.address else StoreFailed(MOVED)
        if stored is None:
            return None
        try:
            table = await self._opened(room_id, stored, hold, mark)
        finally:  # whatever came of it, the server is still there
            if self._houses is not None:
                with contextlib.suppress(StoreFailed):  # next time it is loaded in a house
                    await self.store.do(lambda connection: archive.loaded(connection, room_id), hold)
        table.idle_since = time.monotonic()
        if isinstance(table, House):
            self.housed[room_id] = table
        else:
            self.tables[room_id] = table
        return table

    async def _opened(
        self, room_id: str, stored: archive.Stored, hold: Hold, mark: archive.Mark | None
    ) -> LiveTable | House:
        """What has endangered a server is loaded in a house, and what was ended there not at all."""
        aside = mark if mark is not None and mark.aside and mark.game == archive.game_in(stored) else None
        if aside is None and self._houses is not None and (mark is not None or archive.is_brought(stored)):
            try:
                return await self._houses.open(room_id, stored, hold)
            except HouseEnded as error:
                aside = archive.Mark(archive.game_in(stored), aside=True, why=str(error))
        if aside is not None:
            seating = archive.room_aside(room_id, stored, aside.why)
        else:
            seating = await self._beside.do(archive.room_of, room_id, stored)  # a long game takes a moment
        table = LiveTable(seating, self.store, self.bots, stored.chat, hold)
        if hold is not READ_ONLY:
            if seating.journal is not None:
                await told_beside(seating.journal)
            await table.warn()
            await table.note_end()
        return table

    def _taken(
        self, connection: Any, room_id: str
    ) -> tuple[Hold | Elsewhere | archive.RoomClosed, archive.Stored | None, archive.Mark | None]:
        """A room is taken first and then read: what another server wrote in between would be missing."""
        if (closed := archive.why_closed(connection, room_id)) is not None:
            return closed, None, None
        hold = self.store.take_room(connection, room_id)
        if isinstance(hold, Elsewhere):
            return hold, None, None
        archive.touch_room(connection, room_id)
        stored, mark = archive.read_room(connection, room_id), None
        if stored is not None and self._houses is not None:
            mark = archive.begin_loading(connection, room_id)
        return hold, stored, mark

    async def look(self, room_id: str) -> LiveTable | None:
        """A table to be looked at only: where several servers share the store, it stays with whom it is."""
        if not self.store.lease.shared or room_id in self.tables or room_id in self.housed:
            return await self.find(room_id)
        return await self.read(room_id)

    async def read(self, room_id: str) -> LiveTable | None:
        """A table as the store has it: nobody is at it for this, and it is not used. Raises as `find` does."""
        now = time.monotonic()
        read_at, table = self._looked_at.get(room_id, (now - LOOK_SECONDS, None))
        if table is not None and now - read_at < LOOK_SECONDS:
            return _right_here(table)
        if not ROOM_ID.fullmatch(room_id):
            return None
        closed, stored, mark = await self.store.do(
            lambda connection: (
                archive.why_closed(connection, room_id),
                archive.read_room(connection, room_id),
                archive.mark_of(connection, room_id),
            )
        )
        if closed is not None:
            raise closed
        if stored is None:
            return None
        table = await self._opened(room_id, stored, READ_ONLY, mark)
        for room, (_, old) in [*self._looked_at.items()]:
            if now - self._looked_at[room][0] >= LOOK_SECONDS:
                del self._looked_at[room]
                if isinstance(old, House):
                    old.close()
        self._looked_at[room_id] = now, table
        return _right_here(table)

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
        for room_id, house in list(self.housed.items()):
            if house.lost or (not house.connections and now - house.idle_since > IDLE_SECONDS):
                given.append(self.housed.pop(room_id).hold)
                house.close()
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
        if lease.shared:
            self._retired = True
            with contextlib.suppress(StoreFailed):
                await self.store.do(lease.end)
            lease.ended()
        tables: list[LiveTable | House] = [*self.tables.values(), *self.housed.values()]
        self._drop_lost()
        with contextlib.suppress(TimeoutError):  # uvicorn would cut off those who have not been told why yet
            async with asyncio.timeout(_FAREWELL_SECONDS):
                while any(table.connections for table in tables if table.lost):
                    await asyncio.sleep(0.01)

    def _drop_lost(self) -> None:
        """Tables of a server without a lease send everybody away as soon as somebody asks whether they are lost."""
        self.tables = {room_id: table for room_id, table in self.tables.items() if not table.lost}
        self.housed = {room_id: house for room_id, house in self.housed.items() if not house.lost}

    def _check_open(self) -> None:
        if self._retired:
            raise StoreFailed(MOVED)


def _right_here(table: LiveTable | House | None) -> LiveTable | None:
    if isinstance(table, House):
        raise Housed(table)
    return table


def _made(seating: Seating, tokens: list[str]) -> p.MadeRoom:
    return p.MadeRoom(
        seating.id, [p.MadeSeat(seat, chair.kind, tokens[seat]) for seat, chair in enumerate(seating.chairs)]
    )
