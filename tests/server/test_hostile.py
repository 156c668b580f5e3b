"""20,000 messages that nobody should send: nothing crashes, nothing changes, nobody is shown a traceback."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from archfoe.server.limits import MOST_MESSAGES
from archfoe.wire.to_server import LONGEST_FRAME
from tests.server.desk import run
from tests.server.running import Caller, Server, server

MESSAGES = 20_000
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


async def attacks(running: Server, made: dict[str, Any], view: dict[str, Any]) -> tuple[int, Counter[str]]:
    tokens = [made["seats"][0]["token"], made["seats"][1]["token"], ""]  # both seats, and looking on
    sent, back = 0, Counter[str]()
    seed = 0
    while sent < MESSAGES:
        batch = [attack(running, made["room"], tokens[(seed + i) % 3], seed + i, view) for i in range(AT_ONCE)]
        for one in await asyncio.gather(*batch):
            back += one
        seed += AT_ONCE
        sent += AT_ONCE * A_TIME
    return sent, back


def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make(seats=[{"kind": "human", "name": "ann"}, {"kind": "human", "name": "bob"}])
        callers = [Caller(running, made["room"], seat["token"]) for seat in made["seats"]]
        before = [caller.until("view") for caller in callers]
        asked = next(view for view in before if view["table"]["prompt"] is not None)
        sent, back = run(attacks(running, made, asked))
        assert sent >= MESSAGES
        assert back["refused"] > MESSAGES * 0.9 and back["pong"] == sent // A_TIME, back
        assert set(back) == {"refused", "view", "room", "pong"}, "nothing was accepted, said or given away"
        after = [Caller(running, made["room"], seat["token"]).until("view") for seat in made["seats"]]
        assert [view["table"] for view in after] == [view["table"] for view in before]
        assert [view["number"] for view in after] == [view["number"] for view in before]
        person = Caller(running, made["room"], made["seats"][before.index(asked)]["token"])
        person.answer(asked, [0])
        assert person.until("accepted")["number"] == asked["table"]["prompt"]["number"]
        log = running.log.read_text()
        assert "Traceback" not in log and "Error" not in log, log[-2000:]


def test_script_in_names_and_chat_travels_as_text(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make(seats=[{"kind": "human", "name": "<b>ann</b>"}, {"kind": "bot"}])
        ann = Caller(running, made["room"], made["seats"][0]["token"])
        assert ann.until("room")["chairs"][0]["name"] == "<b>ann</b>"
        ann.send(type="say", text=SCRIPT)
        assert ann.until("said")["text"] == SCRIPT
        _, headers, _ = running.request("/api/setup")
        assert headers["content-type"] == "application/json"  # never a page that a browser would run
