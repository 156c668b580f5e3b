"""The server is killed again and again while people play: no acknowledged answer is lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from archfoe.server import archive
from archfoe.server.store import Store, sqlite_url
from tests.breadth import usually
from tests.server.desk import run
from tests.server.running import PATIENCE, free_port

KILLS = int(os.environ.get("ARCHFOE_KILLS", usually("16", "40")))
TABLES = 4
ALIVE = 0.1  # at most so many seconds of a server's life, from when somebody has been answered
PAUSE = 0.05  # at most so many seconds before an answer
ANSWERS = 2  # of a person in one life of the server: no game may end before the last of them


class Nursery:
    """Servers that are born quickly and die by SIGKILL."""

    def __init__(self, url: str) -> None:
        self.port = free_port()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", url, str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
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

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        if self._running:  # something has failed, which is to be told, not waited for
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._running, signal.SIGKILL)
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


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
    alive: asyncio.Event = field(default_factory=asyncio.Event)  # has been answered since the last start

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                async with connect(self.address, max_size=None, compression=None, ping_interval=None) as ws:
                    await ws.send(json.dumps({"type": "hello", "room": self.room, "token": self.token}))
                    if self.open is not None:  # did it arrive? the server knows
                        self.repeated += 1
                        await ws.send(json.dumps(self.open))
                    await self._listen(ws, stop)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(PAUSE)  # it is dead, or not yet born

    async def _listen(self, ws: ClientConnection, stop: asyncio.Event) -> None:
        answers = 0
        async for text in ws:
            message = json.loads(text)
            if message["type"] == "accepted":
                self._acknowledge(message)
            elif message["type"] == "refused":
                self.open = None  # it is stale: what came of it shows in the view
            elif message["type"] == "view" and not stop.is_set() and answers < ANSWERS:
                answers += await self._answer(ws, message)

    def _acknowledge(self, message: dict[str, Any]) -> None:
        assert self.open is not None and self.open["number"] == message["number"]
        picked = self.open["picked"]
        assert self.acknowledged.setdefault(message["number"], picked) == picked, "two answers for one question"
        self.open = None
        self.alive.set()

    async def _answer(self, ws: ClientConnection, view: dict[str, Any]) -> bool:
        """Answers what is asked, if anything is."""
        prompt = view["table"]["prompt"]
        if prompt is None or self.open is not None:
            return False
        n = len(prompt["options"])
        if prompt["kind"] == "main" and n > 1 and self.dice.random() < 0.7:
            n -= 1
        picked = self.dice.sample(range(n), self.dice.randint(min(prompt["least"], n), min(prompt["most"], n)))
        picked = picked if prompt["ordered"] else sorted(picked)
        self.open = {"type": "answer", "game": view["game"], "number": prompt["number"], "picked": picked}
        await asyncio.sleep(self.dice.uniform(0, PAUSE))
        await ws.send(json.dumps(self.open))
        return True


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


async def killing(nursery: Nursery, kills: int, *, bots: bool) -> list[Player]:
    """Tables of two people, one of them perhaps with a bot; the server dies again and again."""
    pid = nursery.start()
    people: list[Player] = []
    for n in range(TABLES):
        second = {"kind": "bot"} if bots and n == 0 else {"kind": "human"}
        made = await asyncio.to_thread(make, nursery.port, {"seats": [{"kind": "human"}, second]})
        people += [
            Player(nursery.port, made["room"], seat["token"], seat["seat"], Random(f"{n} {seat['seat']}"))
            for seat in made["seats"]
            if seat["token"]
        ]
    stop, dice = asyncio.Event(), Random(1)
    tasks = [asyncio.create_task(one.play(stop)) for one in people]
    for _ in range(kills):
        await first_of(people)
        await asyncio.sleep(dice.uniform(0, ALIVE))  # it dies at any moment
        nursery.kill(pid)
        pid = nursery.start()
    tables = [[one for one in people if one.room == room] for room in {one.room for one in people}]
    await asyncio.gather(*map(first_of, tables))  # every game goes on
    stop.set()
    nursery.kill(pid)
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    return people


async def first_of(people: list[Player]) -> None:
    """Until one of them has been answered from now on."""
    for one in people:
        one.alive.clear()
    waits = [asyncio.create_task(one.alive.wait()) for one in people]
    done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    for wait in waits:
        wait.cancel()
    assert done, "a game does not go on"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="starts servers by forking")
@pytest.mark.parametrize("sort", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_loses_nothing_that_it_has_acknowledged(
    sort: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = KILLS if sort == "sqlite" else KILLS // 4
    url = sqlite_url(tmp_path / "tables.sqlite3")
    if sort == "postgresql":
        url = request.getfixturevalue("postgres_database")
    nursery = Nursery(url)
    try:
        people = run(killing(nursery, kills, bots=sort == "postgresql"))
    finally:
        nursery.close()
    store = Store(url)
    total = 0
    for person in people:
        stored = run(store.do(lambda connection, room=person.room: archive.read_room(connection, room)))  # type: ignore[misc]
        assert stored is not None
        journal = archive.room_of(person.room, stored).running()
        for question, picked in person.acknowledged.items():
            given = journal.given(person.seat, question)
            assert given is not None and list(given.picked) == picked
            total += 1
        answers = [entry for entry in stored.entries if entry.seat == person.seat]
        assert len(answers) <= len(person.acknowledged) + person.repeated + 1, "nothing is done twice"
    store.close()
    assert total >= kills, "too little was played to prove anything"
    assert sum(person.repeated for person in people) > kills / 10, "no answer was ever in the air"
