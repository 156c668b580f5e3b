"""`python -m bench.neighbors`: somebody asks for all that can be asked for, and an honest neighbor waits for the same.

For each endpoint and each message: one client does it many times at once and never rests, from one address; another
one does it now and then, from another address. What the second one waits is taken alone and under attack, again and
again in turn, all in one run; beside it the second one's `ping` at a table of its own. All share one machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from archfoe.server.store import sqlite_url
from bench.neighbors.attacker import attack
from bench.neighbors.calls import Seat
from bench.neighbors.deeds import SORTS, Deed

NEIGHBOR = "198.51.100.4"
GOAL = 3.0  # times what it is alone
#: What is waited for beside the same, since it is made in the same place.
ALSO = [
    ("a master's turn", "hint"),
    ("hint", "a master's turn"),
    ("POST review", "hint"),
    ("POST review", "a master's turn"),
]


def start_server(url: str) -> tuple[subprocess.Popen[str], int]:
    process = subprocess.Popen(
        [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", url, "--proxy", "127.0.0.1"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, int(line.split("http://")[1].split("/")[0].rpartition(":")[2])


# The neighbor


class Waits:
    """What was waited for, alone and under attack."""

    def __init__(self) -> None:
        self.attacks = 0
        self.alone: list[float] = []
        self.attacked: list[float] = []

    def p99(self, times: list[float]) -> float:
        times = sorted(times)
        return times[min(len(times) - 1, int(len(times) * 0.99))] if times else float("nan")

    def median(self, times: list[float]) -> float:
        return sorted(times)[len(times) // 2] if times else float("nan")

    def line(self, name: str) -> str:
        alone, attacked = self.p99(self.alone), self.p99(self.attacked)
        medians = f"{1e3 * self.median(self.alone):.0f}, {1e3 * self.median(self.attacked):.0f}"
        counts = f"{self.attacks} | {len(self.alone)}, {len(self.attacked)}"
        times = f"{1e3 * alone:.0f} | {1e3 * attacked:.0f} | {attacked / alone:.1f}"
        return f"| {name} | {counts} | {medians} | {times} |"


async def _wait(deed: Deed, pause: float, until: float, into: list[float]) -> None:
    while time.monotonic() < until:
        began = time.perf_counter()
        await asyncio.wait_for(deed(), 120)
        into.append(time.perf_counter() - began)
        await asyncio.sleep(pause)


async def measure(port: int, attacks: str, waits_for: str, seconds: float, rounds: int) -> tuple[Waits, Waits]:
    spawn = get_context("spawn")
    now, done, deeds = spawn.Event(), spawn.Event(), spawn.Value("i", 0, lock=False)
    villain = spawn.Process(target=attack, args=(port, attacks, now, done, deeds), daemon=True)
    villain.start()
    sort, same, ping = SORTS[waits_for], Waits(), Waits()
    deed = await sort.prepare(Seat(port, NEIGHBOR), 0)
    pings = await SORTS["ping"].prepare(Seat(port, NEIGHBOR), 0)
    await deed()
    try:
        for _ in range(rounds):
            for attacked in (False, True):
                if attacked:
                    now.set()
                    await asyncio.sleep(1.0)
                until = time.monotonic() + seconds
                await asyncio.gather(
                    _wait(deed, sort.pause, until, same.attacked if attacked else same.alone),
                    _wait(pings, 0.25, until, ping.attacked if attacked else ping.alone),
                )
                now.clear()
            await asyncio.sleep(1.0)
    finally:
        done.set()
        villain.join(10)
        if villain.is_alive():
            villain.kill()
    same.attacks = ping.attacks = deeds.value
    return same, ping


def one(attacks: str, waits_for: str, seconds: float, rounds: int) -> tuple[Waits, Waits]:
    """With a server of its own: limits remember, and nobody should be refused for what was before."""
    with tempfile.TemporaryDirectory(prefix="archfoe-bench-") as folder:
        process, port = start_server(sqlite_url(Path(folder) / "tables.sqlite3"))
        try:
            return asyncio.run(measure(port, attacks, waits_for, seconds, rounds))
        finally:
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(30)
            process.kill()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.neighbors", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured at a time")
    parser.add_argument("--rounds", type=int, default=3, help="how often, alone and under attack in turn")
    parser.add_argument("--only", default="", help="only those whose name has one of these in it")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; ms, p99 of few is the worst of them")
    print("| attack; what is waited for | attacks | samples | medians | p99 alone | p99 attacked | times |")
    print("|---|---|---|---|---|---|---|", flush=True)
    beyond: list[Any] = []
    for attacks, waits_for in [*((name, name) for name in SORTS), *ALSO]:
        if not any(word in attacks for word in asked.only.split(",")):
            continue
        same, ping = one(attacks, waits_for, asked.seconds, asked.rounds)
        for name, waits in (
            (attacks if attacks == waits_for else f"{attacks}; {waits_for}", same),
            (f"{attacks}; ping", ping),
        ):
            print(waits.line(name), flush=True)
            if waits.p99(waits.attacked) > GOAL * waits.p99(waits.alone):
                beyond.append(name)
    print(f"Beyond {GOAL:.0f} times: {', '.join(beyond) or 'none'}.")
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main())
