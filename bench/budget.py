"""`python -m bench.budget`: how much one answer sets going in games of our own cards, and how much it may.

Bots play every table of every mode, and after each answer the count of the engine is read (`core/budget`). Random and
greedy bots take turns, and so do mixtures with half a main deck of another set.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from archfoe.agents import make_agent
from archfoe.core.budget import MOST_EFFECTS, MOST_EVENTS
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry import modes
from archfoe.sim.tables import every_seating
from archfoe.table.view import View

ANSWERS = 3000  # a game is left after so many


class Most(NamedTuple):
    effects: int = 0
    events: int = 0
    answers: int = 0

    def with_(self, other: Most) -> Most:
        return Most(max(self.effects, other.effects), max(self.events, other.events), self.answers + other.answers)


def most_of(options: Options, bot: str, seed: int, answers: int = ANSWERS) -> Most:
    """The most that any answer of a game has set going."""
    game = Game(*build(options, key_of_seed(seed)))
    agents = [make_agent(bot, f"{seed} {seat}") for seat in range(options.players)]
    most, told = Most(), game.told
    while game.waiting and len(game.record) < answers:
        seat, decision = next(iter(game.waiting.items()))
        game.decide(seat, *agents[seat].answer(View(game, seat, decision)))
        most = most.with_(Most(game.work, game.told - told, 1))
        told = game.told
    return most


def games() -> Iterator[tuple[str, Options, str, int]]:
    """For ever: each table of each mode in turn, first with random bots, then with greedy ones."""
    for number in count():
        bot = "greedy" if number % 2 else "random"
        for mode in modes():
            for table in every_seating(mode, [bot]):
                yield mode, table.options, bot, number


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.budget", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="for so long games are played")
    parser.add_argument("--part", type=int, default=1, help="only every n-th game")
    wanted = parser.parse_args()
    os.environ.setdefault("PYTHONHASHSEED", "0")
    until, by_mode, played = time.monotonic() + wanted.seconds, dict[str, Most](), 0
    for number, (mode, options, bot, seed) in enumerate(games()):
        if time.monotonic() > until:
            break
        if number % wanted.part:
            continue
        by_mode[mode] = by_mode.get(mode, Most()).with_(most_of(options, bot, seed))
        played += 1
    for mode, most in by_mode.items():
        print(f"{mode:<32} {most.answers:>9,} answers: at most {most.effects:>4} effects, {most.events:>4} events")
    whole = max(most.effects for most in by_mode.values()), max(most.events for most in by_mode.values())
    print(f"{played:,} games. Allowed are {MOST_EFFECTS:,} effects, {MOST_EFFECTS / whole[0]:.0f} times as many, and ")
    print(f"{MOST_EVENTS:,} events in one task, {MOST_EVENTS / whole[1]:.0f} times as many.")


if __name__ == "__main__":
    main()
