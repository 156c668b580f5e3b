"""The store fails: nothing that was acknowledged is lost, nothing is done twice, and every table goes on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from archfoe.server import archive, health
from archfoe.server.connections import COME_AGAIN, Connection
from archfoe.server.keeping import READ_ANEW
from archfoe.server.lobby import Lobby
from archfoe.server.main import STORE_LOST
from archfoe.server.sockets import Closed, _enter
from archfoe.server.store import FAILED, FAILING, FILE_LOST, FULL, Entry, Store, StoreFailed, sqlite_url
from archfoe.wire import protocol as p
from tests.server.clock import Clock
from tests.server.desk import Desk, Person, run, seated_at, seats
from tests.server.faulty_store import Fault, FaultyStore
from tests.server.running import PATIENCE, Caller, server
from tests.server.test_app import closed_with
from tests.vocabulary import table as position


def faulty(desk: Desk) -> FaultyStore:
    assert isinstance(desk.store, FaultyStore)
    return desk.store


def journal_of(desk: Desk, room: str) -> list[Entry]:
    """What the next start of the server would find."""
    store = faulty(desk)
    assert store._connection is not None
    with store._connection.begin():
        return archive.read_entries(store._connection, f"{room}-1")


def closed(person: Person) -> bool:
    return person.connection.ending == (COME_AGAIN, READ_ANEW)


# One answer


@pytest.mark.parametrize("fault", ["before", "after"])
def test_an_answer_of_which_nobody_knows_is_sent_again_and_done_once(fault: Fault, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            table, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            ann, bob = sorted(people, key=lambda one: one.view.table.prompt is None)
            answer = p.Answer(ann.view.game, ann.prompt.number, [0])
            faulty(desk).faults = [fault]
            assert await ann.say(answer) == [], "nothing is said of which nobody knows"
            assert closed(ann) and closed(bob) and table.lost
            ann, bob = await desk.again(ann), await desk.again(bob)
            assert ann.table is bob.table is not table
            assert isinstance((await ann.say(answer))[0], p.Accepted)
            assert ann.view.log.end == bob.view.log.end
            assert [entry.number for entry in journal_of(desk, table.seating.id)] == list(range(answer.number + 1))

    run(play())


def test_nothing_is_acknowledged_from_memory_while_the_store_is_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            room, answer = table.seating.id, p.Answer(ann.view.game, ann.prompt.number, [0])
            faulty(desk).down = True
            for _ in range(3):  # the first fails, and so does all that comes after it
                await ann.say(answer)
            assert not ann.all(p.Accepted) and closed(ann)
            with pytest.raises(Closed, match=FAILED) as turned_away:
                await _enter(desk.lobby, p.Hello(room, ann.token), Connection())
            assert turned_away.value.code == COME_AGAIN
            faulty(desk).down = False
            ann = await desk.again(ann)
            assert isinstance((await ann.say(answer))[0], p.Accepted)
            assert len(journal_of(desk, room)) == answer.number + 1

    run(play())


def test_a_message_that_waits_while_the_table_is_lost_does_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            table, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            ann, bob = sorted(people, key=lambda one: one.view.table.prompt is None)
            faulty(desk).faults = ["before"]
            late = Person(table, bob.token)
            await asyncio.gather(ann.say(p.Answer(ann.view.game, ann.prompt.number, [0])), bob.say(p.Say("hi")))
            await late.come()
            assert closed(late) and not bob.all(p.Said)
            assert not (await desk.again(bob)).all(p.Said)

    run(play())


# Seats, games, bots, time


@pytest.mark.parametrize("fault", ["before", "after"])
def test_a_seat_is_taken_as_it_is_stored_or_not_at_all(fault: Fault, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann open")))
            bob = await Person(table).come()
            faulty(desk).faults = [fault]
            assert await bob.say(p.SitDown(1, "bob")) == [] and closed(bob)
            ann = await desk.again(ann)
            assert ann.last(p.Room).chairs[1].kind == ("open" if fault == "before" else "human")
            faulty(desk).faults = ["before"]
            await ann.say(p.Rename("dee"))
            assert (await desk.again(ann)).last(p.Room).chairs[0].name == "ann"

    run(play())


def test_a_table_that_cannot_be_stored_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            faulty(desk).faults = ["before"]
            with pytest.raises(StoreFailed, match=FAILED):
                await desk.lobby.make(p.TableWish())
            assert not desk.lobby.tables
            made = await desk.lobby.make(p.TableWish())
            rooms = await desk.store.do(lambda connection: connection.exec_driver_sql("select id from rooms").all())
            assert [row.id for row in rooms] == [made.room]

    run(play())


def test_bots_go_on_after_their_answers_could_not_be_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy greedy")))
            turn = ann.view.table.turn
            faulty(desk).faults = [None, "before"]  # ann's answer is stored, theirs is not
            await ann.answer("end turn")
            assert closed(ann)
            ann = await desk.again(ann)
            assert ann.view.table.turn == turn + 3 and ann.prompt.kind == "main"

    run(play())


def test_an_attack_is_not_kept_open_for_ever(tmp_path: Path, clock: Clock) -> None:
    """Nobody answers in time, and what that means cannot be stored."""

    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            laid_out = position("base", players=2, p0=["Scarecrow", "Punch"], p1=["Lasso of Truth"])
            wish = p.TableWish(seats=seats("ann bob"), hides_timing=True)
            table, (ann, bob) = await seated_at(desk, laid_out, wish)
            await ann.say(p.Answer(ann.view.game, ann.prompt.number, ann.pick("play Scarecrow")))
            assert table.keeps_open and bob.prompt.kind == "defend"
            faulty(desk).faults = ["before"]
            window = table._window
            assert window is not None
            while not window.done():
                clock.now += 10
                for _, woken in clock._sleepers:
                    woken.set()
                await asyncio.sleep(0.001)
            assert closed(ann) and closed(bob)
            assert not (await desk.lobby.find(table.seating.id) or table).keeps_open

    run(play())


def test_what_the_database_says_reaches_no_player(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            faulty(desk).faults = ["before", "before"]
            await ann.say(p.Say("hello"))
            with pytest.raises(StoreFailed) as failed:
                await desk.lobby.make(p.TableWish())
            assert ann.connection.ending is not None
            for words in (ann.connection.ending[1], str(failed.value)):
                assert "I/O" not in words and "INSERT" not in words and words.endswith(".")

    run(play())
    assert caplog.text.count("disk I/O error") == 1, "the log is told, and once is enough"


# The file


def delete(path: Path) -> None:
    path.unlink()


def truncate(path: Path) -> None:
    os.truncate(path, 100)


def replace(path: Path) -> None:
    other = path.with_name("backup")
    other.write_bytes(path.read_bytes())
    other.replace(path)


@pytest.mark.parametrize("harm", [delete, truncate, replace])
def test_a_file_that_is_lost_under_a_running_server_is_noticed(
    harm: Callable[[Path], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite3"

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            harm(path)
            await ann.say(p.Answer(ann.view.game, ann.prompt.number, [0]))
            assert not ann.all(p.Accepted) and closed(ann)
            with pytest.raises(StoreFailed, match=FILE_LOST):
                await desk.lobby.find(table.seating.id)
            with pytest.raises(StoreFailed, match=FILE_LOST):
                await desk.lobby.make(p.TableWish())

    run(play())
    assert caplog.text.count("The file with the games was") == 1
    assert "so this server ends. Put the file back and start it again." in caplog.text


def test_a_server_whose_file_is_gone_says_so_and_ends(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make()
        room, token = made["room"], made["seats"][0]["token"]
        ann, looker = Caller(running, room, token), Caller(running, room)
        view = ann.until_asked()
        (tmp_path / "tables.sqlite3").unlink()
        ann.answer(view, [0])
        assert closed_with(ann) == closed_with(looker) == (COME_AGAIN, READ_ANEW)
        assert running.process.wait(PATIENCE) == STORE_LOST != 0
        log = running.log.read_text()
        assert "was deleted" in log and "so this server ends" in log and "Traceback" not in log


def test_a_server_that_nobody_plays_at_ends_when_it_is_asked_how_it_is(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        running.make()
        assert [running.request(f"/health{way}")[0] for way in ("", "/ready", "/live")] == [200, 200, 200]
        (tmp_path / "tables.sqlite3").unlink()
        seen = []
        while running.process.poll() is None:
            with contextlib.suppress(OSError):
                seen.append(running.request("/health/ready")[::2])
        assert running.process.returncode == STORE_LOST
        assert set(seen) <= {(200, b"ok\n"), (503, b"the store is lost\n")}


@pytest.mark.parametrize(
    ("words", "code", "reason"), [("disk I/O error", 10, FAILING), ("database or disk is full", 13, FULL)]
)
def test_a_server_is_not_ready_while_its_store_fails_and_says_why(
    words: str, code: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)

    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            store, one = faulty(desk), health.Health(desk.store)
            store.says(words, code)
            store.faults = ["before"]
            with pytest.raises(StoreFailed):
                await desk.lobby.make(p.TableWish())
            store.down = True  # and so it stays
            for _ in range(2):
                answer = await one.ready()
                assert (answer.status_code, answer.body) == (503, f"{reason}\n".encode())
                assert (await one.live()).status_code == 200, "a new start would not help"
            store.down = False  # nobody writes anything: that it works is found out
            assert (await one.ready()).status_code == 200

    run(play())


def test_a_server_is_not_ready_while_its_store_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.01)
    monkeypatch.setattr(health, "_FRESH", 0.0)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            one, gate = health.Health(desk.store), threading.Event()
            hangs = asyncio.ensure_future(desk.store.do(lambda connection: gate.wait(PATIENCE)))
            await asyncio.sleep(0)
            for _ in range(2):
                answer = await one.ready()
                assert (answer.status_code, answer.body) == (503, b"the store does not answer\n")
            assert desk.store.waiting <= 1, "however often it is asked"
            gate.set()
            await hangs
            monkeypatch.setattr(health, "_PATIENCE", PATIENCE)
            assert (await one.ready()).status_code == 200

    run(play())


def test_a_damaged_file_is_lost_and_a_thread_that_fails_is_too(tmp_path: Path) -> None:
    async def play(store: type[Store], harm: Callable[[Store], None]) -> None:
        async with Desk(tmp_path, store=store) as desk:
            ended = threading.Event()
            desk.store.on_lost = ended.set
            harm(desk.store)
            with pytest.raises(StoreFailed, match=FILE_LOST):
                await desk.lobby.make(p.TableWish())
            assert ended.is_set() and (await health.Health(desk.store).live()).body == b"the store is lost\n"

    def damage(store: Store) -> None:
        assert isinstance(store, FaultyStore)
        store.says("database disk image is malformed", 11)
        store.faults = ["before"]

    def mistake(store: Store) -> None:
        store._write = None  # type: ignore[method-assign, assignment]

    run(play(FaultyStore, damage))
    run(play(Store, mistake))


# PostgreSQL


def end_connections(url: str, name: str) -> None:
    """As a restart of PostgreSQL does."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        ended = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name AND pid <> pg_backend_pid()"
        )
        connection.execute(sa.text(ended), {"name": name})
    engine.dispose()


