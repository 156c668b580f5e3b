"""`python -m bench.balance`: how often teams of bots win each scenario of Rebirth, as docs/reports/rebirth.md tells it.

Every team begins as one that has won all scenarios before: with its Signature cards and head start, and a whole city.
Number 0 is for training. Each share comes with the bounds between which the true one lies in 95 of 100 such tries.
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
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.options import Options

SIZES = (1, 2, 3, 4)
SURE = 1.96  # standard deviations


def options(scenario: int, players: int, impossible: bool = False) -> Options:
    """A table of a campaign without a loss, as a scenario on its own begins, too."""
    return Options("rebirth", players, (IMPOSSIBLE,) if impossible else (), scenario=scenario)


def won(table: Options, seed: str, bot: str = "greedy") -> bool:
    return Referee()(table, key_of_seed(seed), [bot] * table.players).won


def one_game(work: tuple[int, int, bool, str, str]) -> bool:
    scenario, players, impossible, seed, bot = work
    return won(options(scenario, players, impossible), seed, bot)


def bounds(wins: float, games: int) -> tuple[float, float]:
    """Between which the true share lies, by Wilson's formula."""
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def in_percent(wins: int, games: int) -> str:
    """ "43 (34-53)"."""
    low, high = bounds(wins, games)
    return f"{100 * wins / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def rows(work: argparse.Namespace) -> Iterator[tuple[int, list[int]]]:
    """How many games were won, by scenario and size of team."""
    tries = [
        (scenario, players, work.impossible, f"{work.seed} {scenario} {players} {game}", work.bot)
        for scenario, players, game in product(work.scenarios, work.sizes, range(work.games))
    ]
    with ProcessPoolExecutor(work.jobs) as workers:
        results = workers.map(one_game, tries)
        for scenario in work.scenarios:
            yield scenario, [sum(next(results) for _ in range(work.games)) for _ in work.sizes]


def numbers(words: str) -> list[int]:
    return [int(word) for word in words.split(",")]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="in each cell of the table")
    parser.add_argument("--scenarios", type=numbers, default=list(SCENARIOS), help="such as 1,4,5; 0 is for training")
    parser.add_argument("--sizes", type=numbers, default=list(SIZES), help="of teams, such as 1,2")
    parser.add_argument("--impossible", action="store_true", help="against the harder Super-Villains")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    work = parser.parse_args()
    print("| scenario |", " | ".join(f"{size} player{'s' * (size > 1)}" for size in work.sizes), "| all |")
    print("|---|" + "---|" * (len(work.sizes) + 1))
    for scenario, wins in rows(work):
        cells = [in_percent(n, work.games) for n in wins]
        cells.append(in_percent(sum(wins), work.games * len(wins)))
        print(f"| {scenario} {SCENARIOS[scenario].title} | {' | '.join(cells)} |", flush=True)
    print(f"Won, in %, of {work.games} games a cell; in brackets the bounds of 95 %.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
