"""Rooms in the store: what is written when, and how a room is read back."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.core.errors import ArchfoeError
from archfoe.server.journal import Journal
from archfoe.server.seating import Chair, Seating, options_of
from archfoe.server.sql_tables import answers, chapters, chat, games, rooms, seats
from archfoe.server.store import Entry
from archfoe.server.stuck import StuckGame, without_missing
from archfoe.table.campaigns import Book, OldCampaign, Story
from archfoe.wire.protocol import Said
from archfoe.wire.to_server import Order, TableWish

CHAT_KEPT = 100  # lines that somebody who comes in is shown
CHAT_STORED = 1000  # lines of a table; what was said before them is forgotten


class ChatLine(NamedTuple):
    said: Said
    team: int | None  # the only team that may read it


def add_room(connection: Connection, seating: Seating) -> None:
    wish = msgspec.json.encode(seating.wish).decode()
    row = {"id": seating.id, "wish": wish, "host": seating.host, "begun": False, "made_at": int(time.time())}
    connection.execute(sa.insert(rooms), row)
    connection.execute(sa.insert(seats), [_seat_row(seating, seat) for seat in range(len(seating.chairs))])


def touch_room(connection: Connection, room_id: str) -> None:
    """Somebody is there."""
    connection.execute(sa.update(rooms).where(rooms.c.id == room_id).values(used_at=int(time.time())))


def save_seats(connection: Connection, seating: Seating) -> None:
    for seat in range(len(seating.chairs)):
        row = _seat_row(seating, seat)
        where = (seats.c.room == seating.id, seats.c.seat == seat)
        connection.execute(sa.update(seats).where(*where).values(row))


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
    }


def add_game(connection: Connection, seating: Seating, journal: Journal) -> None:
    """The head of a new game, the seats as they are when it begins, and the campaign that it is a part of."""
    row = {
        "id": journal.id,
        "room": seating.id,
        "place": seating.games,
        "head": json.dumps(journal.head),
        "begun_at": int(time.time()),
    }
    connection.execute(sa.insert(games), row)
    if seating.story is not None:
        chapter = seating.campaigns.dumps(Book(seating.campaign_name, seating.story))
        connection.execute(sa.insert(chapters), {"game": journal.id, "story": chapter})
    connection.execute(sa.update(rooms).where(rooms.c.id == seating.id).values(begun=True))
    save_seats(connection, seating)


def add_chat(connection: Connection, room_id: str, line: ChatLine) -> None:
    said = line.said
    row = {"room": room_id, "number": said.number, "seat": said.seat, "name": said.name, "text": said.text}
    connection.execute(sa.insert(chat), row | {"team": line.team})
    old = (chat.c.room == room_id, chat.c.number <= said.number - CHAT_STORED)
    connection.execute(sa.delete(chat).where(*old))


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


def read_room(connection: Connection, room_id: str) -> Stored | None:
    row = connection.execute(sa.select(rooms).where(rooms.c.id == room_id)).one_or_none()
    if row is None:
        return None
    chairs = connection.execute(sa.select(seats).where(seats.c.room == room_id).order_by(seats.c.seat)).all()
    last = sa.select(games).where(games.c.room == room_id).order_by(games.c.place.desc()).limit(1)
    game = connection.execute(last).one_or_none()
    entries = [] if game is None else read_entries(connection, game.id)
    chapter = None if game is None else _chapter(connection, game.id)
    lines = sa.select(chat).where(chat.c.room == room_id).order_by(chat.c.number.desc()).limit(CHAT_KEPT)
    said = [
        ChatLine(Said(line.number, line.seat, line.name, line.text, line.team is not None), line.team)
        for line in connection.execute(lines).all()
    ]
    return Stored(row.wish, row.host, list(chairs), game, chapter, entries, said[::-1])


def _chapter(connection: Connection, game_id: str) -> str | None:
    found: str | None = connection.execute(sa.select(chapters.c.story).where(chapters.c.game == game_id)).scalar()
    return found


def read_entries(connection: Connection, game_id: str) -> list[Entry]:
    rows = connection.execute(sa.select(answers).where(answers.c.game == game_id).order_by(answers.c.number))
    return [Entry(row.game, row.number, row.seat, _picks(row.picked), row.takeback, row.landmark or "") for row in rows]


def _picks(words: str) -> tuple[int, ...]:
    return tuple(map(int, words.split(","))) if words else ()


def room_of(room_id: str, stored: Stored) -> Seating:
    """A game that cannot go on leaves the room as before a game; its rows stay as they are."""
    wish = msgspec.json.decode(stored.wish, type=TableWish)
    chairs = [
        Chair(row.kind, row.name, row.bot, row.token, msgspec.json.decode(row.orders, type=list[Order]))
        for row in stored.seats
    ]
    instead = ""
    try:
        options = options_of(wish, len(chairs))
    except ArchfoeError:  # a set of somebody is gone; if a game was played its record can still be had
        if stored.game is None:
            raise
        wish = without_missing(wish)
        options = options_of(wish, len(chairs))
        instead = f" of {options.played.title}"
    seating = Seating(room_id, wish, options, chairs, stored.host)
    if stored.game is not None:
        seating.games = stored.game.place
        head = json.loads(stored.game.head)
        try:
            seating.journal = Journal.resumed(stored.game.id, head, stored.entries, hides_timing=wish.hides_timing)
            seating.journal.session.players = seating.players
        except ArchfoeError as error:
            seating.stuck = StuckGame(stored.game.id, head, stored.entries, str(error), instead)
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
