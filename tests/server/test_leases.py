"""Servers that share a database: one of them plays a room, and only that one writes for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self

import pytest
import sqlalchemy as sa

from archfoe.core.errors import ArchfoeError
from archfoe.server.connections import COME_AGAIN
from archfoe.server.glance import glances
from archfoe.server.leases import Lease
from archfoe.server.lobby import Lobby, PlayedElsewhere
from archfoe.server.main import serve
from archfoe.server.store import MOVED, Entry, Store, StoreFailed
from archfoe.wire import protocol as p
from archfoe.wire.glances import GlancesWish, SeatKey
from tests.server.desk import Desk, InlineBots, Person, run, seats
from tests.server.running import PATIENCE


class Hand:
    """A clock that a test moves on, for the database and its servers alike."""

    def __init__(self) -> None:
        self.now = 10_000.0
        self.set_by = 0.0  # what somebody has set the database's clock on by, alone

    def lease(self, name: str, seconds: float = 6.0) -> Lease:
        return Lease(
            f"https://{name}.example",
            seconds,
            clock=lambda: sa.bindparam("now", callable_=lambda: self.now + self.set_by, type_=sa.Float),
            own_clock=lambda: self.now,
        )


class Office(Desk):
    """One of several servers of a database."""

    def __init__(self, database: str, lease: Lease) -> None:
        super().__init__(Path(), database)
        self.lease = lease

    async def __aenter__(self) -> Self:
        self.store, self.bots = Store(self.url, self.lease), InlineBots()
        self.lobby = Lobby(self.store, self.bots)
        return self


def together(database: str, work: Callable[[Hand, Office, Office], Awaitable[None]]) -> None:
    async def both() -> None:
        hand = Hand()
        async with Office(database, hand.lease("one")) as one, Office(database, hand.lease("two")) as two:
            await work(hand, one, two)

    run(both())


def test_a_room_is_played_by_one_server_and_the_others_say_where(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        with pytest.raises(PlayedElsewhere) as told:
            await two.lobby.find(table.seating.id)
        assert told.value.address == "https://one.example"
        hand.now += 5
        await one.lobby.renew(one.lease)
        hand.now += 5
        with pytest.raises(PlayedElsewhere):
            await two.lobby.find(table.seating.id)
        assert isinstance((await ann.answer([0]))[0], p.Accepted)

    together(postgres_database, play)


def test_a_server_without_a_lease_writes_and_acknowledges_nothing(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        _, (ann,) = await one.table(p.TableWish(seats=seats("ann greedy")))
        said = p.Answer(ann.view.game, ann.prompt.number, [0])
        assert isinstance((await ann.say(said))[0], p.Accepted)
        hand.now += 7  # as after a pause
        for message in (said, p.Answer(ann.view.game, ann.prompt.number, [0]), p.Say("hello")):
            assert await ann.say(message) == [], "not even what is known to be stored"
        assert ann.connection.ending == (COME_AGAIN, MOVED)
        await two.lobby.renew(two.lease)
        there = await two.again(ann)
        assert there.view.table == ann.view.table and not there.all(p.Said)
        assert isinstance((await there.answer([0]))[0], p.Accepted)

    together(postgres_database, play)


def test_an_epoch_that_is_gone_is_refused_where_it_is_written(postgres_database: str) -> None:
    """The first server believes in its lease, and so says its row; but somebody has taken its room."""

    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        hand.now += 7
        await two.lobby.renew(two.lease)
        there = await two.again(ann)
        await one.lobby.store.do(one.lease.renew)
        one.lease._until = hand.now + one.lease.seconds  # its own clock has stood still
        assert one.lease.good and not table.lost
        assert await ann.say(p.Answer(ann.view.game, ann.prompt.number, [0])) == []
        assert ann.connection.ending == (COME_AGAIN, MOVED) and table.lost
        assert isinstance((await there.answer([0]))[0], p.Accepted)
        with pytest.raises(PlayedElsewhere):
            await one.lobby.find(table.seating.id)

    together(postgres_database, play)


def test_what_a_server_held_before_a_pause_is_shown_to_nobody_after_it(postgres_database: str) -> None:
    """It has a lease again. But another one has played on meanwhile, and nothing was written here to find that out."""

    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        hand.now += 7
        await two.lobby.renew(two.lease)
        there = await two.again(ann)
        assert isinstance((await there.answer([0]))[0], p.Accepted)
        await one.lobby.renew(one.lease)
        assert one.lease.good and table.lost
        with pytest.raises(PlayedElsewhere):
            await one.lobby.find(table.seating.id)

    together(postgres_database, play)


def test_others_are_written_when_one_room_of_a_batch_is_gone(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        _, (ann,) = await one.table(p.TableWish())
        _, (bob,) = await one.table(p.TableWish())
        hand.now += 7
        await two.lobby.renew(two.lease)
        await two.again(ann)
        await one.lobby.store.do(one.lease.renew)
        one.lease._until = hand.now + one.lease.seconds  # its own clock has stood still
        first = p.Answer(ann.view.game, ann.prompt.number, [0]), p.Answer(bob.view.game, bob.prompt.number, [0])
        mine, his = await asyncio.gather(ann.say(first[0]), bob.say(first[1]))
        assert mine == [] and isinstance(his[0], p.Accepted)

    together(postgres_database, play)


def test_what_takes_a_room_does_not_share_a_commit_with_what_is_written_for_it(postgres_database: str) -> None:
    """Else the new table would not have the last answer, which its predecessor has acknowledged."""

    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        room, gate = table.seating.id, threading.Event()
        waiting = [asyncio.ensure_future(one.store.do(lambda connection: gate.wait(PATIENCE)))]
        await asyncio.sleep(0)
        while one.store.waiting:  # until the store has begun with it
            await asyncio.sleep(0.001)
        waiting.append(
            asyncio.ensure_future(one.store.do(lambda connection: bool(one.store.take_room(connection, room))))
        )
        late = asyncio.ensure_future(one.store.add([Entry(ann.view.game, 0, 0, (0,))], table.hold))
        while one.store.waiting < 2:
            await asyncio.sleep(0.001)
        gate.set()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed, match="moves to another server"):
            await late

    together(postgres_database, play)


def test_a_server_that_retires_gives_its_rooms_away_at_once(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        await one.lobby.retire()
        assert ann.connection.ending == (COME_AGAIN, MOVED)
        for late in (one.lobby.find(table.seating.id), one.lobby.make(p.TableWish())):
            with pytest.raises(StoreFailed, match="moves to another server"):
                await late
        there = await two.again(ann)
        assert isinstance((await there.answer([0]))[0], p.Accepted)

    together(postgres_database, play)


def test_a_table_that_nobody_looks_at_is_let_go(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        await ann.go()
        given = one.lobby.sweep(table.idle_since + 10_000)
        await one.store.do(lambda connection: one.lease.let_go(connection, given))
        assert (await two.again(ann)).view.table == ann.view.table

    together(postgres_database, play)


def test_looking_at_how_a_table_stands_leaves_it_where_it_is(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish(seats=seats("ann greedy")))
        wish = GlancesWish([SeatKey(table.seating.id, ann.token)])
        (seen,) = (await glances(two.lobby, wish)).tables
        assert seen.question == ann.prompt.text and seen.waiting == [ann.connection.seat]
        assert isinstance((await ann.answer([0]))[0], p.Accepted), "it is still played here"

    together(postgres_database, play)


def test_one_that_shares_nothing_and_those_that_share_keep_out_of_each_others_way(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archfoe.server.store.LOCK_SECONDS", 0.2)
    hand = Hand()
    one, two = Store(postgres_database, hand.lease("one")), Store(postgres_database, hand.lease("two"))
    with pytest.raises(ArchfoeError, match="another server uses it"):
        Store(postgres_database)
    one.close()
    two.close()
    alone = Store(postgres_database)
    with pytest.raises(ArchfoeError, match="another server uses it"):
        Store(postgres_database, hand.lease("one"))
    alone.close()


def test_a_room_of_one_server_is_taken_over_by_those_that_share(postgres_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, postgres_database) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            await ann.answer([0])
        async with Office(postgres_database, Hand().lease("one")) as one:
            back: Person = await one.again(ann)
            assert back.view.table == ann.view.table
            assert isinstance((await back.answer([0]))[0], p.Accepted)

    run(play())


def test_a_clock_that_is_set_back_strands_no_table_of_a_server_that_is_gone(postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        _, (ann,) = await one.table(p.TableWish(seats=seats("ann greedy")))
        hand.set_by = -3600  # and from here on nothing is heard of the first server
        await two.lobby.renew(two.lease)
        there = await two.again(ann)
        assert isinstance((await there.answer([0]))[0], p.Accepted)
        assert two.lease.peers == [], "nobody is sent to it, either"

    together(postgres_database, play)


@pytest.mark.parametrize("jump", [-3600, 3600], ids=["back", "on"])
def test_a_server_that_lives_on_while_the_clock_is_set_shows_nothing_of_a_room_that_was_taken(
    jump: float, postgres_database: str
) -> None:
    """Its own clock says that its lease runs. But on the one that counts it was over for a moment."""

    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(p.TableWish())
        hand.set_by = jump
        await two.lobby.renew(two.lease)
        there = await two.again(ann)
        assert isinstance((await there.answer([0]))[0], p.Accepted)
        hand.now += 2
        await one.lobby.renew(one.lease)
        assert one.lease.good and table.lost
        with pytest.raises(PlayedElsewhere):
            await one.lobby.find(table.seating.id)

    together(postgres_database, play)


def test_a_server_with_a_longer_lease_than_others_keeps_it(postgres_database: str) -> None:
    async def play() -> None:
        hand = Hand()
        first, second = hand.lease("one", 30.0), hand.lease("two")
        async with Office(postgres_database, first) as one, Office(postgres_database, second) as two:
            table, _ = await one.table(p.TableWish())
            with pytest.raises(PlayedElsewhere):
                await two.lobby.find(table.seating.id)
            await one.store.do(lambda c: c.execute(sa.text("UPDATE servers SET seconds = NULL")))
            with pytest.raises(PlayedElsewhere):  # of a version that did not note it
                await two.lobby.find(table.seating.id)

    run(play())


@pytest.mark.parametrize(
    ("database", "shared", "sentence"),
    [
        ("sqlite://", "/at/one", "share a PostgreSQL"),
        ("", "/at/one", "share a PostgreSQL"),
        ("postgresql://localhost/games", "one.example", "not the address of a server"),
        ("postgresql://localhost/games", "/" + "a" * 100, "not the address of a server"),
    ],
)
def test_what_cannot_be_shared_is_told(database: str, shared: str, sentence: str) -> None:
    with pytest.raises(ArchfoeError, match=sentence):
        serve(port=0, database=database, shared=shared)
