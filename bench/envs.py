"""`python -m bench.envs`: steps a second through the research interfaces, by CPU time of one core.

Random games of every mode through the stepper: with observation, options and mask at every step, and without. Games
are set up within the time, as in training. `--processes` measures many environments of Gymnasium as well: wall time of
two processes with half of the environments each, beside one process with all of them.
"""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter, process_time

from archfoe.core.chance import key_of_seed
from archfoe.envs.stepper import Stepper, Table
from archfoe.games.options import Options

TABLES = {
    "base, 2 players": Options("base", 2),
    "base, 4 players": Options("base", 4),
    "heroes_unite, 2 players": Options("heroes_unite", 2),
    "rivals": Options("rivals", 2),
    "confrontations, teams": Options("confrontations", 4),
    "rebirth, 2 players": Options("rebirth", 2),
}
AIM_SEEN, AIM_BLIND = 10_000, 20_000
ENVIRONMENTS, WARM_UP = 128, 20  # of Gymnasium's vectors; steps in which each process works out what it will need again


def steps_a_second(table: Table, steps: int, *, seen: bool) -> float:
    dice, done, game = Random(1), 0, 0
    start = process_time()
    while done < steps:
        stepper = Stepper(table, key_of_seed(f"bench {game}"))
        game += 1
        while not stepper.over and done < steps:
            if seen and stepper.seat is not None:
                stepper.observe(stepper.seat)
                stepper.observe_options(stepper.seat)
                stepper.mask()
            stepper.step(dice.choice(stepper.legal))
            done += 1
    return done / (process_time() - start)


def in_vectors(processes: int, environments: int, steps: int) -> float:
    """Steps a second of wall time, all environments together."""
    import gymnasium
    import numpy as np

    from archfoe import envs

    envs.register()
    made = gymnasium.make_vec(envs.env_name("base"), num_envs=environments, processes=processes, bots="random")
    dice = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    start = perf_counter()
    for step in range(-WARM_UP, steps):
        if step == 0:
            start = perf_counter()
        luck = dice.random(seen["action_mask"].shape) * seen["action_mask"]
        seen, *_ = made.step(luck.argmax(axis=1))
    spent = perf_counter() - start
    made.close()
    return steps * environments / spent


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000, help="of each figure and round")
    parser.add_argument("--rounds", type=int, default=3, help="the median of so many is told")
    parser.add_argument("--processes", action="store_true", help="Gymnasium in two processes and in one, too")
    arguments = parser.parse_args()
    print(f"{'':<26}{'with observation':>18}{'without':>12}   steps a second")
    for name, options in TABLES.items():
        table, found = Table(options), []
        for seen in (True, False):
            rates = sorted(steps_a_second(table, arguments.steps, seen=seen) for _ in range(arguments.rounds))
            found.append(rates[len(rates) // 2])
        judged = "aim" if found[0] >= AIM_SEEN and found[1] >= AIM_BLIND else "below"
        print(f"{name:<26}{found[0]:>18,.0f}{found[1]:>12,.0f}   {judged}", flush=True)
    if arguments.processes:
        for _ in range(arguments.rounds):
            one, two = (in_vectors(n, ENVIRONMENTS, arguments.steps // ENVIRONMENTS) for n in (1, 2))
            print(f"Gymnasium, base, 2 players: {one:,.0f} in one process, {two:,.0f} in two: {two / one:.2f} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
