"""Servers of the simulation: real lobbies and tables on one database in memory, on virtual time.

Their disk is slow and fails, their workers hang and die, they are killed, paused and retired.
"""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Coroutine, Sequence
from functools import cache
from random import Random
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from archfoe.core.decisions import Answer
from archfoe.registry.blame import RulesFailed
from archfoe.server.bots import TOO_LONG, Answers, Request
from archfoe.server.leases import Alone, Hold, Lease
from archfoe.server.lobby import Lobby
from archfoe.server.sql_tables import metadata
from archfoe.server.store import Store, StoreFailed, _Job, _sqlite_engine
from tests.server.desk import InlineBots
from tests.server.virtual import VirtualLoop

T = TypeVar("T")
LEASE = 6.0
HANGS = 8.0  # seconds until a worker that hangs is given up


class Weather:
    """What can go wrong, and when it is over."""

    def __init__(self, dice: Random, loop: VirtualLoop) -> None:
        self.dice, self.loop = dice, loop
        self.bad = True
        self.wrong = ""  # what must never happen, and did
        self.down_until = 0.0  # the database is away
        self.slow = dice.choice([0.002, 0.01, 0.05, 0.3])
        self.frail = 0.02  # how often workers die, and how often they hang
        self.jumps: Random | None = None  # the dice of a clock that does not only go on
        self._ahead = 0.0  # of the true time

    def wall_clock(self) -> float:
        """Of the database: somebody may set it."""
        return self.loop.time() + self._ahead

    def may_jump(self) -> None:
        if self.jumps is not None and self.jumps.random() < 0.5:
            self._ahead += self.jumps.choice([-86_400.0, -3_600.0, -5.0, -2.0, 2.0, 5.0, 3_600.0])

    def strikes(self, chance: float) -> bool:
        return self.bad and self.dice.random() < chance

    @property
    def down(self) -> bool:
        if self.strikes(0.01):
            self.down_until = self.loop.time() + self.dice.expovariate(0.5)
        return self.bad and self.loop.time() < self.down_until


@cache
def _memory() -> tuple[sa.Engine, sa.Connection]:
    """One for all schedules: SQLAlchemy remembers with an engine what it has compiled."""
    engine = _sqlite_engine(make_url("sqlite://"))
    connection = engine.connect()
    with connection.begin():
        metadata.create_all(connection)
    return engine, connection


class Database:
    """Of all servers, and empty; each transaction is whole, since nobody gets in between."""

    def __init__(self) -> None:
        self.engine, self.connection = _memory()
        if self.connection.in_transaction():  # of a schedule that was broken off
            self.connection.rollback()
        with self.connection.begin():
            for table in reversed(metadata.sorted_tables):
                self.connection.execute(sa.delete(table))


class SimulatedStore(Store):
    """The real store without its thread: what waits is written together after a while."""

    def __init__(self, office: Office, database: Database, lease: Alone) -> None:
        self.engine, self._connection, self.lease = database.engine, database.connection, lease
        self.epoch, self._url, self._file, self._lost, self._failing = 0, "simulated", None, False, False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._office = office
        self._cut = False
        self._disk: asyncio.Task[None] | None = None

    async def _ask(self, job: _Job) -> Any:
        self._jobs.put(job)
        if self._disk is None or self._disk.done():
            self._disk = self._office.loop.spawn(self._office, self._spin())
        return await asyncio.shield(asyncio.wrap_future(job.done))

    async def _spin(self) -> None:
        weather = self._office.weather
        while not self._jobs.empty():
            await asyncio.sleep(weather.dice.expovariate(1 / weather.slow))
            await self._office.awake.wait()
            batch, _ = self._next_batch()
            self._write_all(batch)

    def _find_again(self) -> None:
        if self._office.weather.down:
            self._cut = True
            raise _error()
        if self._cut:
            self._cut, self.epoch = False, self.epoch + 1

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        weather = self._office.weather
        if weather.strikes(0.02):
            raise _error()
        results = super()._commit(batch)
        if isinstance(self.lease, Lease):
            self._witness(self.lease, [job.hold for job, was in zip(batch, results, strict=True) if _written(job, was)])
        if weather.strikes(0.02):  # it is written, and the reply is lost
            self._cut = weather.dice.random() < 0.5
            raise _error()
        return results

    def _witness(self, lease: Lease, written: Sequence[Hold | None]) -> None:
        """Looks in its own way at what must hold: only the server that holds a room writes for it."""
        words = sa.text(
            "SELECT servers.until FROM holds JOIN servers ON servers.id = holds.server "
            "WHERE holds.room = :room AND holds.epoch = :epoch AND servers.id = :server"
        )
        for hold in set(written) - {None}:
            assert hold is not None and self._connection is not None
            with self._connection.begin():
                until = self._connection.execute(
                    words, {"room": hold.room, "epoch": hold.epoch, "server": lease.id}
                ).scalar()
            if until is None or until < self._office.weather.wall_clock():
                self._office.weather.wrong = "a server wrote for a room that it does not hold"


