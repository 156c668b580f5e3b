"""`python -m bench.two_trees OTHER`: how fast this tree plays, as a part of how fast another one does.

`OTHER` is a checkout of the same program, such as `git worktree add ../old main`. Two processes take turns: in each
round both play the same games of random bots in line, and the CPU time counts. Told is the median of the ratios within
a round, which says more on a busy machine than either time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).resolve().parent.parent
MODES = ("base", "heroes_unite", "rivals", "confrontations", "rebirth")
_PLAYER = """
import gc, sys, time
from archfoe.agents import make_agent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
gc.collect(); gc.freeze()
for line in sys.stdin:
    mode, seed = line.split()
    options = Options(mode, 2 if mode == "rivals" else 4)
    began = time.process_time()
    for number in range(3):
        bots = {seat: make_agent("random", f"{seed} {number} {seat}") for seat in range(options.players)}
        Game(*build(options, key_of_seed(f"{seed} {number}")), seated(bots), log=False)
    print(time.process_time() - began, flush=True)
"""


class Player:
    def __init__(self, tree: Path) -> None:
        path = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=path
        )

    def seconds(self, mode: str, seed: int) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{mode} {seed}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.two_trees", description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=60)
    wanted = parser.parse_args()
    here, other = Player(HERE), Player(wanted.other.resolve())
    found: dict[str, list[float]] = {mode: [] for mode in MODES}
    for seed in range(-1, wanted.rounds):  # one round to warm up
        for mode in MODES:
            pair = (here, other) if seed % 2 else (other, here)
            taken = {player: player.seconds(mode, seed) for player in pair}
            if seed >= 0:
                found[mode].append(taken[other] / taken[here])
    together = [one for ratios in found.values() for one in ratios]
    for mode, ratios in (*found.items(), ("all of them", together)):
        low, _, high = quantiles(ratios, n=4)
        print(f"{mode:<16} {median(ratios):.3f} of the other tree's speed, half of the rounds {low:.3f} to {high:.3f}")
    here.close()
    other.close()


if __name__ == "__main__":
    main()
