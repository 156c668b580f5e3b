"""Tables inside a page: the same requests and messages as over a network, and games that are kept."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

from archfoe.agents.levels import SLOW
from archfoe.serverless.host import Host, opened
from tests.server.desk import run
from tests.serverless.test_store import Paper
from tests.workshop.texts import IN_A_SENTENCE, IN_WORDS, TIDE

#: What no worker of a browser has, or should have to load.
HEAVY = "alembic anyio multiprocessing prometheus_client segno sqlalchemy starlette uvicorn websockets"


class Page:
    """Somebody at a page, who picks the first thing that is offered."""

    def __init__(self, host: Host, room: str, token: str) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.line = host.connect(room, lambda text: self.heard.put_nowait(json.loads(text)), self._ended)
        self.line.say(json.dumps({"type": "hello", "room": room, "token": token}))

    def _ended(self, code: int, reason: str) -> None:
        self.heard.put_nowait({"type": "ended", "code": code, "reason": reason})

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = await self.heard.get()
            if message["type"] in types:
                return message

    async def asked(self) -> dict[str, Any]:
        while (view := await self.until("view"))["table"]["prompt"] is None:
            pass
        return view

    async def answer(self) -> None:
        view = await self.asked()
        prompt = view["table"]["prompt"]
        picked = list(range(prompt["least"])) or [0]
        self.line.say(
            json.dumps({"type": "answer", "game": view["game"], "number": prompt["number"], "picked": picked})
        )
        assert (await self.until("accepted", "refused"))["type"] == "accepted"


async def made(host: Host) -> tuple[str, str]:
    wish = {"mode": "base", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]}
    answer = await host.request("POST", "/api/rooms", json.dumps(wish))
    assert answer.status_code == 201
    room = json.loads(answer.body)
    return room["room"], room["seats"][0]["token"]


def test_a_game_goes_on_when_the_page_is_opened_again() -> None:
    async def play() -> None:
        book = Paper()
        host = await opened(book)
        room, token = await made(host)
        ann = Page(host, room, token)
        for _ in range(6):
            await ann.answer()
        before = await ann.asked()
        ann.line.hang_up()
        again = Page(await opened(book), room, token)
        now = await again.asked()
        assert (now["number"], now["table"]["seats"]) == (before["number"], before["table"]["seats"])
        again.line.say(json.dumps({"type": "get_record"}))
        assert len(json.loads((await again.until("record"))["text"])["answers"]) >= 6

    run(play())


def test_requests_are_answered_as_by_a_server() -> None:
    async def ask() -> None:
        host = await opened(Paper())
        setup = json.loads((await host.request("GET", "/api/setup")).body)
        assert setup["sets"] and not SLOW & set(setup["bots"]) and "keen" in setup["bots"]
        face = await host.request("GET", "/api/face/base/kick")
        assert face.status_code == 200 and face.headers["content-type"] == "application/json"
        assert (await host.request("GET", "/api/face/base/nobody")).status_code == 404
        assert (await host.request("GET", "/elsewhere")).status_code == 404
        assert (await host.request("POST", "/api/replays", "x" * 600_000)).status_code == 413
        nobody = Page(host, "nowhere", "")
        assert (await nobody.until("ended"))["code"] == 4404

    run(ask())


def test_a_card_is_made_and_played_at_once() -> None:
    async def make() -> None:
        host = await opened(Paper())
        text = TIDE.replace(IN_WORDS, IN_A_SENTENCE)
        bench = json.loads((await host.request("POST", "/api/workshop", json.dumps({"text": text}))).body)
        assert bench["problems"] == [] and bench["drafts"][0]["face"]["text"] == "Draw 2 cards."
        wish = {"brings": text, "first": "Ebb", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]}
        answer = await host.request("POST", "/api/rooms", json.dumps(wish))
        assert answer.status_code == 201, answer.body
        room = json.loads(answer.body)
        me = Page(host, room["room"], room["seats"][0]["token"])
        lineup = (await me.asked())["table"]["lineup"]
        assert any(card["card"].endswith("/ebb") for card in lineup), lineup

    run(make())


def test_nothing_is_loaded_that_a_browser_lacks() -> None:
    program = f"import sys, archfoe.serverless.host; print(*sorted(set({HEAVY.split()!r}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
