"""People at a table whose store fails, whose servers die and whose connections break: one seed is one schedule.

`make simulate ARGS="0 500"` plays the schedules of 500 seeds and tells which of them broke a promise; the same seed is
the same schedule every time, on virtual time. What must hold after each: no acknowledged answer is lost or done twice,
the journal is whole, the table can be read and is what everybody sees, nobody is stuck, and nothing takes too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from unittest.mock import patch

from archfoe.server import archive
from archfoe.server.live_table import LiveTable
from archfoe.server.main import collect_seldom
from archfoe.server.store import Entry
from archfoe.wire import protocol as p
from tests.server.audit import Audit
from tests.server.desk import seats
from tests.server.offices import HANGS, Database, Office, Weather
from tests.server.pages import Page
from tests.server.virtual import VirtualLoop, run_virtually

SECONDS = 18.0  # of bad weather
CALM = 20.0  # seconds after it within which every table goes on
SETTLED = 4.0  # seconds until what was begun is done
PRESSES = 0.4  # so many schedules have people who play all cards at once
FICKLE = 0.4  # and so many have people who leave answers to a bot or to standing orders now and then

_KINDS = (
    p.TableWish(seats=seats("ann bob random")),
    p.TableWish(seats=seats("ann bob")),
    p.TableWish(seats=seats("ann random greedy")),
    p.TableWish(seats=seats("ann bob"), hides_timing=True),
    p.TableWish("rivals", seats=seats("ann bob")),
    p.TableWish("rebirth", seats=seats("ann random"), campaign=p.CampaignWish("friday")),
)
_WEIGHTS = (6, 6, 6, 3, 3, 1)


class Broken(AssertionError):
    """A promise was."""


@contextlib.contextmanager
def plain_views() -> Iterator[None]:
    """What no promise is about, and what takes long, is left out of views: what a turn may still bring, and why not."""
    with (
        patch("archfoe.wire.prompt._foreseen", lambda view, game: None),
        patch("archfoe.wire.table.barred_of", lambda view, game, rules: []),
    ):
        yield


@contextlib.contextmanager
def chance_of(seed: int) -> Iterator[None]:
    """All chance comes from the seed: keys of games, names of rooms, tokens."""
    luck = Random(f"luck {seed}")
    with (
        patch("archfoe.table.session.new_key", lambda: luck.randbytes(16)),
        patch("archfoe.server.seating.new_token", lambda: luck.randbytes(24).hex()),
        patch("archfoe.server.seating.new_room_id", lambda: luck.randbytes(9).hex()),
    ):
        yield


class World:
    """One server, or three on one database."""

    def __init__(self, loop: VirtualLoop, seed: int) -> None:
        self.loop, self.seed, self.dice = loop, seed, Random(seed)
        self.weather = Weather(self.dice, loop)
        self.database = Database()
        many = self.dice.random() < 0.6
        names = ["one", "two", "three"] if many else ["one"]
        self.offices = [Office(name, self.database, self.weather, alone=not many) for name in names]
        self._problem = ""
        self.last_answer = 0.0

    def broken(self, what: str) -> None:
        self._problem = self._problem or what

    def check(self) -> None:
        problem = self._problem or self.weather.wrong
        self.insist(not problem, problem)

    def insist(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Broken(f"seed {self.seed}: {otherwise}")

    def went_on(self) -> None:
        self.last_answer = self.loop.time()

    def office_of(self, room: str, tried: Office | None) -> Office:
        """Where a proxy brings people of a room; to the next one if they could not get in."""
        place = int.from_bytes(blake2b(room.encode(), digest_size=4).digest(), "big") % len(self.offices)
        if tried is not None:
            place = (self.offices.index(tried) + 1) % len(self.offices)
        return self.offices[place]

    def office_at(self, address: str) -> Office:
        return next(office for office in self.offices if f"/{office.name}" == address)

    def entries(self, room: str) -> list[Entry]:
        with self.database.connection.begin():
            return archive.read_entries(self.database.connection, f"{room}-1")

    async def storm(self) -> None:
        """Servers are struck, one at a time."""
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / 6))
            if self.weather.bad:
                await self.dice.choice(self.offices).befall()


async def schedule(loop: VirtualLoop, seed: int) -> str:
    """Plays the schedule of a seed; returns its trace. Raises `Broken` if a promise is broken."""
    world = World(loop, seed)
    world.weather.bad = False
    office = world.dice.choice(world.offices)
    (wish,) = world.dice.choices(_KINDS, _WEIGHTS)
    made = await office.ask(office.lobby.make(wish))
    world.weather.bad = True
    takes_back = world.dice.random() < 0.5
    presses = Random(f"presses of {seed}")
    dice = presses if presses.random() < PRESSES else None
    fickle = Random(f"turns of {seed}").random() < FICKLE
    pages = [
        Page(world, made.room, seat.seat, seat.token, takes_back=takes_back, presses=dice, fickle=fickle)
        for seat in made.seats
        if seat.token
    ]
    storm = asyncio.create_task(world.storm())
    tasks = [loop.spawn(page, page.live()) for page in pages]
    await asyncio.sleep(SECONDS)
    world.weather.bad = False
    await _calm_down(world, made.room, pages)
    for task in (storm, *tasks):
        if task.done():
            await task
        task.cancel()
    await asyncio.sleep(0)
    _check_journal(world, made.room, pages)
    trace = repr([entry[1:] for entry in world.entries(made.room)])
    return blake2b(trace.encode(), digest_size=8).hexdigest()


async def _calm_down(world: World, room: str, pages: list[Page]) -> None:
    """The faults are over: the game goes on, and in the end everybody sees what is stored."""
    calm = world.loop.time()
    limit = calm + CALM + HANGS
    while world.last_answer <= calm and not _over(pages):
        world.check()
        world.insist(world.loop.time() < limit, "the game does not go on")
        await asyncio.sleep(0.5)
    for page in pages:
        page.lags = 1000.0  # nobody says anything more
    await asyncio.sleep(SETTLED)
    world.check()
    table = _table(world, room)
    _check_table(world, room, table)


def _over(pages: list[Page]) -> bool:
    return any(page.view is not None and page.view.table.over for page in pages)


def _table(world: World, room: str) -> LiveTable | None:
    """As the one server has it that plays it."""
    held = [office.lobby.tables[room] for office in world.offices if office.alive and room in office.lobby.tables]
    playing = [table for table in held if not table.lost]
    return playing[0] if len(playing) == 1 else None


def _check_table(world: World, room: str, table: LiveTable | None) -> None:
    """What is in memory is what the next start of a server would find."""
    with world.database.connection.begin():
        stored = archive.read_room(world.database.connection, room)
    world.insist(stored is not None, "the room is gone")
    assert stored is not None
    read = archive.room_of(room, stored)
    world.insist(read.journal is not None, f"it cannot be read: {read.stuck}")
    if table is None or table.lock.locked():
        return
    live = table.seating
    assert read.journal is not None and live.journal is not None
    world.insist(read.journal.session.game.record == live.journal.session.game.record, "memory is not what is stored")
    world.insist([c[:4] for c in _chairs(read)] == [c[:4] for c in _chairs(live)], "seats are not what is stored")
    world.insist(read.story == live.story, "the campaign is not what is stored")
    world.insist(stored.chat == table._chat.lines, "the chat is not what is stored")
    views = [connection for connection in table.connections if not connection.closed]
    world.insist(all(connection.seat is not None for connection in views), "somebody has lost a seat")


def _chairs(seating: object) -> list[tuple[str, str, str, str]]:
    return [(c.kind, c.name, c.bot, c.token) for c in seating.chairs]  # type: ignore[attr-defined]


def _check_journal(world: World, room: str, pages: list[Page]) -> None:
    world.check()
    with world.database.connection.begin():
        stored = archive.read_room(world.database.connection, room)
    assert stored is not None and stored.game is not None
    entries = stored.entries
    world.insist([entry.number for entry in entries] == list(range(len(entries))), "a gap in the journal")
    hides_timing = archive.room_of(room, stored).wish.hides_timing
    audit = Audit(json.loads(stored.game.head), entries, hides_timing=hides_timing)
    complaint = audit.complaint({page.seat: page.heard for page in pages})
    world.insist(not complaint, complaint)


def play(seed: int) -> str:
    with chance_of(seed), plain_views():
        return run_virtually(lambda loop: schedule(loop, seed))


def main(arguments: list[str]) -> str | None:
    """The seeds to play: none for the first 500, one for that alone, two for the first and how many. What is broken."""
    first = int(arguments[0]) if arguments else 0
    count = int(arguments[1]) if len(arguments) > 1 else 1 if arguments else 500
    broken, done = [], 0
    logging.disable(logging.CRITICAL)  # the faults are meant
    collect_seldom()
    began = time.process_time()
    with contextlib.suppress(KeyboardInterrupt):  # who ends it is told how far it came
        for seed in range(first, first + count):
            try:
                play(seed)
            except Exception as error:
                broken.append(f"make simulate ARGS={seed}: {type(error).__name__}: {str(error).splitlines()[0]}")
                print(broken[-1], flush=True)
            done += 1
    logging.disable(logging.NOTSET)
    pace = done / max(time.process_time() - began, 0.001)
    print(f"{done} schedules, {len(broken)} broken; {pace:.1f} in a second of one core.")
    return "Promises were broken." if broken else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
