"""`python -m bench.sentences`: how many abilities of the boxes are read back from their text; a fuzz of sentences."""

from __future__ import annotations

import argparse
from multiprocessing import Pool
from random import Random
from statistics import median
from time import process_time

from tests.workshop.test_said import abilities, as_row
from tests.workshop.test_set_file import mutated

from archfoe.core.errors import ArchfoeError
from archfoe.workshop.said import understand

CHUNK = 500


def fuzzed(number: int) -> int:
    """How many of a chunk of broken sentences are still read."""
    dice = Random(f"sentences {number}")
    texts = [(game, text) for game, _, text, _ in abilities()]
    read = 0
    for _ in range(CHUNK):
        game, text = dice.choice(texts)
        try:
            read += bool(understand(mutated(text, dice), game).readings)
        except ArchfoeError:
            continue
    return read


def boxes() -> None:
    offered, first, times, ways = 0, 0, list[float](), list[int]()
    everything = list(abilities())
    for game, _, text, _ in everything:
        understand(text, game)  # the grammar is made on the way
    for game, field, text, value in everything:
        began = process_time()
        readings = [dict(one.fields) for one in understand(text, game).readings]
        times.append(process_time() - began)
        found = [n for n, one in enumerate(readings) if set(one) == {field} and as_row(one[field]) == as_row(value)]
        offered, first = offered + bool(found), first + (found[:1] == [0])
        ways.append(len(readings))
    n, mean = len(everything), sum(ways) / len(ways)
    print(f"{n} abilities: {offered / n:.1%} among those offered ({mean:.1f} readings), {first / n:.1%} first.")
    print(f"{1000 * median(times):.1f} ms each at the median, {1000 * max(times):.0f} ms at most.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fuzz", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    boxes()
    if asked.fuzz:
        with Pool(asked.jobs) as pool:
            read = sum(pool.imap_unordered(fuzzed, range(-(-asked.fuzz // CHUNK))))
        print(f"{asked.fuzz:,} broken sentences: no crash, {read:,} of them still mean something.")


if __name__ == "__main__":
    main()
