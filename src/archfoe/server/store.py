"""The store: one thread writes, and everything that waits is written with one commit.

What is asked of it is a small piece of work on a connection; `do` returns when that is on the disk. Answers go
into their table together, whatever games they are from: one commit carries hundreds of them, so that a durable
write for every answer costs a busy server little more than for one.

A database that went away is looked for again with every batch of work. What was read from it before may be out of date
by then: `epoch` counts the connections, and what is written for a table of an earlier one is refused. Where several
servers share a database, so is what is written for a room that is another server's by now (`leases`): both are looked
at in the one place that commits.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from archfoe.core.errors import ArchfoeError
from archfoe.extras import POSTGRES, MissingExtra, need
from archfoe.server.archive import add_entries as add_entries
from archfoe.server.archive import entry_row
from archfoe.server.keeping import FAILED as FAILED
from archfoe.server.keeping import LOST, Alone, Elsewhere, Hold
from archfoe.server.keeping import MOVED as MOVED
from archfoe.server.keeping import Entry as Entry
from archfoe.server.keeping import StoreFailed as StoreFailed
from archfoe.server.leases import Lease
from archfoe.server.metrics import COMMIT_SECONDS, COMMITTED, STORE_FAILED, STORE_GOOD
from archfoe.server.sql_rows import SqlRows as SqlRows  # so that `rows_of` knows a connection
from archfoe.server.sql_tables import answers
from archfoe.server.watched_file import FileLost, WatchedFile, is_damage, is_full

_log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[Connection], Any]
_MOST_TOGETHER = 500  # jobs in one commit
LOCK_SECONDS = 3.0
_ADD_ENTRY: Final = str(sa.insert(answers).compile(dialect=sqlite.dialect(paramstyle="named")))
_ADVISORY_LOCK = 0x617263  # any number that no other program uses on the same PostgreSQL
FILE_LOST = "The games cannot be stored until whoever runs this server starts it again."
FULL, FAILING = "the disk is full", "the store has failed"  # what is wrong with a store, as `LOST` is
#: A database that does not answer is given up after a few seconds, on both sides, so that its lock is free again.
_POSTGRES: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
_IMPATIENT: Final = ("tcp_keepalives_idle = 5", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 3")


class InUse(ArchfoeError):
    """Another server has the database."""


class _Job(NamedTuple):
    work: Work | None  # None: entries to be added
    entries: Sequence[Entry]
    hold: Hold | None  # of the table that it is for
    done: Future[Any]


class Store:
    """Opens a database, brings its tables up to date, and keeps it for this server, or for those that share it."""

    trouble = ""  # since its last commit
    on_lost: Callable[[], None] = staticmethod(lambda: None)  # called in its thread, once

    def __init__(self, url: str, lease: Alone | None = None) -> None:
        self.engine = _engine(url)
        self.lease = lease or Alone()
        self.epoch = 0  # how often the database was lost and found again
        self._url = make_url(url).render_as_string(hide_password=True)
        self._connection: Connection | None = _open(self.engine, self._url, self.lease)
        self._file = _watched(self.engine)
        self._lost = False  # for good: only a restart helps
        self._failing = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    # For the event loop

    async def do(self, work: Callable[[Connection], T], hold: Hold | None = None) -> T:
        """Runs a piece of work in the store's thread; what it wrote is durable when this returns.

        `hold`: of the table that it is for.
        """
        result: T = await self._ask(_Job(work, (), hold, Future()))
        return result

    async def add(self, entries: Sequence[Entry], hold: Hold | None = None) -> None:
        """Adds lines under the heads of games; they are durable when this returns."""
        if entries:
            await self._ask(_Job(None, entries, hold, Future()))

    async def _ask(self, job: _Job) -> Any:
        self._jobs.put(job)
        return await asyncio.shield(asyncio.wrap_future(job.done))  # who goes away does not undo what is being written

    @property
    def waiting(self) -> int:
        """Pieces of work that nobody has begun."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Finishes what is waiting and lets the database go; once is enough."""
        if not self._thread.is_alive():
            return
        self._jobs.put(None)
        self._thread.join()
        self._let_go()
        self.engine.dispose()

    # In the thread

    def new_room(self, connection: Connection, room: str) -> Hold:
        """For what adds a room."""
        return Hold(self.epoch, room, self.lease.new(connection, room), self.lease.term)

    def take_room(self, connection: Connection, room: str) -> Hold | Elsewhere:
        """Before a room is read to be played."""
        term = self.lease.term
        taken = self.lease.take(connection, room)
        return taken if isinstance(taken, Elsewhere) else Hold(self.epoch, room, taken, term)

    def _run(self) -> None:
        while True:
            batch, last = self._next_batch()
            try:
                self._write_all(batch)
            except BaseException as error:  # a mistake of ours; without this thread all would wait for ever
                self._lose(f"The store has failed for good ({type(error).__name__}: {error}).", "")
                for job in batch:
                    if not job.done.done():
                        job.done.set_exception(StoreFailed(FILE_LOST))
            if last:
                return

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """All that waits, at least one job; and whether the store is to be closed."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == _MOST_TOGETHER:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _write_all(self, batch: Sequence[_Job]) -> None:
        """With one commit. But where rooms may be taken, what takes one must not share a commit with what is written
        for it: the look whether it is still held comes before either."""
        shared = isinstance(self.lease, Lease)
        for _, part in groupby(batch, lambda job: shared and job.hold is None):
            self._write(list(part))

    def _write(self, batch: Sequence[_Job]) -> None:
        began = time.perf_counter()
        try:
            self._find_again()
            batch = self._up_to_date(batch)
            results = self._commit(batch)
        except Exception as error:
            STORE_FAILED.inc()
            failed = self._in_words(error)
            if len(batch) == 1 or self._connection is None or self._lost:
                for job in batch:
                    job.done.set_exception(failed)
            else:  # one bad job must not take the others with it
                for job in batch:
                    self._write([job])
            return
        self._failing = False
        self._tell("")
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        COMMITTED.inc(len(batch))
        for job, result in zip(batch, results, strict=True):
            if isinstance(result, StoreFailed):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)

    def _up_to_date(self, batch: Sequence[_Job]) -> list[_Job]:
        """Without those of tables that were read before the database went away: another server may have written."""
        for job in batch:
            if not self._of_now(job):
                job.done.set_exception(StoreFailed(FAILED))
        return [job for job in batch if self._of_now(job)]

    def _of_now(self, job: _Job) -> bool:
        return job.hold is None or job.hold.found == self.epoch

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        """What came of each job; `StoreFailed` for one whose room is another server's, of which nothing is done."""
        assert self._connection is not None
        self._check_file()
        straight = self._connection.dialect.name == "sqlite" and not self.lease.shared
        if straight and all(job.work is None for job in batch):
            _add_straight(self._connection, [entry for job in batch for entry in job.entries])
            self._check_file()
            return [None] * len(batch)
        with self._connection.begin():
            kept = self.lease.kept(self._connection, {job.hold for job in batch if job.hold is not None})
            ours = [job.hold is None or job.hold in kept for job in batch]
            results = [self._done(job) if our else StoreFailed(MOVED) for job, our in zip(batch, ours, strict=True)]
            add_entries(
                self._connection,
                [entry for job, our in zip(batch, ours, strict=True) if our for entry in job.entries],
            )
        self._check_file()
        return results

    def _done(self, job: _Job) -> Any:
        assert self._connection is not None
        return None if job.work is None else job.work(self._connection)

    # What can go wrong

    def _check_file(self) -> None:
        if self._lost:
            raise StoreFailed(FILE_LOST)
        if self._file is not None:
            self._file.check()

    def _find_again(self) -> None:
        """Another connection for one that was lost. The lock went with it, and another server may have it by now."""
        if self._connection is not None:
            return
        connection = self.engine.connect()
        try:
            _only_one(connection, self._url, self.lease)
            _begin(connection, self.lease)
        except Exception:
            connection.close()
            raise
        self._connection, self.epoch = connection, self.epoch + 1
        _log.warning("The database %s is there again.", self._url)

    def _in_words(self, error: Exception) -> Exception:
        """The log is told what happened, once until it is over; people only what they can do."""
        if isinstance(error, FileLost):
            self._lose(str(error), " Put the file back and start it again.")
            return StoreFailed(FILE_LOST)
        if is_damage(error):
            self._lose(f"The file with the games is damaged ({_cause(error)}).", " Put a copy in its place.")
            return StoreFailed(FILE_LOST)
        if not isinstance(error, SQLAlchemyError | InUse):
            return error
        connection = self._connection
        if connection is not None and connection.invalidated:
            self._let_go()
        if not self._failing:
            _log.error("What was to be stored was not: %s.", _cause(error))
            self._failing = True
        self._tell(FULL if is_full(error) else FAILING)
        return StoreFailed(FAILED)

    def _lose(self, why: str, advice: str) -> None:
        """Only a restart may help."""
        if not self._lost:
            self._lost = True
            self._tell(LOST)
            _log.error("%s Nothing can be stored any more, so this server ends.%s", why, advice)
            self.on_lost()

    def _tell(self, trouble: str) -> None:
        self.trouble = trouble
        STORE_GOOD.set(0.0 if trouble else 1.0)

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _add_straight(connection: Connection, entries: Sequence[Entry]) -> None:
    """As `add_entries` in a transaction of its own, past SQLAlchemy: for one row its work costs more than SQLite's."""
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        driver.execute("BEGIN IMMEDIATE")
        try:
            driver.executemany(_ADD_ENTRY, map(entry_row, entries))
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:  # some errors have ended it
                driver.execute("ROLLBACK")
            raise
    except sqlite3.Error as error:
        raise sa.exc.DBAPIError(_ADD_ENTRY, None, error) from error


