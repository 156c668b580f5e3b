"""The web application: the page, a few answers over HTTP, and the websocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from archfoe.review import BUDGET
from archfoe.server import health
from archfoe.server.api import Api
from archfoe.server.bots import Bots
from archfoe.server.door import Door
from archfoe.server.feed import Feeds
from archfoe.server.health import Health
from archfoe.server.housekeeping import Habits, Housekeeper
from archfoe.server.houses import OwnHouses
from archfoe.server.housing import HungUp
from archfoe.server.http import Answer, TooMuch, Way
from archfoe.server.leases import Alone, Lease
from archfoe.server.page import Page
from archfoe.server.store import Store
from archfoe.wire import primer
from archfoe.wire.explain import rules_by_card

EVER: Final = Habits()
#: One of these is in all that a proxy passes on.
_OF_PROXIES: Final = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")


class App(Api):
    """A server: tables in a database, bots in processes, and the page."""

    def __init__(
        self,
        database: str,
        *,
        workers: int = 1,
        origins: Sequence[str] = (),
        address: str = "",
        review_budget: int = BUDGET,
        lease: Alone | None = None,
        habits: Habits = EVER,
        metered: bool = False,
    ) -> None:
        self.store = Store(database, lease)
        self.bots = Bots(workers)
        self.houses = OwnHouses(self.store)
        super().__init__(
            self.store,
            self.bots,
            origins=origins,
            address=address,
            review_budget=review_budget,
            houses=self.houses,
        )
        self._housekeeper = Housekeeper(self.lobby, habits)
        self._health = Health(self.store)
        self._metered = metered
        self._page, self._feeds = Page(), Feeds(self.lobby)

    def _all_ways(self) -> list[Way]:
        """Nobody comes to the tables of a page without a server."""
        own = [Way("/api/words", self._post_words, "POST"), Way("/feed/{room}/{feed}.atom", self._feeds.answer)]
        return [*super()._all_ways(), *own]

    def asgi(self) -> ASGIApp:
        routes: list[BaseRoute] = [
            *[Route(way.path, way.handler, methods=[way.method]) for way in self.ways()],
            *[Route(path, self._in_its_time(self._get_ready)) for path in ("/health", "/health/ready")],
            Route("/health/live", self._get_live),
            *([Route("/metrics", self._get_metrics)] if self._metered else []),
            WebSocketRoute("/ws", self._socket),  # of pages and bots from before rooms were in the address
            WebSocketRoute("/ws/{room}", self._socket),
            Route("/{path:path}", self._in_its_time(self._get_page)),
        ]
        lease = self.store.lease
        app = Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={TooMuch: _too_much})
        own = [lease.address] if lease.address.startswith("http") else []
        return Door(app, (*self._origins, *own), lambda: lease.peers)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self.lobby.sweep_forever()), asyncio.create_task(self._housekeeper.work_forever())]
        if isinstance(self.store.lease, Lease):
            tasks.append(asyncio.create_task(self.lobby.renew_forever(self.store.lease)))
        try:
            self.bots.start()
            await asyncio.to_thread(
                lambda: (primer.made_ready(), rules_by_card(), self._setup)
            )  # takes a moment, which no player should wait for
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.close()

    def close(self) -> None:
        """Lets everything go; once is enough."""
        self._housekeeper.close()
        self.reviews.close()
        self.bots.close()
        self.houses.close()
        self.store.close()

    async def _get_ready(self, request: Request) -> Answer:
        return await self._health.ready()

    async def _get_live(self, request: Request) -> Answer:
        return await self._health.live()

    async def _get_metrics(self, request: Request) -> Answer:
        """For who asks this server itself: whom a proxy speaks for is a stranger."""
        if any(name in request.headers for name in _OF_PROXIES):
            return self._page.answer("/metrics", request.headers)
        return Answer(health.exposition(self.lobby), 200, {"Content-Type": health.CONTENT_TYPE})

    async def _socket(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        await self.converse(WebLine(socket), socket.path_params.get("room", ""), socket.headers, address)

    async def _get_page(self, request: Request) -> Answer:
        return self._page.answer(request.url.path, request.headers)


async def _too_much(request: Request, error: Exception) -> Response:
    status = error.status if isinstance(error, TooMuch) else 500
    return PlainTextResponse(str(error), status, {"Connection": "close"})  # the rest of it need not come


class WebLine:
    """A real websocket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def accept(self) -> None:
        await self._socket.accept()

    async def receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text = message.get("text")
        return "\0" if text is None else str(text)  # a binary frame is no JSON text

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the reader finds out by itself
            raise HungUp from None

    async def close(self, code: int, reason: str) -> None:
        socket = self._socket
        if WebSocketState.DISCONNECTED not in (socket.application_state, socket.client_state):
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):  # it is gone already
                await socket.close(code, reason)