def test_after_a_restart_of_postgresql_the_game_goes_on(postgres: str, postgres_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, postgres_database) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            _, (bob,) = await desk.table(p.TableWish(seats=seats("bob greedy")))
            answer = p.Answer(ann.view.game, ann.prompt.number, [0])
            end_connections(f"{postgres}/postgres", postgres_database.rpartition("/")[2])
            await ann.say(answer)
            assert closed(ann) and not ann.all(p.Accepted)
            ann = await desk.again(ann)
            assert isinstance((await ann.say(answer))[0], p.Accepted)
            await bob.answer([0])  # nothing failed here, but another server may have written meanwhile
            assert closed(bob) and isinstance((await (await desk.again(bob)).answer([0]))[0], p.Accepted)

    run(play())


def test_the_lock_is_taken_again_with_the_new_connection(
    postgres: str, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archfoe.server.store.LOCK_SECONDS", 0.2)
    name = postgres_database.rpartition("/")[2]

    async def rooms_of(store: Store) -> int:
        return len(await store.do(lambda connection: connection.exec_driver_sql("select * from rooms").all()))

    first = Store(postgres_database)
    end_connections(f"{postgres}/postgres", name)
    with pytest.raises(StoreFailed, match=FAILED):
        run(rooms_of(first))
    second = Store(postgres_database)
    with pytest.raises(StoreFailed, match=FAILED):
        run(rooms_of(first))
    second.close()
    assert run(rooms_of(first)) == 0
    with pytest.raises(Exception, match="another server uses it"):
        Store(postgres_database)
    first.close()


def test_a_table_is_read_once_for_all_who_come_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, store=FaultyStore) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            faulty(desk).faults = ["before"]
            await ann.say(p.Say("hello"))
            lobby: Lobby = desk.lobby
            first, second = await asyncio.gather(*(lobby.find(table.seating.id) for _ in range(2)))
            assert first is second is not table

    run(play())


def test_a_database_in_memory_has_no_file_to_watch() -> None:
    store = Store(sqlite_url(Path(":memory:")))
    assert store._file is None
    store.close()