def _cause(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0].rstrip(".")


# Opening


def _masked(url: str) -> str:
    """What may be a password is struck out, also where nothing else can be understood."""
    return re.sub(r":[^:@]*@", ":***@", url)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def _engine(url: str) -> Engine:
    try:
        made = make_url(url)
        if made.get_backend_name() == "postgresql" and "+" not in made.drivername:
            made = made.set(drivername="postgresql+psycopg")
        if made.get_backend_name() not in ("sqlite", "postgresql"):
            raise ArchfoeError(f"Games are kept in SQLite or PostgreSQL, not in {made.get_backend_name()}.")
        if made.get_backend_name() == "sqlite":
            if made.database:
                Path(made.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
            return _sqlite_engine(made)
        need(POSTGRES, "A PostgreSQL database")
        patience = {name: value for name, value in _POSTGRES.items() if name not in made.query}
        return sa.create_engine(made, pool_size=1, max_overflow=0, pool_pre_ping=False, connect_args=patience)
    except (ArgumentError, NoSuchModuleError):
        raise ArchfoeError(
            f"{_masked(url)!r} is not a database: use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    except MissingExtra:
        raise
    except ImportError as error:  # psycopg without a library of PostgreSQL's
        why = str(error).split("\n")[0]
        raise ArchfoeError(f'psycopg does not work ({why}). Run: pip install "archfoe[postgres]"') from None
    except OSError as error:
        raise ArchfoeError(f"{url} cannot be opened: {error.strerror}.") from None


def _sqlite_engine(url: sa.URL) -> Engine:
    """SQLite as a server needs it: a write-ahead log, and every commit on the disk before it counts."""
    engine = sa.create_engine(
        url, connect_args={"check_same_thread": False, "timeout": 1.0}, poolclass=sa.pool.StaticPool
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below, not the driver's guess
        cursor = connection.cursor()
        cursor.execute("PRAGMA locking_mode=EXCLUSIVE")  # one server for one file
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _watched(engine: Engine) -> WatchedFile | None:
    """The file of an SQLite database, if it has one."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return None
    return WatchedFile(Path(path))


def _open(engine: Engine, shown: str, lease: Alone) -> Connection:
    """A connection to a database whose tables are up to date, and which no stranger uses."""
    try:
        connection = engine.connect()
        _only_one(connection, shown, lease)
        with connection.begin():
            if engine.dialect.name == "postgresql":  # servers may start at the same moment
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK + 1})"))
            _migrate(connection)
        _begin(connection, lease)
        return connection
    except SQLAlchemyError as error:
        cause = _cause(error)
        if "locked" in cause:
            raise InUse(_in_use(shown)) from None
        raise ArchfoeError(f"The database {shown} cannot be opened: {cause}.") from None


class _Visitor(Alone):
    """It plays no table, and so may come to servers that share a database."""

    shared = True


@contextmanager
def visit(url: str) -> Iterator[Connection]:
    """One transaction on a database that no server has, or several servers share."""
    engine = _engine(url)
    try:
        connection = _open(engine, make_url(url).render_as_string(hide_password=True), _Visitor())
        with connection, connection.begin():
            yield connection
    except SQLAlchemyError as error:
        raise ArchfoeError(f"The database did not do it: {_cause(error)}.") from None
    finally:
        engine.dispose()


def _in_use(shown: str) -> str:
    """Mostly it is one's own, in another window."""
    return (
        f"The database {shown} cannot be opened: another server uses it. Play at that server's page, stop it first, or "
        "start this one with a database of its own."
    )


def _only_one(connection: Connection, shown: str, lease: Alone) -> None:
    """Two servers with one database would each play their own game. SQLite's file is locked by itself.

    Servers that share a PostgreSQL hold its lock together, so that none gets in which knows nothing of the others.

    PostgreSQL takes a moment to notice that a server was killed, so one that starts right after it waits a little.
    """
    if connection.dialect.name != "postgresql":
        return
    with connection.begin():
        for setting in _IMPATIENT:
            connection.execute(sa.text(f"SET {setting}"))
    together = "_shared" if lease.shared else ""
    deadline = time.monotonic() + LOCK_SECONDS
    while True:
        with connection.begin():
            free = connection.execute(sa.text(f"SELECT pg_try_advisory_lock{together}({_ADVISORY_LOCK})")).scalar()
        if free:
            return
        if time.monotonic() > deadline:
            connection.close()
            raise InUse(_in_use(shown))
        time.sleep(0.05)


def _begin(connection: Connection, lease: Alone) -> None:
    """One that is paused in the middle of a write keeps nobody from its rooms for longer than its lease."""
    if not isinstance(lease, Lease):
        return
    with connection.begin():
        asked_at = lease.begin(connection)
    lease.renewed(asked_at)
    if connection.dialect.name == "postgresql":
        with connection.begin():
            patience = int(lease.seconds * 1000)
            connection.execute(sa.text(f"SET idle_in_transaction_session_timeout = {patience}"))


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("archfoe.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
