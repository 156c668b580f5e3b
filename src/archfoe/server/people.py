"""What people at a table tell of themselves and to each other: names, faces, seats, talk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from archfoe.agents.levels import face_of
from archfoe.core.text import article
from archfoe.server import stand_ins
from archfoe.server.audience import Audience, Chat
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.limits import Pace
from archfoe.server.names import SPECTATOR, apart, clean_chat, clean_name
from archfoe.server.seating import Seating
from archfoe.server.settling import check_talk
from archfoe.wire import protocol as p

#: So often within so many seconds.
NAMES_CHANGE = 6, 60.0
LINES = 5, 10.0


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    audience: Audience
    chat: Chat
    connections: list[Connection]

    @property
    def may_come(self) -> set[int]: ...

    def seat_of(self, connection: Connection) -> int: ...

    async def save_seats(self) -> None: ...

    async def begin_next(self) -> None: ...

    async def announce(self, text: str) -> None: ...

    async def warn(self) -> None: ...

    def show(self, connections: list[Connection]) -> None: ...

    def wake_bots(self) -> None: ...


class People:
    def __init__(self, table: Hosting) -> None:
        self._table = table
        self._paces: dict[tuple[int, str], Pace] = {}
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Say: self.say,
            p.Introduce: self._introduce,
            p.Rename: self._rename,
            p.SitDown: self._sit_down,
            p.ChangeSeat: self._change_seat,
            p.Ready: self._ready,
        }

    async def say(self, connection: Connection, message: p.Say) -> None:
        seat, seating = connection.seat, self._table.seating
        if seat is None and message.team:
            raise Refusal("Spectators have no team chat. Send your message to everyone.")
        text = clean_chat(message.text)
        check_talk(seating, text, watches=seat is None)
        self._check_pace(connection, "line", LINES, "That was a lot at once. Wait a few seconds.")
        team = seating.team_of(seat) if message.team and seat is not None else None
        name = connection.name or SPECTATOR if seat is None else seating.called(seat)
        await self._table.chat.say(seating, self._table.connections, seat, name, text, team)

    async def _rename(self, connection: Connection, message: p.Rename) -> None:
        await self._call(connection, message.name, "")

    async def _introduce(self, connection: Connection, message: p.Introduce) -> None:
        name = clean_name(message.name)
        if not name:
            raise Refusal("Choose a name first.")
        if connection.seat is None:
            others = self._table.seating.taken_names() | self._watchers(connection)
            who = apart(name, others), message.face or connection.face or face_of(name)
            if who != (connection.name, connection.face):
                self._check_names_change(connection)
                connection.name, connection.face = who
                self._table.audience.tell_of(connection)
            told = connection.name
        else:
            await self._call(connection, name, message.face)
            told = self._table.seating.called(connection.seat)
        why = "" if told == name else f"There is already {article(name)} {name}. You are {told} here."
        face = connection.face if connection.seat is None else self._table.seating.face_of(connection.seat)
        connection.send(p.Introduced(told, face, why))

    def _check_pace(self, connection: Connection, what: str, often: tuple[int, float], why: str) -> None:
        """By seat, however many devices a person has; who has no seat is counted by connection."""
        pace = Pace(*often, asyncio.get_running_loop().time)
        if connection.seat is None:
            pace = connection.paces.setdefault(what, pace)
        else:
            pace = self._paces.setdefault((connection.seat, what), pace)
        if not pace.allows():
            raise Refusal(why)

    def _check_names_change(self, connection: Connection) -> None:
        self._check_pace(connection, "name", NAMES_CHANGE, "That was often enough for now. Try again in a minute.")

    def _watchers(self, but: Connection | None = None) -> set[str]:
        return {one.name for one in self._table.audience.lookers if one.name and one is not but}

    async def _call(self, connection: Connection, name: str, face: str) -> None:
        """A page introduces its person whenever it connects: mostly that changes nothing."""
        seat = self._table.seat_of(connection)
        chair = self._table.seating.chairs[seat]
        before, told = chair.name, self._table.seating.name_for(seat, name, self._watchers())
        if (before, chair.face) == (told, face or chair.face):
            return
        self._check_names_change(connection)
        self._table.seating.call(seat, told)
        chair.face = face or chair.face
        await self._table.save_seats()
        if before and chair.name != before:
            await self._table.announce(f"{before} is now {self._table.seating.called(seat)}.")
        self._table.show(self._table.connections)

    async def _sit_down(self, connection: Connection, message: p.SitDown) -> None:
        if connection.seat is not None:
            raise Refusal("You have a seat already.")
        name, face = message.name or connection.name, connection.face
        token = self._table.seating.sit_down(message.seat, name, face, self._watchers(connection))
        connection.seat = message.seat
        await self._table.save_seats()
        await self.not_ready("Somebody has sat down.")
        connection.send(p.Seated(self._table.seating.id, message.seat, token))
        await self._table.warn()

    async def _change_seat(self, connection: Connection, message: p.ChangeSeat) -> None:
        by, seating = self._table.seat_of(connection), self._table.seating
        before = seating.occupant(message.seat)
        seating.change_seat(by, message.seat, message.kind, message.bot, here=self._table.may_come)
        for other in self._table.connections:
            if other.seat == message.seat and message.kind == p.OPEN:
                other.seat = None
        await self._table.save_seats()
        await self.not_ready("The seats have changed.")
        if text := stand_ins.told(seating, by, message.seat, before):
            await self._table.announce(text)
        self._table.show(self._table.connections)
        self._table.wake_bots()

    async def _ready(self, connection: Connection, message: p.Ready) -> None:
        seat, table = self._table.seat_of(connection), self._table
        if table.seating.phase == "playing":
            raise Refusal("The game has started already.")
        table.seating.chairs[seat].ready = message.ready
        there = [table.seating.chairs[other] for other in table.audience.connected]
        again = table.seating.phase == "over" and table.seating.next_game in ("again", "second")
        if again and all(chair.ready for chair in there):
            await table.begin_next()
        else:
            table.audience.tell()

    async def not_ready(self, why: str) -> None:
        """What was to be played has changed: who was ready is asked once more."""
        chairs = self._table.seating.chairs
        if any(chair.ready for chair in chairs):
            for chair in chairs:
                chair.ready = False
            self._table.audience.tell()
            await self._table.announce(f"{why} Say again when you are ready.")
