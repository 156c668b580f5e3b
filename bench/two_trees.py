"""`python -m bench.two_trees OTHER`: how fast this tree is, as a part of how fast another one is.

`OTHER` is a checkout of the same program, such as `git worktree add ../old main`, made since `bench.worker` is there.
Two processes take turns: in each round both take the same figures, games of bots in line and views, and their CPU time
counts. Told is the median of the ratios within a round, which says more on a busy machine than either time.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from archfoe.version import PURE
from bench.engine import IN_LINE, MODES, STEPPED
from bench.goals import ROOT, Worker, working
from bench.views import TABLES

PLAYED: Final = (IN_LINE, *MODES, STEPPED, "greedy")  # in a second
SEEN: Final = tuple(f"view {name}" for name in TABLES)  # built and encoded: microseconds


def ratio(name: str, here: float, other: float) -> float:
    return other / here if name in SEEN else here / other


def line(name: str, ratios: list[float]) -> str:
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return f"{name:<36} {middle:.3f} of the other tree's speed, half of the rounds {low:.3f} to {high:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.two_trees", description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=11)
    wanted = parser.parse_args()
    found: dict[str, list[float]] = {name: [] for name in (*PLAYED, *SEEN)}
    with ExitStack() as stack:
        trees: list[Worker] = [
            stack.enter_context(working(PURE, sys.executable, tree)) for tree in (ROOT, wanted.other.resolve())
        ]
        for number in range(-1, wanted.rounds):  # one round to warm up
            for name, ratios in found.items():
                order = (0, 1) if number % 2 else (1, 0)
                taken = {tree: trees[tree].take(name) for tree in order}
                if number >= 0:
                    ratios.append(ratio(name, taken[0], taken[1]))
    for title, names in (("answers of bots", PLAYED), ("views", SEEN)):
        for name in names:
            print(line(name, found[name]))
        rounds = [median(of_round) for of_round in zip(*(found[name] for name in names), strict=True)]
        print(line(f"all {title}", rounds), end="\n\n")


if __name__ == "__main__":
    main()
