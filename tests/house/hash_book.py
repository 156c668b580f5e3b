"""The hash book: one number for each of some hundred whole games, made of every answer, view and line of the log.

It pins what the program does, so it proves only that a rebuilding changed nothing: rules, bots, views and words.
`python -m tests.house.hash_book` plays all games and compares; `--write` makes the book anew after a change that is
meant; `--games N` and `--jobs N` play fewer, or in several processes. A test plays some of them every time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from archfoe.agents import make_agent
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry import modes
from archfoe.sim.tables import every_seating
from archfoe.table.view import View
from archfoe.table.words.log import lines

BOOK = Path(__file__).with_name("hash_book.json")
GAMES = 400
LONGEST = 3_000  # answers of one game that are followed: the longest random games only repeat themselves
_BOTS = (("greedy",), ("random",), ("greedy", "random"), ("random", "greedy"))
_EVERYBODY = 40  # answers between two looks through the eyes of all seats


class Entry(NamedTuple):
    """One game of the book."""

    number: int
    options: Options
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        options = json.dumps(self.options.as_dict(), sort_keys=True)
        return f"{self.number} {','.join(self.bots)} {blake2b(options.encode(), digest_size=4).hexdigest()}"


def entries(games: int = GAMES) -> list[Entry]:
    """All modes in turn, the one with the most tables every second time, so that a few games already have them all."""
    by_mode = [[seating.options for seating in every_seating(mode, ["random"])] for mode in modes()]
    richest = max(by_mode, key=len)
    others = [tables for tables in by_mode if tables is not richest]
    made: list[Entry] = []
    for n in range(games):
        mine, turn = (richest, n // 2) if n % 2 else (others[n // 2 % len(others)], n // 2 // len(others))
        options = mine[turn * 7 % len(mine)]  # neighbours differ little: step over some
        bots = _BOTS[turn % len(_BOTS)]
        made.append(Entry(n, options, tuple(bots[i % len(bots)] for i in range(options.players))))
    return made


def digest(entry: Entry) -> str:
    """The number of one game."""
    told = blake2b(digest_size=8)
    for piece in _pieces(entry):
        told.update(json.dumps(piece, sort_keys=True, default=str).encode())
    return told.hexdigest()


def _pieces(entry: Entry) -> Iterator[object]:
    game = Game(*build(entry.options, key_of_seed(f"hash book {entry.number}")))
    bots = [make_agent(name, f"{entry.number} {seat}") for seat, name in enumerate(entry.bots)]
    names = [f"player {seat}" for seat in range(entry.options.players)]
    while game.waiting and len(game.record) < LONGEST:
        seat, decision = next(iter(game.waiting.items()))
        view = View(game, seat, decision)
        if len(game.record) % _EVERYBODY == 0:
            yield [View(game, other).as_dict() for other in (None, *range(entry.options.players))]
        answer = bots[seat].answer(view)
        yield [seat, answer, view.as_dict()["question"]]
        game.decide(seat, *answer)
    for reader in (None, 0):
        told = View(game, reader)
        yield [[line.text, line.rule] for line in lines(told.events(), reader, names, told.game_type)]
    yield View(game, None).as_dict()


def _numbered(entry: Entry) -> tuple[str, str]:
    return entry.name, digest(entry)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with Pool(given.jobs) as pool:
        found = dict(pool.imap_unordered(_numbered, entries()[: given.games], chunksize=4))
    if given.write:
        ordered = dict(sorted(found.items(), key=lambda row: int(row[0].split()[0])))
        BOOK.write_text(json.dumps(ordered, indent=0) + "\n", encoding="utf-8")
        return 0
    book = json.loads(BOOK.read_text(encoding="utf-8"))
    others = sorted((name for name in found if book.get(name) != found[name]), key=lambda name: int(name.split()[0]))
    print(f"{len(found) - len(others)} of {len(found)} games as in the book.", *others, sep="\n")
    return bool(others)


if __name__ == "__main__":
    sys.exit(main())
