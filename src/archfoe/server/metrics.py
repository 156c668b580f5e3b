"""What a server counts and times, for whoever watches over it (`/metrics`, in the format of Prometheus)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from archfoe.server.lobby import Lobby

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_REGISTRY: Final = CollectorRegistry()
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0, 120.0)

ANSWERS: Final = Counter("archfoe_answers", "Answers of people that were stored and acknowledged.", registry=_REGISTRY)
ANSWER_SECONDS: Final = Histogram(
    "archfoe_answer_seconds", "From an answer to its acknowledgement.", buckets=_QUICK, registry=_REGISTRY
)
REFUSED: Final = Counter("archfoe_refused", "Messages that were refused with a sentence.", registry=_REGISTRY)
TABLES_LOST: Final = Counter(
    "archfoe_tables_lost",
    "Tables that were dropped, to be read again: the store failed or the lease ran out.",
    registry=_REGISTRY,
)
COMMIT_SECONDS: Final = Histogram("archfoe_commit_seconds", "Commits of the store.", buckets=_QUICK, registry=_REGISTRY)
COMMITTED: Final = Counter("archfoe_committed_jobs", "Pieces of work in these commits.", registry=_REGISTRY)
STORE_FAILED: Final = Counter("archfoe_store_failures", "Commits that failed.", registry=_REGISTRY)
BOT_SECONDS: Final = Histogram("archfoe_bot_seconds", "Turns of bots in a worker.", buckets=_SLOW, registry=_REGISTRY)
WORKERS_REPLACED: Final = Counter(
    "archfoe_workers_replaced", "Worker processes that died or hung.", ["why"], registry=_REGISTRY
)
_TABLES: Final = Gauge("archfoe_tables", "Tables in memory.", registry=_REGISTRY)
_CONNECTIONS: Final = Gauge("archfoe_connections", "People and programs at tables.", registry=_REGISTRY)
_WAITING: Final = Gauge("archfoe_store_waiting", "Pieces of work that wait for the store.", registry=_REGISTRY)
_LEASE: Final = Gauge("archfoe_lease_good", "Whether this server may play its tables.", registry=_REGISTRY)


def exposition(lobby: Lobby) -> bytes:
    """All of it, as it is now."""
    _TABLES.set(len(lobby.tables))
    _CONNECTIONS.set(sum(len(table.connections) for table in lobby.tables.values()))
    _WAITING.set(lobby.store.waiting)
    _LEASE.set(lobby.store.lease.good)
    return generate_latest(_REGISTRY)
