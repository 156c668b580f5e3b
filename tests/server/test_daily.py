"""Tables of the daily deal: the cards of the terminal, hints that are counted, and par."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.server import daily
from archfoe.server.live_table import LiveTable
from archfoe.serverless.host import opened
from archfoe.table.daily import Deal, par_of, result_of
from archfoe.table.session import Session
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats, settled
from tests.serverless.test_host import Page
from tests.serverless.test_store import Paper

DEAL = Deal(53)
WISH = p.TableWish(daily=53, seats=seats("Ann"))


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: date(2026, 11, 18))


async def at_a_table(desk: Desk) -> tuple[LiveTable, Person]:
    table, (ann,) = await desk.table(WISH)
    await settled(table)
    return table, ann


async def to_the_end(person: Person) -> None:
    while not person.view.table.over:
        await person.answer(list(range(person.prompt.least)) or [0])


def test_the_server_deals_what_the_terminal_deals(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, ann = await at_a_table(desk)
            record, there = table.seating.running().record(), DEAL.begin("Ann").record()
            assert (record.options, record.key, record.players) == (there.options, there.key, there.players)
            assert record.answers == there.answers, "the bots answer alike"
            told = ann.last(p.Room).daily
            assert told is not None and (told.number, told.mark, told.begun, told.result) == (
                53,
                DEAL.mark,
                False,
                None,
            )
            await ann.answer(list(range(ann.prompt.least)) or [0])
            await to_the_end(ann)
            played = Session.from_record(Record.loads(table.seating.running().record().dumps()))
            told = ann.last(p.Room).daily
            assert told is not None and told.result is not None and told.begun
            assert told.result.lines == result_of(DEAL, played).lines

    run(play())


def test_a_browser_without_a_server_deals_the_same() -> None:
    async def play() -> None:
        host = await opened(Paper())
        wish = {"daily": 53, "seats": [{"kind": "human", "name": "Ann"}]}
        room = json.loads((await host.request("POST", "/api/rooms", json.dumps(wish))).body)
        ann = Page(host, room["room"], room["seats"][0]["token"])
        await ann.asked()
        ann.line.say(json.dumps({"type": "get_record"}))
        record, there = Record.loads((await ann.until("record"))["text"]), DEAL.begin("Ann").record()
        assert (record.options, record.key, record.answers) == (there.options, there.key, there.answers)
        today = json.loads((await host.request("GET", "/api/daily")).body)
        assert (today["number"], today["day"], today["mark"]) == (53, "2026-11-18", DEAL.mark)
        assert [bot["name"] for bot in today["bots"]] == ["Rocco", "Dot"]
        par = json.loads((await host.request("GET", "/api/daily/53/par")).body)
        assert par == {"number": 53, "mark": DEAL.mark, "margin": par_of(DEAL).margin}
        later = await host.request("GET", "/api/daily/54/par")
        assert later.status_code == 404 and "comes on 2026-11-19" in json.loads(later.body)["text"]

    run(play())


def test_hints_are_counted_also_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, ann = await at_a_table(desk)
            for _ in range(2):  # of one question, before and after it was given
                await ann.say(p.Hint(ann.view.game, ann.prompt.number))
            assert table.seating.running().record().hints == 2
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            await to_the_end(ann)
            told = ann.last(p.Room).daily
            assert told is not None and told.result is not None
            assert told.result.lines[2] == f"2 hints, no take-backs, deal {DEAL.mark}"

    run(play())


def test_another_game_at_that_table_is_no_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, ann = await at_a_table(desk)
            await to_the_end(ann)
            await ann.say(p.Start())
            await settled(table)
            assert ann.last(p.Room).daily is None
            await ann.say(p.Hint(ann.view.game, ann.prompt.number))
            assert table.seating.running().record().hints == 1, "of this game alone"
            assert table.seating.running().session.key != DEAL.key

    run(play())


def test_what_is_not_out_yet_is_not_dealt(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Desk(tmp_path) as desk:
            with pytest.raises(ArchfoeError, match="comes on 2026-11-19"):
                await desk.lobby.make(p.TableWish(daily=54))
            table, _ = await desk.table(p.TableWish(daily=1, mode="rivals", seats=seats("Ann bob")))
            assert table.seating.options == DEAL.options, "the deal settles all else"

    run(ask())
