"""The store: one thread writes, and everything that waits is written with one commit.

What is asked of it is a small piece of work on a connection; `do` returns when that is on the disk. Answers go
into their table together, whatever games they are from: one commit carries hundreds of them, so that a durable
write for every answer costs a busy server little more than for one.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from archfoe.core.errors import ArchfoeError
from archfoe.extras import POSTGRES, MissingExtra, need
from archfoe.server.sql_tables import answers

T = TypeVar("T")
Work = Callable[[Connection], Any]
_MOST_TOGETHER = 500  # jobs in one commit
LOCK_SECONDS = 3.0
_ADVISORY_LOCK = 0x617263  # any number that no other program uses on the same PostgreSQL


class StoreFailed(ArchfoeError):
    """What was to be kept could not be written."""


class Entry(NamedTuple):
    """One line under the head of a game: an answer, or a takeback (to how many answers, and 1 if it was not free)."""

    game: str
    number: int
    seat: int
    picked: tuple[int, ...]
    takeback: bool = False


class _Job(NamedTuple):
    work: Work | None  # None: entries to be added
    entries: Sequence[Entry]
    done: Future[Any]


class Store:
    """Opens a database, brings its tables up to date, and keeps it for this server alone."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._connection = _open(self.engine, url)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    # For the event loop

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Runs a piece of work in the store's thread; what it wrote is durable when this returns."""
        result: T = await self._ask(_Job(work, (), Future()))
        return result

    async def add(self, entries: Sequence[Entry]) -> None:
        """Adds lines under the heads of games; they are durable when this returns."""
        if entries:
            await self._ask(_Job(None, entries, Future()))

    async def _ask(self, job: _Job) -> Any:
        self._jobs.put(job)
        return await asyncio.shield(asyncio.wrap_future(job.done))  # who goes away does not undo what is being written

    def close(self) -> None:
        """Finishes what is waiting and lets the database go; once is enough."""
        if not self._thread.is_alive():
            return
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()
        self.engine.dispose()

    # In the thread

    def _run(self) -> None:
        while True:
            batch, last = self._next_batch()
            if batch:
                self._write(batch)
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

    def _write(self, batch: Sequence[_Job]) -> None:
        try:
            results = self._commit(batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0].done.set_exception(_in_words(error))
            else:  # one bad job must not take the others with it
                for job in batch:
                    self._write([job])
            return
        for job, result in zip(batch, results, strict=True):
            job.done.set_result(result)

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        with self._connection.begin():
            results = [None if job.work is None else job.work(self._connection) for job in batch]
            add_entries(self._connection, [entry for job in batch for entry in job.entries])
        return results


def add_entries(connection: Connection, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(sa.insert(answers), [_row(entry) for entry in entries])


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "game": entry.game,
        "number": entry.number,
        "seat": entry.seat,
        "picked": ",".join(map(str, entry.picked)),
        "takeback": entry.takeback,
    }


def _in_words(error: Exception) -> Exception:
    if isinstance(error, SQLAlchemyError):
        cause = str(getattr(error, "orig", None) or error).split("\n")[0]
        return StoreFailed(f"It could not be saved: {cause}.")
    return error


# Opening


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
        return sa.create_engine(made, pool_size=1, max_overflow=0, pool_pre_ping=False)
    except (ArgumentError, NoSuchModuleError):
        raise ArchfoeError(
            f"{url!r} is not a database: use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
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


def _open(engine: Engine, url: str) -> Connection:
    """A connection to a database whose tables are up to date, and which no other server uses."""
    shown = make_url(url).render_as_string(hide_password=True)
    try:
        connection = engine.connect()
        _only_one(connection, shown)
        with connection.begin():
            _migrate(connection)
        return connection
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().split("\n")[0]
        if "locked" in cause:
            cause = "another server uses it"
        raise ArchfoeError(f"The database {shown} cannot be opened: {cause}.") from None


def _only_one(connection: Connection, shown: str) -> None:
    """Two servers with one database would each play their own game. SQLite's file is locked by itself.

    PostgreSQL takes a moment to notice that a server was killed, so one that starts right after it waits a little.
    """
    if connection.dialect.name != "postgresql":
        return
    deadline = time.monotonic() + LOCK_SECONDS
    while True:
        with connection.begin():
            free = connection.execute(sa.text(f"SELECT pg_try_advisory_lock({_ADVISORY_LOCK})")).scalar()
        if free:
            return
        if time.monotonic() > deadline:
            connection.close()
            raise ArchfoeError(f"The database {shown} cannot be opened: another server uses it.")
        time.sleep(0.05)


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("archfoe.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
