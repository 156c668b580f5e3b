"""Rooms in the store: what is written when, and how a room is read back."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import BROUGHT
from archfoe.server.brought_sets import taken_in
from archfoe.server.chairs import Chair
from archfoe.server.counted_hints import recall_hints
from archfoe.server.evening import Customs
from archfoe.server.foreknowledge import of_head
from archfoe.server.journal import STUCK, Journal
from archfoe.server.keeping import Entry, rows_of
from archfoe.server.names import is_nobody
from archfoe.server.seating import Seating, options_of
from archfoe.server.stuck import StuckGame, as_it_stood, without_missing
from archfoe.server.table_words import as_found, words_of
from archfoe.table.campaigns import Book, OldCampaign, Story
from archfoe.wire.protocol import Said
from archfoe.wire.to_server import Order, TableWish

_fields_of = msgspec.json.Decoder(dict[str, Any]).decode
_WISHED: Final = frozenset(TableWish.__struct_fields__)
CHAT_KEPT = 100  # lines that somebody who comes in is shown
_EVER = 2**31 - 1  # later than any second that a column can hold
CHAT_STORED = 1000  # lines of a table; what was said before them is forgotten
#: Made here, before there are threads: msgspec crashes where two of them work out one type at the same moment.
_orders_of = msgspec.json.Decoder(list[Order]).decode
msgspec.json.Decoder(TableWish)
_customs_of = msgspec.json.Decoder(Customs).decode


class ChatLine(NamedTuple):
    said: Said
    team: int | None  # the only team that may read it


def add_room(connection: Any, seating: Seating) -> None:
    wish = msgspec.json.encode(seating.wish).decode()
    now = int(time.time())
    row = {"id": seating.id, "wish": wish, "host": seating.host, "begun": False, "made_at": now, "used_at": now}
    rows = rows_of(connection)
    rows.add("rooms", [{**row, "words": as_found(words_of(seating.id))}])
    rows.add("seats", [_seat_row(seating, seat) for seat in range(len(seating.chairs))])


def touch_room(connection: Any, room_id: str) -> None:
    """Somebody is there. A room of an earlier version gets its words now."""
    row = {"used_at": int(time.time()), "words": as_found(words_of(room_id))}
    rows_of(connection).change("rooms", {"id": room_id}, row)


def save_seats(connection: Any, seating: Seating) -> None:
    for seat in range(len(seating.chairs)):
        row = _seat_row(seating, seat)
        rows_of(connection).change("seats", {"room": seating.id, "seat": seat}, row)


def change_room(connection: Any, seating: Seating) -> None:
    """Another game, perhaps with more seats or fewer."""
    rows = rows_of(connection)
    wish = msgspec.json.encode(seating.wish).decode()
    rows.change("rooms", {"id": seating.id}, {"wish": wish})
    save_customs(connection, seating)
    rows.forget("seats", {"room": seating.id}, "seat", _EVER)
    rows.add("seats", [_seat_row(seating, seat) for seat in range(len(seating.chairs))])


def save_customs(connection: Any, seating: Seating) -> None:
    customs = msgspec.json.encode(seating.customs).decode()
    rows_of(connection).change("rooms", {"id": seating.id}, {"customs": customs, "host": seating.host})


def _seat_row(seating: Seating, seat: int) -> dict[str, Any]:
    chair = seating.chairs[seat]
    return {
        "room": seating.id,
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "token": chair.token,
        "orders": msgspec.json.encode(chair.orders).decode(),
        "face": chair.face,
    }


def add_game(connection: Any, seating: Seating, journal: Journal) -> None:
    """The head of a new game, the seats as they are when it begins, and the campaign that it is a part of."""
    row = {
        "id": journal.id,
        "room": seating.id,
        "place": seating.games,
        "head": json.dumps(journal.head),
        "begun_at": int(time.time()),
    }
    rows = rows_of(connection)
    rows.add("games", [row])
    if seating.story is not None:
        chapter = seating.campaigns.dumps(Book(seating.campaign_name, seating.story))
        rows.add("chapters", [{"game": journal.id, "story": chapter}])
    rows.change("rooms", {"id": seating.id}, {"begun": True})
    save_seats(connection, seating)


def add_chat(connection: Any, room_id: str, line: ChatLine) -> None:
    said = line.said
    row = {"room": room_id, "number": said.number, "seat": said.seat, "name": said.name, "text": said.text}
    rows = rows_of(connection)
    rows.add("chat", [row | {"team": line.team}])
    rows.forget("chat", {"room": room_id}, "number", said.number - CHAT_STORED)


def add_entries(connection: Any, entries: Sequence[Entry]) -> None:
    rows_of(connection).add("answers", [entry_row(entry) for entry in entries])


def entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "game": entry.game,
        "number": entry.number,
        "seat": entry.seat,
        "picked": ",".join(map(str, entry.picked)),
        "takeback": entry.takeback,
        "landmark": entry.landmark or None,
    }


# Games that are set aside


class Mark(NamedTuple):
    """What is noted of a room that endangers its server. `aside`: the game is not to be loaded any more, and why.

    Else a server has begun to load the room, and nobody has heard yet that it could.
    """

    game: str
    aside: bool
    why: str


def begin_loading(connection: Any, room_id: str) -> Mark | None:
    """Notes that a room is being loaded; returns what was noted before."""
    found = mark_of(connection, room_id)
    if found is None:
        row = {"room": room_id, "game": "", "aside": False, "why": "", "marked_at": int(time.time())}
        rows_of(connection).add("marks", [row])
    return found


def mark_of(connection: Any, room_id: str) -> Mark | None:
    rows = rows_of(connection).find("marks", {"room": room_id})
    return Mark(rows[0].game, rows[0].aside, rows[0].why) if rows else None


def loaded(connection: Any, room_id: str) -> None:
    rows_of(connection).forget("marks", {"room": room_id, "aside": False}, "marked_at", _EVER)


def set_aside(connection: Any, room_id: str, game_id: str, why: str) -> None:
    """The game of a room, or the room itself if it has none yet."""
    rows = rows_of(connection)
    rows.forget("marks", {"room": room_id}, "marked_at", _EVER)
    row = {"room": room_id, "game": game_id, "aside": True, "why": why, "marked_at": int(time.time())}
    rows.add("marks", [row])


# Reading


class Stored(NamedTuple):
    """The rows of a room, to be made a room of outside the store's thread."""

    wish: str
    host: int
    seats: list[Any]
    game: Any | None  # the last one
    chapter: str | None  # the campaign before it
    entries: list[Entry]
    chat: list[ChatLine]
    customs: str | None = None


