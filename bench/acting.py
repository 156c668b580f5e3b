"""How strong bots are where nets sit: through actions alone, one seat against a foe, or all seats of a team."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from time import process_time
from typing import NamedTuple

from archfoe.agents import make_agent
from archfoe.envs import ActingBot, Stepper
from archfoe.envs.stepper import table_of
from archfoe.envs.tables import key_of_game, options_of
from archfoe.games.options import Options
from archfoe.sim.report import is_cooperative
from archfoe.sim.work import Processes, interruptible
from bench.balance import bounds

BOTS = ("random", "beginner", "greedy", "keen")


class Ended(NamedTuple):
    won: float
    steps: int
    seconds: float


def play(options: Options, bot: str, foe: str, number: int) -> Ended:
    """One game; the seat goes round. A tie is half a win."""
    seat, began = number % options.players, process_time()
    seats = range(options.players)
    names = [bot if p == seat or is_cooperative(options) else foe for p in seats]
    acting = [ActingBot(make_agent(name, f"acting {number} {p}")) for p, name in enumerate(names)]
    stepper, steps = Stepper(table_of(options), key_of_game(number)), 0
    while stepper.seat is not None:
        stepper.step(acting[stepper.seat].action(stepper))
        steps += 1
    result = stepper.reward(seat)
    return Ended((1 + (result > 0) - (result < 0)) / 2, steps, process_time() - began)


def measured(options: Options, bots: Sequence[str], foe: str, games: int, jobs: int) -> None:
    print("| bot | wins | 95 % interval | games | actions a game | CPU seconds a game |\n|---|---|---|---|---|---|")
    for bot in bots:
        with interruptible() as interrupt:
            ended = list(Processes(jobs).do(partial(play, options, bot, foe), range(games), interrupt))
        won, n = sum(one.won for one in ended), len(ended)
        low, high = bounds(won, n)
        each = f"{sum(one.steps for one in ended) / n:.0f} | {sum(one.seconds for one in ended) / n:.2f}"
        print(f"| `{bot}` | {100 * won / n:.1f} % | {100 * low:.1f} to {100 * high:.1f} % | {n} | {each} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.acting", description=__doc__)
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--mode", default="base")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--foe", default="greedy", help="who has the other seats, where not all are one team")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    measured(options_of(asked.mode, asked.players), asked.bots, asked.foe, asked.games, asked.jobs)


if __name__ == "__main__":
    main()
