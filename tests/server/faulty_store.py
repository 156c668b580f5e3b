"""A store that fails when a test says so: before it has written, or after it has, which looks the same from outside."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa

from archfoe.server.store import Store, _Job

Fault = Literal["before", "after"]


class FaultyStore(Store):
    """`faults` are what happens to the next commits, one after the other; None is none. With `down` all fail."""

    def __init__(self, url: str) -> None:
        self.faults: list[Fault | None] = []
        self.down = False
        self.says("disk I/O error in /var/games", 10)
        super().__init__(url)

    def says(self, words: str, code: int) -> None:
        """What SQLite says."""
        self._words, self._code = words, code

    def _commit(self, batch: Sequence[_Job]) -> list[Any]:
        fault = "before" if self.down else self.faults.pop(0) if self.faults else None
        if fault == "before":
            raise self._error()
        results = super()._commit(batch)
        if fault == "after":
            raise self._error()
        return results

    def _error(self) -> sa.exc.OperationalError:
        said = sqlite3.OperationalError(self._words)
        said.sqlite_errorcode = self._code
        return sa.exc.OperationalError("INSERT INTO answers", {}, said)
