"""What a browser is told of its tables without going to them."""

from __future__ import annotations

import json
from pathlib import Path

from archfoe.server.glance import glances
from archfoe.wire import protocol as p
from archfoe.wire import to_server
from archfoe.wire.glances import Glance, GlancesWish, SeatKey
from tests.server.desk import Desk, Person, run, seats
from tests.server.running import server


async def glance(desk: Desk, person: Person) -> Glance:
    (one,) = (await glances(desk.lobby, GlancesWish([SeatKey(person.table.seating.id, person.token)]))).tables
    return one


def test_it_says_whose_turn_it_is_and_what_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            active = people[0].view.table.active
            on_turn, other = people[active], people[1 - active]
            mine, theirs = await glance(desk, on_turn), await glance(desk, other)
            assert (mine.phase, mine.turn, mine.active, mine.kind) == ("playing", 1, active, "main")
            assert mine.question == on_turn.prompt.text
            assert (theirs.active, theirs.waiting, theirs.kind, theirs.question) == (active, [active], "", "")
            assert [seat.name for seat in mine.seats] == ["ann", "bob"]
            assert [seat.figure for seat in mine.seats] == [seat.figures[-1] for seat in on_turn.view.table.seats]

    run(play())


def test_a_table_that_left_the_memory_is_told_of_as_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await ann.go()
            await bob.go()
            before = await glance(desk, ann)
            desk.lobby.tables.clear()
            assert await glance(desk, ann) == before

    run(play())


def test_before_a_game_it_says_who_is_missing(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann open greedy")))
            told = await glance(desk, ann)
            assert (told.phase, told.host, told.turn, told.active, told.kind) == ("lobby", True, 0, None, "")
            assert [(seat.kind, seat.here) for seat in told.seats] == [("human", True), ("open", False), ("bot", True)]

    run(play())


def test_who_has_no_key_is_told_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, _) = await desk.table(p.TableWish(seats=seats("ann bob")))
            keys = [
                SeatKey(table.seating.id, ""),
                SeatKey(table.seating.id, "guessed"),
                SeatKey("nowhere", ann.token),
            ]
            assert (await glances(desk.lobby, GlancesWish(keys))).tables == []

    run(play())


def test_the_stand_in_of_somebody_is_not_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            active = people[0].view.table.active
            people[active].table.seating.chairs[active].kind = "bot"
            told = await glance(desk, people[active])
            assert (told.kind, told.question) == ("", "")

    run(play())


def test_a_game_that_stands_still_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            assert not (await glance(desk, bob)).paused
            await ann.say(to_server.Pause())
            assert (await glance(desk, bob)).paused

    run(play())


def test_tables_are_asked_for_over_http(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make()
        key = {"room": made["room"], "token": made["seats"][0]["token"]}
        status, headers, body = running.request("/api/tables", json.dumps({"seats": [key]}).encode())
        (told,) = json.loads(body)["tables"]
        assert status == 200 and told["phase"] == "playing" and headers["cache-control"] == "no-store"
        for wrong, text in ((b"{", "Ask for tables in JSON."), (b"{}", "missing required field `seats`")):
            status, _, body = running.request("/api/tables", wrong)
            assert status == 400 and text in json.loads(body)["text"]
