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
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from statistics import quantiles
from unittest.mock import patch

from archfoe.server import archive
from archfoe.server.live_table import LiveTable
from archfoe.server.main import collect_seldom
from archfoe.server.seating import Seating
from archfoe.server.store import Entry
from archfoe.wire import protocol as p
from archfoe.workshop import drafts
from tests.server.audit import Audit
from tests.server.desk import seats
from tests.server.offices import HANGS, Database, Office, Weather
from tests.server.pages import Page
from tests.server.virtual import VirtualLoop, run_virtually
from tests.workshop.texts import FLOOD, TIDE

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
FRAIL = 0.05  # so many have workers that fail again and again
LIVELY = 0.4  # so many schedules have more than one table, and more sorts of them, at servers whose clocks may jump
_MORE_KINDS = (
    p.TableWish("confrontations", seats=seats("ann bob random random")),
    p.TableWish("confrontations", seats=seats("ann random bob random"), hides_timing=True),
    p.TableWish(seats=seats("ann open random")),
    p.TableWish(seats=seats("ann open open")),
    p.TableWish(seats=seats("ann bob"), brings=drafts.settled(TIDE + FLOOD)),
    p.TableWish("rivals", seats=seats("ann open"), hides_timing=True),
    p.TableWish(seats=seats("ann bob")),
)


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
        if Random(f"workers of {seed}").random() < FRAIL:
            self.weather.frail = 0.4
        self.database = Database()
        many = self.dice.random() < 0.6
        names = ["one", "two", "three"] if many else ["one"]
        self.offices = [Office(name, self.database, self.weather, alone=not many) for name in names]
        self._problem = ""
        self.last_answer: dict[str, float] = {}  # by room
        self.waited: list[float] = []  # seconds that tables stood still after the faults were over

    def broken(self, what: str) -> None:
        self._problem = self._problem or what

    def check(self) -> None:
        problem = self._problem or self.weather.wrong
        self.insist(not problem, problem)

    def insist(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Broken(f"seed {self.seed}: {otherwise}")

    def went_on(self, room: str) -> None:
        self.last_answer[room] = self.loop.time()

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
                self.weather.may_jump()
                await self.dice.choice(self.offices).befall()


@dataclass
class Room:
    id: str
    pages: list[Page]


def _wishes(world: World, more: Random, lively: bool) -> list[p.TableWish]:
    (usual,) = world.dice.choices(_KINDS, _WEIGHTS)
    return [more.choice(_MORE_KINDS) for _ in range(more.choice([1, 1, 2, 3]))] if lively else [usual]


async def _opened(world: World, office: Office, wish: p.TableWish, lively: bool) -> Room:
    """A table and everybody who has a link to it, or takes an open seat."""
    made = await office.ask(office.lobby.make(wish))
    takes_back = world.dice.random() < 0.5
    presses = Random(f"presses of {world.seed}")
    dice = presses if presses.random() < PRESSES else None
    fickle = Random(f"turns of {world.seed}").random() < FICKLE
    pages = [
        Page(world, made.room, seat.seat, seat.token, takes_back=takes_back, presses=dice, fickle=fickle, busy=lively)
        for seat in made.seats
        if seat.token or seat.kind == p.OPEN
    ]
    for page in pages:
        page.others = [other for other in pages if other is not page]
    return Room(made.room, pages)


async def schedule(loop: VirtualLoop, seed: int) -> tuple[str, list[float]]:
    """Plays the schedule of a seed; its trace, and how long tables stood still after all faults were over.

    Raises `Broken` if a promise is broken.
    """
    world = World(loop, seed)
    world.weather.bad = False
    office = world.dice.choice(world.offices)
    more = Random(f"tables of {seed}")
    lively = more.random() < LIVELY
    world.weather.jumps = more if lively and more.random() < 0.5 else None
    rooms = [await _opened(world, office, wish, lively) for wish in _wishes(world, more, lively)]
    world.weather.bad = True
    storm = asyncio.create_task(world.storm())
    tasks = [loop.spawn(page, page.live()) for room in rooms for page in room.pages]
    await asyncio.sleep(SECONDS)
    world.weather.bad = False
    await _calm_down(world, rooms)
    for task in (storm, *tasks):
        if task.done():
            await task
        task.cancel()
    await asyncio.sleep(0)
    for room in rooms:
        _check_journal(world, room.id, room.pages)
    trace = repr([entry[1:] for room in rooms for entry in world.entries(room.id)])
    return blake2b(trace.encode(), digest_size=8).hexdigest(), world.waited


async def _calm_down(world: World, rooms: list[Room]) -> None:
    """The faults are over: every game goes on, and in the end everybody sees what is stored."""
    calm = world.loop.time()
    limit = calm + CALM + HANGS
    waiting = list(rooms)
    while waiting:
        world.check()
        gone_on = [room for room in waiting if world.last_answer.get(room.id, 0) > calm or _over(room.pages)]
        world.waited += [max(world.last_answer.get(room.id, calm) - calm, 0.0) for room in gone_on]
        waiting = [room for room in waiting if room not in gone_on]
        world.insist(not waiting or world.loop.time() < limit, "the game does not go on")
        await asyncio.sleep(0.5 if waiting else 0)
    for page in (page for room in rooms for page in room.pages):
        page.lags = 1000.0  # nobody says anything more
    await asyncio.sleep(SETTLED)
    world.check()
    for room in rooms:
        _check_table(world, room, _table(world, room.id))


def _over(pages: list[Page]) -> bool:
    return any(page.view is not None and page.view.table.over for page in pages)


def _table(world: World, room: str) -> LiveTable | None:
    """As the one server has it that plays it."""
    held = [office.lobby.tables[room] for office in world.offices if office.alive and room in office.lobby.tables]
    playing = [table for table in held if not table.lost]
    return playing[0] if len(playing) == 1 else None


def _check_table(world: World, seen: Room, table: LiveTable | None) -> None:
    """What is in memory is what the next start of a server would find."""
    room = seen.id
    with world.database.connection.begin():
        stored = archive.read_room(world.database.connection, room)
    world.insist(stored is not None, "the room is gone")
    assert stored is not None
    read = archive.room_of(room, stored)
    world.insist(read.journal is not None, f"it cannot be read: {read.stuck}")
    for page in seen.pages:
        wanted, kept = page.ordered, read.chairs[page.seat].orders
        world.insist(wanted is None or wanted == kept, f"standing orders {wanted} are stored as {kept}")
    if table is None or table.lock.locked():
        return
    live = table.seating
    assert read.journal is not None and live.journal is not None
    world.insist(read.journal.session.game.record == live.journal.session.game.record, "memory is not what is stored")
    world.insist(_chairs(read) == _chairs(live), "seats are not what is stored")
    world.insist(read.story == live.story, "the campaign is not what is stored")
    world.insist(stored.chat == table.chat.lines, "the chat is not what is stored")
    views = [connection for connection in table.connections if not connection.closed]
    guests = sum(not page.token for page in seen.pages)  # whose key got lost on the way: they may come more than once
    world.insist(bool(guests) or all(one.seat is not None for one in views), "somebody has lost a seat")


def _chairs(seating: Seating) -> list[tuple[object, ...]]:
    return [(chair.kind, chair.name, chair.bot, chair.token, chair.orders) for chair in seating.chairs]


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
    """The trace of a schedule."""
    return played(seed)[0]


def played(seed: int) -> tuple[str, list[float]]:
    with chance_of(seed), plain_views():
        return run_virtually(lambda loop: schedule(loop, seed))


def main(arguments: list[str]) -> str | None:
    """The seeds to play: none for the first 500, one for that alone, two for the first and how many. What is broken."""
    first = int(arguments[0]) if arguments else 0
    count = int(arguments[1]) if len(arguments) > 1 else 1 if arguments else 500
    broken, done = [], 0
    waited: list[float] = []
    logging.disable(logging.CRITICAL)  # the faults are meant
    collect_seldom()
    began = time.process_time()
    with contextlib.suppress(KeyboardInterrupt):  # who ends it is told how far it came
        for seed in range(first, first + count):
            try:
                waited += played(seed)[1]
            except Exception as error:
                broken.append(f"make simulate ARGS={seed}: {type(error).__name__}: {str(error).splitlines()[0]}")
                print(broken[-1], flush=True)
            done += 1
    logging.disable(logging.NOTSET)
    pace = done / max(time.process_time() - began, 0.001)
    print(f"{done} schedules, {len(broken)} broken; {pace:.1f} in a second of one core.")
    if len(waited) > 1:
        within = quantiles(waited, n=10, method="inclusive")[-1]
        print(f"Nine of ten tables went on within {within:.1f} s after the last fault, all within {max(waited):.1f} s.")
    return "Promises were broken." if broken else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
