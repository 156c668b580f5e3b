"""OpenSpiel's own test of whole random games in every mode, which takes minutes:

python -m tests.envs.spiel
"""

from __future__ import annotations

import sys
from time import perf_counter

import pyspiel

from archfoe import envs
from tests.envs.test_bridges import TABLES


def main() -> int:
    for mode, players in TABLES:
        start = perf_counter()
        game = envs.spiel_game(mode, players, seeds=3)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        print(f"{mode} with {players}: passed in {perf_counter() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
