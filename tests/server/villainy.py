"""Messages and bodies that nobody should send.

    python -m tests.server.villainy --messages 900000 --bodies 100000

Beside them somebody else says `ping` all the time: how long that takes, and how big the server grows, is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from multiprocessing.connection import Connection as PipeConnection
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as dial

from archfoe.server.limits import MOST_MESSAGES
from archfoe.wire.to_server import LONGEST_FRAME
from tests.server.desk import run
from tests.server.running import Caller, Server, server

A_TIME = MOST_MESSAGES - 1  # after hello, on one connection
AT_ONCE = 8  # connections
SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>"
STRANGE = ["\u202e", "\u2066", "\u200b", "\ufeff", "\0", "\x1b[2J", "\x07", "\ud800", "\U000e0001", "\ue000"]


class Villainy:
    """Messages of every bad sort, some of them almost right."""

    def __init__(self, seed: int, game: str, number: int) -> None:
        self.dice, self.game, self.number = Random(seed), game, number
        self.sorts: list[Callable[[], str | bytes]] = [
            self.no_json, self.deep, self.long, self.wrong_type, self.unknown_field, self.unknown_message, self.stale,
            self.unlisted, self.other_game, self.huge_numbers, self.strange_text, self.orders, self.seats, self.votes,
            self.hello_again, self.binary, self.asked_too_much,
        ]  # fmt: skip

    def next(self) -> tuple[str, str | bytes]:
        sort = self.dice.choice(self.sorts)
        return sort.__name__, sort()

    def no_json(self) -> str:
        return self.dice.choice(
            ["", "{", "[]", "null", "0", '"hi"', "{'type': 'ping'}", '{"type": }', "\0", "NaN", "{}"]
        )

    def deep(self) -> str:
        depth = self.dice.randrange(1000, 4000)
        return self.dice.choice(["[" * depth, '{"a":' * 1000, "[" * depth + "]" * depth])

    def long(self) -> str:
        """As long as a frame may be."""
        return json.dumps({"type": "say", "text": "x" * (LONGEST_FRAME - 40)})

    def wrong_type(self) -> str:
        bad: Any = self.dice.choice([None, "0", 1.5, [], {}, True, [[0]], ["a"], -1])
        good = {"type": "answer", "game": self.game, "number": self.number, "picked": [0]}
        field = self.dice.choice(["game", "number", "picked", "type"])
        if (field, bad) in (("picked", []), ("game", "0")):
            bad = {}
        return json.dumps({**good, field: bad})

    def unknown_field(self) -> str:
        return json.dumps({"type": "ping", self.dice.choice(["seat", "__class__", "token"]): 0})

    def unknown_message(self) -> str:
        return json.dumps({"type": self.dice.choice(["", "admin", "view", "room", "Answer", SCRIPT])})

    def stale(self) -> str:
        number = self.number + self.dice.choice([1, 2, 50, 10**5])
        return json.dumps({"type": "answer", "game": self.game, "number": number, "picked": [0]})

    def unlisted(self) -> str:
        picked = self.dice.choice([[99], [0, 0], [], [9999], [0, 1, 2, 3], list(range(100, 200))])
        return json.dumps({"type": "answer", "game": self.game, "number": self.number, "picked": picked})

    def other_game(self) -> str:
        game = self.dice.choice(["", "x", self.game[:-1] + "9", "../" + self.game[:20], SCRIPT[:30]])
        kind = self.dice.choice(["answer", "undo", "play_all", "hint"])
        more = {"picked": [0]} if kind == "answer" else {}
        return json.dumps({"type": kind, "game": game, "number": self.number, **more})

    def huge_numbers(self) -> str:
        huge = self.dice.choice(["1e400", "-1", "9" * 400, "1e18", "-5", "0.5", "12345678901234567890"])
        return f'{{"type":"answer","game":"{self.game}","number":{huge},"picked":[{huge}]}}'

    def strange_text(self) -> str:
        text = "a" + self.dice.choice(STRANGE) + "b"
        kind = self.dice.choice([{"type": "say", "text": text}, {"type": "rename", "name": text}])
        return json.dumps(kind)

    def orders(self) -> str:
        order = {"do": self.dice.choice(["avoid", "win"]), "card": self.dice.choice(["base/kick", "x", SCRIPT, "/etc"])}
        return json.dumps({"type": "set_orders", "orders": [order] * self.dice.choice([1, 21])})

    def seats(self) -> str:
        return json.dumps(
            self.dice.choice(
                [
                    {"type": "change_seat", "seat": self.dice.choice([2, 7, 9, 10**6]), "kind": "bot", "bot": "greedy"},
                    {"type": "change_seat", "seat": 0, "kind": "king"},
                    {"type": "change_seat", "seat": 0, "kind": "bot", "bot": "no such bot"},
                    {"type": "sit_down", "seat": 1, "name": "me"},
                    {"type": "start"},
                    {"type": "rename", "name": "x" * 60},
                    {"type": "rename", "name": "greedy"},
                ]
            )
        )

    def votes(self) -> str:
        return json.dumps({"type": "vote", "game": self.game, "number": self.number, "agree": True})

    def hello_again(self) -> str:
        return json.dumps({"type": "hello", "room": "x", "token": "y" * 40})

    def binary(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(1, 60))

    def asked_too_much(self) -> str:
        return json.dumps(
            self.dice.choice(
                [
                    {"type": "explain", "what": SCRIPT},
                    {"type": "explain", "what": "BASE-999999999999"},
                    {"type": "earlier", "game": "x", "before": 0},
                    {"type": "get_record"},
                    {"type": "undo", "game": self.game, "number": self.number + 1},
                ]
            )
        )


async def attack(running: Server, room: str, token: str, seed: int, view: dict[str, Any]) -> Counter[str]:
    """One connection full of it; returns what came back, by type."""
    villainy = Villainy(seed, view["game"], view["table"]["prompt"]["number"])
    back: Counter[str] = Counter()
    address = f"ws://127.0.0.1:{running.port}/ws"
    async with connect(address, max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "room": room, "token": token}))
        for _ in range(A_TIME):
            _, message = villainy.next()
            await socket.send(message)
        await socket.send(json.dumps({"type": "ping"}))
        try:
            async for text in socket:
                assert "Traceback" not in text and "File " not in str(text)
                kind = json.loads(text)["type"]
                back[kind] += 1
                if kind == "pong":
                    break
        except ConnectionClosed as closed:
            back[f"closed {closed.rcvd.code if closed.rcvd else ''}"] += 1
    return back


async def attacks(
    running: Server, made: dict[str, Any], view: dict[str, Any], messages: int, seed: int = 0
) -> tuple[int, Counter[str]]:
    """So many messages or some more; how many they were, and what came back."""
    tokens = [made["seats"][0]["token"], made["seats"][1]["token"], ""]  # both seats, and looking on
    sent, back = 0, Counter[str]()
    while sent < messages:
        batch = [attack(running, made["room"], tokens[(seed + i) % 3], seed + i, view) for i in range(AT_ONCE)]
        for one in await asyncio.gather(*batch):
            back += one
        seed += AT_ONCE
        sent += AT_ONCE * A_TIME
    return sent, back


class Bodies:
    """Requests of every bad sort, over a few connections."""

    def __init__(self, port: int, seed: int) -> None:
        self.dice, self._port = Random(seed), port
        self._connection = HTTPConnection("127.0.0.1", port)
        self.sorts: list[Callable[[], tuple[str, str, bytes | None]]] = [
            self.no_json, self.bad_wish, self.bad_record, self.bad_list, self.bad_path, self.bad_method, self.bad_place,
        ]  # fmt: skip

    def send(self) -> int:
        """One of them; what it was answered with. Whoever is sent away comes again."""
        method, path, body = self.dice.choice(self.sorts)()
        try:
            self._connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = self._connection.getresponse()
            text = answer.read()
        except (HTTPException, OSError):
            self._connection.close()
            self._connection = HTTPConnection("127.0.0.1", self._port)
            return 0
        assert b"Traceback" not in text and b'File "' not in text, text[:500]
        return answer.status

    def no_json(self) -> tuple[str, str, bytes | None]:
        junk = self.dice.choice([b"", b"{", b"null", b"[" * 3000, self.dice.randbytes(200), b"{}" * 50_000])
        return "POST", self.dice.choice(["/api/rooms", "/api/replays", "/api/tables"]), junk

    def bad_wish(self) -> tuple[str, str, bytes | None]:
        wish: dict[str, Any] = self.dice.choice(
            [
                {"mode": "chess"},
                {"seats": [{"kind": "human"}] * self.dice.choice([0, 1, 6, 500])},
                {"seats": [{"kind": "bot", "bot": SCRIPT}, {"kind": "human"}]},
                {"seats": [{"kind": "human", "name": self.dice.choice(STRANGE) * 9}, {"kind": "bot"}]},
                {"mode": "rebirth", "own": {"scenario": self.dice.choice([-1, 99, 10**30])}},
                {"options": {"__class__": 1}},
                {"campaign": {"name": "../" * 40}},
            ]
        )
        return "POST", "/api/rooms", json.dumps(wish).encode("utf-8", "replace")

    def bad_record(self) -> tuple[str, str, bytes | None]:
        words = [{"format": 9**9}, {"options": {}, "answers": [[9, [9]]] * 500}, {"key": SCRIPT}, [[]], "x" * 5000]
        return "POST", "/api/replays", json.dumps(self.dice.choice(words)).encode()

    def bad_list(self) -> tuple[str, str, bytes | None]:
        rooms = [[self.dice.choice(["x", SCRIPT, "a" * 500]), "y"]] * self.dice.choice([1, 3000])
        return "POST", "/api/tables", json.dumps({"tables": rooms}).encode()

    def bad_path(self) -> tuple[str, str, bytes | None]:
        end = self.dice.choice(["../../etc/passwd", "%2e%2e/%2e%2e/x", "%00", "a" * 4000, "%F0%9F%92%A9", "x/y/z"])
        return "GET", self.dice.choice(["/", "/api/face/", "/api/rules/", "/api/lessons/", "/assets/"]) + end, None

    def bad_method(self) -> tuple[str, str, bytes | None]:
        return self.dice.choice(["DELETE", "PUT", "PATCH", "TRACE"]), "/api/rooms", b"{}"

    def bad_place(self) -> tuple[str, str, bytes | None]:
        place = self.dice.choice(["-1", "9" * 40, "0x1", "1e9", "null"])
        return (
            "GET",
            f"/api/replays/{self.dice.choice(['x', 'a' * 32])}/{place}{self.dice.choice(['', '/earlier'])}",
            None,
        )


class Neighbor:
    """Somebody who only looks on at another table and says `ping` again and again, never more often than is allowed.

    In a process of its own: the attackers are busy all the time, and how long they take is not the server's fault.
    """

    def __init__(self, port: int, room: str) -> None:
        spawn = get_context("spawn")
        self._done, (self._told, tells) = spawn.Event(), spawn.Pipe(duplex=False)
        self._process = spawn.Process(target=_pings, args=(port, room, self._done, tells), daemon=True)
        self._process.start()

    def times(self) -> list[float]:
        """How long each ping took; the neighbor leaves."""
        self._done.set()
        times: list[float] = self._told.recv()
        self._process.join()
        return times


def _pings(port: int, room: str, done: Event, tells: PipeConnection) -> None:
    times: list[float] = []
    with dial(f"ws://127.0.0.1:{port}/ws/{room}", max_size=None, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "room": room, "token": ""}))
        while not done.wait(0.25):
            began = time.perf_counter()
            socket.send(json.dumps({"type": "ping"}))
            while json.loads(socket.recv())["type"] != "pong":
                pass
            times.append(time.perf_counter() - began)
    tells.send(times)


def memory(pid: int) -> int:
    """The most that a process ever had, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) // 1024


