"""`python -m tests.in_browser --games N`: N games of each mode, here and in the Python of browsers, run by Node.

Their records must be the same, sign by sign. `make play-site` builds what is needed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ENGINE: Final = ROOT / "build" / "engine" / "files"
PROGRAM: Final = str(Path(__file__).parent / "games.py")


def played(*command: str) -> list[str]:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.in_browser", description=__doc__)
    parser.add_argument("--games", type=int, default=1, metavar="N", help="of each mode")
    games = str(parser.parse_args().games)
    if not (ENGINE / "files.json").is_file():
        print("The engine is not built: run `make play-site` first.", file=sys.stderr)
        return 2
    here = played(sys.executable, PROGRAM, games)
    there = played("node", str(ROOT / "scripts" / "engine" / "run.mjs"), str(ENGINE), PROGRAM, games)
    differing = [
        f"{ours} here, {theirs} in the browser" for ours, theirs in zip(here, there, strict=True) if ours != theirs
    ]
    print(*differing[:10], sep="\n", end="\n" if differing else "")
    print(f"{len(here)} games, {len(differing)} of them differ.")
    return 1 if differing or not here else 0


if __name__ == "__main__":
    sys.exit(main())
