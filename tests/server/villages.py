"""A server with houses, without a network: pages talk to it over lines of their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Self

from archfoe.server.houses import OwnHouse, OwnHouses
from archfoe.server.lobby import Lobby
from archfoe.server.sockets import serve_socket
from archfoe.server.store import Store, sqlite_url
from archfoe.serverless.host import PageLine
from archfoe.wire import protocol as p
from tests.server.desk import InlineBots

PATIENCE = 120.0  # seconds: only what never comes takes so long


def bomb(depth: int = 11, word: str = "EachPlayer", leaf: str = "Power(1)", more: str = "") -> str:
    """A set whose only card does something for each player, for each player, and so on."""
    return f"""name = "boom"
title = "Boom"
game = "lineup"

[[card]]
name = "Bomb"
is = "hero"
cost = 0
copies = 20
play = "{f"{word}(" * depth}{leaf}{")" * depth}"
{more}
"""


class Visitor:
    """Somebody at a table, wherever it lives."""

    def __init__(self, lobby: Lobby, room: str, token: str) -> None:
        self._news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None
        self._line = PageLine(lambda text: self._news.put_nowait(json.loads(text)), self._ended)
        self._task = asyncio.ensure_future(serve_socket(self._line, room, lobby))
        self.say(type="hello", room=room, token=token)

    def _ended(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self._news.put_nowait(None)

    def say(self, **message: Any) -> None:
        self._line.say(json.dumps(message))

    async def until(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._news.get()
                assert message is not None, f"closed: {self.closed}"
                if message["type"] == kind:
                    return message

    async def until_closed(self) -> tuple[int, str]:
        async with asyncio.timeout(PATIENCE):
            while await self._news.get() is not None:
                pass
        assert self.closed is not None
        return self.closed

    async def asked(self) -> dict[str, Any]:
        """The next view with a question."""
        while True:
            view = await self.until("view")
            if view["table"]["prompt"] is not None:
                return view

    def answer(self, view: dict[str, Any], *picked: int) -> None:
        self.say(type="answer", game=view["game"], number=view["table"]["prompt"]["number"], picked=list(picked))

    async def go(self) -> None:
        self._line.hang_up()
        await asyncio.wait([self._task])


class Village:
    """`async with Village(folder) as village`: a lobby that opens houses."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self._url = url or sqlite_url(folder / "tables.sqlite3")

    async def __aenter__(self) -> Self:
        self.store = Store(self._url)
        self.houses = OwnHouses(self.store)
        self.lobby = Lobby(self.store, InlineBots(), self.houses)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.houses.close()
        self.store.close()

    async def table(self, text: str, **more: Any) -> p.MadeRoom:
        """A table that brings a set nobody has tried, as one that was made before sets were."""
        seats = [p.SeatWish(p.HUMAN, "Ann"), *(p.SeatWish(p.BOT, bot="beginner") for _ in range(4))]
        return await self.lobby.make(p.TableWish(brings=text, seats=seats, **more))

    def visit(self, made: p.MadeRoom) -> Visitor:
        return Visitor(self.lobby, made.room, made.seats[0].token)

    def house(self, made: p.MadeRoom) -> OwnHouse:
        house = self.lobby.housed[made.room]
        assert isinstance(house, OwnHouse)
        return house
