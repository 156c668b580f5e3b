"""How near to linear work is shared out: tasks of known length on a crew, and the part of the time that was work.

With `--sleep` a task waits instead of counting, so that the figure tells of the crew alone on a machine that has other
things to do: what is lost is what it takes to hand out tasks and to fetch results.
"""

from __future__ import annotations

import argparse
from functools import partial
from time import perf_counter, process_time, sleep

from archfoe.sim.work import crew, crew_on, interruptible


def task(seconds: float, asleep: bool, number: int) -> int:
    if asleep:
        sleep(seconds)
        return number
    began = process_time()
    while process_time() - began < seconds:
        pass
    return number


def efficiency(on: str, jobs: int, tasks: int, seconds: float, asleep: bool) -> tuple[int, float]:
    """(how many hands, work done / (hands x time)); the crew has warmed up."""
    those, work = crew(crew_on(on, jobs)), partial(task, seconds, asleep)
    with interruptible() as interrupt:
        list(those.do(work, range(4 * those.hands), interrupt))
        began = perf_counter()
        done = list(those.do(work, range(tasks), interrupt))
        took = perf_counter() - began
    assert sorted(done) == list(range(tasks))
    return those.hands, tasks * seconds / (those.hands * took)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.crews", description=__doc__)
    parser.add_argument("--on", default="", help="nothing, or ray[:ADDRESS]")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tasks", type=int, default=400)
    parser.add_argument("--ms", type=float, default=50.0)
    parser.add_argument("--sleep", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    for _ in range(asked.rounds):
        hands, part = efficiency(asked.on, asked.jobs, asked.tasks, asked.ms / 1000, asked.sleep)
        print(f"{asked.on or 'processes'}: {asked.tasks} tasks of {asked.ms:g} ms on {hands}: {part:.3f}", flush=True)


if __name__ == "__main__":
    main()
