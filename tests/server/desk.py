"""A server without a network: tables in a real store, bots that answer in line, people who read their messages."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Self, TypeVar

from archfoe.core.decisions import Answer
from archfoe.core.game import Game
from archfoe.games.options import Options
from archfoe.server.audience import AWAY_SECONDS
from archfoe.server.bot_work import Answers, Request
from archfoe.server.connections import Connection
from archfoe.server.hidden_timing import Assaults
from archfoe.server.journal import Journal
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import Lobby
from archfoe.server.store import Store, sqlite_url
from archfoe.serverless import bots as serverless
from archfoe.wire import protocol as p
from archfoe.wire import shapes
from archfoe.wire.session import RemoteSession
from tests.vocabulary import Table
from tests.wire.reading import decoder

T = TypeVar("T")
Received = TypeVar("Received", bound=p.ToClient)


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: the browser of other tests leaves its event loop running in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class InlineBots(serverless.InlineBots):
    """Those of the page without a server, at once; `asked` counts how often."""

    def __init__(self) -> None:
        super().__init__(breath=0)
        self.asked = 0

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        self.asked += 1
        return await super().play(request, record)


class Person:
    """Somebody at a table: says things, and has read what came so far."""

    def __init__(self, table: LiveTable, token: str = "") -> None:
        self.table, self.token = table, token
        self.connection = Connection(table.seating.seat_of(token))
        self.got: list[p.ToClient] = []
        self.raw: list[bytes] = []

    async def come(self, *, game: str = "", seen: int = 0, playback: bool = False) -> Person:
        await self.table.join(self.connection, p.Hello(self.table.seating.id, self.token, game, seen, playback))
        self.read()
        return self

    async def go(self, *, just_now: bool = False) -> None:
        """Leaves; others look again when that counts as away, unless it is `just_now`."""
        self.connection.close()
        await self.table.leave(self.connection)
        if not just_now:
            time_passes(self.table)

    async def say(self, message: p.ToServer) -> list[p.ToClient]:
        """Sends a message; returns what came back at once."""
        self.read()
        before = len(self.got)
        await self.table.obey(self.connection, message)
        await self.table.hints.settled()
        self.read()
        return self.got[before:]

    def read(self) -> None:
        for data in self.connection.waiting():
            self.raw.append(data)
            self.got.append(decoder.decode(data))

    def last(self, kind: type[Received]) -> Received:
        self.read()
        return next(message for message in reversed(self.got) if isinstance(message, kind))

    def all(self, kind: type[Received]) -> list[Received]:
        self.read()
        return [message for message in self.got if isinstance(message, kind)]

    @property
    def view(self) -> p.View:
        return self.last(p.View)

    @property
    def seat(self) -> shapes.Seat:
        assert self.connection.seat is not None
        return self.view.table.seats[self.connection.seat]

    @property
    def prompt(self) -> shapes.Prompt:
        prompt = self.view.table.prompt
        assert prompt is not None, "nothing is asked"
        return prompt

    def pick(self, label: str) -> list[int]:
        """The option with this label."""
        return [[option.label for option in self.prompt.options].index(label)]

    async def answer(self, picked: Sequence[int] | str) -> list[p.ToClient]:
        """Answers what is asked, by label or by places, and lets the bots play on."""
        view, prompt = self.view, self.prompt
        places = self.pick(picked) if isinstance(picked, str) else list(picked)
        back = await self.say(p.Answer(view.game, prompt.number, places))
        await settled(self.table)
        self.read()
        return back

    async def any_answer(self, dice: Random) -> list[p.ToClient]:
        return await self.answer(any_picks(self.prompt, dice))


def any_picks(prompt: shapes.Prompt, dice: Random) -> list[int]:
    """A legal answer; a turn is ended less often than chance would."""
    n = len(prompt.options)
    if prompt.kind == "main" and n > 1 and dice.random() < 0.8:
        n -= 1
    picks = dice.sample(range(n), dice.randint(min(prompt.least, n), min(prompt.most, n)))
    return picks if prompt.ordered else sorted(picks)


def time_passes(table: LiveTable, seconds: float = AWAY_SECONDS) -> None:
    """So much since anybody left, and since the table was made or read."""
    audience = table.audience
    audience._since -= seconds
    for seat in [*audience._left]:
        audience._left[seat] -= seconds
        if audience._left[seat] + AWAY_SECONDS <= asyncio.get_running_loop().time() and seat in audience._going:
            audience._going[seat].cancel()
            audience._tell_away(seat)


async def settled(table: LiveTable) -> None:
    """Waits until no bot is thinking."""
    while table._thinking is not None and not table._thinking.done():
        await asyncio.wait([table._thinking])
    await table.help.settled()
    await table.plans.settled()


class Desk:
    """`async with Desk(folder) as desk`: a server's lobby, with its store in a folder."""

    def __init__(self, folder: Path, url: str = "", store: type[Store] = Store) -> None:
        self.url, self._store = url or sqlite_url(folder / "tables.sqlite3"), store

    async def __aenter__(self) -> Self:
        self.store = self._store(self.url)
        self.bots = InlineBots()
        self.lobby = Lobby(self.store, self.bots)
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self.lobby.tables.values():
            await settled(table)
        self.store.close()

    async def table(self, wish: p.TableWish, *, everybody: bool = True) -> tuple[LiveTable, list[Person]]:
        """A new table and the people who have links to it, all of them there."""
        made = await self.lobby.make(wish)
        table = self.lobby.tables[made.room]
        people = [Person(table, seat.token) for seat in made.seats if seat.token]
        await settled(table)
        if everybody:
            for person in people:
                await person.come()
        return table, people

    async def again(self, person: Person) -> Person:
        """The same person after a restart of the server."""
        table = await self.lobby.find(person.table.seating.id)
        assert table is not None
        back = Person(table, person.token)
        await back.come()
        await settled(table)
        back.read()
        return back


def humans(n: int, *names: str) -> list[p.SeatWish]:
    return [p.SeatWish("human", names[i] if i < len(names) else "") for i in range(n)]


def seats(words: str) -> list[p.SeatWish]:
    """ "ann bob greedy open": people by name, bots, open seats."""
    return [
        p.SeatWish("open")
        if word == "open"
        else p.SeatWish("bot", "", word)
        if word in ("greedy", "random")
        else p.SeatWish("human", word)
        for word in words.split()
    ]


async def seated_at(desk: Desk, laid_out: Table, wish: p.TableWish) -> tuple[LiveTable, list[Person]]:
    """A table of people at which a laid-out position is played on."""
    table, people = await desk.table(wish, everybody=False)
    game: Game = laid_out.game
    session = RemoteSession(Options(players=len(game.state.teams)), table.seating.players)
    session.game = game
    table.seating.journal = Journal(table.seating.running().id, session, hides_timing=wish.hides_timing)
    table._assaults = Assaults(len(game.events))
    for person in people:
        await person.come()
    return table, people
