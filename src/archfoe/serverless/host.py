"""The application for one page: requests and connections come as calls, not over a network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from archfoe.agents.levels import SLOW
from archfoe.server.api import Api
from archfoe.server.housing import HungUp
from archfoe.server.http import Answer, TooMuch
from archfoe.serverless.bots import InlineBots
from archfoe.serverless.store import Book, BrowserStore

GONE: Final = 1006
_NAME: Final = re.compile(r"\{(\w+)\}")


class PageRequest:
    """A request of the page."""

    client = None
    headers: Mapping[str, str] = {}

    def __init__(self, path_params: dict[str, Any], query: str, body: str) -> None:
        self.path_params, self.query_params = path_params, dict(parse_qsl(query))
        self._body = body.encode()

    async def stream(self) -> AsyncIterator[bytes]:
        yield self._body


class PageLine:
    """One connection of the page; `hear` gets texts, `ended` the code and the reason of its end."""

    def __init__(self, hear: Callable[[str], object], ended: Callable[[int, str], object]) -> None:
        self._hear, self._ended = hear, ended
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._over = False

    # For the page

    def say(self, text: str) -> None:
        self._inbox.put_nowait(text)

    def hang_up(self) -> None:
        self._over = True
        self._inbox.put_nowait(None)

    # For the table

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        text = await self._inbox.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        if self._over:
            raise HungUp
        self._hear(text)

    async def close(self, code: int, reason: str) -> None:
        if not self._over:
            self._over = True
            self._ended(code, reason)


class Host:
    def __init__(self, store: BrowserStore) -> None:
        self._api = Api(store, InlineBots(), left_out=SLOW)  # nobody should wait minutes for a bot
        self._ways = [(way, _pattern(way.path)) for way in self._api.ways()]
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, address: str, body: str = "") -> Answer:
        parts = urlsplit(address)
        for way, pattern in self._ways:
            found = pattern.fullmatch(unquote(parts.path)) if way.method == method else None
            if found is not None:
                try:
                    return await way.handler(PageRequest(found.groupdict(), parts.query, body))
                except TooMuch as error:
                    return Answer(str(error), error.status, media_type="text/plain")
        return Answer("There is nothing here.", 404, media_type="text/plain")

    def connect(self, room: str, hear: Callable[[str], object], ended: Callable[[int, str], object]) -> PageLine:
        line = PageLine(hear, ended)
        task = asyncio.ensure_future(self._converse(line, room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return line

    async def _converse(self, line: PageLine, room: str) -> None:
        await self._api.converse(line, room, {})
        await line.close(GONE, "")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_NAME.sub(r"(?P<\1>[^/]+)", path))


async def opened(book: Book) -> Host:
    """Tables with the games of a book."""
    store = BrowserStore(book)
    await store.open()
    return Host(store)
