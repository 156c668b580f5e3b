"""`python -m bench.worker`: one build of the program, which measures what it is told to, a line at a time.

So that two builds can take turns in one run: `bench.goals` asks both. It answers with the figure of that round.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from resource import RUSAGE_CHILDREN, getrusage
from statistics import fmean

from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.table.session import replay
from archfoe.table.view import View
from archfoe.version import engine
from bench import engine as measured
from bench import long, peers, views
from bench.engine import IN_LINE, MODES, OPTIONS, in_line
from bench.measure import MICROSECONDS, Figure, repeat

PEER = "pyminion"
_WORLDS = 20
Taken = Callable[[], float]


def everything() -> dict[str, Taken]:
    """What can be asked for, by its name."""
    kept = {name: figure for name, figure in measured.figures(1.0).items() if name not in ("undo", "load")}
    figures = kept | long.figures() | {f"imagine {name}": imagine(options) for name, options in all_modes().items()}
    named = {name: partial(_value, figure) for name, figure in figures.items()}
    if peers.installed(PEER):
        named[PEER] = partial(_value, peers.Pyminion().figures(1.0)[IN_LINE])
    seen = {f"view {name}": partial(_views, name) for name in views.TABLES}
    return {**named, **seen, "import": import_bots, "prompt": first_prompt}


def all_modes() -> dict[str, Options]:
    return {"base": OPTIONS, **MODES}


def _value(figure: Figure) -> float:
    figure.take()
    return figure.rounds[-1]


def _views(name: str) -> float:
    return fmean(views.measure(name, views.TABLES[name], 2).micros)


def imagine(options: Options) -> Figure:
    """Worlds that fit what a seat knows halfway through a game."""
    record = in_line("random", 0, options).record
    game = replay(options, key_of_seed(0), record[: len(record) // 2])
    seat, decision = next(iter(game.waiting.items()))
    view, seeds = View(game, seat, decision), count()
    return Figure("imagine", MICROSECONDS, repeat(_WORLDS, lambda: view.imagine(key_of_seed(next(seeds)))))


# What a program costs before anything is played: CPU time of its own process, in milliseconds


def import_bots() -> float:
    code = "from time import process_time; start = process_time(); import archfoe.agents; print(process_time() - start)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return 1e3 * float(done.stdout)


def first_prompt() -> float:
    """`archfoe play` with nobody there to answer: it asks once and ends."""
    before = getrusage(RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory(prefix="archfoe-bench-") as folder:
        done = subprocess.run(
            [sys.executable, "-m", "archfoe", "play", "--seed", "1"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": folder},
            check=False,
        )
    after = getrusage(RUSAGE_CHILDREN)
    assert done.stdout.count("\n> ") == 1, done.stdout + done.stderr
    return 1e3 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def main() -> None:
    known = everything()
    print(json.dumps([engine(), list(known)]), flush=True)
    for line in sys.stdin:
        print(json.dumps(known[line.strip()]()), flush=True)


if __name__ == "__main__":
    main()
