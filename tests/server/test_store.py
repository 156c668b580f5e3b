"""The store: durable before it says so, many answers in one commit, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection, make_url

from archfoe.core.errors import ArchfoeError
from archfoe.server import archive, sql_tables
from archfoe.server.seating import Seating
from archfoe.server.store import Entry, Store, StoreFailed, sqlite_url
from archfoe.wire import protocol as p
from tests.server.desk import Desk, run, seats
from tests.server.test_table import play_out

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each sort."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.sqlite3")
    url: str = request.getfixturevalue("postgres_database")
    return url


async def a_game(store: Store) -> str:
    """The id of a new game to which answers can be added."""
    seating, _ = Seating.made(p.TableWish())
    await store.do(lambda connection: archive.add_room(connection, seating))
    journal = seating.start(None)
    await store.do(lambda connection: archive.add_game(connection, seating, journal))
    return journal.id


def entries_of(store: Store, game: str) -> list[Entry]:
    return run(store.do(lambda connection: archive.read_entries(connection, game)))


def test_what_was_added_is_there_after_a_restart(database: str) -> None:
    store = Store(database)
    game = run(a_game(store))
    entries = [
        Entry(game, 0, 0, (3,)),
        Entry(game, 1, 2, ()),
        Entry(game, 2, 1, (0, 2)),
        Entry(game, 3, 1, (2, 1), True),
    ]
    run(store.add(entries))
    store.close()
    store = Store(database)
    assert entries_of(store, game) == entries
    store.close()


def test_many_answers_share_one_commit(database: str) -> None:
    store = Store(database)
    commits = 0

    @sa.event.listens_for(store.engine, "commit")
    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1

    async def add_many() -> list[str]:
        games = [await a_game(store) for _ in range(5)]
        nonlocal commits
        commits = 0
        await asyncio.gather(*(store.add([Entry(game, n, 0, (n,))]) for n in range(40) for game in games))
        return games

    games = run(add_many())
    assert commits < 40
    assert all(len(entries_of(store, game)) == 40 for game in games)
    store.close()


def test_one_that_cannot_be_written_does_not_take_the_others_with_it(database: str) -> None:
    store = Store(database)

    async def add() -> list[object]:
        game = await a_game(store)
        await store.add([Entry(game, 0, 0, (1,))])
        jobs = [store.add([Entry(game, n, 0, (n,))]) for n in (1, 0, 2)]  # 0 is there already
        return [game, *await asyncio.gather(*jobs, return_exceptions=True)]

    game, *outcome = run(add())
    assert outcome[0] is None and isinstance(outcome[1], StoreFailed) and outcome[2] is None
    assert str(outcome[1]) == "The games cannot be stored at the moment. Try again in a moment."
    assert [entry.picked for entry in entries_of(store, str(game))] == [(1,), (1,), (2,)]
    store.close()


def test_the_migrations_make_the_tables_that_the_code_knows(database: str) -> None:
    store = Store(database)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), sql_tables.metadata))

    assert run(store.do(differences)) == []
    store.close()
    Store(database).close()  # and there is nothing to do the second time


def test_a_database_serves_one_server(database: str) -> None:
    store = Store(database)
    with pytest.raises(ArchfoeError, match="another server uses it"):
        Store(database)
    store.close()
    Store(database).close()


def test_a_whole_game_is_kept_and_resumed(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, database) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            await play_out(table, [ann], 2)
            await ann.say(p.Say("good game"))
            end = ann.view
        async with Desk(tmp_path, database) as desk:
            back = await desk.again(ann)
            assert back.view.table == end.table and back.last(p.Said).text == "good game"
            assert back.last(p.Room).phase == "over"

    run(play())


def test_a_campaign_is_kept_with_its_games(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        wish = p.TableWish("rebirth", seats=seats("ann greedy"), campaign=p.CampaignWish("friday"))
        async with Desk(tmp_path, database) as desk:
            table, (ann,) = await desk.table(wish)
            story = table.seating.story
        async with Desk(tmp_path, database) as desk:
            back = await desk.again(ann)
            assert story is not None and back.table.seating.story == story
            assert back.last(p.Room).campaign == ann.last(p.Room).campaign

    run(play())


def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = Store(sqlite_url(path))

    def settings(connection: Connection) -> dict[str, object]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")}

    assert run(store.do(settings)) == {"journal_mode": "wal", "synchronous": 2}
    store.close()
    with sqlite3.connect(path) as plain:
        names = {row[0] for row in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {"rooms", "seats", "games", "chapters", "answers", "chat"} <= names


def test_a_missing_answer_is_told_and_not_played_over(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, database) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            await ann.answer([0])
            await ann.answer([0])
            first = sql_tables.answers.c.number == 0
            await desk.store.do(lambda connection: connection.execute(sa.delete(sql_tables.answers).where(first)))
            desk.lobby.tables.clear()
            back = await desk.again(ann)
            assert back.last(p.Room).intro[0].endswith("an entry of its journal is missing.")
            assert not back.all(p.View)

    run(play())


def test_of_several_addresses_of_a_postgresql_the_one_that_may_be_written_is_taken(postgres_database: str) -> None:
    """As after a failover: the first is gone."""
    url = make_url(postgres_database)
    hosts = f"host=127.0.0.1:1&host={url.host}:{url.port}"
    several = url.set(host=None, port=None).update_query_string(f"{hosts}&target_session_attrs=read-write")
    store = Store(several.render_as_string(hide_password=False))
    store.close()
