"""What tables answer over HTTP and the websocket, whoever keeps them and wherever their bots think."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.registry import modes
from archfoe.registry.blame import blamed, of_others
from archfoe.registry.brought import LONGEST_TEXT, why_not
from archfoe.review import BUDGET
from archfoe.server import chapters, daily
from archfoe.server.answering import JSON, body_of, in_json, problem, whole
from archfoe.server.bot_work import Thinkers
from archfoe.server.errors import Refusal
from archfoe.server.fair import CLIENT, Beside, TooMuchAsked
from archfoe.server.glance import glances
from archfoe.server.housing import Houses, Line
from archfoe.server.http import Answer, Handler, Request, TooMuch, Way
from archfoe.server.keeping import Keeper, StoreFailed
from archfoe.server.limits import (
    A_DAY,
    EDIT_SECONDS,
    LIST_SECONDS,
    LOOK_SECONDS,
    MOST_ANSWERS_A_DAY,
    MOST_EDITS,
    MOST_LISTS,
    MOST_LOOKS,
    MOST_REPLAYS,
    MOST_ROOMS,
    MOST_ROOMS_A_DAY,
    MOST_WORDS,
    REPLAY_SECONDS,
    ROOM_SECONDS,
    WORDS_SECONDS,
    PaceByClient,
    address_of,
    client_of,
)
from archfoe.server.lobby import Lobby
from archfoe.server.puzzle_ways import PuzzleWays
from archfoe.server.replays import LONGEST_RECORD, OPEN, Eyes, Gone, Replay, Replays, brings_a_set
from archfoe.server.reviews import Reviews, TooManyReviews
from archfoe.server.share import file_name, page_steps
from archfoe.server.shares import LoopTime
from archfoe.server.sockets import serve_socket
from archfoe.server.table_words import UNKNOWN, room_called
from archfoe.sets import BOXES
from archfoe.table import rulebook
from archfoe.table.coached import coached_games
from archfoe.table.words.why import rule_line
from archfoe.wire import album, coaching, library, primer
from archfoe.wire import protocol as p
from archfoe.wire.card_names import by_name
from archfoe.wire.glances import GlancesWish, TableFound, WordsWish
from archfoe.wire.lookup import lookup
from archfoe.wire.workbench import LONGEST_ASKED, WorkshopWish

NO_MODE: Final = "There is no such game."
BUSY_LOOKING: Final = "That is a lot of looking about: wait a moment."
MANY_TABLES: Final = "That is many tables in a minute: wait a little."
TABLES_OF_A_DAY: Final = "That is enough for a day: come again tomorrow."

#: All made before there are threads (see `archive`).
_table_wish = msgspec.json.Decoder(p.TableWish).decode
_glances_wish = msgspec.json.Decoder(GlancesWish).decode
_words_wish = msgspec.json.Decoder(WordsWish).decode
_workshop_wish = msgspec.json.Decoder(WorkshopWish).decode
_go_on_wish = msgspec.json.Decoder(p.GoOn).decode


class Api:
    """What the handlers share. `origins`: pages of other hosts that may connect, for a proxy or for development.

    `left_out`: bots that are not offered. `houses`: for tables with sets from outside.
    """

    def __init__(
        self,
        store: Keeper,
        bots: Thinkers,
        *,
        origins: Sequence[str] = (),
        address: str = "",
        review_budget: int = BUDGET,
        left_out: Collection[str] = (),
        houses: Houses | None = None,
    ) -> None:
        self._keeper, self._bots = store, bots
        self._loop_time, self._beside = LoopTime(), Beside()
        self.lobby = Lobby(store, bots, houses)
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self.replays = Replays(self._beside)
        self._album: library.Sheet | None = None
        self._parts: dict[tuple[Any, ...], library.Part] = {}  # of the catalogue: sets, as guests, with spoilers
        self.reviews = Reviews(bots, review_budget)
        self._rooms = PaceByClient(MOST_ROOMS, ROOM_SECONDS)
        self._rooms_of_day = PaceByClient(MOST_ROOMS_A_DAY, A_DAY)
        self._answers_of_day = PaceByClient(MOST_ANSWERS_A_DAY, A_DAY)
        self._records = PaceByClient(MOST_REPLAYS, REPLAY_SECONDS)
        self._glances = PaceByClient(MOST_LISTS, LIST_SECONDS)
        self._words = PaceByClient(MOST_WORDS, WORDS_SECONDS)
        self._edits = PaceByClient(MOST_EDITS, EDIT_SECONDS)
        self._looks = PaceByClient(MOST_LOOKS, LOOK_SECONDS)
        self._address, self._left_out = address, left_out

    @cached_property
    def _setup(self) -> library.Sheet:
        setup = library.setup(self._address)
        offered = [bot for bot in setup.bots if bot not in self._left_out]
        return library.sheet(msgspec.structs.replace(setup, bots=offered))

    def ways(self) -> list[Way]:
        return [way._replace(handler=self._in_its_time(way.handler)) for way in self._all_ways()]

    def _in_its_time(self, handler: Handler) -> Handler:
        """For whom it is done, and how much of the loop's time it takes, is noted."""

        async def handled(request: Request) -> Answer:
            CLIENT.set(client_of(request.client.host if request.client else ""))
            try:
                return await self._loop_time.spent_on(self._answer(handler, request))
            except TooMuchAsked as error:
                return problem(429, str(error))

        return handled

    @staticmethod
    async def _answer(handler: Handler, request: Request) -> Answer:
        return await handler(request)

    def _all_ways(self) -> list[Way]:
        return [
            Way("/api/catalogue", self._get_catalogue),
            Way("/api/face/{set}/{card}", self._get_face),
            Way("/api/lookup/{set}/{card}", self._get_lookup),
            Way("/api/setup", self._get_setup),
            Way("/api/rules/{rule}", self._get_rule),
            Way("/api/coached/{name}", self._get_coached),
            Way("/api/lessons/{mode}", self._get_lessons),
            Way("/api/rulebook/{mode}", self._get_rulebook),
            Way("/api/album", self._get_album),
            Way("/api/daily", self._get_daily),
            Way("/api/stories", self._get_stories),
            Way("/api/daily/{number}/par", self._get_par),
            *PuzzleWays(self._beside, self._looks).ways(),
            Way("/api/rooms", self._post_room, "POST"),
            Way("/api/workshop", self._post_workshop, "POST"),
            Way("/api/tables", self._post_tables, "POST"),
            Way("/api/replays", self._post_replay, "POST"),
            Way("/api/replays/{id}/continue", self._post_go_on, "POST"),
            Way("/api/replays/{id}/share", self._get_share),
            Way("/api/replays/{id}/review", self._post_review, "POST"),
            Way("/api/replays/{id}/{at}", self._get_replay),
            Way("/api/replays/{id}/{at}/earlier", self._get_replay_log),
            Way("/api/replays/{id}/{at}/explain", self._get_replay_reason),
        ]

    # HTTP

    async def _get_catalogue(self, request: Request) -> Answer:
        """All cards, or those of some sets: `?sets=NAME,NAME`; with `&guests=MODE` as they are as guests of that mode.

        `&spoilers=1` lists what a campaign brings, too.
        """
        asked = request.query_params
        wanted = frozenset(BOXES).intersection(asked.get("sets", "").split(","))
        guests = asked.get("guests", "") if asked.get("guests") in modes() else ""
        spoilers = asked.get("spoilers") == "1"
        parts = [await self._part(name, guests, spoilers) for name in library.sets_of(wanted)]
        return _cached(request, library.faces_sheet(parts))

    async def _part(self, *which: Any) -> library.Part:
        """One set as it is sent; made once, and not while everybody waits."""
        if which not in self._parts:
            self._parts[which] = await self._beside.do(library.part, *which)
        return self._parts[which]

    async def _get_face(self, request: Request) -> Answer:
        """One card; also one that a campaign brings, since a page asks only for what it has been shown."""
        card = by_name(f"{request.path_params['set']}/{request.path_params['card']}")
        return problem(404, "There is no such card.") if card is None else in_json(library.face(card))

    async def _get_lookup(self, request: Request) -> Answer:
        """What there is to say of a card beside its face."""
        card = by_name(f"{request.path_params['set']}/{request.path_params['card']}")
        if card is None:
            return problem(404, "There is no such card.")
        return in_json(await self._beside.do(lookup, card))

    async def _get_setup(self, request: Request) -> Answer:
        return _cached(request, self._setup)

    async def _get_rule(self, request: Request) -> Answer:
        try:
            rule = rulebook.find(request.path_params["rule"][:40])
        except ArchfoeError as error:
            return problem(404, str(error))
        return in_json(p.Explained(rule.id, [rule_line(rule.id)]))

    async def _get_coached(self, request: Request) -> Answer:
        """What the coach of a game says, note by note."""
        game = coached_games().get(request.path_params["name"])
        return problem(404, "There is no such coached game.") if game is None else in_json(coaching.message(game))

    async def _get_lessons(self, request: Request) -> Answer:
        """The goal and the terms of a mode."""
        mode = modes().get(request.path_params["mode"])
        return problem(404, NO_MODE) if mode is None else in_json(primer.lessons(mode))

    async def _get_rulebook(self, request: Request) -> Answer:
        mode = request.path_params["mode"]
        return in_json(primer.rulebook_of(mode)) if mode in modes() else problem(404, NO_MODE)

    async def _get_album(self, request: Request) -> Answer:
        """The places of an album, and the ladders."""
        if self._album is None:
            self._album = library.sheet(await self._beside.do(album.shown))
        return _cached(request, self._album)

    async def _get_daily(self, request: Request) -> Answer:
        """Which deal is that of today."""
        return in_json(await self._beside.do(daily.shown))

    async def _get_stories(self, request: Request) -> Answer:
        """All stories with all of their words."""
        return in_json(chapters.shown())

    async def _get_par(self, request: Request) -> Answer:
        """The first who asks has to wait while a bot plays the deal out."""
        if not self._looks.allows(CLIENT.get()):
            return problem(429, BUSY_LOOKING)
        try:
            return in_json(await self._beside.do(daily.par, whole(request.path_params["number"])))
        except ArchfoeError as error:
            return problem(404, str(error))

    async def _post_room(self, request: Request) -> Answer:
        if not self._own_page(request.headers):
            return problem(403, "Tables are made by the page of this server.")
        if not self._rooms.allows(CLIENT.get()):
            return problem(429, MANY_TABLES)
        try:
            wish = _table_wish(await body_of(request, p.LONGEST_WISH))
            if not self._rooms_of_day.allows(CLIENT.get()):
                return problem(429, TABLES_OF_A_DAY)
            if wish.brings:
                if why_not():
                    return problem(403, why_not())
                from archfoe.server.trial import tried  # seldom needed, and a browser's engine has to read it

                self.lobby.expect_house()
                wish = msgspec.structs.replace(wish, brings=await self._bots.at_workshop(tried, wish.brings, wish.mode))
            return in_json(await self.lobby.make(wish), 201)
        except StoreFailed as error:
            return problem(503, str(error))
        except (msgspec.ValidationError, ArchfoeError) as error:
            return problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return problem(400, "A table is asked for in JSON.")

    async def _post_tables(self, request: Request) -> Answer:
        """How tables stand; the keys are in the body, since nobody else may read them."""
        if not self._own_page(request.headers):
            return problem(403, "Only this server's page can ask how its tables stand.")
        if not self._glances.allows(CLIENT.get()):
            return problem(429, "You asked for your tables too often. Wait a minute.")
        try:
            wish = _glances_wish(await body_of(request))
        except msgspec.ValidationError as error:
            return problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return problem(400, "Ask for tables in JSON.")
        try:
            return in_json(await glances(self.lobby, wish))
        except StoreFailed as error:  # a table that cannot be read now must not look as if it were gone
            return problem(503, str(error))

    async def _post_words(self, request: Request) -> Answer:
        """The table that is called so: only its lobby, as its link leads there."""
        if not self._own_page(request.headers):
            return problem(403, "Only this server's page can look for a table.")
        if not self._words.allows(CLIENT.get()):
            return problem(429, "That was many tries. Wait a minute, or ask for the link.")
        try:
            words = _words_wish(await body_of(request)).words
            room = await self._keeper.do(lambda rows: room_called(rows, words))
            return in_json(TableFound(room)) if room else problem(404, UNKNOWN)
        except StoreFailed as error:
            return problem(503, str(error))
        except msgspec.ValidationError as error:
            return problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return problem(400, "A table is looked for in JSON.")

    async def _post_workshop(self, request: Request) -> Answer:
        """A set file as somebody writes it: its faces, what is wrong with it, and what a sentence means."""
        if not self._own_page(request.headers):
            return problem(403, "The workshop is for the page of this server.")
        if not self._edits.allows(CLIENT.get()):
            return problem(429, "You write faster than this server reads. Wait a moment.")
        try:
            from archfoe.server.workshop import workbench  # as above

            wish = _workshop_wish(await body_of(request, LONGEST_ASKED))
            return in_json(await self._bots.at_workshop(workbench, wish))
        except (msgspec.ValidationError, ArchfoeError) as error:
            return problem(400, str(error))
        except TooMuch as error:
            return problem(error.status, f"A set on the page has at most {LONGEST_TEXT:,} signs.")
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return problem(400, "A set is sent in JSON.")

    # Replays

    async def _post_replay(self, request: Request) -> Answer:
        """The text of a record file, to be watched."""
        if not self._own_page(request.headers):
            return problem(403, "Replays are opened by the page of this server.")
        if not self._records.allows(CLIENT.get()):
            return problem(429, "That is many replays in a minute: wait a little.")
        try:
            text = await body_of(request, LONGEST_RECORD)
            if brings_a_set(text) and not self.replays.has(text):
                from archfoe.server.trial import tried_record  # as above

                await self._bots.at_workshop(tried_record, text)
            return in_json((await self.replays.open(text)).message, 201)
        except TooMuch as error:
            return problem(error.status, f"A record has at most {LONGEST_RECORD // 1024} KB: this is none.")
        except ArchfoeError as error:
            return problem(400, str(error))

    async def _get_replay(self, request: Request) -> Answer:
        """`?seat=N` for the eyes of a seat, `?seat=open` for all hands; `&seen=N` if so much of the log is there."""
        return await self._look(request, lambda replay, at, eyes: replay.look(at, eyes, _number(request, "seen")))

    async def _get_replay_log(self, request: Request) -> Answer:
        return await self._look(request, lambda replay, at, eyes: replay.earlier(at, eyes, _number(request, "before")))

    async def _get_replay_reason(self, request: Request) -> Answer:
        what = request.query_params.get("what", "")[:80]
        return await self._look(request, lambda replay, at, eyes: replay.explain(at, eyes, what))

    async def _get_share(self, request: Request) -> Answer:
        """One file with the whole game, to be kept: it is saved and never shown by this server."""
        if not self._records.allows(CLIENT.get()):
            return problem(429, "You shared many games in a minute. Wait a little.")
        try:
            replay = self.replays.find(request.path_params["id"])
            page = await self._beside.piecewise(page_steps(replay))
        except Gone as error:
            return problem(404, str(error))
        except ArchfoeError as error:
            return problem(503, str(error))
        name = f'attachment; filename="{file_name(replay)}"'
        return Answer(page, 200, {"Cache-Control": "no-store", "Content-Disposition": name}, "text/html")

    async def _post_review(self, request: Request) -> Answer:
        """How far the review of a game is, and in the end the review; who asks first starts it."""
        if not self._own_page(request.headers):
            return problem(403, "Reviews are made for the page of this server.")
        if not self._looks.allows(CLIENT.get()):
            return problem(429, BUSY_LOOKING)
        try:
            return in_json(self.reviews.ask(self.replays.find(request.path_params["id"])))
        except Gone as error:
            return problem(404, str(error))
        except TooManyReviews as error:
            return problem(429, str(error))
        except ArchfoeError as error:
            return problem(400, str(error))

    async def _look(self, request: Request, answer: Callable[[Replay, int, Eyes], msgspec.Struct]) -> Answer:
        if not self._looks.allows(CLIENT.get()):
            return problem(429, BUSY_LOOKING)
        try:
            replay = self.replays.find(request.path_params["id"])
            at, eyes = whole(request.path_params["at"]), _eyes(request)
            return in_json(await self._beside.do(answer, replay, at, eyes))
        except Gone as error:
            return problem(404, str(error))
        except ArchfoeError as error:
            return problem(400, str(error))
        except Exception as error:
            if not of_others(error):
                raise
            return problem(400, f"The replay cannot be shown: {blamed(error)}.")

    async def _post_go_on(self, request: Request) -> Answer:
        """A new table that plays on from a place of a replay."""
        if not self._own_page(request.headers):
            return problem(403, "Tables are made by the page of this server.")
        if not self._rooms.allows(CLIENT.get()):
            return problem(429, MANY_TABLES)
        try:
            wish = _go_on_wish(await body_of(request))
            replay = self.replays.find(request.path_params["id"])
            replay.check(wish.at)
            if replay.over and wish.at == replay.last:
                raise Refusal("There the game is over: choose an earlier place.")
            answers = replay.record.answers[: wish.at]
            of_day = self._rooms_of_day.allows(CLIENT.get())
            if not (of_day and self._answers_of_day.allows(CLIENT.get(), len(answers))):
                return problem(429, TABLES_OF_A_DAY)
            return in_json(
                await self.lobby.go_on(replay.table(wish.seats), replay.options, replay.record.key, answers), 201
            )
        except Gone as error:
            return problem(404, str(error))
        except StoreFailed as error:
            return problem(503, str(error))
        except (msgspec.ValidationError, ArchfoeError) as error:
            return problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return problem(400, "A place to play on from is told in JSON.")

    # The websocket

    async def converse(self, line: Line, room: str, headers: Mapping[str, str], address: str = "") -> None:
        """A whole connection; its own address may say for which room it is, `address` is whose it is."""
        CLIENT.set(client_of(address))
        if not self._own_page(headers):
            await line.close(1008, "This server plays only with its own page.")
            return
        await serve_socket(line, room, self.lobby, self._loop_time)

    def _own_page(self, headers: Mapping[str, str]) -> bool:
        """Browsers name the page that a request comes from; programs, which need no protection, do not."""
        origin = headers.get("origin")
        if origin is None:
            return True
        parts = address_of(origin)
        known = origin in self._origins or origin in self._keeper.lease.peers
        return known or (parts is not None and parts.netloc == headers.get("host"))


def _number(request: Request, name: str) -> int:
    return whole(request.query_params.get(name, "0"))


def _eyes(request: Request) -> Eyes:
    seat = request.query_params.get("seat", "")
    return None if not seat else OPEN if seat == OPEN else whole(seat)


def _cached(request: Request, sheet: library.Sheet) -> Answer:
    tag = f'"{sheet.tag}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}  # may be kept, but asked about
    if tag in request.headers.get("if-none-match", ""):
        return Answer(status=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Answer(sheet.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=JSON)
    return Answer(sheet.body, headers=headers, media_type=JSON)
