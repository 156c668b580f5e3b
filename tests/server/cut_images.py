"""The database as a disk has it when the power fails, or the program is killed, at any write.

    python -m tests.server.cut_images --images 100000

People play at real tables with a real SQLite file, and all that is written is noted (`recorded_disk`). Then the file is
made as it may lie there at a moment by chance, and opened: every answer that had been acknowledged by then is in it
once and in order, and at some of the images the games are played on.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import sqlalchemy as sa

from archfoe.server.store import sqlite_url
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, any_picks, run, seats
from tests.server.recorded_disk import Disk, Step, Told, recorded, systems_sqlite

FILE = "tables.sqlite3"
#: SQLite moves its log into the file after so many pages: more often than in real use, since that is what is tried.
_PAGES = 60
Answered = tuple[str, int, tuple[int, ...]]  # game, seat, picked


@dataclass
class Evening:
    """What was played, and all that was written meanwhile."""

    steps: list[Step]
    acknowledged: list[Answered]  # `Told(n)` among the steps: the first n of these
    people: list[Person]
    rooms_at: int = 0  # the step after which all tables were there
    games: dict[str, list[Answered]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for answered in self.acknowledged:
            self.games.setdefault(answered[0], []).append(answered)


def evening(folder: Path, answers: int, seed: int = 1, *, care: str = "FULL") -> Evening:
    """`care`: what SQLite is told about flushing; all but FULL is a mistake."""
    library = systems_sqlite()
    assert library is not None, "Python has a SQLite of its own here"
    with recorded(library) as steps:
        return run(_played(folder, steps, answers, Random(seed), care))


async def _played(folder: Path, steps: list[Step], answers: int, dice: Random, care: str) -> Evening:
    acknowledged: list[Answered] = []

    async def sit(people: list[Person]) -> None:
        """At each table it is asked one after the other, and all tables at once."""
        while len(acknowledged) < answers:
            for person in people:
                person.read()
                prompt = person.view.table.prompt
                if prompt is None:
                    continue
                game, picks = person.view.game, any_picks(prompt, dice)
                back = await person.answer(picks)
                assert any(isinstance(message, p.Accepted) for message in back)
                assert person.connection.seat is not None
                acknowledged.append((game, person.connection.seat, tuple(picks)))
                steps.append(Told(len(acknowledged)))

    async with Desk(folder) as desk:
        await desk.store.do(lambda c: c.exec_driver_sql(f"PRAGMA wal_autocheckpoint={_PAGES}"))
        if care != "FULL":
            await desk.store.do(lambda c: _careless(c, care))
        tables = [
            (await desk.table(p.TableWish(seats=seats(words))))[1] for words in ("ann bob", "cid dora", "eve greedy")
        ]
        there = len(steps)
        await asyncio.gather(*map(sit, tables))
    return Evening(steps, acknowledged, [one for people in tables for one in people], there)


def _careless(connection: sa.Connection, care: str) -> None:
    """Between two transactions, or SQLite does not hear it."""
    connection.exec_driver_sql("COMMIT")
    connection.exec_driver_sql(f"PRAGMA synchronous={care}")
    connection.exec_driver_sql("BEGIN")


@dataclass
class Cutter:
    """Makes images of the disk, one after the other, at later and later moments, and looks at each."""

    played: Evening
    folder: Path
    dice: Random
    images: int = 0
    torn: int = 0  # of them with writes of which nobody knows whether they arrived
    gone_on: int = 0
    disk: Disk = field(default_factory=Disk)
    told: int = 0

    def cut(self, images: int, go_on: int) -> None:
        """So many images at moments by chance; at every `go_on`-th of them the games are played on."""
        steps = self.played.steps
        moments = sorted(self.dice.randrange(self.played.rooms_at, len(steps)) for _ in range(images))
        done = 0
        for moment in moments:
            for step in steps[done : moment + 1]:
                self.disk.take(step)
                self.told = step.number if isinstance(step, Told) else self.told
            done = max(done, moment + 1)
            self._look(go_on)

    def _look(self, go_on: int) -> None:
        kill = self.dice.random() < 0.2
        files = self.disk.after_a_kill() if kill else self.disk.after_a_power_cut(self.dice)
        self.torn += bool(self.disk.loose) and not kill
        self.images += 1
        for name in (FILE, FILE + "-wal", FILE + "-journal"):
            path = self.folder / name
            if name in files:
                path.write_bytes(files[name])
            else:
                path.unlink(missing_ok=True)
        self._check()
        if self.images % go_on == 0:
            run(self._play_on())
            self.gone_on += 1

    def _check(self) -> None:
        connection = sqlite3.connect(self.folder / FILE)
        try:
            assert connection.execute("PRAGMA quick_check").fetchall() == [("ok",)], "the file is damaged"
            rows = connection.execute("SELECT game, number, seat, picked FROM answers ORDER BY game, number").fetchall()
        finally:
            connection.close()
        stored: dict[str, list[tuple[int, int, tuple[int, ...]]]] = {}
        for game, number, seat, picked in rows:
            picks = tuple(map(int, picked.split(","))) if picked else ()
            stored.setdefault(game, []).append((number, seat, picks))
        for lines in stored.values():
            assert [number for number, *_ in lines] == list(range(len(lines))), "the journal has a gap"
        for answered in self.played.acknowledged[: self.told]:
            assert answered[0] in stored, "a game is lost"
        for game, wanted in self.played.games.items():
            people = {seat for _, seat, _ in wanted}
            got = [(seat, picked) for _, seat, picked in stored.get(game, []) if seat in people]
            due = sum(one[0] == game for one in self.played.acknowledged[: self.told])
            assert len(got) >= due, f"{due - len(got)} acknowledged answers are lost"
            assert got == [(seat, picked) for _, seat, picked in wanted][: len(got)], "another game is stored"

    async def _play_on(self) -> None:
        async with Desk(self.folder, sqlite_url(self.folder / FILE)) as desk:
            back = [await desk.again(person) for person in self.played.people]
            for room in {one.table.seating.id for one in back}:
                asked = [one for one in back if one.table.seating.id == room and one.view.table.prompt is not None]
                answer = await asked[0].any_answer(self.dice)
                assert any(isinstance(message, p.Accepted) for message in answer), "a game does not go on"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.cut_images", description=__doc__)
    parser.add_argument("--images", type=int, default=100_000)
    parser.add_argument("--answers", type=int, default=150, help="that are played in one evening")
    parser.add_argument("--at-a-time", type=int, default=5000, help="images of one evening")
    asked = parser.parse_args()
    if systems_sqlite() is None:
        sys.exit("This needs a Python that uses the system's SQLite, such as Debian's.")
    images = torn = gone_on = answers = 0
    for seed in range(-(-asked.images // asked.at_a_time)):
        with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as name:
            folder = Path(name)
            (folder / "images").mkdir()
            played = evening(folder, asked.answers, seed)
            cutter = Cutter(played, folder / "images", Random(seed))
            cutter.cut(min(asked.at_a_time, asked.images - images), go_on=250)
        images, torn, gone_on = images + cutter.images, torn + cutter.torn, gone_on + cutter.gone_on
        answers += len(played.acknowledged)
        print(
            f"{images} images ({torn} torn, {gone_on} played on) of {answers} answers: 0 lost, 0 doubled.", flush=True
        )


if __name__ == "__main__":
    main()
