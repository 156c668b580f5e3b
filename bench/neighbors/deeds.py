"""What a client can ask for: each endpoint and each message, done once and waited for."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from itertools import count, repeat
from typing import Any, Final, NamedTuple

from archfoe.games.options import Options
from archfoe.table.session import Session
from bench.neighbors.calls import Seat

Deed = Callable[[], Awaitable[None]]
Prepare = Callable[[Seat, int], Awaitable[Deed]]  # for a client, and the number of it among those who do the same
_SET: Final = """name = "bench"
title = "Bench"
game = "lineup"
[[card]]
name = "Bench"
is = "hero"
cost = 3
vp = 1
text = "+2 Power."
"""


class Sort(NamedTuple):
    name: str
    prepare: Prepare
    pause: float = 0.1  # seconds between two of an honest client, who keeps to the limits
    at_once: int = 16  # how many an attacker does at a time


def _record(number: int) -> bytes:
    session = Session(Options(players=2), ["greedy", "greedy"], number.to_bytes(16, "big"))
    return session.record().dumps().encode()


def _get(path: Callable[[int], str]) -> Prepare:
    async def prepare(seat: Seat, number: int) -> Deed:
        turns = count(number) if number else repeat(0)

        async def deed() -> None:
            await seat.http.ask("GET", path(next(turns)))

        return deed

    return prepare


def _post(path: str, body: Callable[[int], bytes]) -> Prepare:
    async def prepare(seat: Seat, number: int) -> Deed:
        turns = count(1000 * number)

        async def deed() -> None:
            await seat.http.ask("POST", path, body(next(turns)))

        return deed

    return prepare


def _of_replay(path: str, method: str = "GET", body: bytes = b"", until: bytes = b"") -> Prepare:
    """Something about a record that each opens first; asked again until the answer has a word in it."""

    async def prepare(seat: Seat, number: int) -> Deed:
        turns = count(1000 * number + 7)

        async def deed() -> None:
            if until or not opened:
                status, text = await seat.http.ask("POST", "/api/replays", _record(next(turns)))
                if status != 201:
                    return
                opened[:] = [json.loads(text)["id"]]
            for _ in range(600):
                _, found = await seat.http.ask(method, path.format(id=opened[0], at=next(turns) % 200), body)
                if until in found:
                    return

        opened: list[str] = []
        await deed()
        return deed

    return prepare


def _say(message: dict[str, Any], *heard: str) -> Prepare:
    """A message at a table of two people; what it says of the game is filled in."""

    async def prepare(seat: Seat, number: int) -> Deed:
        await seat.sit()

        async def deed() -> None:
            known = {"game": seat.view["game"], "number": seat.view["number"]}
            await seat.say({name: known.get(name, value) for name, value in message.items()})
            await seat.hear("refused", *heard)

        return deed

    return prepare


def _play(*bots: str, hints: bool = False) -> Prepare:
    """Turn after turn against bots; a deed is the time until one is asked again, or until a hint is there."""

    async def prepare(seat: Seat, number: int) -> Deed:
        await seat.sit(*bots)

        async def deed() -> None:
            if not await seat.until_asked():
                await seat.sit(*bots)
                await seat.until_asked()
            if hints:
                prompt = seat.view["table"]["prompt"]["number"]
                await seat.say({"type": "hint", "game": seat.view["game"], "number": prompt})
                await seat.hear("hinted", "refused")
                return
            await seat.answer(ends_turn="master" in bots)
            await seat.until_asked()

        return deed

    return prepare


async def _enters(seat: Seat, number: int) -> Deed:
    await seat.sit()

    async def deed() -> None:
        await seat.enter(seat.room, seat.token)

    return deed


def _glances(seat: Seat) -> bytes:
    return json.dumps({"seats": [{"room": seat.room, "token": seat.token}]}).encode()


async def _lists(seat: Seat, number: int) -> Deed:
    await seat.sit()

    async def deed() -> None:
        await seat.http.ask("POST", "/api/tables", _glances(seat))

    return deed


_MODES: Final = ("base", "heroes_unite", "rivals", "confrontations", "rebirth")
_FORMS: Final = [f"sets={','.join(_MODES[:n])}&guests={mode}&spoilers={n % 2}" for n in range(6) for mode in _MODES]

SORTS: Final = {
    sort.name: sort
    for sort in [
        Sort("GET /", _get(lambda n: "/")),
        Sort("GET /health", _get(lambda n: "/health")),
        Sort("GET /api/setup", _get(lambda n: "/api/setup")),
        Sort("GET /api/catalogue", _get(lambda n: f"/api/catalogue?{_FORMS[n % len(_FORMS)]}")),
        Sort("GET /api/face", _get(lambda n: "/api/face/base/kick")),
        Sort("GET /api/lookup", _get(lambda n: "/api/lookup/base/kick")),
        Sort("GET /api/rules", _get(lambda n: f"/api/rules/BASE-{n % 30}.1")),
        Sort("GET /api/coached", _get(lambda n: "/api/coached/first")),
        Sort("GET /api/lessons", _get(lambda n: f"/api/lessons/{_MODES[n % 5]}")),
        Sort("GET /api/rulebook", _get(lambda n: f"/api/rulebook/{_MODES[n % 5]}")),
        Sort("POST /api/rooms", _post("/api/rooms", lambda n: b'{"mode": "rebirth"}'), pause=2.2),
        Sort("POST /api/tables", _lists, pause=1.1),
        Sort(
            "POST /api/workshop",
            _post("/api/workshop", lambda n: json.dumps({"text": _SET, "say": "+2 Power.", "game": "lineup"}).encode()),
            pause=0.2,
            at_once=32,
        ),
        Sort("POST /api/replays", _post("/api/replays", _record), pause=2.2),
        Sort("GET a place of a replay", _of_replay("/api/replays/{id}/{at}?seat=open"), at_once=8),
        Sort("GET earlier lines", _of_replay("/api/replays/{id}/{at}/earlier?before=50"), at_once=8),
        Sort("GET why", _of_replay("/api/replays/{id}/{at}/explain?what=Kick"), at_once=8),
        Sort("GET a shared game", _of_replay("/api/replays/{id}/share"), pause=2.2, at_once=8),
        Sort("POST continue", _of_replay("/api/replays/{id}/continue", "POST", b'{"at": 20}'), pause=2.2, at_once=8),
        Sort("POST review", _of_replay("/api/replays/{id}/review", "POST", until=b'"teams"'), pause=1.0, at_once=8),
        Sort("hello", _enters, pause=0.3),
        Sort("ping", _say({"type": "ping"}, "pong"), pause=0.25),
        Sort("answer", _play("greedy"), pause=0.25),
        Sort("play_all", _say({"type": "play_all", "game": "", "number": 0}, "accepted"), pause=0.25),
        Sort("undo", _say({"type": "undo", "game": "", "number": 0}, "room", "view"), pause=0.25),
        Sort("vote", _say({"type": "vote", "game": "", "number": 0, "agree": True}), pause=0.25),
        Sort("set_orders", _say({"type": "set_orders", "orders": [{"do": "avoid"}]}, "room"), pause=0.25),
        Sort("say", _say({"type": "say", "text": "x" * 100}, "said"), pause=0.25),
        Sort("rename", _say({"type": "rename", "name": "Ann"}, "room"), pause=0.25),
        Sort("sit_down", _say({"type": "sit_down", "seat": 1, "name": "Bob"}), pause=0.25),
        Sort(
            "change_seat", _say({"type": "change_seat", "seat": 1, "kind": "bot", "bot": "greedy"}, "room"), pause=0.25
        ),
        Sort("start", _say({"type": "start"}), pause=0.25),
        Sort("explain", _say({"type": "explain", "what": "Kick"}, "explained"), pause=0.25),
        Sort("earlier", _say({"type": "earlier", "game": "", "before": 50}, "earlier_log"), pause=0.25),
        Sort("get_record", _say({"type": "get_record"}, "record"), pause=0.25),
        Sort("get_campaign", _say({"type": "get_campaign"}, "record"), pause=0.25),
        Sort("hint", _play("greedy", hints=True), pause=0.25, at_once=20),
        Sort("a master's turn", _play("master"), pause=0.25, at_once=20),
    ]
}
