"""Two servers in one real PostgreSQL at the same moment: one stops before any statement while the other does its work.

SQLite and the simulation know no two transactions at once. Here one server stands still in the middle of one, with its
locks, for as long as its lease and longer; the other one does all that it can. Whatever is acknowledged must be in the
table that is played on.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Collection
from typing import Any, Self

import pytest
import sqlalchemy as sa

from archfoe.server import archive
from archfoe.server.keeping import Hold, StoreFailed
from archfoe.server.leases import Lease
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import PlayedElsewhere
from archfoe.server.sql_tables import holds, servers
from archfoe.wire import protocol as p
from tests.server.desk import Person, seats
from tests.server.running import PATIENCE
from tests.server.test_leases import Hand, Office, together

MOST_STATEMENTS = 40  # of one transaction


class Turnstile:
    """Stops a server before one of its statements, the commit among them, until it is let through."""

    def __init__(self, office: Office, at: int) -> None:
        self._engine, self._at, self._passed = office.store.engine, at, 0
        self.stands, self._open = threading.Event(), threading.Event()

    def __enter__(self) -> Self:
        sa.event.listen(self._engine, "before_cursor_execute", self._pass)
        sa.event.listen(self._engine, "commit", self._pass)
        return self

    def __exit__(self, *_: object) -> None:
        self.let_through()
        sa.event.remove(self._engine, "before_cursor_execute", self._pass)
        sa.event.remove(self._engine, "commit", self._pass)

    def let_through(self) -> None:
        self._open.set()

    def _pass(self, *_: Any) -> None:
        self._passed += 1
        if self._passed == self._at:
            self.stands.set()
            assert self._open.wait(PATIENCE)


async def _found(office: Office, room: str) -> LiveTable | None:
    """The table as a server has it after somebody came for it; None: it does not get it."""
    with contextlib.suppress(PlayedElsewhere, StoreFailed):
        return await office.lobby.find(room)
    return None


def _stored(office: Office, game: str) -> Any:
    return office.store.do(lambda connection: archive.read_entries(connection, game))


async def _until(turnstile: Turnstile, work: asyncio.Task[Any]) -> bool:
    """Does it come to stand there? Not if all of its work is done before."""
    while not turnstile.stands.is_set() and not work.done():
        await asyncio.sleep(0.001)
    return turnstile.stands.is_set()


@contextlib.asynccontextmanager
async def standing(office: Office, at: int, work: asyncio.Task[Any]) -> AsyncIterator[bool]:
    """While a server stands before one of its statements; True if it does."""
    with Turnstile(office, at) as turnstile:
        yield await _until(turnstile, work)
        turnstile.let_through()
        await asyncio.wait([work])


async def a_write_is_met(hand: Hand, one: Office, two: Office, at: int) -> bool:
    """The first server stops while it writes an answer, its lease runs out, and the second takes the room."""
    table, (ann,) = await one.table(p.TableWish(seats=seats("ann greedy")))
    game, room = ann.view.game, table.seating.id
    work = asyncio.create_task(ann.say(p.Answer(game, ann.prompt.number, [0])))
    async with standing(one, at, work) as stands:
        if not stands:
            return False
        hand.now += 7
        await two.lobby.renew(two.lease)
        there = await _found(two, room)
    await _check(two, there, game, ann)
    return True


async def a_taking_is_met(hand: Hand, one: Office, two: Office, at: int) -> bool:
    """The second server stops while it takes a room whose lease has run out; the first is there again and writes."""
    table, (ann,) = await one.table(p.TableWish(seats=seats("ann greedy")))
    game, room = ann.view.game, table.seating.id
    answer = p.Answer(game, ann.prompt.number, [0])
    hand.now += 7
    await two.lobby.renew(two.lease)
    work = asyncio.create_task(_found(two, room))
    async with standing(two, at, work) as stands:
        if not stands:
            return False
        await one.store.do(one.lease.renew)
        one.lease._until = hand.now + one.lease.seconds  # its own clock has stood still
        await ann.say(answer)
    await _check(two, work.result(), game, ann)
    return True


async def _check(two: Office, there: LiveTable | None, game: str, ann: Person) -> None:
    """What Ann was told is stored once, and the table that is played on knows it."""
    stored = [(entry.seat, entry.picked) for entry in await _stored(two, game)]
    acknowledged = len(ann.all(p.Accepted))
    assert sum(seat == 0 for seat, _ in stored) >= acknowledged, "an acknowledged answer is not stored"
    if there is not None and there.seating.journal is not None:
        played = [tuple(entry) for entry in there.seating.journal.session.game.record]
        assert played[: len(stored)] == stored, "the table that is played on is not what is stored"


MEETINGS = (a_write_is_met, a_taking_is_met)
Meeting = Callable[[Hand, Office, Office, int], Any]


def everywhere(database: str, meeting: Meeting) -> int:
    """Stops before each statement in turn; how many there are."""
    done = 0

    async def play(hand: Hand, one: Office, two: Office) -> None:
        nonlocal done
        for at in range(1, MOST_STATEMENTS):
            hand.now += 20
            await one.lobby.renew(one.lease)
            await two.lobby.renew(two.lease)
            if not await meeting(hand, one, two, at):
                return
            done = at

    together(database, play)
    return done


@pytest.mark.parametrize("meeting", MEETINGS, ids=lambda meeting: meeting.__name__)
def test_wherever_a_server_stands_still_nothing_acknowledged_is_lost(meeting: Meeting, postgres_database: str) -> None:
    assert everywhere(postgres_database, meeting) >= 3, "a transaction has a look, a write and a commit"


def _no_row_lock(patch: pytest.MonkeyPatch) -> None:
    def held(self: Lease) -> sa.Select[Any]:
        look = sa.select(holds.c.room, holds.c.epoch).join(servers, servers.c.id == holds.c.server)
        found = look.where(holds.c.server == self.id, servers.c.until > self._clock())
        return found.where(holds.c.room.in_(sa.bindparam("wanted", expanding=True)))

    patch.setattr(Lease, "_held", property(held))


def _epoch_ignored(patch: pytest.MonkeyPatch) -> None:
    """And whose the room is: only the lock is looked at."""

    def kept(self: Lease, connection: Any, wanted: Collection[Hold]) -> Collection[Hold]:
        rows = sa.select(holds.c.room).where(holds.c.room.in_([hold.room for hold in wanted]))
        free = set(connection.execute(rows.with_for_update(read=True, skip_locked=True)).scalars())
        return {hold for hold in wanted if hold.room in free}

    patch.setattr(Lease, "kept", kept)


PLANTED = {
    "no row lock": _no_row_lock,
    "epoch ignored": _epoch_ignored,
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_planted_mistakes_are_found(
    plant: Callable[[pytest.MonkeyPatch], None], postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"acknowledged|is not what is stored"):
        for meeting in MEETINGS:
            everywhere(postgres_database, meeting)
