"""The file of an SQLite database, watched: one that was deleted, replaced or cut short takes answers nobody will find.

SQLite keeps what it has opened, so it would go on writing into a file that is in no folder any more.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

GONE = "The file with the games was deleted"
OTHER = "The file with the games was replaced by another one"
SHORT = "The file with the games was cut short"


class FileLost(Exception):
    """What is written does not reach the file that the next start of the server will read."""


def is_damage(error: Exception) -> bool:
    """What SQLite says of a file that no second try will read."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_full(error: Exception) -> bool:
    """What SQLite or PostgreSQL says when there is no room; it may be there in a moment."""
    return _code(error) == sqlite3.SQLITE_FULL or getattr(getattr(error, "orig", None), "sqlstate", "") == "53100"


def _code(error: Exception) -> int:
    """SQLite's, without what it adds to some."""
    return int(getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)) & 0xFF


class _Seen(NamedTuple):
    device: int
    inode: int
    size: int


class WatchedFile:
    """A database file and the log beside it; while the server runs, neither goes away or gets shorter."""

    def __init__(self, path: Path) -> None:
        self._paths: Sequence[Path] = (path, path.with_name(f"{path.name}-wal"))
        self._seen: dict[Path, _Seen] = {}
        self.check()

    def check(self) -> None:
        for path in self._paths:
            before, now = self._seen.get(path), _look(path)
            if before is not None:
                if now is None:
                    raise FileLost(f"{GONE} ({path}).")
                if now[:2] != before[:2]:
                    raise FileLost(f"{OTHER} ({path}).")
                if now.size < before.size:
                    raise FileLost(f"{SHORT} ({path}).")
            if now is not None:
                self._seen[path] = now


def _look(path: Path) -> _Seen | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return _Seen(found.st_dev, found.st_ino, found.st_size)
