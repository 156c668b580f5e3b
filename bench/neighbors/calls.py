"""One client of a server: requests and messages under an address of its own, as a proxy tells it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Http:
    """One connection, kept open as long as the server does."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {self._address}\r\n"
            f"Accept-Encoding: gzip\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        for attempt in (1, 2):
            try:
                if self._streams is None:
                    self._streams = await asyncio.open_connection("127.0.0.1", self._port)
                reader, writer = self._streams
                writer.write(head.encode() + body)
                return await self._read(reader)
            except (OSError, asyncio.IncompleteReadError):  # it was closed meanwhile
                self._streams = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    @staticmethod
    async def _read(reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        size = int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0)
        return int(head.split(" ")[1]), await reader.readexactly(size)


class Seat:
    """A place at a table, with the view that came last."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self.http = Http(port, address)
        self.view: dict[str, Any] = {}
        self.socket: ClientConnection | None = None

    async def sit(self, *bots: str) -> None:
        """At a table of its own, against bots or with a second person who never comes."""
        others = [{"kind": "bot", "bot": bot} for bot in bots] or [{"kind": "human"}]
        wish = json.dumps({"seats": [{"kind": "human"}, *others]}).encode()
        status, text = await self.http.ask("POST", "/api/rooms", wish)
        if status != 201:
            raise ConnectionError(text)
        made = json.loads(text)
        await self.enter(made["room"], made["seats"][0]["token"])

    async def enter(self, room: str, token: str) -> None:
        await self.leave()
        self.room, self.token = room, token
        self.socket = await connect(
            f"ws://127.0.0.1:{self._port}/ws/{room}",
            max_size=None,
            compression=None,
            ping_interval=None,
            additional_headers={"X-Forwarded-For": self._address},
        )
        await self.say({"type": "hello", "room": room, "token": token})
        await self.hear("view")

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        assert self.socket is not None
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] == "view":
                self.view = message
            if message["type"] in kinds:
                return message

    async def until_asked(self) -> bool:
        """False if the game is over."""
        while self.view["table"]["prompt"] is None and not self.view["table"]["over"]:
            await self.hear("view")
        return not self.view["table"]["over"]

    async def answer(self, *, ends_turn: bool = False) -> None:
        """The first thing that can be answered, or the end of the turn."""
        prompt = self.view["table"]["prompt"]
        picked = list(range(prompt["least"]))
        if prompt["kind"] == "main":
            picked = [len(prompt["options"]) - 1 if ends_turn else 0]
        await self.say({"type": "answer", "game": self.view["game"], "number": prompt["number"], "picked": picked})
        self.view["table"]["prompt"] = None
        await self.hear("accepted", "refused")
