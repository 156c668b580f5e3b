"""What the people of a table settle among themselves: its host, its talk, who sits where and who may come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from archfoe.agents.levels import STAND_IN
from archfoe.server import archive
from archfoe.server.audience import Audience
from archfoe.server.chairs import Chair
from archfoe.server.changing import UNFINISHED, back_to_lobby, change_game
from archfoe.server.connections import WRONG_TOKEN, Connection
from archfoe.server.errors import Refusal
from archfoe.server.names import clean
from archfoe.server.seating import Seating
from archfoe.wire import protocol as p
from archfoe.wire.to_server import BackToLobby, ChangeGame

ONLY_HOST: Final = "Only the host of the table can do that."
REMOVED: Final = "The host has removed you from this table."
DOOR_CLOSED: Final = "Nobody new can come to this table. Ask its host to open the door."


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    audience: Audience
    connections: list[Connection]

    @property
    def may_come(self) -> set[int]: ...

    @property
    def keeps_open(self) -> bool: ...

    def seat_of(self, connection: Connection) -> int: ...

    async def save(self, what: Callable[[Any, Seating], None]) -> None: ...

    async def save_seats(self) -> None: ...

    async def save_customs(self) -> None: ...

    async def announce(self, text: str) -> None: ...

    async def not_ready(self, why: str) -> None: ...

    def show(self, connections: list[Connection]) -> None: ...

    def wake_bots(self) -> None: ...


def check_talk(seating: Seating, text: str, *, watches: bool) -> None:
    """May this be said at the table?"""
    customs = seating.customs
    if text in p.EXCLAMATIONS and customs.talk != "off":
        return
    if customs.talk != "all":
        raise Refusal("The host has turned talk off." if customs.talk == "off" else "Only exclamations here.")
    if watches and not customs.watchers_talk:
        raise Refusal("Spectators of this table only exclaim.")


def free(seating: Seating, seat: int) -> None:
    """A person's key opens the seat no more; in a game a bot plays on."""
    journal = seating.journal
    if seating.phase == "playing":
        seating.chairs[seat] = Chair(p.BOT, bot=STAND_IN)
    else:
        told = 0 if journal is None else journal.session.game.told
        seating.chairs[seat] = Chair(p.OPEN, bot_until=told)
    seating.swap_wish = None
    if journal is not None:
        journal.session.players = seating.players


