"""What a server has counted, in the format of Prometheus (`/metrics`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from archfoe.server.lobby import Lobby
from archfoe.server.metrics import COUNTS, LEVELS, TIMINGS

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
