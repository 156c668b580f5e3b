"""`python -m bench.hostile`: how long the reader of sentences takes for texts that are made to keep it busy.

Steps are counted and don't depend on the machine. Times do: the slowest are read again on their own, and the best of
some tries counts.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from multiprocessing import Pool
from random import Random
from time import process_time

from tests.workshop.hostile import hostile, texts

from archfoe.core.errors import ArchfoeError
from archfoe.workshop.chart import ENOUGH, Steps, TooTangled
from archfoe.workshop.kept import KEPT
from archfoe.workshop.nearest import nearest
from archfoe.workshop.said import understand

CHUNK = 500
_AGAIN, _TRIES = 20, 7
Row = tuple[float, int, str, str]  # seconds, steps, game, text


def _warm() -> None:
    """The grammar is made on the way, and is no part of what is measured."""
    KEPT.open()
    for game, text in texts():
        understand(text, game)
        understand(text)
    nearest("Draw a cart", "lineup")
    KEPT.close()


def timed(game: str, text: str) -> tuple[float, int, str]:
    """Seconds, steps, and what came of it."""
    steps, came = Steps(), "read"
    began = process_time()
    try:
        came = "read" if understand(text, game, steps=steps).readings else "not understood"
    except TooTangled:
        came = "tangled"
    except ArchfoeError:
        came = "refused"
    return process_time() - began, ENOUGH - max(steps.left, 0), came


def near(game: str, text: str) -> tuple[float, int, str]:
    began = process_time()
    try:
        nearest(text, game)
    except ArchfoeError:
        return process_time() - began, 0, "refused"
    return process_time() - began, 0, "answered"


def chunk(job: tuple[int, int, Callable[[str, str], tuple[float, int, str]]]) -> tuple[list[Row], dict[str, int]]:
    number, size, work = job
    dice, rows, came = Random(f"hostile {number}"), list[Row](), dict[str, int]()
    for _ in range(size):
        game, text = hostile(dice)
        seconds, steps, what = work(game, text)
        rows.append((seconds, steps, game, text))
        came[what] = came.get(what, 0) + 1
    return rows, came


def told(title: str, rows: list[Row], came: dict[str, int], work: Callable[[str, str], tuple[float, int, str]]) -> None:
    rows.sort(reverse=True)
    again = sorted(
        ((min(work(game, text)[0] for _ in range(_TRIES)), game, text) for _, _, game, text in rows[:_AGAIN]),
        reverse=True,
    )
    print(f"{title}: {len(rows):,} texts: " + ", ".join(f"{n:,} {what}" for what, n in sorted(came.items())) + ".")
    middle, p99, most = (1000 * rows[place][0] for place in (len(rows) // 2, len(rows) // 100, 0))
    print(f"  {middle:.1f} ms at the median, p99 {p99:.0f} ms, {most:.0f} ms at most;")
    print(f"  of the {len(again)} slowest, read {_TRIES} times again: {1000 * again[0][0]:.0f} ms at most:")
    print(f"  {again[0][1]}: {again[0][2]}")
    if busiest := max(row[1] for row in rows):
        print(f"  {busiest:,} steps at most of {ENOUGH:,}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=int, default=10_000)
    parser.add_argument("--near", type=int, default=200, help="for so many, near sentences are looked for, too")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    _warm()
    with Pool(asked.jobs) as pool:
        for title, n, work in (("read", asked.texts, timed), ("near", asked.near, near)):
            size = min(CHUNK, n)
            rows, came = list[Row](), dict[str, int]()
            for some, counts in pool.imap_unordered(
                chunk, [(number, size, work) for number in range(n // (size or 1))]
            ):
                rows += some
                for what, often in counts.items():
                    came[what] = came.get(what, 0) + often
            if rows:
                told(title, rows, came, work)


if __name__ == "__main__":
    main()
