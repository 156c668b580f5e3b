"""Whether a server is well, and what it has counted, for those who send people to it and for those who start it again.

*Ready*: tables may be sent here; the store is asked each time, so that the answer is of now. *Live*: it need not be
started anew; a database that is away is no reason for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

import sqlalchemy as sa
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy.engine import Connection

from archfoe.server.http import Answer
from archfoe.server.keeping import LOST, StoreFailed
from archfoe.server.lobby import Lobby
from archfoe.server.metrics import COUNTS, LEVELS, TIMINGS
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


CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class _AsItIs(Collector):
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[Metric]:
        for count in COUNTS:
            family = CounterMetricFamily(count.name, count.help, labels=[count.label] if count.label else [])
            for value, number in (count.values or ({} if count.label else {"": 0})).items():
                family.add_metric([value] if count.label else [], number)
            yield family
        for timing in TIMINGS:
            bounds = [*map(str, timing.bounds), "+Inf"]
            buckets = list(zip(bounds, accumulate(timing.counts), strict=True))
            yield HistogramMetricFamily(timing.name, timing.help, buckets=buckets, sum_value=timing.sum)
        for level in LEVELS:
            yield GaugeMetricFamily(level.name, level.help, level.value)
        tables, store = self._lobby.tables, self._lobby.store
        houses = self._lobby.housed
        people = sum(len(table.connections) for table in tables.values())
        people += sum(len(house.connections) for house in houses.values())
        yield GaugeMetricFamily("archfoe_tables", "Tables in memory.", len(tables) + len(houses))
        yield GaugeMetricFamily("archfoe_houses", "Those of them in processes of their own.", len(houses))
        yield GaugeMetricFamily("archfoe_connections", "People and programs at tables.", people)
        yield GaugeMetricFamily("archfoe_store_waiting", "Pieces of work that wait for the store.", store.waiting)
        yield GaugeMetricFamily("archfoe_lease_good", "Whether this server may play its tables.", store.lease.good)


def exposition(lobby: Lobby) -> bytes:
    """All of it, as it is now."""
    registry = CollectorRegistry()
    registry.register(_AsItIs(lobby))
    return generate_latest(registry)
