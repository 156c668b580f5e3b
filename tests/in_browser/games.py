"""Plays games and prints a line for each: mode, number, length, and a digest of its record. Needs archfoe alone.

It is run by this Python and, as a text, by the one of browsers: `games.py NUMBER`. Bots add up fractions, which Python
does more exactly from 3.12 on, so that a close call may go the other way; here all add as Python 3.11 does.
"""

from __future__ import annotations

import builtins
import json
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import cycle, islice
from typing import Any, Final

from archfoe import Options, Session
from archfoe.registry import modes
from archfoe.sim.tables import tables_of

#: Who plays the first game, the second, ...
BOTS: Final = (("greedy", "random"), ("random", "beginner"), ("beginner", "greedy"), ("keen", "greedy"))


def added(values: Iterable[Any], start: Any = 0) -> Any:
    for value in values:
        start = start + value
    return start


def record(tables: Sequence[Options], number: int) -> str:
    options = tables[number * 7 % len(tables)]  # of every number of players, with all sorts of variants
    bots = list(islice(cycle(BOTS[number % len(BOTS)]), options.players))
    return Session.seeded(options, bots, f"browser {number}").record().dumps()


def main(games: int) -> None:
    for name in modes():
        tables = tables_of(name)
        for number in range(games):
            text = record(tables, number)
            digest = sha256(text.encode()).hexdigest()[:24]
            print(json.dumps([name, number, len(json.loads(text)["answers"]), digest]), flush=True)


builtins.sum = added
main(int(sys.argv[1]))
