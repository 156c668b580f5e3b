"""Copies of the file with the games: one a day, whole, never in the place of a fuller one, and they can be put back."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from archfoe.server import backups
from archfoe.server.backups import KEPT, copy_of_the_day
from archfoe.server.housekeeping import Habits, Housekeeper
from archfoe.server.store import sqlite_url
from archfoe.wire import protocol as p
from tests.server.desk import Desk, run, seats
from tests.server.running import PATIENCE, Caller, server

DAY = 86_400
SOME_DAY = 1_000_000_000.0  # 2001-09-09, 01:46:40


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_a_copy_is_made_every_day_and_can_be_put_back(tmp_path: Path) -> None:
    async def play() -> None:
        folder = tmp_path / "copies"
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            await ann.answer([0])
            shown = ann.view.table
            keeper = Housekeeper(desk.lobby, Habits(backups=folder))
            for day in range(KEPT + 2):
                await keeper.work(SOME_DAY + day * DAY)
                await keeper.work(SOME_DAY + day * DAY + 3600)  # once a day is enough
            await ann.answer([0])
        assert names(folder) == [f"tables-200109{day}.sqlite3" for day in range(11, 18)]
        restored = tmp_path / "restored.sqlite3"
        shutil.copy(folder / "tables-20010917.sqlite3", restored)
        async with Desk(tmp_path, sqlite_url(restored)) as desk:
            back = await desk.again(ann)
            assert back.view.table == shown
            assert isinstance((await back.answer([0]))[0], p.Accepted)

    run(play())


def test_a_day_begins_at_midnight_and_a_start_makes_no_second_copy(tmp_path: Path) -> None:
    async def play() -> None:
        folder = tmp_path / "copies"
        for start in range(3):
            async with Desk(tmp_path) as desk:
                await desk.table(p.TableWish())
                await Housekeeper(desk.lobby, Habits(backups=folder)).work(SOME_DAY + start * 60)
        assert names(folder) == ["tables-20010909.sqlite3"]
        async with Desk(tmp_path) as desk:
            midnight = SOME_DAY - SOME_DAY % DAY + DAY
            for now in (midnight - 1, midnight):
                await Housekeeper(desk.lobby, Habits(backups=folder)).work(now)
        assert names(folder) == ["tables-20010909.sqlite3", "tables-20010910.sqlite3"]

    run(play())


def test_an_empty_or_smaller_file_pushes_out_no_fuller_one(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody has named a wrong file, and started the server again and again, or left it so for weeks."""

    async def play() -> None:
        folder = tmp_path / "copies"
        async with Desk(tmp_path) as desk:
            for _ in range(30):
                await desk.table(p.TableWish(), everybody=False)
            for day in range(KEPT):
                _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
                await ann.answer([0])
                await Housekeeper(desk.lobby, Habits(backups=folder)).work(SOME_DAY + day * DAY)
        good = names(folder)
        for wrong in range(2 * KEPT):
            async with Desk(tmp_path, sqlite_url(tmp_path / "empty.sqlite3")) as desk:
                await Housekeeper(desk.lobby, Habits(backups=folder)).work(SOME_DAY + (KEPT + wrong) * DAY)
        assert names(folder) == good and len(good) == KEPT, "of nothing there is no copy"
        async with Desk(tmp_path, sqlite_url(tmp_path / "small.sqlite3")) as desk:
            await desk.table(p.TableWish(seats=seats("ann open")))
            for wrong in range(2 * KEPT):
                await Housekeeper(desk.lobby, Habits(backups=folder)).work(SOME_DAY + (KEPT + wrong) * DAY)
        left = names(folder)
        assert set(good) < set(left) and len(left) == 2 * KEPT, "seven of each"
        assert "Is it the right file?" in caplog.text and good[-1] in caplog.text

    with caplog.at_level(logging.ERROR):
        run(play())