def _bodies(port: int, bodies: int) -> Counter[int]:
    villain = Bodies(port, 1)
    return Counter(villain.send() for _ in range(bodies))


async def _siege(running: Server, made: dict[str, Any], view: dict[str, Any], messages: int, bodies: int) -> None:
    quiet = running.make(seats=[{"kind": "human"}, {"kind": "human"}])  # somebody else's table
    neighbor = Neighbor(running.port, quiet["room"])
    posted = asyncio.create_task(asyncio.to_thread(_bodies, running.port, bodies))
    sent, back = await attacks(running, made, view, messages)
    answered = await posted
    times = sorted(await asyncio.to_thread(neighbor.times))
    assert not {status for status in answered if 500 <= status != 503}, answered
    print(f"{sent} messages: {dict(back)}")
    print(f"{bodies} bodies: {dict(answered)}")
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{len(times)} pings of another table: median {1000 * middle:.1f} ms, p99 {1000 * late:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.villainy", description=__doc__)
    parser.add_argument("--messages", type=int, default=900_000)
    parser.add_argument("--bodies", type=int, default=100_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
        made = running.make(seats=[{"kind": "human", "name": "ann"}, {"kind": "human", "name": "bob"}])
        before = [Caller(running, made["room"], seat["token"]).until("view") for seat in made["seats"]]
        view = next(one for one in before if one["table"]["prompt"] is not None)
        run(_siege(running, made, view, asked.messages, asked.bodies))
        after = [Caller(running, made["room"], seat["token"]).until("view") for seat in made["seats"]]
        assert [one["table"] for one in after] == [one["table"] for one in before], "something has changed"
        assert "Traceback" not in running.log.read_text(), running.log.read_text()[-2000:]
        print(f"Nothing has changed at the table; the server had {memory(running.process.pid)} MB at most.")


if __name__ == "__main__":
    main()
