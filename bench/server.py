"""`python -m bench.server`: tables with two people each, all answering half a second after they are asked.

A real server with a durable store, and all the people in this process: the two share the machine, as they would on
a laptop. Told are the time from an answer to the view that shows it, what was lost (nothing may be), and memory.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from archfoe.server import archive
from archfoe.server.seating import Seating
from archfoe.server.store import Store, sqlite_url
from archfoe.wire import protocol as p

THINKING = 0.5  # seconds from a question to its answer
ALLOWED_P99 = 0.150
ALLOWED_MEMORY = 1_000_000  # bytes for an idle table
WARM_UP = 3.0  # seconds that do not count: everybody has just come in


# What a player must read of a message: the rest of a view is skipped, which is quick


class _Option(msgspec.Struct):
    what: str


class _Prompt(msgspec.Struct):
    number: int
    kind: str
    least: int
    most: int
    ordered: bool
    options: list[_Option]


class _Table(msgspec.Struct):
    over: bool
    prompt: _Prompt | None


class _Message(msgspec.Struct):
    type: str
    game: str = ""
    number: int = -1
    now: int = -1
    table: _Table | None = None
    text: str = ""


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Person:
    port: int
    room: str
    token: str
    seat: int
    dice: Random
    playback: bool
    thinking: float = THINKING
    answered: list[list[int]] = field(default_factory=list)  # what was picked, one after the other
    waits: list[tuple[float, float]] = field(default_factory=list)  # (when, how long)
    refused: list[str] = field(default_factory=list)
    game: str = ""
    _sent_at: float = 0.0
    _picked: list[int] = field(default_factory=list)
    _last: int = -1  # prompt that has been answered

    async def play(self, begin: asyncio.Event, here: asyncio.Semaphore) -> None:
        async with connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None, compression=None, ping_interval=None) as ws:
            await ws.send(json.dumps(self._hello()))
            first = [_decode(await ws.recv()) for _ in range(2)]
            here.release()
            await begin.wait()
            await asyncio.sleep(self.dice.uniform(0, THINKING))  # tables do not keep time with one another
            for message in first:
                self._hear(ws, message)
            async for text in ws:
                self._hear(ws, _decode(text))

    def _hello(self) -> dict[str, Any]:
        return {"type": "hello", "room": self.room, "token": self.token, "playback": self.playback}

    def _hear(self, ws: ClientConnection, message: _Message) -> None:
        if message.type == "accepted":
            self.answered.append(self._picked)
        elif message.type == "refused":
            self.refused.append(message.text)
        elif message.type == "view" and message.table is not None:
            self.game = message.game
            now = time.perf_counter()
            if self._sent_at:
                self.waits.append((now, now - self._sent_at))
                self._sent_at = 0.0
            prompt = message.table.prompt
            if prompt is not None and prompt.number != self._last:
                self._last = prompt.number
                asyncio.get_running_loop().call_later(self.thinking, self._answer, ws, message.game, prompt)

    def _answer(self, ws: ClientConnection, game: str, prompt: _Prompt) -> None:
        n = len(prompt.options)
        if prompt.kind == "main" and n > 1 and self.dice.random() < 0.8:
            n -= 1
        picked = self.dice.sample(range(n), self.dice.randint(min(prompt.least, n), min(prompt.most, n)))
        self._picked = picked if prompt.ordered else sorted(picked)
        message = {"type": "answer", "game": game, "number": prompt.number, "picked": self._picked}
        self._sent_at = time.perf_counter()
        self._sending = asyncio.create_task(self._send(ws, json.dumps(message)))

    @staticmethod
    async def _send(ws: ClientConnection, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # the time is up
            await ws.send(text)


@dataclass
class Result:
    tables: int
    answers: int
    per_second: float
    median: float
    p99: float
    worst: float
    lost: int
    refused: int
    cpu: float  # seconds of the server for one answer
    idle_table: float  # bytes
    played_table: float

    @property
    def holds(self) -> bool:
        return self.p99 <= ALLOWED_P99 and not self.lost and not self.refused

    def __str__(self) -> str:
        return (
            f"{self.tables:>5} tables: {self.per_second:>6.0f} answers/s, median {self.median * 1e3:>5.1f} ms, "
            f"p99 {self.p99 * 1e3:>6.1f} ms, worst {self.worst * 1e3:>6.1f} ms; lost {self.lost}, "
            f"refused {self.refused}; {self.cpu * 1e3:.2f} ms CPU an answer; "
            f"memory {self.idle_table / 1e3:.0f} KB an idle table, "
            f"{self.played_table / 1e3:.0f} KB in play"
        )


async def _make_tables(url: str, tables: int, foe: p.SeatWish) -> list[tuple[str, int, str]]:
    """(room, seat, token) of people at tables that have begun; made without the server, which limits that."""
    store = Store(url)
    people = []
    for _ in range(tables):
        seating, tokens = Seating.made(p.TableWish(seats=[p.SeatWish("human"), foe]))
        await store.do(lambda connection, seating=seating: archive.add_room(connection, seating))  # type: ignore[misc]
        journal = seating.start(None)
        await store.do(lambda connection, a=seating, b=journal: archive.add_game(connection, a, b))  # type: ignore[misc]
        people += [(seating.id, seat, token) for seat, token in enumerate(tokens) if token]
    store.close()
    return people


def _memory(pid: int) -> int:
    """What a process holds, in bytes (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def _cpu(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(url: str) -> tuple[subprocess.Popen[str], int]:
    process = subprocess.Popen(
        [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", url], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, int(line.split("http://")[1].split("/")[0].rpartition(":")[2])


async def _load(
    port: int,
    pid: int,
    seats: list[tuple[str, int, str]],
    hasty: list[tuple[str, int, str]],
    seconds: float,
    playback: bool,
) -> tuple[list[Person], Any]:
    """Those in a hurry answer at once, so that the bots at their tables never rest; what they wait does not count."""
    begin, here = asyncio.Event(), asyncio.Semaphore(0)
    await asyncio.sleep(1.0)
    bare = _memory(pid)
    people = [Person(port, room, token, seat, Random(f"{room} {seat}"), playback) for room, seat, token in seats]
    others = [Person(port, room, token, seat, Random(room), playback, 0.0) for room, seat, token in hasty]
    tasks = []
    for person in people + others:
        tasks.append(asyncio.create_task(person.play(begin, here)))
        if len(tasks) % 20 == 0:
            await asyncio.sleep(0.05)
    for _ in tasks:
        await asyncio.wait_for(here.acquire(), 60)
    idle, cpu = _memory(pid), _cpu(pid)
    begin.set()
    started = time.perf_counter()
    await asyncio.sleep(WARM_UP + seconds)
    played, cpu = _memory(pid), _cpu(pid) - cpu
    await asyncio.sleep(THINKING)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(outcome, (asyncio.CancelledError, ConnectionClosed, type(None))):
            raise outcome
    return people, (bare, idle, played, cpu, started + WARM_UP)


async def _lost(url: str, people: list[Person]) -> int:
    """Answers that were acknowledged and are not in the store."""
    store = Store(url)
    lost = 0
    journals: dict[str, list[Any]] = {}
    for person in people:
        if person.game and person.game not in journals:
            journals[person.game] = await store.do(
                lambda connection, game=person.game: archive.read_entries(connection, game)  # type: ignore[misc]
            )
        stored = [list(entry.picked) for entry in journals.get(person.game, []) if entry.seat == person.seat]
        lost += sum(picked != there for picked, there in zip_longest(person.answered, stored[: len(person.answered)]))
    store.close()
    return lost


def measure(tables: int, seconds: float, *, playback: bool = False, masters: int = 0) -> Result:
    with tempfile.TemporaryDirectory(prefix="archfoe-bench-") as folder:
        url = sqlite_url(Path(folder) / "tables.sqlite3")
        seats = asyncio.run(_make_tables(url, tables, p.SeatWish("human")))
        hasty = asyncio.run(_make_tables(url, masters, p.SeatWish("bot", bot="master")))
        process, port = start_server(url)
        try:
            people, (bare, idle, played, cpu, since) = asyncio.run(
                _load(port, process.pid, seats, hasty, seconds, playback)
            )
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)
        waits = sorted(wait for person in people for when, wait in person.waits if when >= since)
        return Result(
            tables,
            len(waits),
            len(waits) / seconds,
            waits[len(waits) // 2],
            waits[min(len(waits) - 1, int(len(waits) * 0.99))],
            waits[-1],
            asyncio.run(_lost(url, people)),
            sum(len(person.refused) for person in people),
            cpu / max(1, sum(len(person.waits) for person in people)),
            (idle - bare) / tables,
            (played - bare) / tables,
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="how many tables with two people each")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they play")
    parser.add_argument(
        "--search", action="store_true", help="also find the largest number of tables that holds the limit"
    )
    parser.add_argument("--playback", action="store_true", help="everybody asks for the steps to each view")
    parser.add_argument(
        "--masters", type=int, default=0, help="so many more tables, each with a master that never rests"
    )
    parser.add_argument("--step", type=int, default=50, help="of the search")
    arguments = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; durable writes to SQLite")
    result = measure(arguments.tables, arguments.seconds, playback=arguments.playback, masters=arguments.masters)
    print(result, flush=True)
    best = result if result.holds else None
    while arguments.search and result.holds:
        more = result.tables + arguments.step
        result = measure(more, arguments.seconds, playback=arguments.playback, masters=arguments.masters)
        print(result, flush=True)
        best = result if result.holds else best
    if arguments.search:
        print(f"Most tables with a p99 of at most {ALLOWED_P99 * 1e3:.0f} ms: {best.tables if best else 'none'}.")
    return 0 if best is not None and best.idle_table <= ALLOWED_MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())
