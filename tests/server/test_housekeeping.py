"""Rooms that nobody uses are forgotten, files are copied and can be put back, and the log tells no secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sa

from archfoe.core.errors import ArchfoeError
from archfoe.server import sql_tables
from archfoe.server.housekeeping import Habits, Housekeeper, SteadyClock, days_of
from archfoe.server.main import JsonLines
from archfoe.wire import protocol as p
from tests import programs
from tests.server.desk import Desk, run, seats
from tests.server.postgres import _as_somebody
from tests.server.running import Caller, server

DAY = 86_400


@pytest.mark.parametrize(("words", "days"), [("", None), ("90d", 90), ("12w", 84), ("2y", 730)])
def test_how_long_games_are_kept(words: str, days: int | None) -> None:
    assert days_of(words) == days


@pytest.mark.parametrize("words", ["90", "d", "0d", "-1d", "a while", "9999999d"])
def test_what_is_no_time_is_told(words: str) -> None:
    with pytest.raises(ArchfoeError, match="is not a time to keep games: write 90d, 12w or 2y"):
        days_of(words)


def test_rooms_that_nobody_uses_are_forgotten_with_all_that_is_theirs(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("rebirth", seats=seats("ann greedy"), campaign=p.CampaignWish("friday"))
            for old in (wish, p.TableWish(), p.TableWish()):
                table, (ann,) = await desk.table(old)
                await ann.say(p.Say("hello"))
            await ann.answer([0])
            used, unused = table.seating.id, [room for room in desk.lobby.tables if room != table.seating.id]
            for room in unused:
                del desk.lobby.tables[room]
            now = 4_000_000_000.0
            await Housekeeper(desk.lobby, Habits(keep=90)).work(now)
            assert await desk.lobby.find(unused[0]) is None
            left = {
                table.name: await desk.store.do(lambda c, t=table: list(c.execute(sa.select(t)).all()))  # type: ignore[misc]
                for table in sql_tables.metadata.sorted_tables
            }
            assert [row.id for row in left["rooms"]] == [used] and not left["chapters"]
            assert {row.room for name in ("games", "seats", "chat") for row in left[name]} == {used}
            desk.lobby.tables.clear()
            await Housekeeper(desk.lobby, Habits(keep=90)).work(now + 89 * DAY)
            assert (await desk.again(ann)).view.table == ann.view.table, "it was in use 89 days ago"
            await Housekeeper(desk.lobby, Habits()).work(now + 1e6 * DAY)
            assert await desk.lobby.find(used) is not None, "for ever is the default"

    run(play())


def test_a_room_from_before_use_was_noted_is_kept_its_whole_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            await desk.table(p.TableWish())
            desk.lobby.tables.clear()
            await desk.store.do(lambda c: c.execute(sa.update(sql_tables.rooms).values(made_at=0, used_at=None)))
            now = 4_000_000_000.0
            for days, kept in ((0, 1), (90, 1), (91, 0)):
                await Housekeeper(desk.lobby, Habits(keep=90)).work(now + days * DAY)
                left = await desk.store.do(lambda c: list(c.execute(sa.select(sql_tables.rooms)).all()))
                assert len(left) == kept, "somebody may have been there the day before"

    run(play())


def test_a_room_of_a_time_that_has_not_come_yet_is_forgotten_in_its_time(tmp_path: Path) -> None:
    """The clock was ten years ahead when somebody was there."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            await desk.table(p.TableWish())
            desk.lobby.tables.clear()
            now = 4_000_000_000.0
            ahead = int(now) + 3650 * DAY
            await desk.store.do(lambda c: c.execute(sa.update(sql_tables.rooms).values(used_at=ahead)))
            for days, kept in ((0, 1), (90, 1), (91, 0)):
                await Housekeeper(desk.lobby, Habits(keep=90)).work(now + days * DAY)
                left = await desk.store.do(lambda c: list(c.execute(sa.select(sql_tables.rooms)).all()))
                assert len(left) == kept

    run(play())


def test_a_clock_that_was_just_set_makes_no_room_old() -> None:
    clock = SteadyClock()
    hours = [clock.is_steady(now * 3600.0, passed * 3600.0) for now, passed in ((9, 1), (10, 2), (11, 3))]
    assert hours == [False, True, True]
    year = 365 * 24
    ahead = [clock.is_steady((now + year) * 3600.0, passed * 3600.0) for now, passed in ((12, 4), (13, 5))]
    assert ahead == [False, True], "it goes by the new time when that has lasted an hour"
    assert not clock.is_steady(14 * 3600.0, 6 * 3600.0), "and it was set again"


