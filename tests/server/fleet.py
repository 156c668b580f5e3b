"""Three real servers on one real PostgreSQL: killed, paused, stopped and started again while people play.

`python -m tests.server.fleet --tables 12 --rounds 30` does that for a while and tells what was lost (nothing may be)
and how long tables stood still. People behave as the page does: they come back more and more slowly, leave a server
that says nothing, go where they are sent, and say again what was not confirmed. `--proxy nginx` or `--proxy caddy` puts
that in front of the servers, as its sample in `deploy/` says.
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
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from archfoe.server import archive
from archfoe.server.sockets import ELSEWHERE
from tests.server.desk import run
from tests.server.killing import make
from tests.server.postgres import a_database, engine_of, running_postgres
from tests.server.proxies import HOST, PROXIES, SERVERS, Front, proxy
from tests.server.running import PATIENCE, free_port

Event = Literal["kill", "pause", "stop"]
TRIES = 9  # digits, one after the other
HURRIES = 5  # silences one after the other; then a page waits longer from one to the next


class Habits(NamedTuple):
    """Seconds; those of the page are the default."""

    lease: float = 6.0
    thinking: float = 0.5
    ping: float = 5.0
    patience: float = 4.0
    first_wait: float = 0.3
    longest_wait: float = 8.0


class Fleet:
    """Servers that are born quickly, each at a port of its own; behind a proxy if there is a `front`."""

    def __init__(self, database: str, lease: float, front: Front | None = None) -> None:
        self.ports = front.ports if front else [free_port() for _ in SERVERS]
        self.doors = [front.address] if front else [f"http://127.0.0.1:{port}" for port in self.ports]
        self._lease, self._front = lease, front
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._line() == "ready"
        self.pids = [0] * len(SERVERS)
        for i in range(len(SERVERS)):
            self.start(i)

    def _line(self) -> str:
        assert self._nursery.stdout is not None
        while (line := self._nursery.stdout.readline().strip()) and not (line == "ready" or line.isdigit()):
            pass
        return line

    def start(self, i: int) -> None:
        assert self._nursery.stdin is not None
        words = [str(self.ports[i]), str(self._lease)]
        if self._front is not None:
            words += [f"/at/{SERVERS[i]}", self._front.address]
        self._nursery.stdin.write(" ".join(words) + "\n")
        self._nursery.stdin.flush()
        self.pids[i] = int(self._line())

    def signal(self, i: int, sig: signal.Signals) -> None:
        os.kill(self.pids[i], sig)

    async def gone(self, i: int) -> None:
        """Until it has ended."""
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(self.pids[i], 0)
                await asyncio.sleep(0.02)

    def close(self) -> None:
        assert self._nursery.stdin is not None and self._nursery.stdout is not None
        for pid in self.pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._nursery.stdin.close()
        self._nursery.wait(PATIENCE)
        self._nursery.stdout.close()


@dataclass
class Player:
    """A page at a table; it begins at the door `home`, and goes to the next one if that does not answer."""

    doors: list[str]
    home: int
    room: str
    token: str
    seat: int
    dice: Random
    habits: Habits
    acknowledged: dict[str, list[list[int]]] = field(default_factory=dict)  # game -> picked, in order
    open: dict[str, Any] | None = None  # an answer whose fate is unknown
    repeated: int = 0
    refused: int = 0
    moved: int = 0
    connected_at: float = 0.0  # when it last heard from a table that it had just joined
    answered_at: float = 0.0
    waits: list[float] = field(default_factory=list)  # from a connection that was closed to the next that speaks
    last: str = ""  # what it was told last
    _lost_at: float = 0.0

    async def play(self) -> None:
        wait, door, there, silences = self.habits.first_wait, self.home, "", 0
        first = sum(map(ord, self.room))
        while True:
            again = f"?try={(first + silences) % TRIES}" if silences and not there else ""
            address = f"{self.doors[door]}{there}" if there.startswith("/") else there or self.doors[door]
            there = ""
            heard = False
            try:
                async with connect(
                    f"ws{address[4:]}/ws/{self.room}{again}",
                    host=HOST,
                    origin=Origin(self.doors[door]),
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                    open_timeout=self.habits.patience,
                    close_timeout=0.1,
                ) as ws:
                    await ws.send(json.dumps({"type": "hello", "room": self.room, "token": self.token}))
                    if self.open is not None:
                        self.repeated += 1
                        await ws.send(json.dumps(self.open))
                    async for text in self._heard(ws):
                        if not heard:
                            heard, wait, silences = True, self.habits.first_wait, 0
                            self._joined()
                        await self._hear(ws, json.loads(text))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == ELSEWHERE:
                    there, self.moved = closed.rcvd.reason, self.moved + 1
            except TimeoutError:
                silences += 1
                wait = self.habits.first_wait if silences <= HURRIES else wait
            except (InvalidHandshake, OSError, EOFError):
                silences += silences > 0
            self._lost_at = self._lost_at or time.monotonic()
            if not there:
                door = (door + 1) % len(self.doors) if not heard else self.home
                await asyncio.sleep(wait)
                wait = min(2 * wait, self.habits.longest_wait)

    def _joined(self) -> None:
        self.connected_at = time.monotonic()
        if self._lost_at:
            self.waits.append(self.connected_at - self._lost_at)
            self._lost_at = 0.0

    def told(self, since: float) -> str:
        """For who looks for the reason why a table does not go on."""
        joined, answered = self.connected_at - since, self.answered_at - since
        return f"seat {self.seat}: joined {joined:.1f}, answered {answered:.1f}, open {self.open}, last {self.last}"

    async def _heard(self, ws: ClientConnection) -> Any:
        """What comes; a connection on which not even a ping is answered raises `TimeoutError`."""
        while True:
            try:
                async with asyncio.timeout(self.habits.ping):
                    text = await ws.recv()
            except TimeoutError:
                await ws.send('{"type": "ping"}')
                async with asyncio.timeout(self.habits.patience):
                    text = await ws.recv()
            yield text

    async def _hear(self, ws: ClientConnection, message: dict[str, Any]) -> None:
        self.last = str(message)[:200]
        if message["type"] == "accepted":
            assert self.open is not None and self.open["number"] == message["number"]
            self.acknowledged.setdefault(message["game"], []).append(self.open["picked"])
            self.open = None
            self.answered_at = time.monotonic()
        elif message["type"] == "refused":
            self.refused += self.open is not None
            self.open = None
        elif message["type"] == "view":
            await self._answer(ws, message)

    async def _answer(self, ws: ClientConnection, view: dict[str, Any]) -> None:
        prompt = view["table"]["prompt"]
        if view["table"]["over"] and self.seat == 0:
            await ws.send('{"type": "start"}')
        if prompt is None or self.open is not None:
            return
        n = len(prompt["options"])
        if prompt["kind"] == "main" and n > 1 and self.dice.random() < 0.7:
            n -= 1
        picked = self.dice.sample(range(n), self.dice.randint(min(prompt["least"], n), min(prompt["most"], n)))
        picked = picked if prompt["ordered"] else sorted(picked)
        await asyncio.sleep(self.dice.uniform(0, 2 * self.habits.thinking))
        self.open = {"type": "answer", "game": view["game"], "number": prompt["number"], "picked": picked}
        await ws.send(json.dumps(self.open))


@dataclass
class Outcome:
    """What came of it; `still` has for each event how long the table stood still that took longest."""

    people: list[Player]
    still: list[tuple[Event, float]] = field(default_factory=list)
    away: list[tuple[Event, float]] = field(default_factory=list)  # and how long somebody's page was connecting again

    @property
    def acknowledged(self) -> int:
        return sum(len(picks) for one in self.people for picks in one.acknowledged.values())

    def longest(self, event: Event) -> tuple[float, float]:
        """How long a table stood still, and a page was connecting again."""
        return max(s for what, s in self.still if what == event), max(s for what, s in self.away if what == event)


async def storm(fleet: Fleet, habits: Habits, events: Sequence[Event], tables: int, dice: Random) -> Outcome:
    """Tables of two people, while one event after the other befalls one of the servers."""
    people: list[Player] = []
    for n in range(tables):
        home = n % len(fleet.doors)
        wish = {"seats": [{"kind": "human"}, {"kind": "human"}]}
        made = await asyncio.to_thread(make, fleet.ports[n % len(SERVERS)], wish)
        people += [
            Player(fleet.doors, home, made["room"], seat["token"], seat["seat"], Random(f"{n} {seat['seat']}"), habits)
            for seat in made["seats"]
        ]
    outcome = Outcome(people)
    tasks = [asyncio.create_task(one.play()) for one in people]
    try:
        await _all_go_on(people, time.monotonic(), tasks)
        for event in events:
            for one in people:
                one.waits.clear()
            outcome.still.append(
                (event, await _befall(fleet, dice.randrange(len(SERVERS)), event, habits, people, tasks))
            )
            outcome.away.append((event, max((wait for one in people for wait in one.waits), default=0.0)))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return outcome


async def _befall(
    fleet: Fleet, i: int, event: Event, habits: Habits, people: list[Player], tasks: list[asyncio.Task[None]]
) -> float:
    """One event from its beginning until every table has gone on; then the server is there again, and all go on."""
    began = time.monotonic()
    if event == "pause":
        fleet.signal(i, signal.SIGSTOP)
    else:
        fleet.signal(i, signal.SIGKILL if event == "kill" else signal.SIGTERM)
        await fleet.gone(i)
    still = await _all_go_on(people, began, tasks)
    if event == "pause":
        while time.monotonic() < began + 1.5 * habits.lease:
            await asyncio.sleep(0.05)
        fleet.signal(i, signal.SIGCONT)
    else:
        fleet.start(i)
    await _all_go_on(people, time.monotonic(), tasks)
    return still


async def _all_go_on(people: list[Player], since: float, tasks: list[asyncio.Task[None]]) -> float:
    """Until somebody at every table has been answered; how long that took."""
    rooms = {one.room for one in people}
    while waiting := rooms - {one.room for one in people if one.answered_at > since}:
        for task in tasks:
            if task.done():
                task.result()
        stuck = [one.told(since) for one in people if one.room in waiting]
        assert time.monotonic() < since + PATIENCE, f"{len(waiting)} tables do not go on: {stuck}"
        await asyncio.sleep(0.02)
    return time.monotonic() - since


def check(database: str, people: list[Player]) -> int:
    """Every acknowledged answer is in its journal, once and in order; how many were checked."""
    engine, checked = engine_of(database), 0
    with engine.connect() as connection:
        for one in people:
            spare = one.refused + (one.open is not None)
            for game, picks in one.acknowledged.items():
                stored = [
                    list(entry.picked) for entry in archive.read_entries(connection, game) if entry.seat == one.seat
                ]
                rest = iter(stored)
                assert all(picked in rest for picked in picks), f"an acknowledged answer of {game} is lost"
                assert len(stored) <= len(picks) + spare, f"an answer of {game} was done twice"
                checked += len(picks)
    engine.dispose()
    return checked


def weather(
    database: str, habits: Habits, events: Sequence[Event], tables: int, seed: int = 1, front: Front | None = None
) -> Outcome:
    fleet = Fleet(database, habits.lease, front)
    try:
        return run(storm(fleet, habits, events, tables, Random(seed)))
    finally:
        fleet.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Three servers on one PostgreSQL, in bad weather.")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=10, help="each a kill, a pause and a stop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proxy", choices=PROXIES, help="in front of the servers")
    asked = parser.parse_args()
    events: list[Event] = ["kill", "pause", "stop"] * asked.rounds
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(a_database(stack.enter_context(running_postgres()), "fleet"))
        front = stack.enter_context(proxy(asked.proxy)) if asked.proxy else None
        outcome = weather(database, Habits(), events, asked.tables, asked.seed, front)
        checked = check(database, outcome.people)
    print(f"{asked.tables} tables, {len(events)} events, {checked} acknowledged answers: 0 lost, 0 doubled.")
    for event in ("kill", "pause", "stop"):
        still, away = outcome.longest(event)
        print(f"  {event:>5}: tables went on after at most {still:.1f} s, pages were away for at most {away:.1f} s")
    print(f"  sent to another server {sum(one.moved for one in outcome.people)} times")


if __name__ == "__main__":
    main()
