"""A feed for one seat: an entry whenever it becomes its move, for whatever reads feeds.

Its address opens no seat: it is named by a hash of the key, and good for nothing but what the feed tells. The store
says whether anything has changed, so a table that nobody is at is read once for each move, and stays asleep.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import formatdate
from hashlib import blake2b
from secrets import compare_digest
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from archfoe.core.errors import ArchfoeError
from archfoe.core.text import listed
from archfoe.server.archive import why_closed
from archfoe.server.errors import Refusal
from archfoe.server.fair import CLIENT
from archfoe.server.glance import feed_of, glance
from archfoe.server.housing import Housed
from archfoe.server.http import Answer, Request
from archfoe.server.keeping import StoreFailed, rows_of
from archfoe.server.limits import FEED_SECONDS, MOST_FEEDS, PaceByClient
from archfoe.server.lobby import ROOM_ID, Lobby
from archfoe.wire.glances import Glance

ATOM: Final = "http://www.w3.org/2005/Atom"
MEDIA_TYPE: Final = "application/atom+xml"
NOBODYS: Final = "No seat has this feed: open your table and copy its address again."
#: Nobody but who asks may keep it, and asks each time whether it still holds; no search engine lists it.
_HEADERS: Final = {"Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex"}
_REMEMBERED: Final = 4_096


class Mark(NamedTuple):
    """What the store has of a seat and its table: while it is the same, so is the feed of a table nobody is at."""

    seat: int
    key: str
    used_at: int
    game: str
    stands: tuple[Any, ...]


class Told(NamedTuple):
    """What a feed tells; "" in place of a move when it is somebody else's."""

    title: str
    move: str
    others: list[str]


class Noted(NamedTuple):
    mark: Mark
    told: Told
    since: int


class Feeds:
    """All of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._pace = PaceByClient(MOST_FEEDS, FEED_SECONDS)
        self._noted: OrderedDict[tuple[str, str], Noted] = OrderedDict()

    async def answer(self, request: Request) -> Answer:
        if not self._pace.allows(CLIENT.get()):
            return _plain(429, "That feed is read too often: once in some minutes is enough.")
        room = request.path_params["room"]
        try:
            noted = await self._now(room, request.path_params["feed"])
        except StoreFailed as error:
            return _plain(503, str(error))
        except ArchfoeError as error:
            return _plain(404, str(error))
        return _sent(_written(room, noted, _origin(request.headers)), noted.since, request.headers)

    async def _now(self, room: str, feed: str) -> Noted:
        mark = await self._lobby.store.do(lambda connection: _mark(connection, room, feed))
        place = (room, mark.key)
        before = self._noted.pop(place, None)
        awake = room in self._lobby.tables or room in self._lobby.housed
        if before is not None and not awake and before.mark[3:] == mark[3:]:
            noted = before
        else:
            now, seconds = await self._glance(room, mark.key)
            told = _told(now, mark)
            # While nobody is at a table nobody is asked anything new.
            since = int(time.time() - seconds) if awake else mark.used_at
            noted = Noted(mark, told, before.since if before is not None and before.told == told else since)
        self._noted[place] = noted
        while len(self._noted) > _REMEMBERED:
            self._noted.popitem(last=False)
        return noted

    async def _glance(self, room: str, key: str) -> tuple[Glance | None, float]:
        """How the table stands, and for how many seconds it has asked this, as far as it knows."""
        try:
            awake = room in self._lobby.tables or room in self._lobby.housed
            table = await (self._lobby.find(room) if awake else self._lobby.read(room))
        except Housed as housed:
            return await housed.house.glance(key), 0.0
        now = None if table is None else await glance(table, key)
        return now, 0.0 if table is None or now is None else table.absence.asked_for(now.seat)


def _origin(headers: Mapping[str, str]) -> str:
    """By the name that whoever asks knows this server by."""
    secure = headers.get("x-forwarded-proto") == "https"
    return f"{'https' if secure else 'http'}://{headers.get('host', '')}"


def _mark(connection: Any, room: str, feed: str) -> Mark:
    rows = rows_of(connection)
    if not ROOM_ID.fullmatch(room):  # no database need look for it
        raise Refusal(NOBODYS)
    if (closed := why_closed(connection, room)) is not None:
        raise closed
    chairs = rows.find("seats", {"room": room}, by="seat")
    mine = next(
        (one for one in chairs if one.token and compare_digest(feed_of(one.token).encode(), feed.encode())), None
    )
    if mine is None:
        raise Refusal(NOBODYS)
    (found,) = rows.find("rooms", {"id": room})
    game = next(iter(rows.find("games", {"room": room}, by="place", last=1)), None)
    last = [] if game is None else rows.find("answers", {"game": game.id}, by="number", last=1)
    stands = (found.customs, *((one.kind, one.name, one.bot) for one in chairs), *(one.number for one in last))
    return Mark(mine.seat, mine.token, found.used_at or found.made_at, "" if game is None else game.id, stands)


def _told(now: Glance | None, mark: Mark) -> Told:
    """All answers of one turn are one move; what is asked in between is a move of its own."""
    if now is None:
        return Told("", "", [])
    others = [one.name for seat, one in enumerate(now.seats) if seat != now.seat and one.name]
    title = now.title or (f"the table with {listed(others)}" if others else "your table")
    if now.phase != "playing" or not now.kind:
        return Told(title, "", others)
    asked = "turn" if now.active == now.seat else f"{now.active} {now.kind}"
    return Told(title, f"{mark.game} {now.turn} {asked}", others)


def _written(room: str, noted: Noted, origin: str) -> bytes:
    told, link = noted.told, f"{origin}/#/t/{room}"
    when = datetime.fromtimestamp(noted.since, UTC)
    feed = ElementTree.Element("feed", {"xmlns": ATOM})
    _add(feed, "id", _id(room, str(noted.mark.seat)))
    _add(feed, "title", f"Your move at {told.title}" if told.title else "Your move")
    _add(feed, "updated", when.isoformat())
    ElementTree.SubElement(feed, "link", {"href": link})
    _add(ElementTree.SubElement(feed, "author"), "name", "archfoe")
    if told.move:
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "id", _id(room, str(noted.mark.seat), told.move))
        _add(entry, "title", f"Your move at {told.title}")
        _add(entry, "updated", when.isoformat())
        ElementTree.SubElement(entry, "link", {"href": link})
        beside = f" At the table with you: {listed(told.others)}." if told.others else ""
        _add(entry, "summary", f"It has been your move since {when:%d %B %Y, %H:%M} UTC.{beside}")
    return bytes(ElementTree.tostring(feed, "utf-8", xml_declaration=True))


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text


def _id(*words: str) -> str:
    """The same for as long as it is the same move, whoever asks and by whichever name of this server."""
    return f"urn:archfoe:{blake2b(' '.join(words).encode(), digest_size=16).hexdigest()}"


def _sent(body: bytes, since: int, asked: Mapping[str, str]) -> Answer:
    tag, modified = f'"{blake2b(body, digest_size=12).hexdigest()}"', formatdate(since, usegmt=True)
    headers = {**_HEADERS, "ETag": tag, "Last-Modified": modified}
    known = asked.get("if-none-match")
    if tag in known if known is not None else asked.get("if-modified-since") == modified:
        return Answer(status=304, headers=headers)
    return Answer(body, 200, headers, MEDIA_TYPE)


def _plain(status: int, text: str) -> Answer:
    return Answer(text, status, {"Cache-Control": "no-store"}, "text/plain")
