"""How a figure is taken: CPU time of one process, in rounds that alternate between all that is compared."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

PER_SECOND, MICROSECONDS, MILLISECONDS = "/s", "us", "ms"
_OF_A_SECOND = {MICROSECONDS: 1e6, MILLISECONDS: 1e3}


@dataclass
class Figure:
    """One line of the table. `work` does a fixed piece of work and says how much it was."""

    name: str
    unit: str
    work: Callable[[], int]
    rounds: list[float] = field(default_factory=list)

    def take(self) -> None:
        gc.collect()
        start = process_time()
        amount = self.work()
        seconds = process_time() - start
        self.rounds.append(amount / seconds if self.unit == PER_SECOND else _OF_A_SECOND[self.unit] * seconds / amount)

    @property
    def median(self) -> float:
        return median(self.rounds)

    @property
    def best(self) -> float:
        return max(self.rounds) if self.unit == PER_SECOND else min(self.rounds)

    def times_faster_than(self, peer: Figure) -> float:
        """The median over the rounds of how many times faster this was in the same round."""
        ratios = [mine / theirs for mine, theirs in zip(self.rounds, peer.rounds, strict=True)]
        return median(ratios if self.unit == PER_SECOND else [1 / ratio for ratio in ratios])


def repeat(times: int, act: Callable[[], object]) -> Callable[[], int]:
    """Work that is one short act, done so many times."""

    def work() -> int:
        for _ in range(times):
            act()
        return times

    return work


def take_all(figures: Sequence[Figure], rounds: int, progress: Callable[[int], object]) -> None:
    """Each figure once a round, after one round that warms up caches and is thrown away."""
    for number in range(-1, rounds):
        progress(number + 1)
        for figure in figures:
            figure.take()
            if number < 0:
                figure.rounds.clear()
