"""Whether a server is well, for those who send people to it and for those who start it again.

*Ready*: tables may be sent here; the store is asked each time, so that the answer is of now. *Live*: it need not be
started anew; a database that is away is no reason for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.server.http import Answer
from archfoe.server.keeping import LOST, StoreFailed
from archfoe.server.store import Store

NO_LEASE: Final = "no lease"
NO_ANSWER: Final = "the store does not answer"
_PATIENCE: Final = 1.5  # seconds for the store, less than proxies give us
_FRESH: Final = 1.0  # seconds: more often the store is not asked, whoever asks us


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = float("-inf")
        self._asking: asyncio.Task[None] | None = None

    async def ready(self) -> Answer:
        await self._ask()
        lease = "" if self._store.lease.good else NO_LEASE
        hangs = NO_ANSWER if self._asking is not None and not self._asking.done() else ""
        return _told(self._store.trouble or hangs or lease)

    async def live(self) -> Answer:
        return _told(LOST if self._store.trouble == LOST else "")

    async def _ask(self) -> None:
        """One question to the store at a time, for all who ask."""
        now = time.monotonic()
        if (self._asking is None or self._asking.done()) and now - self._asked_at >= _FRESH:
            self._asked_at, self._asking = now, asyncio.create_task(self._try())
        if self._asking is not None and not self._asking.done():
            await asyncio.wait([self._asking], timeout=max(0.0, self._asked_at + _PATIENCE - now))

    async def _try(self) -> None:
        """What has failed shows by writing that it works again."""
        with contextlib.suppress(StoreFailed):
            await self._store.do(_write if self._store.trouble else _look)


def _look(connection: Connection) -> None:
    """The file is still there, or the database answers."""
    connection.execute(sa.text("SELECT 1"))


def _write(connection: Connection) -> None:
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))


def _told(why: str) -> Answer:
    return Answer(f"{why or 'ok'}\n", 503 if why else 200, {"Cache-Control": "no-store"}, "text/plain")
