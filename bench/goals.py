"""`python -m bench.goals --compiled PYTHON`: what was aimed at and what is, both builds and pyminion in one run.

Two processes, one for each build, take turns: every round asks both for each figure, and pyminion beside them, so that
a busy moment of the machine hits all. Told is the median over the rounds, and between which values half of them lie.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from archfoe.version import COMPILED, PURE, VERSION
from bench.engine import IN_LINE, MODES, STEPPED
from bench.views import TABLES
from bench.worker import PEER

ROOT: Final = Path(__file__).parents[1]
CITY: Final = "rebirth"
_SLOW: Final = 3  # rounds in which figures are taken that take long and vary little
RATIO: Final = "x"


class Goal(NamedTuple):
    """A line of the table: figures of a build; of several the worst counts, or their mean if they are views."""

    title: str
    engine: str
    figures: tuple[str, ...]
    unit: str
    least: float
    aim: float | None = None
    mean: bool = False

    @property
    def more_is_better(self) -> bool:
        return self.unit in (RATIO, "/s")

    def met(self, value: float, wanted: float) -> bool:
        return value >= wanted if self.more_is_better else value <= wanted


_VIEWS: Final = tuple(f"view {name}" for name in TABLES if not name.startswith(CITY))
_CITY_VIEWS: Final = tuple(f"view {name}" for name in TABLES if name.startswith(CITY))
_WORLDS: Final = tuple(f"imagine {name}" for name in ("base", *MODES))

GOALS: Final = (
    Goal("in line, base", PURE, (IN_LINE,), RATIO, 1.8, 2.2),
    Goal("in line, base", COMPILED, (IN_LINE,), RATIO, 4.0, 6.0),
    *(Goal(f"in line, {name}", COMPILED, (name,), RATIO, 2.5, 4.0) for name in MODES),
    Goal("stepped", COMPILED, (STEPPED,), RATIO, 1.6, 2.5),
    Goal("greedy decisions", COMPILED, ("greedy",), RATIO, 0.6, 0.9),
    Goal("imagine, the slowest mode", COMPILED, _WORLDS, "us", 120, 60),
    Goal("view and encode, cards", PURE, _VIEWS, "us", 100, 60, mean=True),
    Goal("view and encode, city", PURE, _CITY_VIEWS, "us", 200, 120, mean=True),
    *(
        Goal(f"{what} in 10,000 answers", engine, (what,), "ms", 50, 10)
        for what in ("undo", "load", "scrub")
        for engine in (PURE, COMPILED)
    ),
    *(Goal("import archfoe.agents", engine, ("import",), "ms", 200) for engine in (PURE, COMPILED)),
    *(Goal("archfoe play to its first prompt", engine, ("prompt",), "ms", 400) for engine in (PURE, COMPILED)),
    Goal("random base games", PURE, ("games",), "/s", 70),
    Goal("random base games", COMPILED, ("games",), "/s", 150),
)


class Worker:
    """One build in a process of its own, which answers a name with a figure."""

    def __init__(self, engine: str, running: subprocess.Popen[str]) -> None:
        self._running = running
        said = self._line()
        if not said or json.loads(said)[0] != engine:
            sys.exit(f"{running.args[0]!r} does not run {engine}: `make bench` makes both builds.")  # type: ignore[index]
        self.names: list[str] = json.loads(said)[1]

    def _line(self) -> str:
        assert self._running.stdout is not None
        return self._running.stdout.readline()

    def take(self, name: str) -> float:
        assert self._running.stdin is not None
        print(name, file=self._running.stdin, flush=True)
        return float(json.loads(self._line()))


@contextmanager
def working(engine: str, python: str, tree: Path = ROOT) -> Iterator[Worker]:
    own = dict(os.environ)
    if python != sys.executable:
        own.pop("PYTHONPATH", None)  # the wheel is installed, and sources must not come before it
    elif tree != ROOT:
        own["PYTHONPATH"] = str(tree / "src")
    command = [python, "-m", "bench.worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tree, env=own, stdin=pipe, stdout=pipe, text=True) as running:
        try:
            yield Worker(engine, running)
        finally:
            running.kill()


Taken = dict[tuple[str, str], list[float]]


def measure(workers: dict[str, Worker], rounds: int) -> Taken:
    """All figures of all rounds, by build and name; one round before them warms up."""
    wanted = dict.fromkeys((goal.engine, name) for goal in GOALS if goal.engine in workers for name in goal.figures)
    taken: Taken = {}
    for number in range(-1, rounds):
        if sys.stderr.isatty():
            print(f"round {number + 1} of {rounds}", end="\r", file=sys.stderr)
        for engine, name in [(PURE, PEER), *wanted]:
            if number >= _SLOW and _is_slow(name):
                continue
            value = workers[engine].take(name)
            if number >= 0:
                taken.setdefault((engine, name), []).append(value)
    return taken


def _is_slow(name: str) -> bool:
    return name.startswith("view ") or name in ("import", "prompt", "load")


def of_goal(goal: Goal, taken: Taken) -> list[float]:
    """Its value in each round."""
    rows = [taken[goal.engine, name] for name in goal.figures]
    if goal.unit == RATIO:
        return [ours / theirs for ours, theirs in zip(rows[0], taken[PURE, PEER], strict=True)]
    if goal.mean:
        return [sum(values) / len(values) for values in zip(*rows, strict=True)]
    return max(rows, key=median)


def table(taken: Taken, engines: set[str]) -> Iterator[str]:
    yield f"| {VERSION}, Python {platform.python_version()} | build | median | half of the rounds | at least | aim | |"
    yield "|---|---|---|---|---|---|---|"
    for goal in GOALS:
        if goal.engine in engines:
            values = of_goal(goal, taken)
            value, (low, _, high) = median(values), quantiles(values, n=4, method="inclusive")
            judged = "below" if not goal.met(value, goal.least) else "met" if goal.aim is None else ""
            judged = judged or ("aim" if goal.aim is not None and goal.met(value, goal.aim) else "met")
            cells = [goal.title, goal.engine, f"{_number(value)} {goal.unit}", f"{_number(low)} to {_number(high)}"]
            yield f"| {' | '.join([*cells, f'{goal.least:g}', f'{goal.aim:g}' if goal.aim else '', judged])} |"
    yield f"\nx: times the decisions of {PEER} a second, which were {_number(median(taken[PURE, PEER]))} here."


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.goals", description=__doc__)
    parser.add_argument("--compiled", help="the Python that has the compiled wheel; without it only the pure build")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--json", action="store_true", help="every figure of every round")
    asked = parser.parse_args()
    builds = {PURE: sys.executable} | ({COMPILED: asked.compiled} if asked.compiled else {})
    with ExitStack() as stack:
        workers = {engine: stack.enter_context(working(engine, python)) for engine, python in builds.items()}
        if PEER not in workers[PURE].names:
            sys.exit(f"{PEER} is not installed here, and the goals are measured beside it: `make bench` installs it.")
        taken = measure(workers, asked.rounds)
    if asked.json:
        print(json.dumps([[engine, name, values] for (engine, name), values in taken.items()]))
    else:
        print(*table(taken, set(builds)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