class RoomClosed(ArchfoeError):
    """Whoever runs the server has closed it."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Whoever runs this server has closed this table{f': {reason}' if reason else '.'}")


def why_closed(connection: Any, room_id: str) -> RoomClosed | None:
    row = next(iter(rows_of(connection).find("rooms", {"id": room_id})), None)
    return None if row is None or row.closed is None else RoomClosed(row.closed)


def read_room(connection: Any, room_id: str) -> Stored | None:
    rows = rows_of(connection)
    row = next(iter(rows.find("rooms", {"id": room_id})), None)
    if row is None:
        return None
    chairs = rows.find("seats", {"room": room_id}, by="seat")
    game = next(iter(rows.find("games", {"room": room_id}, by="place", last=1)), None)
    entries = [] if game is None else read_entries(connection, game.id)
    chapter = None if game is None else _chapter(connection, game.id)
    said = [
        ChatLine(Said(line.number, line.seat, _as_called(line), line.text, line.team is not None), line.team)
        for line in rows.find("chat", {"room": room_id}, by="number", last=CHAT_KEPT)
    ]
    return Stored(row.wish, row.host, chairs, game, chapter, entries, said, row.customs)


def _as_called(line: Any) -> str:
    return str(line.name) if line.seat is None or not is_nobody(line.name) else f"Player {line.seat + 1}"


def _chapter(connection: Any, game_id: str) -> str | None:
    found = rows_of(connection).find("chapters", {"game": game_id})
    return found[0].story if found else None


def read_entries(connection: Any, game_id: str) -> list[Entry]:
    rows = rows_of(connection).find("answers", {"game": game_id}, by="number")
    return [Entry(row.game, row.number, row.seat, _picks(row.picked), row.takeback, row.landmark or "") for row in rows]


def _picks(words: str) -> tuple[int, ...]:
    return tuple(map(int, words.split(","))) if words else ()


def plain(stored: Stored) -> dict[str, Any]:
    """The same in plain values, for another process."""
    return {
        "wish": stored.wish,
        "host": stored.host,
        "seats": [_columns(row, "kind name bot token orders face") for row in stored.seats],
        "game": None if stored.game is None else _columns(stored.game, "id place head"),
        "chapter": stored.chapter,
        "entries": [tuple(entry) for entry in stored.entries],
        "chat": [
            (line.said.number, line.said.seat, line.said.name, line.said.text, line.said.team, line.team)
            for line in stored.chat
        ],
        "customs": stored.customs,
    }


def _columns(row: Any, columns: str) -> dict[str, Any]:
    return {column: getattr(row, column) for column in columns.split()}


def stored_of(rows: dict[str, Any]) -> Stored:
    entries = [
        Entry(game, number, seat, tuple(picked), takeback, landmark)
        for game, number, seat, picked, takeback, landmark in rows["entries"]
    ]
    chat = [ChatLine(Said(*said), team) for *said, team in rows["chat"]]
    game = None if rows["game"] is None else SimpleNamespace(**rows["game"])
    seats = [SimpleNamespace(**row) for row in rows["seats"]]
    return Stored(rows["wish"], rows["host"], seats, game, rows["chapter"], entries, chat, rows["customs"])


def room_aside(room_id: str, stored: Stored, why: str) -> Seating:
    """A room whose game is set aside: nothing of it is played, and nothing of a set that it brought is read."""
    if stored.game is None:
        raise ArchfoeError(why)
    chairs = _chairs(stored)
    wish = without_missing(stored_wish(stored.wish))
    options = options_of(wish, len(chairs))
    seating = Seating(room_id, wish, options, chairs, stored.host)
    seating.customs = _customs_of(stored.customs) if stored.customs else seating.customs
    seating.games = stored.game.place
    instead = f" of {options.played.title}"
    seating.stuck = StuckGame(stored.game.id, json.loads(stored.game.head), stored.entries, f"{STUCK} {why}", instead)
    if stored.chapter is not None:
        seating.story = _story_of(seating, stored.chapter)
    return seating


def game_in(stored: Stored) -> str:
    return "" if stored.game is None else str(stored.game.id)


def is_brought(stored: Stored) -> bool:
    """Does the room bring a set from outside, or has its last game one?"""
    return bool(stored_wish(stored.wish).brings) or (
        stored.game is not None and BROUGHT in json.loads(stored.game.head)
    )


def _chairs(stored: Stored) -> list[Chair]:
    return [_chair(row) for row in stored.seats]


def _chair(row: Any) -> Chair:
    name = "" if is_nobody(row.name) else row.name
    return Chair(row.kind, name, row.bot, row.token, _orders_of(row.orders), row.face or "")


def room_of(room_id: str, stored: Stored) -> Seating:
    """A game that cannot go on leaves the room as before a game; its rows stay as they are."""
    wish = stored_wish(stored.wish)
    chairs = _chairs(stored)
    instead = ""
    try:
        wish = taken_in(wish)
        options = options_of(wish, len(chairs))
    except ArchfoeError:  # a set of somebody is gone; if a game was played its record can still be had
        if stored.game is None:
            raise
        wish = without_missing(wish)
        options = options_of(wish, len(chairs))
        instead = f" of {options.played.title}"
    seating = Seating(room_id, wish, options, chairs, stored.host)
    seating.customs = _customs_of(stored.customs) if stored.customs else seating.customs
    if stored.game is not None:
        seating.games = stored.game.place
        head = json.loads(stored.game.head)
        if seating.customs.left == stored.game.id:
            seating.foreseen_before = of_head(head)
            return seating
        try:
            seating.journal = Journal.resumed(stored.game.id, head, stored.entries, hides_timing=wish.hides_timing)
            seating.journal.session.players = seating.players
            if seating.customs.ended == seating.journal.id:
                seating.journal.end_here()
            recall_hints(seating)
        except ArchfoeError as error:
            stood = as_it_stood(head, stored.entries)
            seating.stuck = StuckGame(stored.game.id, head, stored.entries, str(error), instead, stood)
    seating.look_for_first_card()
    if stored.chapter is not None:
        seating.story = _story_of(seating, stored.chapter)
    return seating


def _story_of(seating: Seating, chapter: str) -> Story | None:
    """None if it needs cards that are gone, as its game does, which says so."""
    try:
        return seating.campaigns.loads(chapter, f"The campaign of the table {seating.id}").story
    except OldCampaign:
        if seating.stuck is None:
            raise
        return None


def stored_wish(stored: str) -> TableWish:
    """What a stored table was made for. Wishes of earlier versions tell beside the rest what only one game asks."""
    told = _fields_of(stored)
    own = {name: told.pop(name) for name in [*told] if name not in _WISHED}
    return msgspec.convert({**told, "own": own | told.get("own", {})}, TableWish)
