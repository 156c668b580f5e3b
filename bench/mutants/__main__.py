"""`python -m bench.mutants`: plants mistakes at random places of the program and counts which the tests catch.

One mistake at a time, in a throw-away copy. First all tests run once, with a mark at each place, to see which tests
come to it; then each mistake is met by the tests that can see it, the most telling first, until one fails or their
time is up.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from bench.mutants.places import Place, again, choose
from bench.mutants.runs import Copy, Reach

Results = dict[str, dict[str, object]]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--places", type=int, default=200)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seconds", type=int, default=40, help="CPU time for each of two rounds of tests")
    words.add_argument("--results", type=Path, default=Path("build/mutants.json"), help="is written after each mistake")
    words.add_argument("--go-on", action="store_true", help="keep what the results have already")
    words.add_argument("--like", type=Path, help="results of an earlier run: the same places, its catchers first")
    words.add_argument("--reach", type=Path, help="which tests come to which place, if an earlier run has found it out")
    asked = words.parse_args()
    root = Path.cwd()
    earlier: Results = json.loads(asked.like.read_text()) if asked.like else {}
    if earlier:
        moved = again(root, [Place(**kept["place"]) for kept in earlier.values()])  # type: ignore[arg-type]
        places = [place for _, place in moved]
        earlier = {str(place): earlier[str(old)] for old, place in moved}
    else:
        places = choose(root, asked.places, asked.seed)
    kept: Results = json.loads(asked.results.read_text()) if asked.go_on and asked.results.exists() else {}
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="archfoe-mutants-") as folder:
        copy = Copy(root, Path(folder))
        reach = Reach.read(asked.reach) if asked.reach and asked.reach.exists() else None
        if reach is None:
            began = time.monotonic()
            reach = copy.reach(places)
            print(f"All tests have run once, in {time.monotonic() - began:.0f} seconds.", flush=True)
            if asked.reach:
                asked.reach.write_bytes(copy.reach_file.read_bytes())
        else:
            copy.warm()
        for number, place in shuffled(places):
            if str(place) in kept:
                continue
            before = str(earlier.get(str(place), {}).get("caught", ""))
            caught = meet(copy, reach, number, place, before, asked.seconds)
            kept[str(place)] = {"place": place.as_dict(), "caught": caught}
            asked.results.write_text(json.dumps(kept, indent=1), encoding="utf-8")
            print(f"{'caught  ' if caught else 'SURVIVED'} {place}  {caught}", flush=True)
    tell(kept)


def shuffled(places: list[Place]) -> list[tuple[int, Place]]:
    """In an order by chance, so that the first hundred stand for all."""
    numbered = list(enumerate(places))
    Random(0).shuffle(numbered)
    return numbered


def meet(copy: Copy, reach: Reach, number: int, place: Place, before: str, seconds: int) -> str:
    if before in reach.seconds and (caught := copy.caught_by(place, [before], seconds)):
        return caught
    for tests in reach.stages(number, place):
        if caught := copy.caught_by(place, tests, seconds):
            return caught
    return ""


def tell(kept: Results) -> None:
    caught = sum(bool(one["caught"]) for one in kept.values())
    print(f"\n{caught} of {len(kept)} mistakes are caught.")
    folders: Counter[str] = Counter()
    for name, one in kept.items():
        if not one["caught"]:
            folders[name.split("/")[2]] += 1
            print(f"  {name}")
    print("Survivors by part:", ", ".join(f"{part} {n}" for part, n in folders.most_common()))


if __name__ == "__main__":
    main()
