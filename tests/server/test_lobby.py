"""Tables come into memory when somebody wants them, and leave it when nobody does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from archfoe.server import archive
from archfoe.server.app import App
from archfoe.server.journal import Journal
from archfoe.server.limits import Pace, PaceByClient
from archfoe.server.lobby import IDLE_SECONDS
from archfoe.server.store import sqlite_url
from archfoe.wire import protocol as p
from tests.server.desk import Desk, run, settled


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            await ann.answer([0])
            before = ann.view
            later = asyncio.get_running_loop().time() + IDLE_SECONDS + 60
            desk.lobby.sweep(later)
            assert table.seating.id in desk.lobby.tables, "somebody is there"
            await ann.go()
            desk.lobby.sweep(later)
            assert not desk.lobby.tables
            back = await desk.again(ann)
            assert back.view.table == before.table and back.table is not table

    run(play())


def test_two_who_come_at_once_come_to_the_same_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, _ = await desk.table(p.TableWish(), everybody=False)
            await settled(table)
            desk.lobby.tables.clear()
            first, second, nobody = await asyncio.gather(
                desk.lobby.find(table.seating.id), desk.lobby.find(table.seating.id), desk.lobby.find("nowhere")
            )
            assert first is second is not None and nobody is None

    run(play())


def test_a_pace_forgets_what_is_long_ago() -> None:
    now = 0.0
    pace = Pace(3, 10.0, lambda: now)
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]
    now = 9.9
    assert not pace.allows()
    now = 10.0
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]


def test_each_client_has_a_pace_of_its_own() -> None:
    paces = PaceByClient(1, 10.0, lambda: 0.0)
    assert paces.allows("ann") and not paces.allows("ann") and paces.allows("bob")


def test_long_games_are_read_and_taken_back_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody else would wait meanwhile."""
    where: list[tuple[str, threading.Thread]] = []

    def watched(what: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def called(*arguments: Any, **named: Any) -> Any:
            where.append((what, threading.current_thread()))
            return function(*arguments, **named)

        return called

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            await ann.answer([0])
            monkeypatch.setattr(archive, "room_of", watched("read", archive.room_of))
            monkeypatch.setattr(Journal, "undo", watched("undo", Journal.undo))
            desk.lobby.tables.clear()
            ann = await desk.again(ann)
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            assert [what for what, _ in where] == ["read", "undo"]
            assert all(thread is not threading.current_thread() for _, thread in where)

    run(play())


def test_the_server_draws_no_codes(tmp_path: Path) -> None:
    """The page does that by itself."""
    app = App(sqlite_url(tmp_path / "tables.sqlite3"))
    try:
        routes = {getattr(route, "path", "") for route in app.asgi()._app.routes}  # type: ignore[attr-defined]
        assert "/api/rooms" in routes and "/api/qr" not in routes
    finally:
        app.close()
