"""The web application: the page, a few answers over HTTP, and the websocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from archfoe.core.errors import ArchfoeError
from archfoe.registry import modes
from archfoe.review import BUDGET
from archfoe.server import metrics
from archfoe.server.bots import Bots
from archfoe.server.connections import encode
from archfoe.server.door import Door, address_of
from archfoe.server.errors import Refusal
from archfoe.server.glance import glances
from archfoe.server.housekeeping import Habits, Housekeeper
from archfoe.server.leases import Alone, Lease
from archfoe.server.limits import (
    A_DAY,
    BODY_SECONDS,
    LIST_SECONDS,
    LOOK_SECONDS,
    MOST_ANSWERS_A_DAY,
    MOST_LISTS,
    MOST_LOOKS,
    MOST_REPLAYS,
    MOST_ROOMS,
    MOST_ROOMS_A_DAY,
    REPLAY_SECONDS,
    ROOM_SECONDS,
    PaceByClient,
)
from archfoe.server.lobby import Lobby
from archfoe.server.page import Page
from archfoe.server.replays import LONGEST_RECORD, OPEN, Eyes, Gone, Replay, Replays
from archfoe.server.reviews import Reviews, TooManyReviews
from archfoe.server.share import file_name, shared_page
from archfoe.server.sockets import serve_socket
from archfoe.server.store import Store, StoreFailed
from archfoe.sets import BOXES
from archfoe.table import rulebook
from archfoe.table.coached import coached_games
from archfoe.table.words.why import rule_line
from archfoe.wire import coaching, library, primer
from archfoe.wire import protocol as p
from archfoe.wire.card_names import by_name
from archfoe.wire.explain import rules_by_card
from archfoe.wire.glances import GlancesWish
from archfoe.wire.lookup import lookup

JSON: Final = "application/json"
EVER: Final = Habits()
NO_MODE: Final = "There is no such game."
BUSY_LOOKING: Final = "That is a lot of looking about: wait a moment."
MANY_TABLES: Final = "That is many tables in a minute: wait a little."
TABLES_OF_A_DAY: Final = "That is enough for a day: come again tomorrow."


class App:
    """What the handlers share. `origins`: pages of other hosts that may connect, for a proxy or for development."""

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
        self.lobby = Lobby(self.store, self.bots)
        self._housekeeper = Housekeeper(self.lobby, habits)
        self._metered = metered
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self.replays = Replays()
        self.reviews = Reviews(self.bots, review_budget)
        self._sharing = asyncio.Lock()  # it takes seconds: one at a time
        self._rooms = PaceByClient(MOST_ROOMS, ROOM_SECONDS)
        self._rooms_of_day = PaceByClient(MOST_ROOMS_A_DAY, A_DAY)
        self._answers_of_day = PaceByClient(MOST_ANSWERS_A_DAY, A_DAY)
        self._records = PaceByClient(MOST_REPLAYS, REPLAY_SECONDS)
        self._glances = PaceByClient(MOST_LISTS, LIST_SECONDS)
        self._looks = PaceByClient(MOST_LOOKS, LOOK_SECONDS)
        self._setup = library.sheet(library.setup(address))
        self._page = Page()

    def asgi(self) -> ASGIApp:
        routes: list[BaseRoute] = [
            Route("/api/catalogue", self._get_catalogue),
            Route("/api/face/{set}/{card}", self._get_face),
            Route("/api/lookup/{set}/{card}", self._get_lookup),
            Route("/api/setup", self._get_setup),
            Route("/api/rules/{rule}", self._get_rule),
            Route("/api/coached/{name}", self._get_coached),
            Route("/api/lessons/{mode}", self._get_lessons),
            Route("/api/rulebook/{mode}", self._get_rulebook),
            Route("/api/rooms", self._post_room, methods=["POST"]),
            Route("/api/tables", self._post_tables, methods=["POST"]),
            Route("/api/replays", self._post_replay, methods=["POST"]),
            Route("/api/replays/{id}/continue", self._post_go_on, methods=["POST"]),
            Route("/api/replays/{id}/share", self._get_share),
            Route("/api/replays/{id}/review", self._post_review, methods=["POST"]),
            Route("/api/replays/{id}/{at}", self._get_replay),
            Route("/api/replays/{id}/{at}/earlier", self._get_replay_log),
            Route("/api/replays/{id}/{at}/explain", self._get_replay_reason),
            Route("/health", self._get_health),
            *([Route("/metrics", self._get_metrics)] if self._metered else []),
            WebSocketRoute("/ws", self._socket),  # of pages and bots from before rooms were in the address
            WebSocketRoute("/ws/{room}", self._socket),
            Route("/{path:path}", self._get_page),
        ]
        lease = self.store.lease
        own = [lease.address] if lease.address.startswith("http") else []
        return Door(Starlette(routes=routes, lifespan=self._lifespan), (*self._origins, *own), lambda: lease.peers)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self.lobby.sweep_forever()), asyncio.create_task(self._housekeeper.work_forever())]
        if isinstance(self.store.lease, Lease):
            tasks.append(asyncio.create_task(self.lobby.renew_forever(self.store.lease)))
        try:
            self.bots.start()
            await asyncio.to_thread(rules_by_card)  # takes a moment, which no player should wait for
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.close()

    def close(self) -> None:
        """Lets everything go; once is enough."""
        self.reviews.close()
        self.bots.close()
        self.store.close()

    # HTTP

    async def _get_catalogue(self, request: Request) -> Response:
        """All cards, or those of some sets: `?sets=NAME,NAME`; with `&guests=MODE` as they are as guests of that mode.

        `&spoilers=1` lists what a campaign brings, too.
        """
        asked = request.query_params
        wanted = frozenset(BOXES).intersection(asked.get("sets", "").split(","))
        guests = asked.get("guests", "") if asked.get("guests") in modes() else ""
        return _cached(request, library.faces_sheet(wanted, guests=guests, spoilers=asked.get("spoilers") == "1"))

    async def _get_face(self, request: Request) -> Response:
        """One card; also one that a campaign brings, since a page asks only for what it has been shown."""
        card = by_name(f"{request.path_params['set']}/{request.path_params['card']}")
        return _problem(404, "There is no such card.") if card is None else _json(library.face(card))

    async def _get_lookup(self, request: Request) -> Response:
        """What there is to say of a card beside its face."""
        card = by_name(f"{request.path_params['set']}/{request.path_params['card']}")
        if card is None:
            return _problem(404, "There is no such card.")
        return _json(await asyncio.to_thread(lookup, card))

    async def _get_health(self, request: Request) -> Response:
        """For a proxy: may tables be sent here?"""
        good = self.store.lease.good
        return Response(
            "ok\n" if good else "no lease\n", 200 if good else 503, {"Cache-Control": "no-store"}, "text/plain"
        )

    async def _get_metrics(self, request: Request) -> Response:
        return Response(metrics.exposition(self.lobby), 200, {"Content-Type": metrics.CONTENT_TYPE})

    async def _get_setup(self, request: Request) -> Response:
        return _cached(request, self._setup)

    async def _get_page(self, request: Request) -> Response:
        return self._page.answer(request.url.path, request.headers)

    async def _get_rule(self, request: Request) -> Response:
        try:
            rule = rulebook.find(request.path_params["rule"][:40])
        except ArchfoeError as error:
            return _problem(404, str(error))
        return _json(p.Explained(rule.id, [rule_line(rule.id)]))

    async def _get_coached(self, request: Request) -> Response:
        """What the coach of a game says, note by note."""
        game = coached_games().get(request.path_params["name"])
        return _problem(404, "There is no such coached game.") if game is None else _json(coaching.message(game))

    async def _get_lessons(self, request: Request) -> Response:
        """The goal and the terms of a mode."""
        mode = modes().get(request.path_params["mode"])
        return _problem(404, NO_MODE) if mode is None else _json(primer.lessons(mode))

    async def _get_rulebook(self, request: Request) -> Response:
        mode = request.path_params["mode"]
        return _json(primer.rulebook_of(mode)) if mode in modes() else _problem(404, NO_MODE)

    async def _post_room(self, request: Request) -> Response:
        if not self._own_page(request.headers):
            return _problem(403, "Tables are made by the page of this server.")
        if not self._rooms.allows(_client(request)):
            return _problem(429, MANY_TABLES)
        try:
            wish = msgspec.json.decode(await _body(request), type=p.TableWish)
            if not self._rooms_of_day.allows(_client(request)):
                return _problem(429, TABLES_OF_A_DAY)
            return _json(await self.lobby.make(wish), 201)
        except StoreFailed as error:
            return _problem(503, str(error))
        except (msgspec.ValidationError, ArchfoeError) as error:
            return _problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return _problem(400, "A table is asked for in JSON.")

    async def _post_tables(self, request: Request) -> Response:
        """How tables stand; the keys are in the body, since nobody else may read them."""
        if not self._own_page(request.headers):
            return _problem(403, "Only this server's page can ask how its tables stand.")
        if not self._glances.allows(_client(request)):
            return _problem(429, "You asked for your tables too often. Wait a minute.")
        try:
            wish = msgspec.json.decode(await _body(request), type=GlancesWish)
        except msgspec.ValidationError as error:
            return _problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return _problem(400, "Ask for tables in JSON.")
        try:
            return _json(await glances(self.lobby, wish))
        except StoreFailed as error:  # a table that cannot be read now must not look as if it were gone
            return _problem(503, str(error))

    # Replays

    async def _post_replay(self, request: Request) -> Response:
        """The text of a record file, to be watched."""
        if not self._own_page(request.headers):
            return _problem(403, "Replays are opened by the page of this server.")
        if not self._records.allows(_client(request)):
            return _problem(429, "That is many replays in a minute: wait a little.")
        try:
            text = await _body(request, LONGEST_RECORD)
            return _json((await self.replays.open(text)).message, 201)
        except HTTPException as error:
            return _problem(error.status_code, f"A record has at most {LONGEST_RECORD // 1024} KB: this is none.")
        except ArchfoeError as error:
            return _problem(400, str(error))

    async def _get_replay(self, request: Request) -> Response:
        """`?seat=N` for the eyes of a seat, `?seat=open` for all hands; `&seen=N` if so much of the log is there."""
        return await self._look(request, lambda replay, at, eyes: replay.look(at, eyes, _number(request, "seen")))

    async def _get_replay_log(self, request: Request) -> Response:
        return await self._look(request, lambda replay, at, eyes: replay.earlier(at, eyes, _number(request, "before")))

    async def _get_replay_reason(self, request: Request) -> Response:
        what = request.query_params.get("what", "")[:80]
        return await self._look(request, lambda replay, at, eyes: replay.explain(at, eyes, what))

    async def _get_share(self, request: Request) -> Response:
        """One file with the whole game, to be kept: it is saved and never shown by this server."""
        if not self._records.allows(_client(request)):
            return _problem(429, "You shared many games in a minute. Wait a little.")
        try:
            replay = self.replays.find(request.path_params["id"])
            async with self._sharing:
                page = await asyncio.to_thread(shared_page, replay)
        except Gone as error:
            return _problem(404, str(error))
        except ArchfoeError as error:
            return _problem(503, str(error))
        name = f'attachment; filename="{file_name(replay)}"'
        return Response(page, 200, {"Cache-Control": "no-store", "Content-Disposition": name}, "text/html")

    async def _post_review(self, request: Request) -> Response:
        """How far the review of a game is, and in the end the review; who asks first starts it."""
        if not self._own_page(request.headers):
            return _problem(403, "Reviews are made for the page of this server.")
        if not self._looks.allows(_client(request)):
            return _problem(429, BUSY_LOOKING)
        try:
            return _json(self.reviews.ask(self.replays.find(request.path_params["id"])))
        except Gone as error:
            return _problem(404, str(error))
        except TooManyReviews as error:
            return _problem(503, str(error))
        except ArchfoeError as error:
            return _problem(400, str(error))

    async def _look(self, request: Request, answer: Callable[[Replay, int, Eyes], msgspec.Struct]) -> Response:
        if not self._looks.allows(_client(request)):
            return _problem(429, BUSY_LOOKING)
        try:
            replay = self.replays.find(request.path_params["id"])
            at, eyes = _whole(request.path_params["at"]), _eyes(request)
            return _json(await asyncio.to_thread(answer, replay, at, eyes))
        except Gone as error:
            return _problem(404, str(error))
        except ArchfoeError as error:
            return _problem(400, str(error))

    async def _post_go_on(self, request: Request) -> Response:
        """A new table that plays on from a place of a replay."""
        if not self._own_page(request.headers):
            return _problem(403, "Tables are made by the page of this server.")
        if not self._rooms.allows(_client(request)):
            return _problem(429, MANY_TABLES)
        try:
            wish = msgspec.json.decode(await _body(request), type=p.GoOn)
            replay = self.replays.find(request.path_params["id"])
            replay.check(wish.at)
            if replay.over and wish.at == replay.last:
                raise Refusal("There the game is over: choose an earlier place.")
            answers = replay.record.answers[: wish.at]
            of_day = self._rooms_of_day.allows(_client(request))
            if not (of_day and self._answers_of_day.allows(_client(request), len(answers))):
                return _problem(429, TABLES_OF_A_DAY)
            return _json(
                await self.lobby.go_on(replay.table(wish.seats), replay.options, replay.record.key, answers), 201
            )
        except Gone as error:
            return _problem(404, str(error))
        except StoreFailed as error:
            return _problem(503, str(error))
        except (msgspec.ValidationError, ArchfoeError) as error:
            return _problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return _problem(400, "A place to play on from is told in JSON.")

    # The websocket

    async def _socket(self, socket: WebSocket) -> None:
        if not self._own_page(socket.headers):
            await socket.close(1008, "This server plays only with its own page.")
            return
        await serve_socket(socket, self.lobby)

    def _own_page(self, headers: Headers) -> bool:
        """Browsers name the page that a request comes from; programs, which need no protection, do not."""
        origin = headers.get("origin")
        if origin is None:
            return True
        parts = address_of(origin)
        known = origin in self._origins or origin in self.store.lease.peers
        return known or (parts is not None and parts.netloc == headers.get("host"))


async def _body(request: Request, most: int = p.LONGEST_FRAME) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise HTTPException(413, "That is too long.")
    except TimeoutError:
        raise HTTPException(408, "That took too long.") from None
    return bytes(body)


def _client(request: Request) -> str:
    return request.client.host if request.client else ""


def _whole(words: str) -> int:
    """A number in an address."""
    if not (words.isascii() and words.isdigit() and len(words) <= 7):
        raise Refusal("A place is a number, counted in answers.")
    return int(words)


def _number(request: Request, name: str) -> int:
    return _whole(request.query_params.get(name, "0"))


def _eyes(request: Request) -> Eyes:
    seat = request.query_params.get("seat", "")
    return None if not seat else OPEN if seat == OPEN else _whole(seat)


def _json(answer: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(answer), status, {"Cache-Control": "no-store"}, JSON)


def _problem(status: int, text: str) -> Response:
    return _json(p.Problem(text), status)


def _cached(request: Request, sheet: library.Sheet) -> Response:
    tag = f'"{sheet.tag}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}  # may be kept, but asked about
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(sheet.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=JSON)
    return Response(sheet.body, headers=headers, media_type=JSON)
