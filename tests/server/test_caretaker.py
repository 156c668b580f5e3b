"""Whoever runs a server lists, closes and deletes tables, and no server writes for them any more."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from archfoe.cli import run as archfoe
from archfoe.server import caretaker, sql_tables
from archfoe.server.archive import RoomClosed
from archfoe.server.connections import COME_AGAIN
from archfoe.server.glance import glances
from archfoe.server.sockets import NO_ROOM, Closed, _enter
from archfoe.server.store import MOVED, sqlite_url, visit
from archfoe.wire import protocol as p
from archfoe.wire.glances import GlancesWish, SeatKey
from tests.server.desk import Desk, Person, run, seats
from tests.server.running import server
from tests.server.test_leases import Hand, Office, together

ANN = p.TableWish(seats=seats("ann greedy"))


def played(folder: Path) -> list[Person]:
    """Two tables, and what was played at them is stored."""

    async def play() -> list[Person]:
        async with Desk(folder) as desk:
            people = [(await desk.table(ANN))[1][0] for _ in range(2)]
            for ann in people:
                await ann.answer([0])
            return people

    return run(play())


def test_tables_are_listed_closed_opened_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bea = played(tmp_path)
    room, other = ann.table.seating.id, bea.table.seating.id
    database = sqlite_url(tmp_path / "tables.sqlite3")

    def told(*words: str) -> tuple[int, str]:
        status = archfoe(["rooms", *words, "--database", database])
        said = capsys.readouterr()
        return status, said.out + said.err

    async def back() -> str:
        async with Desk(tmp_path) as desk:
            wish = GlancesWish([SeatKey(person.table.seating.id, person.token) for person in (ann, bea)])
            seen = [glance.room for glance in (await glances(desk.lobby, wish)).tables]
            if room not in seen:
                with pytest.raises(Closed) as closed:
                    await _enter(desk.lobby, p.Hello(room, ann.token), ann.connection)
                assert closed.value.code == NO_ROOM and seen == [other]
                return closed.value.reason
            again = await desk.again(ann)
            assert again.view.table == ann.view.table and seen == [room, other]
            return ""

    status, lines = told("list")
    assert status == 0 and len(lines.splitlines()) == 2
    assert all(word in lines for word in (room, other, "base: ann, greedy"))
    assert told("close", room, "--reason", "somebody was rude.") == (0, f"The table {room} is closed.\n")
    assert run(back()) == "Whoever runs this server has closed this table: somebody was rude."
    assert "closed: somebody was rude." in told("list")[1]
    assert told("open", room) == (0, f"The table {room} is open again.\n") and run(back()) == ""
    assert told("open", room)[0] == 2
    assert told("delete", room, "--yes") == (0, f"The table {room} is deleted.\n")
    assert run(back()) == "There is no such table."
    assert room not in told("list")[1] and other in told("list")[1]
    for words in (("close", room), ("delete", room, "--yes"), ("open", room)):
        assert told(*words) == (2, f"There is no table {room}: archfoe rooms list shows them.\n")
    assert "at most 60 signs" in told("close", other, "--reason", "x" * 61)[1]
    for word in ("close", "open"):  # a table of an earlier version, called like an option
        assert told(word, "-w7") == (2, "There is no table -w7: archfoe rooms list shows them.\n")


def test_who_does_not_mean_it_deletes_nothing(tmp_path: Path) -> None:
    (ann, _) = played(tmp_path)
    database = sqlite_url(tmp_path / "tables.sqlite3")
    assert archfoe(["rooms", "delete", ann.table.seating.id, "--database", database]) != 0
    with visit(database) as connection:
        assert len(list(caretaker.lines(connection, 9))) == 2


def test_the_file_of_a_running_server_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server(tmp_path) as running:
        room = running.make()["room"]
        assert archfoe(["rooms", "delete", room, "--yes", "--database", running.url]) == 2
        assert "another server uses it" in capsys.readouterr().err


def test_a_server_that_shares_with_nobody_is_left_alone(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("archfoe.server.store.LOCK_SECONDS", 0.2)

    async def play() -> None:
        async with Desk(tmp_path, postgres_database) as desk:
            table, _ = await desk.table(ANN)
            assert archfoe(["rooms", "close", table.seating.id, "--database", postgres_database]) == 2
            assert "another server uses it" in capsys.readouterr().err

    run(play())


@pytest.mark.parametrize("what", ["close", "delete"])
def test_servers_that_share_a_database_go_on_and_one_loses_the_room(what: str, postgres_database: str) -> None:
    async def play(hand: Hand, one: Office, two: Office) -> None:
        table, (ann,) = await one.table(ANN)
        _, (bea,) = await one.table(ANN)
        room = table.seating.id
        with visit(postgres_database) as connection:
            caretaker.close(connection, room, "") if what == "close" else caretaker.delete(connection, room)
        before = await one.store.do(_answers)
        assert await ann.say(p.Answer(ann.view.game, ann.prompt.number, [0])) == []
        assert ann.connection.ending == (COME_AGAIN, MOVED) and table.lost
        assert await one.store.do(_answers) == before, "nothing more was written for it"
        for office in (one, two):
            if what == "close":
                with pytest.raises(RoomClosed):
                    await office.lobby.find(room)
                with pytest.raises(RoomClosed):
                    await office.lobby.look(room)
            else:
                assert await office.lobby.find(room) is None and await office.lobby.look(room) is None
        assert isinstance((await bea.answer([0]))[0], p.Accepted), "others do not notice"
        if what == "close":
            with visit(postgres_database) as connection:
                caretaker.reopen(connection, room)
            assert (await two.again(ann)).view.table == ann.view.table

    together(postgres_database, play)


def _answers(connection: sa.Connection) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(sql_tables.answers)).scalar_one()
