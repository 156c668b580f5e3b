"""People who play while their server, or its PostgreSQL, dies again and again.

    python -m tests.server.killing --kills 1000
    python -m tests.server.killing --kills 200 --restarts 100     # with PostgreSQL, which is stopped hard as often

What must hold: no acknowledged answer is lost or done twice, and every game goes on.
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
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from archfoe.server import archive
from archfoe.server.journal import Said
from archfoe.server.store import Store, sqlite_url
from tests.server.desk import run
from tests.server.postgres import a_database, own_postgres
from tests.server.running import PATIENCE, free_port

TABLES = 4
ALIVE = 0.1  # at most so many seconds of a server's life, from when somebody has been answered
PAUSE = 0.05  # at most so many seconds before an answer
ANSWERS = 2  # of a person in one life of the server: no game may end before the last of them
TELLING = 5.0  # seconds in which a server tells where it is
WITH_BOTS = 4  # every so manyth time one of the tables has a bot, whose worker takes seconds to load in each life
AT_A_TIME = 40  # blows to the same tables: after many more their games would be over


class Nursery:
    """Servers that are born quickly and die by SIGKILL."""

    def __init__(self, url: str) -> None:
        self.port = free_port()
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the servers
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", url, str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
        )
        assert self._line() == "ready"
        self._running = 0

    def _line(self) -> str:
        """The next line about servers, beside what they say themselves."""
        assert self._process.stdout is not None
        while (line := self._process.stdout.readline().strip()) and not (line == "ready" or line.isdigit()):
            pass
        return line

    def start(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self._running = int(self._line())
        return self._running

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        self._running = 0
        assert int(self._line()) == signal.SIGKILL, "it had ended before, by itself"

    def ended(self) -> str:
        """How the server ended that nobody has killed; empty if it runs."""
        try:
            os.kill(self._running, 0)
        except ProcessLookupError:
            self._running = 0
            return f"the server ended by itself, with status {self._line()}"
        return ""

    def said(self) -> str:
        """The last of what servers complained about, and where the threads of the one that runs are."""
        before, end = os.fstat(self._said.fileno()).st_size, time.monotonic() + TELLING
        if self._running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._running, signal.SIGUSR1)
                while os.fstat(self._said.fileno()).st_size == before and time.monotonic() < end:
                    time.sleep(PAUSE)
        self._said.seek(0)
        lines = self._said.read().splitlines()
        return "\n".join([line for line in lines if "resource_tracker" not in line][-60:])

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        if self._running:  # something has failed, which is to be told, not waited for
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._running, signal.SIGKILL)
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._said.close()


@dataclass
class Player:
    """Plays by chance, and writes down every answer that was acknowledged."""

    port: int
    room: str
    token: str
    seat: int
    dice: Random
    acknowledged: dict[int, list[int]] = field(default_factory=dict)  # question -> picked
    open: dict[str, Any] | None = None  # an answer whose fate is unknown
    repeated: int = 0
    alive: asyncio.Event = field(default_factory=asyncio.Event)  # has been answered since the last blow
    left: int = ANSWERS  # that may be given before the next blow
    there: ClientConnection | None = None
    asked: tuple[ClientConnection, dict[str, Any]] | None = None  # what was shown last, and where
    heard: list[str] = field(default_factory=list)  # of the last connection

    def __str__(self) -> str:
        shown = None if self.asked is None else self.asked[1]["table"]["prompt"]
        return (
            f"{self.room} {self.seat}: answer in the air {self.open}, {self.left} left, asked last {shown}, "
            f"heard {self.heard[-5:]} since it is {self.there and self.there.state.name}"
        )

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                async with connect(self.address, max_size=None, compression=None, ping_interval=None) as ws:
                    await ws.send(json.dumps({"type": "hello", "room": self.room, "token": self.token}))
                    self.there, self.heard = ws, []
                    if self.open is not None:  # did it arrive? the server knows
                        self.repeated += 1
                        await ws.send(json.dumps(self.open))
                    await self._listen(ws, stop)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(PAUSE)  # it is dead, or not yet born

    async def encourage(self) -> None:
        """After a blow: some more answers may be given."""
        self.alive.clear()
        self.left = ANSWERS
        for _ in range(2):  # it may have come back meanwhile
            with contextlib.suppress(ConnectionClosed):
                if self.asked is not None:
                    await self._answer(*self.asked)
                return

    async def _listen(self, ws: ClientConnection, stop: asyncio.Event) -> None:
        async for text in ws:
            message = json.loads(text)
            self.heard.append(message["type"])
            if message["type"] == "accepted":
                self._acknowledge(message)
            elif message["type"] == "refused":  # it is stale: the view that came meanwhile asks something else
                self.open, self.left = None, self.left + 1
                if self.asked is not None and self.asked[0] is ws and not stop.is_set():
                    await self._answer(*self.asked)
            elif message["type"] == "view" and not stop.is_set():
                self.asked = ws, message
                await self._answer(ws, message)

    def _acknowledge(self, message: dict[str, Any]) -> None:
        assert self.open is not None and self.open["number"] == message["number"]
        picked = self.open["picked"]
        assert self.acknowledged.setdefault(message["number"], picked) == picked, "two answers for one question"
        self.open = None
        self.alive.set()

    async def _answer(self, ws: ClientConnection, view: dict[str, Any]) -> None:
        """Answers what is asked, if anything is."""
        prompt = view["table"]["prompt"]
        if prompt is None or self.open is not None or not self.left or self.there is not ws:
            return
        self.left -= 1
        n = len(prompt["options"])
        if prompt["kind"] == "main" and n > 1 and self.dice.random() < 0.7:
            n -= 1
        picked = self.dice.sample(range(n), self.dice.randint(min(prompt["least"], n), min(prompt["most"], n)))
        picked = picked if prompt["ordered"] else sorted(picked)
        self.open = {"type": "answer", "game": view["game"], "number": prompt["number"], "picked": picked}
        await asyncio.sleep(self.dice.uniform(0, PAUSE))
        try:
            await ws.send(json.dumps(self.open))
        except ConnectionClosed:
            if self.there is ws:  # it was never sent; else it was sent where this person is now
                self.open, self.left = None, self.left + 1
            raise


def make(port: int, wish: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/rooms", json.dumps(wish).encode())
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                made: dict[str, Any] = json.load(answer)
                return made
        except urllib.error.URLError:  # it has just been born
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(PAUSE)


async def suffering(nursery: Nursery, blows: list[Callable[[], None] | None], seed: int, *, bots: bool) -> list[Player]:
    """Tables of two people, one of them perhaps with a bot; blow by blow the server dies (None), or something else
    is done to it."""
    pid = nursery.start()
    people: list[Player] = []
    for n in range(TABLES):
        second = {"kind": "bot"} if bots and n == 0 else {"kind": "human"}
        made = await asyncio.to_thread(make, nursery.port, {"seats": [{"kind": "human"}, second]})
        people += [
            Player(nursery.port, made["room"], seat["token"], seat["seat"], Random(f"{seed} {n} {seat['seat']}"))
            for seat in made["seats"]
            if seat["token"]
        ]
    stop, dice = asyncio.Event(), Random(seed)
    tasks = [asyncio.create_task(one.play(stop)) for one in people]
    for blow in blows:
        await first_of(people, tasks, nursery)
        await asyncio.sleep(dice.uniform(0, ALIVE))  # at any moment
        if blow is None:
            nursery.kill(pid)
            pid = nursery.start()
        else:
            await asyncio.to_thread(blow)
        await asyncio.gather(*[one.encourage() for one in people])
    tables = [[one for one in people if one.room == room] for room in {one.room for one in people}]
    await asyncio.gather(*[first_of(table, tasks, nursery) for table in tables])  # every game goes on
    stop.set()
    nursery.kill(pid)
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    return people


async def first_of(people: list[Player], tasks: list[asyncio.Task[None]], nursery: Nursery) -> None:
    """Until one of them has been answered since the last blow; `tasks`: of everybody, whose mistakes are told."""
    waits = [asyncio.create_task(one.alive.wait()) for one in people]
    end = time.monotonic() + PATIENCE
    while True:
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=1)
        for task in tasks:
            if task.done():
                task.result()
        if done:
            break
        why = nursery.ended() or ("a game does not go on" if time.monotonic() > end else "")
        assert not why, f"{why}:\n" + "\n".join(map(str, people))
    for wait in waits:
        wait.cancel()


def check(url: str, people: list[Player]) -> int:
    """Every acknowledged answer is in its journal, and nothing is there twice; how many were checked."""
    store = Store(url)
    total = 0
    for person in people:
        stored = run(store.do(lambda connection, room=person.room: archive.read_room(connection, room)))  # type: ignore[misc]
        assert stored is not None
        journal = archive.room_of(person.room, stored).running()
        for question, picked in person.acknowledged.items():
            done = journal.done_before(person.seat, question, Said(tuple(picked)))
            assert done is not None, "an acknowledged answer is lost"
            total += 1
        answers = [entry for entry in stored.entries if entry.seat == person.seat]
        assert len(answers) <= len(person.acknowledged) + person.repeated + 1, "an answer was done twice"
    store.close()
    return total


def suffer(
    url: str, blows: list[Callable[[], None] | None], seed: int = 1, *, bots: bool = False
) -> tuple[list[Player], int]:
    """People who have lived through the blows, and how many of their answers are stored as they should be."""
    nursery = Nursery(url)
    try:
        people = run(suffering(nursery, blows, seed, bots=bots))
    except (AssertionError, ProcessLookupError) as error:
        raise AssertionError(f"{error}\nThe server said last: {nursery.said()}") from error
    finally:
        nursery.close()
    return people, check(url, people)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--restarts", type=int, default=0, help="hard stops of a PostgreSQL; none: SQLite")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        restart: Callable[[], None] | None = None
        if asked.restarts:
            postgres = stack.enter_context(own_postgres())
            restart = postgres.restart
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        blows = [None] * asked.kills + [restart] * asked.restarts
        Random(1).shuffle(blows)
        answers = repeated = 0
        for seed, start in enumerate(range(0, len(blows), AT_A_TIME)):
            url = sqlite_url(folder / f"{seed}.sqlite3")
            with contextlib.ExitStack() as database:
                if restart is not None:
                    url = database.enter_context(a_database(postgres.address, f"blows_{seed}"))
                people, checked = suffer(url, blows[start : start + AT_A_TIME], seed, bots=seed % WITH_BOTS == 1)
            answers += checked
            repeated += sum(person.repeated for person in people)
            done = min(start + AT_A_TIME, len(blows))
            print(
                f"{done} blows, {answers} acknowledged answers, {repeated} sent again: 0 lost, 0 doubled.", flush=True
            )


if __name__ == "__main__":
    main()