def test_what_is_deleted_on_purpose_makes_no_copy_smaller(tmp_path: Path) -> None:
    """Else a server that forgets old rooms would keep every copy for ever."""

    async def play() -> None:
        folder = tmp_path / "copies"
        async with Desk(tmp_path) as desk:
            for day in range(3 * KEPT):
                _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
                for _ in range(3 if day < KEPT else 1):
                    await ann.answer([0])
                desk.lobby.tables.clear()
                now = 4_000_000_000.0 + day * DAY
                used = int(now)
                await desk.store.do(
                    lambda c, used=used: c.exec_driver_sql(  # type: ignore[misc]
                        f"UPDATE rooms SET used_at = {used} WHERE used_at < 3000000000"
                    )
                )
                await Housekeeper(desk.lobby, Habits(keep=2, backups=folder)).work(now)
            (rooms,) = await desk.store.do(lambda c: c.exec_driver_sql("SELECT count(*) FROM rooms").one())
            assert rooms <= 3
        assert len(names(folder)) == KEPT

    run(play())


def test_the_store_goes_on_while_a_copy_is_made_and_the_copy_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy waits in its middle until something was stored; and what it has in the end is one moment of the file."""
    monkeypatch.setattr(backups, "_STEP", 1)

    async def play() -> None:
        folder, begun, go_on = tmp_path / "copies", threading.Event(), threading.Event()

        def pause(seconds: float) -> None:
            begun.set()
            assert go_on.wait(PATIENCE)

        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            source = await desk.store.do(backups.worth_copying)
            assert source is not None
            copying = asyncio.ensure_future(asyncio.to_thread(copy_of_the_day, source, folder, SOME_DAY, pause))
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            for _ in range(3):
                assert isinstance((await ann.answer([0]))[0], p.Accepted)
            assert not copying.done()
            go_on.set()
            made = await copying
            shown = ann.view.table
        async with Desk(tmp_path, sqlite_url(made)) as desk:
            assert (await desk.again(ann)).view.table == shown, "also what was written while it was made"

    run(play())


def test_a_copy_that_fails_leaves_nothing_and_is_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        folder = tmp_path / "copies"
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            await ann.answer([0])
            keeper = Housekeeper(desk.lobby, Habits(backups=folder))
            folder.mkdir()
            (folder / "tables-20010908.half").write_bytes(b"of a server that was killed")
            with monkeypatch.context() as full:

                def fails(*_: Any) -> None:
                    raise OSError(28, "No space left on device")

                full.setattr("archfoe.server.backups.os.fsync", fails)
                await keeper.work(SOME_DAY)
            assert names(folder) == [] and "could not be copied" in caplog.text
            assert isinstance((await ann.answer([0]))[0], p.Accepted), "games go on"
            await keeper.work(SOME_DAY + 3600)
            assert names(folder) == ["tables-20010909.sqlite3"]

    run(play())


def test_a_copy_that_is_no_database_is_no_reason_to_remove_a_good_one(tmp_path: Path) -> None:
    async def play() -> None:
        folder = tmp_path / "copies"
        folder.mkdir()
        async with Desk(tmp_path) as desk:
            await desk.table(p.TableWish())
            keeper = Housekeeper(desk.lobby, Habits(backups=folder))
            await keeper.work(SOME_DAY)
            for day in range(10, 10 + KEPT):
                (folder / f"tables-200109{day}.sqlite3").write_bytes(b"no database")
            await keeper.work(SOME_DAY + 20 * DAY)
        assert "tables-20010909.sqlite3" in names(folder)

    run(play())


def test_a_server_copies_its_games_and_stops_in_the_midst_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    with server(tmp_path) as one:
        made = one.make(seats=[{"kind": "human"}, {"kind": "bot"}])
        ann = Caller(one, made["room"], made["seats"][0]["token"])
        ann.answer(ann.until_asked(), [0])
        ann.until("accepted")
        assert one.stop() == 0
    for _ in range(2):
        with server(tmp_path, "--backups", str(folder)) as one:
            while not names(folder):
                assert one.process.poll() is None
            assert one.stop() == 0
    (copy,) = [name for name in names(folder) if name.endswith(".sqlite3")]
    with sqlite3.connect(folder / copy) as found:
        assert found.execute("SELECT count(*) FROM rooms").fetchone() == (1,)
