"""`python -m bench.balance`: how often teams of bots win each scenario of Rebirth, as docs/rebirth-balance.md tells it.

Every team begins as one that has won all scenarios before: with its Signature cards and head start, and a whole city.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import sqrt

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign.runs import Referee
from archfoe.games.city.legacy import HEAD_STARTS, SIGNATURES, Legacy
from archfoe.games.city.scenario import SIGNATURE
from archfoe.games.city.scenarios.rows import SCENARIOS
from archfoe.games.options import Options

SIZES = (1, 2, 3, 4)


def options(scenario: int, players: int) -> Options:
    before = [SCENARIOS[number].rewards for number in range(1, scenario)]
    signatures = min(SIGNATURES, sum(rewards.count(SIGNATURE) for rewards in before))
    head_start = next((word for word in before[-1] if word in HEAD_STARTS), "") if before else ""
    legacy = Legacy(signatures=(signatures,) * players, head_start=head_start)
    return Options("rebirth", players, scenario=scenario, legacy=legacy)


def won(scenario: int, players: int, seed: str, bot: str = "greedy") -> bool:
    outcome = Referee()(options(scenario, players), key_of_seed(seed), [bot] * players)
    return outcome.won


def cell(work: tuple[int, int, int, str, str]) -> float:
    """The share of games won by teams of one size in one scenario."""
    scenario, players, games, seed, bot = work
    return sum(won(scenario, players, f"{seed} {scenario} {players} {game}", bot) for game in range(games)) / games


def rows(work: argparse.Namespace) -> Iterator[tuple[int, list[float]]]:
    cells = [(*place, work.games, work.seed, work.bot) for place in product(work.scenarios, work.sizes)]
    with ProcessPoolExecutor(work.jobs) as workers:
        shares = workers.map(cell, cells)
        for scenario in work.scenarios:
            yield scenario, [next(shares) for _ in work.sizes]


def numbers(words: str) -> list[int]:
    return [int(word) for word in words.split(",")]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="in each cell of the table")
    parser.add_argument("--scenarios", type=numbers, default=list(SCENARIOS), help="such as 1,4,5")
    parser.add_argument("--sizes", type=numbers, default=list(SIZES), help="of teams, such as 1,2")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    work = parser.parse_args()
    print("| scenario |", " | ".join(f"{size} player{'s' * (size > 1)}" for size in work.sizes), "| all |")
    print("|---|" + "---|" * (len(work.sizes) + 1))
    for scenario, shares in rows(work):
        every = sum(shares) / len(shares)
        percents = " | ".join(f"{100 * share:.0f}" for share in [*shares, every])
        print(f"| {scenario} {SCENARIOS[scenario].title} | {percents} |", flush=True)
    print(f"Won, in %, of {work.games} games a cell: give or take {100 * sqrt(0.25 / work.games):.0f}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
