"""What a server counts and times, as plain numbers; `health` tells them to whoever watches over it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0, 120.0)


class Count:
    """How often something happened; with a `label`, apart for each of its values."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: Counter[str] = Counter()

    def inc(self, by: int = 1, value: str = "") -> None:
        self.values[value] += by


class Level:
    """A number as it is now."""

    def __init__(self, name: str, help: str, value: float = 0.0) -> None:
        self.name, self.help, self.value = name, help, value

    def set(self, value: float) -> None:
        self.value = value


class Timing:
    """How long something took: how often it was at most so many seconds."""

    def __init__(self, name: str, help: str, bounds: tuple[float, ...]) -> None:
        self.name, self.help, self.bounds = name, help, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)


ANSWERS: Final = Count("archfoe_answers", "Answers of people that were stored and acknowledged.")
ANSWER_SECONDS: Final = Timing("archfoe_answer_seconds", "From an answer to its acknowledgement.", _QUICK)
REFUSED: Final = Count("archfoe_refused", "Messages that were refused with a sentence.")
TABLES_LOST: Final = Count(
    "archfoe_tables_lost", "Tables that were dropped, to be read again: the store failed or the lease ran out."
)
COMMIT_SECONDS: Final = Timing("archfoe_commit_seconds", "Commits of the store.", _QUICK)
COMMITTED: Final = Count("archfoe_committed_jobs", "Pieces of work in these commits.")
STORE_FAILED: Final = Count("archfoe_store_failures", "Commits that failed.")
BOT_SECONDS: Final = Timing("archfoe_bot_seconds", "Turns of bots in a worker.", _SLOW)
WORKERS_REPLACED: Final = Count("archfoe_workers_replaced", "Worker processes that died or hung.", "why")
HOUSES_ENDED: Final = Count("archfoe_houses_ended", "Tables in a process of their own that took too much.")
COUNTS: Final = (ANSWERS, REFUSED, TABLES_LOST, COMMITTED, STORE_FAILED, WORKERS_REPLACED, HOUSES_ENDED)
LAST_COPY: Final = Level("archfoe_last_copy_timestamp_seconds", "When the games were last copied; 0: never.")
STORE_GOOD: Final = Level("archfoe_store_good", "0: the store has failed since its last commit.", 1.0)
TIMINGS: Final = (ANSWER_SECONDS, COMMIT_SECONDS, BOT_SECONDS)
LEVELS: Final = (LAST_COPY, STORE_GOOD)
