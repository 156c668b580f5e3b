"""People at a table whose store fails, whose server dies and whose connections break: one seed is one schedule.

`make simulate ARGS="0 500"` plays the schedules of 500 seeds and tells which of them broke a promise; the same seed is
the same schedule every time. What must hold after each: no acknowledged answer is lost or done twice, the journal is
whole, the table can be read, everybody sees the same game, and it goes on.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from unittest.mock import patch

from archfoe.server import archive
from archfoe.server.store import Entry, StoreFailed
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, any_picks, run, seats, settled
from tests.server.faulty_store import FaultyStore

STEPS = 60


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


class World(Desk):
    """A server that can die: whoever was connected finds nobody there, and another one reads the same store."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, store=FaultyStore)
        self.dice = Random(seed)

    @property
    def faulty(self) -> FaultyStore:
        assert isinstance(self.store, FaultyStore)
        return self.store

    async def kill(self) -> None:
        for table in self.lobby.tables.values():
            await settled(table)
            for connection in table.connections:
                connection.close()
        self.store.close()
        await self.__aenter__()

    def entries(self, room: str) -> list[Entry]:
        """What the next start of the server would find."""
        connection = self.faulty._connection
        assert connection is not None
        with connection.begin():
            return archive.read_entries(connection, f"{room}-1")


class Page:
    """Somebody at a page: answers by chance, comes again when sent away, and says again what was not confirmed."""

    def __init__(self, world: World, person: Person) -> None:
        self.world, self.person = world, person
        self.unconfirmed: p.Answer | None = None
        self.confirmed: list[tuple[int, ...]] = []

    @property
    def seat(self) -> int:
        seat = self.person.table.seating.seat_of(self.person.token)
        assert seat is not None
        return seat

    async def step(self, *, whim: float = 0.0) -> None:
        """One thing that a page does; `whim`: how often it does something else than answer."""
        dice = self.world.dice
        if self.person.connection.closed:
            with contextlib.suppress(StoreFailed):
                self.person = await self.world.again(self.person)
                await self._send()
        elif self.unconfirmed is None and dice.random() < whim:
            await self._whim()
        else:
            await self._answer()
        await settled(self.person.table)

    async def _answer(self) -> None:
        view = self.person.view
        if self.unconfirmed is None and view.table.prompt is not None:
            picked = any_picks(view.table.prompt, self.world.dice)
            self.unconfirmed = p.Answer(view.game, view.table.prompt.number, picked)
        await self._send()

    async def _send(self) -> None:
        said = self.unconfirmed
        if said is None or self.person.connection.closed:
            return
        for message in await self.person.say(said):
            if isinstance(message, p.Accepted) and self.unconfirmed is not None:
                self.confirmed.append(tuple(said.picked))
            if isinstance(message, p.Accepted | p.Refused):
                self.unconfirmed = None

    async def _whim(self) -> None:
        person, dice = self.person, self.world.dice
        whim = dice.choice(["drop", "tab", "undo", "vote", "say", "rename"])
        view, vote = person.view, person.last(p.Room).vote
        if whim == "drop":
            await person.go()
        elif whim == "tab":
            tab = await Person(person.table, person.token).come()
            await tab.go()
        elif whim == "undo":
            await person.say(p.Undo(view.game, view.number))
        elif whim == "vote" and vote is not None:
            await person.say(p.Vote(view.game, vote.number, dice.random() < 0.7))
        elif whim == "say":
            await person.say(p.Say("hello"))
        elif whim == "rename":
            await person.say(p.Rename(f"name {dice.randrange(100)}"))


async def schedule(folder: Path, seed: int) -> str:
    """Plays the schedule of a seed; returns its trace. Raises `AssertionError` if a promise is broken."""
    async with World(folder, seed) as world:
        dice = world.dice
        sitting = dice.choice(["ann bob random", "ann bob", "ann random greedy"])
        table, people = await world.table(p.TableWish(seats=seats(sitting), hides_timing=False))
        room, pages = table.seating.id, [Page(world, person) for person in people]
        for _ in range(STEPS):
            world.faulty.faults = dice.choices([None, "before", "after"], [8, 1, 1], k=4)
            world.faulty.down = dice.random() < (0.7 if world.faulty.down else 0.1)
            if dice.random() < 0.05:
                world.faulty.faults, world.faulty.down = [], False
                await world.kill()
            await dice.choice(pages).step(whim=0.2)
        await _check(world, room, pages, seed)
        entries = world.entries(room)
        return blake2b(repr([entry[1:] for entry in entries]).encode(), digest_size=8).hexdigest()


async def _check(world: World, room: str, pages: list[Page], seed: int) -> None:
    world.faulty.faults, world.faulty.down = [], False
    before = len(world.entries(room))
    for _ in range(6):  # the faults are over: everybody comes back, and the game goes on
        for page in pages:
            await page.step()
    entries = world.entries(room)
    assert [entry.number for entry in entries] == list(range(len(entries))), f"seed {seed}: a gap in the journal"
    for page in pages:
        stored = iter([entry.picked for entry in entries if entry.seat == page.seat and not entry.takeback])
        assert all(picked in stored for picked in page.confirmed), f"seed {seed}: an acknowledged answer is lost"
        given = sum(entry.seat == page.seat and not entry.takeback for entry in entries)
        assert given <= len(page.confirmed) + SPARE, f"seed {seed}: an answer was done twice"
    read = await world.store.do(lambda connection: archive.read_room(connection, room))
    assert read is not None and archive.room_of(room, read).journal is not None, f"seed {seed}: it cannot be read"
    over = pages[0].person.view.table.over
    assert over or len(entries) > before, f"seed {seed}: the game does not go on"
    assert len({page.person.view.log.end for page in pages}) == 1, f"seed {seed}: not everybody sees the same game"


#: Answers of a seat that were stored and refused when sent again, since something was taken back meanwhile.
SPARE = 4


def play(seed: int) -> str:
    with tempfile.TemporaryDirectory(prefix="archfoe-simulation-") as folder, chance_of(seed):
        return run(schedule(Path(folder), seed))


def main(arguments: list[str]) -> str | None:
    """The seeds to play: none for the first 500, one for that alone, two for the first and how many. What is broken."""
    first = int(arguments[0]) if arguments else 0
    count = int(arguments[1]) if len(arguments) > 1 else 1 if arguments else 500
    broken = []
    logging.disable(logging.CRITICAL)  # the faults are meant
    for seed in range(first, first + count):
        try:
            play(seed)
        except Exception as error:
            broken.append(f"make simulate ARGS={seed}: {type(error).__name__}: {str(error).splitlines()[0]}")
            print(broken[-1], flush=True)
    logging.disable(logging.NOTSET)
    print(f"{count} schedules, {len(broken)} broken.")
    return "Promises were broken." if broken else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
