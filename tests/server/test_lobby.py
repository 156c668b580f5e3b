"""Tables come into memory when somebody wants them, and leave it when nobody does."""

from __future__ import annotations

import asyncio
from pathlib import Path

from archfoe.server.limits import Pace, PaceByClient
from archfoe.server.lobby import IDLE_SECONDS
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