def _written(job: _Job, result: Any) -> bool:
    return job.hold is not None and not isinstance(result, StoreFailed)


def _error() -> sa.exc.OperationalError:
    return sa.exc.OperationalError("INSERT INTO answers", {}, Exception("disk I/O error"))


class SimulatedBots(InlineBots):
    """They think for a while; a worker may die, which is told at once, or hang, which is told after its time."""

    def __init__(self, weather: Weather) -> None:
        super().__init__()
        self._weather = weather

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        await asyncio.sleep(self._weather.dice.expovariate(20))
        if self._weather.strikes(self._weather.frail):
            raise RulesFailed("A worker has died.")
        if self._weather.strikes(self._weather.frail):
            await asyncio.sleep(HANGS)
            raise RulesFailed(TOO_LONG)
        return await super().play(request, record)


class Office:
    """One server: alone, or of several with a lease."""

    def __init__(self, name: str, database: Database, weather: Weather, *, alone: bool) -> None:
        self.name, self.weather, self.loop = name, weather, weather.loop
        self._database, self._alone = database, alone
        self.awake = asyncio.Event()
        self.alive = False
        self.born = 0
        self.start()

    def start(self) -> None:
        self.alive, self.born = True, self.born + 1
        self.awake.set()
        lease: Alone = Alone()
        if not self._alone:
            now = sa.bindparam("now", callable_=self.weather.wall_clock, type_=sa.Float)
            lease = Lease(f"/{self.name}", LEASE, clock=lambda: now, own_clock=self.loop.time)
            with self._database.connection.begin():
                asked_at = lease.begin(self._database.connection)
            lease.renewed(asked_at)
        self.lobby = Lobby(SimulatedStore(self, self._database, lease), SimulatedBots(self.weather))
        if isinstance(lease, Lease):
            self.loop.spawn(self, self.lobby.renew_forever(lease))

    async def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Lets it do something; if it dies meanwhile nobody answers."""
        born = self.born
        try:
            await self.awake.wait()
            if born != self.born or not self.alive:
                raise ConnectionError
        except BaseException:
            work.close()
            raise
        task = self.loop.spawn(self, work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise ConnectionError from None
            raise

    def kill(self) -> None:
        self.alive = False
        self.awake.set()
        for table in self.lobby.tables.values():
            for connection in table.connections:
                connection.close()
        self.loop.end_all_of(self)

    async def befall(self) -> None:
        """Something happens to it, and after a while it is there again."""
        dice = self.weather.dice
        what = dice.choice(["kill", "kill", "pause", "retire"])
        if what == "pause":
            self.awake.clear()
            await asyncio.sleep(dice.uniform(0.5, 2.5 * LEASE))
            self.awake.set()
            return
        if what == "retire" and not self._alone:
            try:
                async with asyncio.timeout(5):
                    await self.ask(self.lobby.retire())
            except (ConnectionError, TimeoutError):
                pass
        self.kill()
        await asyncio.sleep(dice.uniform(0, 4))
        self.start()
