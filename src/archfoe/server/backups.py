"""Copies of an SQLite file: one for each day, by its date, made while the server goes on.

A copy is whole or not there. It goes in small steps beside the store's thread: between two of them anything can be
written, and SQLite brings what was copied already up to date. None is ever removed for one that has less in it: a
server that was started with an empty or a wrong file would else wipe out all that could be put back.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy.engine import Connection

_log = logging.getLogger(__name__)
KEPT: Final = 7
_STEP: Final = 200  # pages that are copied at a time: less than a millisecond
_PAUSE: Final = 0.001  # seconds after each step in which others get at the database
_UNREADABLE: Final = -1
#: Beside it `user_version` has what was deleted on purpose (`caretaker`): together they never get less.
_FULLNESS: Final = "SELECT (SELECT count(*) FROM rooms) + (SELECT count(*) FROM answers)"


class Stopped(Exception):
    """The server ends; there is no copy."""


def copy_of_the_day(
    source: sqlite3.Connection, folder: Path, now: float, pause: Callable[[float], bool | None] = time.sleep
) -> Path:
    """Beside the thread that the connection is of. `pause` says True when the server ends."""
    path, half = _place(folder, now), _place(folder, now).with_suffix(".half")
    folder.mkdir(parents=True, exist_ok=True)
    _drop_halves(folder)
    try:
        _copy(source, half, pause)
        half.replace(path)
    finally:
        _drop_halves(folder)
    _sync(folder)
    _make_room(sorted(folder.glob("tables-*.sqlite3")))
    return path


def last_made(folder: Path) -> float:
    """When, in seconds since 1970; 0 if there is no copy."""
    return max((path.stat().st_mtime for path in folder.glob("tables-*.sqlite3")), default=0.0)


def is_missing(folder: Path, now: float) -> bool:
    """There is no copy of today."""
    return not _place(folder, now).exists()


def worth_copying(connection: Connection) -> sqlite3.Connection | None:
    """The connection itself, if anything is in its database."""
    found = connection.exec_driver_sql("SELECT EXISTS (SELECT 1 FROM rooms)").scalar()
    source = connection.connection.driver_connection
    return source if found and isinstance(source, sqlite3.Connection) else None


def _place(folder: Path, now: float) -> Path:
    return folder / time.strftime("tables-%Y%m%d.sqlite3", time.gmtime(now))


def _drop_halves(folder: Path) -> None:
    """Also those of a server that was killed meanwhile."""
    for half in folder.glob("tables-*.half*"):
        half.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, half: Path, pause: Callable[[float], bool | None]) -> None:
    def after_step(*_: int) -> None:
        if pause(_PAUSE):
            raise Stopped

    with closing(sqlite3.connect(half, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous=OFF")  # the store's thread may write here, too; the disk waits below
        source.backup(target, pages=_STEP, progress=after_step, sleep=_PAUSE)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, without the log of a database that is in use
        target.set_progress_handler(lambda: bool(pause(0)), 1_000_000)  # a large file takes its time
        (told,) = target.execute("PRAGMA quick_check(1)").fetchone()
        if told != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged ({told})")
    with half.open("r+b") as written:
        os.fsync(written.fileno())


def _sync(folder: Path) -> None:
    """The name is on the disk before an older copy goes."""
    if os.name == "posix":
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def _make_room(copies: Sequence[Path]) -> None:
    """One goes when there are seven newer ones with no less in them."""
    if len(copies) <= KEPT:
        return
    full = [_fullness_of(path) for path in copies]
    for i, path in enumerate(copies):
        if sum(later >= full[i] for later in full[i + 1 :]) >= KEPT:
            path.unlink()
    if full[-1] < max(full):
        _log.error(
            "The games that are served are fewer than in the copy %s. Is it the right file? No copy that has more is "
            "removed.",
            copies[full.index(max(full))],
        )


def _fullness_of(path: Path) -> int:
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro&immutable=1", uri=True)) as copy:
            return _fullness(copy)
    except sqlite3.Error:
        return _UNREADABLE


def _fullness(connection: sqlite3.Connection) -> int:
    (there,) = connection.execute(_FULLNESS).fetchone()
    (forgotten,) = connection.execute("PRAGMA user_version").fetchone()
    return int(there) + int(forgotten)
