"""`python -m bench.views`: how long it takes to build and encode the view of one seat, and how large it is.

Bots play games of every mode. Before each of their answers every seat gets its view, as the server makes it, with
what happened since the answer before. Told is the CPU time for one view; games of greedy and of random bots take turns,
since a city that nobody defends is fuller.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from statistics import fmean, median
from time import process_time_ns

from archfoe.agents import make_agent
from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.server.journal import Journal
from archfoe.server.main import collect_seldom
from archfoe.server.view_message import view_message
from archfoe.table.view import View
from archfoe.wire import protocol as p

ALLOWED = 300.0  # microseconds, on average over a mode
GAMES, ANSWERS = 4, 400  # of each line; a game is left after so many answers
#: What is played, by the name of its line.
TABLES = {
    "base, 4 players": Options("base", 4),
    "heroes_unite, 4 players": Options("heroes_unite", 4),
    "rivals": Options("rivals", 2),
    "confrontations, teams": Options("confrontations", 4),
    "rivals+confrontations, teams": Options("rivals+confrontations", 4),
    "rebirth alone": Options("rebirth", 1),
    "rebirth, 2 players": Options("rebirth", 2),
    "rebirth, 4 players": Options("rebirth", 4),
    "rebirth, 4 players, scenario 5": Options("rebirth", 4, scenario=5),
    "rebirth with base, 4 players": Options("rebirth", 4, mix="base"),
}


@dataclass(frozen=True)
class Views:
    name: str
    micros: list[float]
    sizes: list[int]

    def __str__(self) -> str:
        mean = fmean(self.micros)
        judged = ": too slow" if mean > ALLOWED else ""
        return (
            f"{self.name:<31} {len(self.micros):>6} views: mean {mean:>4.0f} us, "
            f"median {median(self.micros):>4.0f} us, {fmean(self.sizes) / 1e3:>4.1f} KB{judged}"
        )


def measure(name: str, options: Options, games: int) -> Views:
    views = Views(name, [], [])
    for seed in range(games):
        _play(options, "random" if seed % 2 else "greedy", seed, views)
    return views


def _play(options: Options, bot: str, seed: int, views: Views) -> None:
    people = [f"person {seat}" for seat in range(options.players)]
    journal = Journal.begin("game", options, people, key_of_seed(seed))
    bots = [make_agent(bot, f"{seed} {seat}") for seat in range(options.players)]
    game, wish, seen = journal.session.game, p.TableWish(options.mode), 0
    for _ in range(ANSWERS):
        if not game.waiting:
            break
        for seat in range(options.players):
            start = process_time_ns()
            data = view_message(journal, wish, seat, seen).data
            views.micros.append((process_time_ns() - start) / 1e3)
            views.sizes.append(len(data))
        seen = game.told
        seat, decision = next(iter(game.waiting.items()))
        journal.follow([(seat, bots[seat].answer(View(game, seat, decision)))])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.views", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each sort of table")
    arguments = parser.parse_args()
    collect_seldom()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; at most {ALLOWED:.0f} us are allowed")
    for name, options in TABLES.items():
        print(measure(name, options, arguments.games), flush=True)


if __name__ == "__main__":
    main()
