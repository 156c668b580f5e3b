"""Tables with a set from outside live in processes of their own: nothing that they do reaches another table."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from archfoe.server import archive, houses
from archfoe.server.connections import COME_AGAIN
from archfoe.server.houses import TOO_MUCH
from archfoe.server.seating import hash_of
from archfoe.wire import protocol as p
from tests.server.desk import Person, humans, run
from tests.server.villages import PATIENCE, Village, Visitor, bomb
from tests.workshop.texts import TIDE

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="houses are forked")


def _option(view: dict[str, Any], *words: str) -> int | None:
    """The place of the first option whose label begins so."""
    options = view["table"]["prompt"]["options"]
    return next((i for i, option in enumerate(options) if option["label"].startswith(words)), None)


async def _until_in_hand(ann: Visitor, name: str) -> dict[str, Any]:
    """Buys the card wherever it lies, and goes on until it can be played."""
    view = await ann.asked()
    while (play := _option(view, f"Play {name}", f"play {name}")) is None:
        prompt = view["table"]["prompt"]
        buy = _option(view, f"Buy {name}", f"buy {name}")
        last = len(prompt["options"]) - 1
        ann.answer(view, *([buy if buy is not None else last] if prompt["least"] else []))
        view = await ann.asked()
    assert play is not None
    return view


def test_a_card_that_explodes_is_refused_by_name_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.table(bomb(), first="Bomb")
            ann = village.visit(made)
            view = await _until_in_hand(ann, "Bomb")  # it was drawn, shown and foreseen
            number = view["table"]["prompt"]["number"]
            ann.answer(view, _option(view, "Play Bomb", "play Bomb") or 0)
            refused = await ann.until("refused")
            assert (
                refused["text"]
                == "Bomb would set off more than 5,000 effects, so it can't be done. Choose something else."
            )
            view = await ann.asked()
            assert view["table"]["prompt"]["number"] == number, "the same question"
            ann.answer(view, len(view["table"]["prompt"]["options"]) - 1)
            assert (await ann.until("accepted"))["number"] == number

    run(play())


def test_the_end_of_a_house_is_heard_by_its_guests_alone_and_its_game_is_set_aside(tmp_path: Path) -> None:
    async def play() -> None:
        async with Village(tmp_path) as village:
            neighbors = await village.lobby.make(p.TableWish(seats=humans(2)))
            neighbor = Person(village.lobby.tables[neighbors.room], neighbors.seats[0].token)
            await neighbor.come()
            made = await village.table(TIDE)
            ann = village.visit(made)
            await ann.asked()
            village.house(made).process.kill()
            assert await ann.until_closed() == (COME_AGAIN, TOO_MUCH)
            assert not neighbor.connection.closed
            await _is_set_aside(village, made)
        async with Village(tmp_path) as later:  # another server, or the same one after a restart
            await _is_set_aside(later, made)

    run(play())


async def _is_set_aside(village: Village, made: p.MadeRoom) -> None:
    ann = village.visit(made)
    room = await ann.until("room")
    assert not village.lobby.housed
    assert room["phase"] == "lobby"
    assert room["intro"][0] == f"The game that was played here cannot go on: {TOO_MUCH}"
    ann.say(type="get_record")
    record = await ann.until("record")
    assert '"brought"' in record["text"]
    await ann.go()


def test_a_house_that_stands_still_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.table(TIDE)
            ann = village.visit(made)
            await ann.asked()
            monkeypatch.setattr(houses, "STILL_SECONDS", 0.5)
            process = village.house(made).process
            os.kill(process.pid, signal.SIGSTOP)
            assert await ann.until_closed() == (COME_AGAIN, TOO_MUCH)
            await asyncio.to_thread(process.join)

    run(play())


def test_a_house_that_a_busy_machine_lets_wait_is_not_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.table(TIDE)
            ann = village.visit(made)
            view = await ann.asked()
            looked, often = itertools.count(), asyncio.Event()

            def no_cpu(_: int) -> float:
                if next(looked) > 5:
                    often.set()
                return 0.0

            monkeypatch.setattr(houses, "cpu_seconds", no_cpu)
            monkeypatch.setattr(houses, "STILL_SECONDS", 0.05)
            monkeypatch.setattr(houses, "PATIENCE", 10**6)
            process = village.house(made).process
            os.kill(process.pid, signal.SIGSTOP)
            await asyncio.wait_for(often.wait(), PATIENCE)
            os.kill(process.pid, signal.SIGCONT)
            ann.answer(view, 0)
            await ann.until("accepted")

    run(play())


def test_what_a_page_says_right_behind_its_greeting_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that comes back says again what may have been lost, before it has heard anything."""

    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.table(TIDE)
            ann = village.visit(made)
            view = await ann.asked()
            await ann.go()
            house, carried = village.house(made), asyncio.Event()
            send = house._send

            async def sending(*message: Any) -> None:
                await send(*message)
                if message[0] == "text":
                    carried.set()

            monkeypatch.setattr(house, "_send", sending)
            os.kill(house.process.pid, signal.SIGSTOP)  # so it finds both at once
            again = village.visit(made)
            again.answer(view, 0)
            await asyncio.wait_for(carried.wait(), PATIENCE)
            os.kill(house.process.pid, signal.SIGCONT)
            assert (await again.until("accepted"))["number"] == view["table"]["prompt"]["number"]

    run(play())