class Settling:
    def __init__(self, table: Hosting) -> None:
        self._table = table
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Settle: self._settle,
            p.HandOver: self._hand_over,
            p.Remove: self._remove,
            p.Swap: self._swap,
            p.NoSwap: self._no_swap,
            ChangeGame: self._change_game,
            BackToLobby: self._back_to_lobby,
        }

    def _host(self, connection: Connection) -> int:
        by, seating = self._table.seat_of(connection), self._table.seating
        if by != seating.acting_host(self._table.may_come):
            raise Refusal(ONLY_HOST)
        return by

    async def _settle(self, connection: Connection, message: p.Settle) -> None:
        self._host(connection)
        seating = self._table.seating
        customs = seating.customs
        if message.new_evening and seating.phase == "playing":
            raise Refusal("Finish this game first: it counts to the evening that it began in.")
        if message.title is not None:
            customs.title = clean(message.title, p.LONGEST_TITLE, "A title")
        customs.wait = customs.wait if message.wait is None else message.wait
        customs.talk = message.talk or customs.talk
        customs.watchers_talk = customs.watchers_talk if message.watchers_talk is None else message.watchers_talk
        customs.closed = customs.closed if message.closed is None else message.closed
        if message.new_evening:
            customs.evenings.close()
        await self._table.save_customs()

    def _person(self, seat: int) -> int:
        """The seat of somebody who has a key."""
        chairs = self._table.seating.chairs
        if not 0 <= seat < len(chairs) or not chairs[seat].token:
            raise Refusal("Nobody has that seat.")
        return seat

    async def _hand_over(self, connection: Connection, message: p.HandOver) -> None:
        self._host(connection)
        seating = self._table.seating
        seating.host = self._person(message.seat)
        await self._table.save_customs()
        await self._table.announce(f"{seating.called(seating.host)} is the host now.")

    async def _remove(self, connection: Connection, message: p.Remove) -> None:
        """Their key opens nothing any more. In a game a bot takes the seat, and nobody else has held it."""
        by, seating = self._host(connection), self._table.seating
        seat = self._person(message.seat)
        if seat in (by, seating.host):
            raise Refusal("The host stays. Hand the table over first.")
        who = seating.called(seat)
        free(seating, seat)
        seating.customs.closed = seating.customs.closed or message.block
        for other in self._table.connections:
            if other.seat == seat:
                other.seat = None
                if message.block:
                    other.end(WRONG_TOKEN, REMOVED)
                elif seating.journal is not None:
                    other.forget(seating.journal.id)
        await self._table.save_seats()
        await self._table.save_customs()
        closed = " Nobody new can come until the host opens the door." if message.block else ""
        await self._table.announce(f"{who} was removed from the table.{closed}")
        await self._table.not_ready("The seats have changed.")
        self._table.show(self._table.connections)
        self._table.wake_bots()

    def _between(self, connection: Connection) -> str:
        """The name of the host, who may change what comes next now."""
        by = self._host(connection)
        if self._table.keeps_open:  # nobody knows yet whether the game is over
            raise Refusal(UNFINISHED)
        return self._table.seating.called(by)

    async def _back_to_lobby(self, connection: Connection, message: BackToLobby) -> None:
        who = self._between(connection)
        back_to_lobby(self._table.seating)
        await self._table.save(archive.change_room)
        await self._table.announce(f"{who} took everyone back to the lobby to change the next game.")

    async def _change_game(self, connection: Connection, message: ChangeGame) -> None:
        who, seating = self._between(connection), self._table.seating
        before, what = seating.chairs, "the game" if seating.journal is None else "the next game"
        told = change_game(seating, message)
        seats = {seat: seating.chairs.index(chair) for seat, chair in enumerate(before) if chair.token}
        for one in self._table.connections:
            one.seat = None if one.seat is None else seats[one.seat]
        await self._table.save(archive.change_room)
        if told:
            await self._table.announce(f"{who} changed {what}. {told}")
            await self._table.not_ready("The game has changed.")

    # Who sits where

    async def _swap(self, connection: Connection, message: p.Swap) -> None:
        """One's own seat with a free one at once, and with somebody's once they say the same; the host places bots."""
        by, seating = self._table.seat_of(connection), self._table.seating
        a, b = sorted((message.a, message.b))
        if seating.phase != "lobby" or seating.stuck is not None or seating.story is not None:
            raise Refusal("Seats can be swapped in the lobby, and not in a campaign.")
        if a == b or b >= len(seating.chairs):
            raise Refusal("Name two seats of this table.")
        people = [seat for seat in (a, b) if seating.chairs[seat].token]
        if by not in people and (people or by != seating.acting_host(self._table.may_come)):
            raise Refusal("You can swap your own seat, and the host places bots.")
        other = [seat for seat in people if seat != by]
        if other and seating.swap_wish != (other[0], by):
            seating.swap_wish = by, other[0]
            self._table.audience.tell()
            return
        seating.chairs[a], seating.chairs[b] = seating.chairs[b], seating.chairs[a]
        seating.host = {a: b, b: a}.get(seating.host, seating.host)
        seating.swap_wish = None
        for one in self._table.connections:
            one.seat = {a: b, b: a}.get(one.seat, one.seat) if one.seat is not None else None
        await self._table.save_seats()
        await self._table.save_customs()
        await self._table.not_ready("The seats have changed.")

    async def _no_swap(self, connection: Connection, message: p.NoSwap) -> None:
        """Also from who has asked."""
        seating = self._table.seating
        if seating.swap_wish is None or self._table.seat_of(connection) not in seating.swap_wish:
            raise Refusal("Nobody has asked you to swap seats.")
        seating.swap_wish = None
        self._table.audience.tell()