def test_a_room_that_a_dead_server_held_is_forgotten(postgres_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, postgres_database) as desk:
            tables = [(await desk.table(p.TableWish(), everybody=False))[0].seating.id for _ in range(2)]
            desk.lobby.tables.clear()
            rows = [{"room": room, "server": server, "epoch": 1} for room, server in zip(tables, "ab", strict=True)]
            await desk.store.do(lambda c: c.execute(sa.insert(sql_tables.holds), rows))
            here = {"id": "a", "address": "/at/one", "until": 0.0}
            await desk.store.do(lambda c: c.execute(sa.insert(sql_tables.servers).values(here)))
            await Housekeeper(desk.lobby, Habits(keep=90)).work(2_100_000_000.0)
            left = await desk.store.do(lambda c: list(c.execute(sa.select(sql_tables.rooms.c.id)).scalars()))
            assert left == tables[:1], "nobody knows of the other's server any more"

    run(play())


def test_a_dump_of_postgresql_can_be_put_back(postgres_database: str, tmp_path: Path) -> None:
    bin_folder = programs.postgresql()
    if bin_folder is None:
        pytest.skip("PostgreSQL's own programs are elsewhere")

    async def play() -> None:
        async with Desk(tmp_path, postgres_database) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            await ann.answer([0])
            dump = subprocess.run(
                _as_somebody([str(bin_folder / "pg_dump"), "--clean", "--if-exists", postgres_database]),
                capture_output=True,
                check=True,
            )
            shown = ann.view.table
            await ann.answer([0])
        await asyncio.to_thread(
            subprocess.run,
            _as_somebody([str(bin_folder / "psql"), "-q", "-v", "ON_ERROR_STOP=1", postgres_database]),
            input=dump.stdout,
            check=True,
            capture_output=True,
        )
        async with Desk(tmp_path, postgres_database) as desk:
            back = await desk.again(ann)
            assert back.view.table == shown
            assert isinstance((await back.answer([0]))[0], p.Accepted)

    run(play())


def test_the_log_has_no_secrets() -> None:
    token = "Q7b-_x" * 6
    said = "%s at postgresql://ann:s3cret@db/games", (f"token {token}",)
    line = JsonLines().format(logging.LogRecord("archfoe.server.store", logging.ERROR, "", 0, *said, None))
    assert json.loads(line)["text"] == "token *** at postgresql://ann:***@db/games"
    try:
        raise ValueError(token)
    except ValueError as error:
        failed = logging.LogRecord(
            "a", logging.ERROR, "", 0, "It failed.", (), (ValueError, error, error.__traceback__)
        )
    assert token not in JsonLines().format(failed) and "ValueError" in json.loads(JsonLines().format(failed))["trace"]


def test_whoever_runs_a_server_can_watch_it(tmp_path: Path) -> None:
    with server(tmp_path, "--metrics", "--log", "json", "--keep", "90d", "--backups", str(tmp_path / "copies")) as one:
        made = one.make(seats=[{"kind": "human"}, {"kind": "bot"}])
        ann = Caller(one, made["room"], made["seats"][0]["token"])
        ann.answer(ann.until_asked(), [0])
        ann.until("accepted")
        status, headers, body = one.request("/metrics")
        assert status == 200 and headers["content-type"].startswith("text/plain")
        told = dict(re.findall(r"^(archfoe_\w+) ([\d.e+-]+)$", body.decode(), re.M))
        assert float(told["archfoe_answers_total"]) == 1 == float(told["archfoe_answer_seconds_count"])
        assert float(told["archfoe_tables"]) == 1 == float(told["archfoe_connections"])
        assert float(told["archfoe_commit_seconds_count"]) >= 2 and float(told["archfoe_lease_good"]) == 1
        assert made["seats"][0]["token"] not in body.decode()
        assert one.request("/health")[0] == 200
        assert one.stop() == 0
        lines = [json.loads(line) for line in one.log.read_text().splitlines()]
        assert any(line["text"].startswith("Served at http://127.0.0.1") for line in lines)