def test_a_table_that_was_being_loaded_when_its_server_died_is_loaded_in_a_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.lobby.make(p.TableWish(seats=[*humans(1), p.SeatWish(p.BOT, bot="beginner")]))
        async with Village(tmp_path) as village:
            assert await village.store.do(lambda rows: archive.begin_loading(rows, made.room)) is None  # and died
        async with Village(tmp_path) as village:
            ann = village.visit(made)
            await ann.asked()
            assert made.room in village.lobby.housed
            assert await village.store.do(lambda rows: archive.mark_of(rows, made.room)) is None
            await ann.go()
        async with Village(tmp_path) as village:  # it went well: it is a table like others
            await village.visit(made).asked()
            assert made.room in village.lobby.tables

    run(play())


def test_what_is_done_in_a_house_is_stored_and_found_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.table(TIDE)
            ann = village.visit(made)
            view = await ann.asked()
            ann.say(type="say", text="Hello!")
            await ann.until("said")
            number = view["table"]["prompt"]["number"]
            ann.answer(view, 0)
            accepted = await ann.until("accepted")
            glanced = await village.house(made).glance(hash_of(made.seats[0].token))
            assert glanced is not None
            assert (glanced.room, glanced.phase, glanced.seats[0].name) == (made.room, "playing", "Ann")
            assert await village.house(made).glance("no key") is None
        async with Village(tmp_path) as village:
            ann = village.visit(made)
            assert (await ann.until("said"))["text"] == "Hello!"
            view = await ann.asked()
            assert view["number"] == accepted["now"] > number

    run(play())


def test_a_house_reads_its_own_room_from_the_store_again(tmp_path: Path) -> None:
    """As after a card that failed: the table goes back to what is stored, and stays in its house."""

    async def play() -> None:
        async with Village(tmp_path) as village:
            made = await village.table(TIDE)
            ann = village.visit(made)
            await ann.asked()
            house, told = village.house(made), list[Any]()

            async def sent(*message: Any) -> None:
                told.append(message)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(house, "_send", sent)
                await house._read(7)
            kind, number, rows = told[-1]
            assert (kind, number) == ("done", 7)
            assert archive.room_of(made.room, archive.stored_of(rows)).names[0] == "Ann"

    run(play())


def test_only_so_many_houses_are_open_and_empty_ones_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(houses, "MOST_HOUSES", 1)
        async with Village(tmp_path) as village:
            first, second = await village.table(TIDE), await village.table(TIDE)
            ann = village.visit(first)
            await ann.asked()
            assert await village.visit(second).until_closed() == (COME_AGAIN, houses.FULL)
            await ann.go()
            await village.visit(second).asked()
            assert village.lobby.housed[first.room].lost

    run(play())
