"""`python -m tests.twins --compiled PYTHON`: the same games in both builds, which must agree in everything.

This Python plays them in pure Python, the one that is named has the compiled wheel. Where the two part, the first
thing that is not the same is told.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

from archfoe.version import COMPILED, PURE
from tests.house.hash_book import Entry, entries

ROOT: Final = Path(__file__).parents[2]
_MOST: Final = 5  # games whose difference is looked for: one mistake shows in many
_SHOWN: Final = 120  # signs of what each build has


class Unfit(Exception):
    """Why nothing can be compared, for whoever asked."""


class Played(NamedTuple):
    answers: int
    digest: str


class Build(NamedTuple):
    """One of the two, by the Python that has it."""

    engine: str
    python: str

    def _start(self, *words: str) -> subprocess.Popen[str]:
        own = dict(os.environ)
        if self.python != sys.executable:
            own.pop("PYTHONPATH", None)  # its wheel is installed, and sources must not come before it
        return subprocess.Popen(
            [self.python, "-m", "tests.twins.story", *words], cwd=ROOT, env=own, stdout=subprocess.PIPE, text=True
        )

    def play(self, games: int, part: int, of: int) -> dict[int, Played]:
        """Every `of`-th game, in a process of its own."""
        found: dict[int, Played] = {}
        with self._start(f"--games={games}", f"--part={part}", f"--of={of}") as running:
            assert running.stdout is not None
            engine = running.stdout.readline().strip()
            if engine != self.engine:
                running.kill()
                raise Unfit(
                    f"{self.python} runs {engine or 'nothing'}, not {self.engine}: `make twins` makes both builds."
                )
            for line in running.stdout:
                number, answers, digest = json.loads(line)
                found[number] = Played(answers, digest)
        return found

    def follow(self, game: int, games: int) -> Iterator[list[Any]]:
        with self._start(f"--games={games}", f"--follow={game}") as running:
            assert running.stdout is not None
            yield from map(json.loads, running.stdout)
            running.kill()


def difference(pure: Iterable[list[Any]], compiled: Iterable[list[Any]]) -> str:
    """Where two tellings of a game part, as a sentence; "" if they do not."""
    for ours, theirs in zip_longest(pure, compiled):
        if ours == theirs:
            continue
        if ours is None or theirs is None or ours[:2] != theirs[:2]:
            said = [f"{piece[1]} {_short(piece[2])}" if piece else "nothing more" for piece in (ours, theirs)]
            return f"After {(ours or theirs)[0]} answers {PURE} tells {said[0]}, {COMPILED} {said[1]}."
        where, mine, other = _first(ours[2], theirs[2])
        at = f" at {where}" if where else ""
        return (
            f"After {ours[0]} answers the {ours[1]} differs{at}: {PURE} has {_short(mine)}, {COMPILED} {_short(other)}."
        )
    return ""


def _first(mine: Any, other: Any, where: str = "") -> tuple[str, Any, Any]:
    """The innermost place that differs."""
    if isinstance(mine, dict) and isinstance(other, dict) and mine.keys() == other.keys():
        key = next(key for key in mine if mine[key] != other[key])
        return _first(mine[key], other[key], f"{where}.{key}" if where else key)
    if isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        i = next(i for i in range(len(mine)) if mine[i] != other[i])
        return _first(mine[i], other[i], f"{where}[{i}]")
    return where, mine, other


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]} ..."


def described(entry: Entry) -> str:
    given = {key: value for key, value in entry.options.as_dict().items() if value}
    return f"Game {entry.number} ({', '.join(entry.bots)} at {_short(given)})"


def compare(builds: tuple[Build, Build], games: int, jobs: int) -> list[str]:
    """Prints how many games are the same; gives a sentence for each of the first that are not."""
    with ThreadPoolExecutor(2 * jobs) as pool:
        parts = [[pool.submit(build.play, games, part, jobs) for part in range(jobs)] for build in builds]
        pure, compiled = ({n: played for part in mine for n, played in part.result().items()} for mine in parts)
    every = entries(games)
    others = [
        entry for entry in every if pure.get(entry.number) != compiled.get(entry.number) or entry.number not in pure
    ]
    answers = sum(played.answers for played in pure.values())
    print(f"{games - len(others):,} of {games:,} games are the same in both builds; {answers:,} answers were given.")
    found = []
    for entry in islice(others, _MOST):
        told = difference(*(build.follow(entry.number, games) for build in builds))
        found.append(f"{described(entry)}: {told or 'not played to its end, or the same when it is played again.'}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.twins", description=__doc__)
    parser.add_argument("--compiled", required=True, help="the Python that has the compiled wheel")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="processes of each build")
    asked = parser.parse_args()
    builds = Build(PURE, sys.executable), Build(COMPILED, asked.compiled)
    try:
        found = compare(builds, asked.games, asked.jobs)
    except Unfit as unfit:
        print(unfit, file=sys.stderr)
        return 2
    print(*found, sep="\n", end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
