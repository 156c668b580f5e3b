"""A stored game whose answers lead elsewhere today: it is found out, and stands still with its record and its score."""

from __future__ import annotations

import contextlib
import json
from itertools import pairwise
from pathlib import Path
from random import Random

import sqlalchemy as sa
from msgspec.structs import replace

from archfoe.core.chance import key_of_seed
from archfoe.core.errors import BadRecord
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.server import landmarks
from archfoe.server.archive import read_entries
from archfoe.server.sql_tables import answers, games
from archfoe.server.store import Entry
from archfoe.table.session import replay
from archfoe.version import VERSION
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats
from tests.server.test_table import play_out


async def idle_game(desk: Desk, turns: int = 30) -> Person:
    """Nobody does anything: whatever cards there are, ending a turn is legal."""
    _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
    for _ in range(turns):
        person = next(one for one in people if one.view.table.prompt is not None)
        await person.answer("end turn")
    return people[0]


def other_key(record: Record) -> bytes:
    """One with which all the answers are legal."""
    for seed in range(1000):
        with contextlib.suppress(BadRecord):
            replay(Options.from_dict(record.options), key_of_seed(seed), record.answers)
            return key_of_seed(seed)
    raise AssertionError("there is none")


async def deal_again(desk: Desk, person: Person, *, landmarks_too: bool) -> None:
    """As if the rules had changed: the same answers are legal, but the cards are others."""
    game, record = person.view.game, person.table.seating.running().record()

    def spoil(connection: sa.Connection) -> None:
        found = connection.execute(sa.select(games.c.head).where(games.c.id == game)).scalar()
        head = json.loads(str(found))
        head["key"] = other_key(record).hex()
        connection.execute(sa.update(games).where(games.c.id == game).values(head=json.dumps(head)))
        if landmarks_too:
            connection.execute(sa.update(answers).values(landmark=None))

    await desk.store.do(spoil)


async def entries_of(desk: Desk, game: str) -> list[Entry]:
    return await desk.store.do(lambda connection: read_entries(connection, game))


def test_a_game_that_leads_elsewhere_stands_still(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await idle_game(desk)
            game, before = ann.view.game, ann.table.seating.running().record()
            await deal_again(desk, ann, landmarks_too=False)
        async with Desk(tmp_path) as desk:
            back = await desk.again(ann)
            room = back.last(p.Room)
            assert not back.all(p.View) and room.phase == "lobby" and room.game == game
            at = next(i for i, entry in enumerate(await entries_of(desk, game), 1) if entry.landmark)
            assert room.intro[0] == (
                f"The game that was played here cannot go on: at answer {at} of {len(before.answers)} it leads to "
                f"another position than it did. It was played with archfoe {VERSION}, and this program has other rules "
                "or cards."
            )
            assert room.intro[1].startswith("After answer ") and "the score was: ann " in room.intro[1]
            (text,) = await back.say(p.GetRecord())
            assert isinstance(text, p.RecordText) and Record.loads(text.text).answers == before.answers
            await back.say(p.Start())
            assert back.last(p.Room).phase == "playing" and back.view.game != game

    run(play())


def test_a_game_that_stands_still_is_shown_as_it_stood(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            game, noted = people[0].view.game, list[Entry]()
            while len(noted) < 2:
                before = len(noted)
                await next(one for one in people if one.view.table.prompt is not None).answer("end turn")
                noted = [entry for entry in await entries_of(desk, game) if entry.landmark]
                if len(noted) > before == 0:
                    stood = [replace(one.view.table, prompt=None, barred=[], undo=None) for one in people]
            this = (answers.c.game == game, answers.c.number == noted[1].number)
            spoilt = sa.update(answers).where(*this).values(landmark="1 0123 4,5")
            await desk.store.do(lambda connection: connection.execute(spoilt))
        async with Desk(tmp_path) as desk:
            back = [await desk.again(one) for one in people]
            assert [one.view.table for one in back] == stood
            line = f"You can look at the table as it stood after answer {noted[0].number + 1} of {noted[1].number + 1}."
            assert line in back[0].last(p.Room).intro
            looker = await Person(back[0].table).come()
            assert all(seat.hand.hidden and not seat.hand.cards for seat in looker.view.table.seats)

    run(play())


def test_a_journal_without_landmarks_is_read_as_ever(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await idle_game(desk)
            await deal_again(desk, ann, landmarks_too=True)
        async with Desk(tmp_path) as desk:
            assert (await desk.again(ann)).last(p.Room).phase == "playing"

    run(play())


def test_landmarks_of_another_form_are_not_looked_at(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await idle_game(desk)
            await desk.store.do(
                lambda connection: connection.execute(sa.update(answers).values(landmark="0 of an earlier form"))
            )
        async with Desk(tmp_path) as desk:
            assert (await desk.again(ann)).view.table == ann.view.table

    run(play())


def test_a_whole_game_with_takebacks_finds_its_landmarks_again(tmp_path: Path) -> None:
    async def play() -> None:
        dice = Random(8)
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            for n in range(60):
                await ann.any_answer(dice)
                if n % 7 == 6:
                    await ann.say(p.Undo(ann.view.game, ann.view.number))
            entries = await entries_of(desk, ann.view.game)
            noted = [entry.number for entry in entries if entry.landmark]
            gaps = [late - early for early, late in pairwise(noted)]
            assert len(noted) > 3 and min(gaps) >= landmarks.APART
        async with Desk(tmp_path) as desk:
            back = await desk.again(ann)
            assert back.view.table == ann.view.table
            await play_out(back.table, [back], 9)
            last = (await entries_of(desk, ann.view.game))[-1]
            scores = [seat.score for seat in back.view.table.seats]
            assert last.landmark.split(" ")[2] == ",".join(map(str, scores)), "the end is always noted"

    run(play())


def test_the_score_of_what_was_taken_back_does_not_count() -> None:
    entries = [
        Entry("g", 0, 0, (1,), landmark="1 aa 3,4"),
        Entry("g", 1, 1, (1,), landmark="1 bb 5,6"),
        Entry("g", 2, 1, (1, 0), takeback=True),
        Entry("g", 3, 1, (2,)),
    ]
    assert landmarks.last_points(entries) == (1, [3, 4])
    assert landmarks.last_points(entries[1:2]) == (1, [5, 6]) and landmarks.last_points([]) is None
