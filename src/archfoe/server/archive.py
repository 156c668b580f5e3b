"""Rooms in the store: what is written when, and how a room is read back."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from archfoe.core.errors import ArchfoeError
from archfoe.server.journal import Play
from archfoe.server.seating import Chair, Room, options_of
from archfoe.server.sql_tables import answers, chapters, chat, games, rooms, seats
from archfoe.server.store import Entry
from archfoe.server.stuck import StuckGame
from archfoe.table.campaigns import Book
from archfoe.wire.protocol import Said
from archfoe.wire.to_server import Order, TableWish

CHAT_KEPT = 100  # lines that somebody who comes in is shown


class ChatLine(NamedTuple):
    said: Said
    team: int | None  # the only team that may read it


def add_room(connection: Connection, room: Room) -> None:
    wish = msgspec.json.encode(room.wish).decode()
    row = {"id": room.id, "wish": wish, "host": room.host, "begun": False, "made_at": int(time.time())}
    connection.execute(sa.insert(rooms), row)
    connection.execute(sa.insert(seats), [_seat_row(room, seat) for seat in range(len(room.chairs))])


def save_seats(connection: Connection, room: Room) -> None:
    for seat in range(len(room.chairs)):
        row = _seat_row(room, seat)
        where = (seats.c.room == room.id, seats.c.seat == seat)
        connection.execute(sa.update(seats).where(*where).values(row))


def _seat_row(room: Room, seat: int) -> dict[str, Any]:
    chair = room.chairs[seat]
    return {
        "room": room.id,
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "token": chair.token,
        "orders": msgspec.json.encode(chair.orders).decode(),
    }


def add_game(connection: Connection, room: Room, play: Play) -> None:
    """The head of a new game, the seats as they are when it begins, and the campaign that it is a part of."""
    row = {
        "id": play.id,
        "room": room.id,
        "place": room.games,
        "head": json.dumps(play.head),
        "begun_at": int(time.time()),
    }
    connection.execute(sa.insert(games), row)
    if room.story is not None:
        chapter = room.campaigns.dumps(Book(room.campaign_name, room.story))
        connection.execute(sa.insert(chapters), {"game": play.id, "story": chapter})
    connection.execute(sa.update(rooms).where(rooms.c.id == room.id).values(begun=True))
    save_seats(connection, room)


def add_chat(connection: Connection, room_id: str, line: ChatLine) -> None:
    said = line.said
    row = {"room": room_id, "number": said.number, "seat": said.seat, "name": said.name, "text": said.text}
    connection.execute(sa.insert(chat), row | {"team": line.team})


# Reading


class Stored(NamedTuple):
    """The rows of a room, to be made a room of outside the store's thread."""

    wish: str
    host: int
    seats: list[Any]
    game: Any | None  # the last one
    chapter: str | None  # the campaign before it
    journal: list[Entry]
    chat: list[ChatLine]


def read_room(connection: Connection, room_id: str) -> Stored | None:
    row = connection.execute(sa.select(rooms).where(rooms.c.id == room_id)).one_or_none()
    if row is None:
        return None
    chairs = connection.execute(sa.select(seats).where(seats.c.room == room_id).order_by(seats.c.seat)).all()
    last = sa.select(games).where(games.c.room == room_id).order_by(games.c.place.desc()).limit(1)
    game = connection.execute(last).one_or_none()
    journal = [] if game is None else read_journal(connection, game.id)
    chapter = None if game is None else _chapter(connection, game.id)
    lines = sa.select(chat).where(chat.c.room == room_id).order_by(chat.c.number.desc()).limit(CHAT_KEPT)
    said = [
        ChatLine(Said(line.number, line.seat, line.name, line.text, line.team is not None), line.team)
        for line in connection.execute(lines).all()
    ]
    return Stored(row.wish, row.host, list(chairs), game, chapter, journal, said[::-1])


def _chapter(connection: Connection, game_id: str) -> str | None:
    found: str | None = connection.execute(sa.select(chapters.c.story).where(chapters.c.game == game_id)).scalar()
    return found


def read_journal(connection: Connection, game_id: str) -> list[Entry]:
    rows = connection.execute(sa.select(answers).where(answers.c.game == game_id).order_by(answers.c.number))
    return [Entry(row.game, row.number, row.seat, _picks(row.picked), row.takeback) for row in rows]


def _picks(words: str) -> tuple[int, ...]:
    return tuple(map(int, words.split(","))) if words else ()


def room_of(room_id: str, stored: Stored) -> Room:
    """A game that cannot go on leaves the room as before a game; its rows stay as they are."""
    wish = msgspec.json.decode(stored.wish, type=TableWish)
    chairs = [
        Chair(row.kind, row.name, row.bot, row.token, msgspec.json.decode(row.orders, type=list[Order]))
        for row in stored.seats
    ]
    room = Room(room_id, wish, options_of(wish, len(chairs)), chairs, stored.host)
    if stored.game is not None:
        room.games = stored.game.place
        head = json.loads(stored.game.head)
        try:
            room.play = Play.resumed(stored.game.id, head, stored.journal)
            room.play.board.players = room.players
        except ArchfoeError as error:
            room.stuck = StuckGame(stored.game.id, head, stored.journal, str(error))
    if stored.chapter is not None:
        room.story = room.campaigns.loads(stored.chapter, f"The campaign of the table {room_id}").story
    return room
