"""A bot answers the same in all games that look the same to its seat.

    python -m tests.agents.redealt --pairs 10000

compares that many pairs of a real game and one in which the hidden cards lie elsewhere, in all games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

from archfoe.agents import make_agent
from archfoe.agents.search import Budget, SearchingAgent
from archfoe.core.game import Game
from archfoe.games.options import Options
from archfoe.table.seated import Agent
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.properties.driver import TABLES, start, walk

#: Small, so that many pairs can be compared: more of the same roll-outs would tell nothing new.
QUICK = Budget(rollouts=12, most=3, fewest=12, gate=0.0, plays=True, baskets=True)


def searching() -> Agent:
    return SearchingAgent("redealt", QUICK)


BOTS: dict[str, Callable[[], Agent]] = {
    "beginner": lambda: make_agent("beginner", 1),
    "greedy": lambda: make_agent("greedy", 1),
    "keen": lambda: make_agent("keen", 1),
    "searching": searching,
}


def pairs(options: Options, seed: str, limit: int, stride: int) -> Iterator[tuple[Game, Game, int]]:
    """A game at every so many of its decisions, beside one with other hidden cards; who is asked in both."""
    game = start(options, seed)
    for i, _ in enumerate(walk(game, seed, limit)):
        if i % stride:
            continue
        for seat in game.waiting:
            world = another_world(game, seat, f"{seed} {i} {seat}".encode()[:64])
            if world is not None and seat in world.waiting and world.state.piles != game.state.piles:
                yield game, world, seat


def differing(make: Callable[[], Agent], found: Iterator[tuple[Game, Game, int]], most: int) -> tuple[int, int]:
    """Counts (pairs, pairs with different answers)."""
    count = different = 0
    for game, world, seat in found:
        count += 1
        different += make().answer(View(game, seat)) != make().answer(View(world, seat))
        if count >= most:
            break
    return count, different


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--bots", default="searching", help=", ".join(BOTS))
    asked = parser.parse_args(arguments)
    status = 0
    for name in asked.bots.split(","):
        count = different = number = 0
        while count < asked.pairs:
            options = TABLES[number % len(TABLES)]
            found = pairs(options, f"{number}", limit=90, stride=3)
            more, wrong = differing(BOTS[name], found, asked.pairs - count)
            count, different, number = count + more, different + wrong, number + 1
            print(f"{name}: {count:,} pairs, {different} with different answers", flush=True)
        status |= different > 0
    return status


if __name__ == "__main__":
    sys.exit(main())
