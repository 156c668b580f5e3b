"""Stored games of an earlier ruling set: people are told of their age, and what no longer fits loses nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from archfoe.core.record import RULINGS, Record
from archfoe.server import archive
from archfoe.server.connections import Connection
from archfoe.server.seating import Seating, wish_of
from archfoe.server.sockets import NO_ROOM, Closed, _enter
from archfoe.server.sql_tables import answers, games, rooms
from archfoe.server.store import Entry, add_entries
from archfoe.table.session import Session, options_of
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats

RECORDS = Path(__file__).parent.parent / "files_of_0_1" / "v0_1" / "records"
AGE = "It was played under ruling set 1 (archfoe 0.1.0). Set 4 is in force now, so it may go another way than it did."
AGE_LINE = f"This game was started with an earlier version. {AGE}"
RIVALS_LINE = (
    f"{AGE_LINE} It was played with edition 1 of Rivals: since then World's Greatest Detective is worth 2 VP and a "
    "third Level 0, so points may add up to others."
)
STUCK = "base-2-two-heads.json"  # stops at its answer 315
FITS = "rivals-2.json"
WHY = f"The game that was played here cannot go on: answer 315 of 394 is not legal. {AGE}"
STOOD = "You can look at the table as far as these rules can follow it, after answer 314 of 394."
WAY_ON = (
    "Nothing of it is lost: it stays stored, and its record can be opened with archfoe 0.1.0. "
    "Save the record before you go on: the host can start a new game here."
)


def old_record(name: str) -> Record:
    return Record.loads((RECORDS / name).read_text(encoding="utf-8"))


def head_of(record: Record, **other: Any) -> str:
    head = {
        "version": record.version,
        "rulings": record.rulings,
        "options": record.options,
        "players": record.players,
        "key": record.key.hex(),
    }
    return json.dumps({**head, **other})


async def put_into(desk: Desk, record: Record, entries: Sequence[Entry] | None = None, **other: Any) -> tuple[str, str]:
    """A room whose last game is this record, as its server left it; its id and the key of the host."""
    seating, tokens = Seating.made(wish_of(options_of(record), seats("ann bob")))
    game = f"{seating.id}-1"
    answered = [Entry(game, n, seat, picked) for n, (seat, picked) in enumerate(record.answers)]

    def put(connection: sa.Connection) -> None:
        archive.add_room(connection, seating)
        row = {"id": game, "room": seating.id, "place": 1, "head": head_of(record, **other), "begun_at": 0}
        connection.execute(sa.insert(games), row)
        connection.execute(sa.update(rooms).where(rooms.c.id == seating.id).values(begun=True))
        kept = answered if entries is None else [entry._replace(game=game) for entry in entries]
        add_entries(connection, kept)

    await desk.store.do(put)
    return seating.id, tokens[0]


async def enter(desk: Desk, room: str, token: str) -> Person:
    table = await desk.lobby.find(room)
    assert table is not None
    return await Person(table, token).come()


def rows(connection: sa.Connection, game: str) -> list[Any]:
    head = connection.execute(sa.select(games).where(games.c.id == game)).all()
    journal = connection.execute(sa.select(answers).where(answers.c.game == game).order_by(answers.c.number)).all()
    return [*head, *journal]


def test_a_game_that_no_longer_fits_says_where_and_what_can_be_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await enter(desk, *await put_into(desk, old_record(STUCK)))
            room = ann.last(p.Room)
            assert room.intro == [WHY, WAY_ON, STOOD]
            assert room.phase == "lobby" and room.game == f"{room.room}-1"
            assert ann.view.game == room.game and ann.view.log.lines
            assert ann.view.table.prompt is None and ann.view.table.undo is None

    run(play())


def test_its_record_can_be_had_with_its_own_version_and_rulings(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            record = old_record(STUCK)
            room, token = await put_into(desk, record)
            ann = await enter(desk, room, token)
            (text,) = await ann.say(p.GetRecord())
            assert isinstance(text, p.RecordText) and text.name == f"{room}-1.archfoe.json"
            assert Record.loads(text.text) == record
            spectator = await enter(desk, room, "")
            (refused,) = await spectator.say(p.GetRecord())
            assert isinstance(refused, p.Refused) and "only those who play" in refused.text

    run(play())


def test_what_was_taken_back_stands_in_its_record_as_ever(tmp_path: Path) -> None:
    """Two answers, of which the second is taken back with everybody's leave, then one that fits no question."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            record = old_record(STUCK)
            (first, picked), (second, other) = record.answers[:2]
            entries = [
                Entry("", 0, first, picked),
                Entry("", 1, second, other),
                Entry("", 2, second, (1, 1), takeback=True),
                Entry("", 3, second, (99,)),
            ]
            ann = await enter(desk, *await put_into(desk, record, entries))
            assert ann.last(p.Room).intro[0] == WHY.replace("315 of 394", "2 of 2")
            (text,) = await ann.say(p.GetRecord())
            assert isinstance(text, p.RecordText)
            kept = Record.loads(text.text)
            assert kept.answers == [(first, picked), (second, (99,))] and kept.takebacks == [[second, 2, 1]]

    run(play())


def test_the_table_starts_a_new_game_and_the_old_one_stays_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            room, token = await put_into(desk, old_record(STUCK))
            before = await desk.store.do(lambda connection: rows(connection, f"{room}-1"))
            ann = await enter(desk, room, token)
            refused = await ann.say(p.Answer(f"{room}-1", 394, [0]))  # a page that was open all the while
            assert [m.text for m in refused if isinstance(m, p.Refused)] == [WHY]
            await ann.say(p.Start())
            now = ann.last(p.Room)
            assert (now.phase, now.game) == ("playing", f"{room}-2") and ann.view.game == now.game
            assert not any("ruling set" in line for line in now.intro)
            assert now.choices.variants == ["two-heads"]
        async with Desk(tmp_path) as desk:
            ann = await enter(desk, room, token)
            assert ann.view.game == f"{room}-2" and ann.last(p.Room).phase == "playing"
            assert await desk.store.do(lambda connection: rows(connection, f"{room}-1")) == before

    run(play())


def test_other_tables_are_not_touched(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (bob,) = await desk.table(p.TableWish(seats=seats("bob greedy")))
            await enter(desk, *await put_into(desk, old_record(STUCK)))
            await bob.answer([0])
            assert bob.all(p.Accepted) and not bob.all(p.Refused)

    run(play())


def test_a_game_of_later_rulings_names_the_version_that_plays_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await enter(desk, *await put_into(desk, old_record(FITS), rulings=RULINGS + 1, version="9.9"))
            assert ann.last(p.Room).intro[0] == (
                "The game that was played here cannot go on: it was played under ruling set 5 and this program "
                "knows set 4: serve it with archfoe 9.9."
            )

    run(play())


def test_a_game_with_a_hole_in_its_journal_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann = await enter(desk, *await put_into(desk, old_record(FITS), [Entry("", 1, 0, (0,))]))
            why = "The game that was played here cannot go on: it is damaged, an entry of its journal is missing."
            assert ann.last(p.Room).intro == [
                why,
                "What is left of it stays stored. The host can start a new game here.",
            ]
            (refused,) = await ann.say(p.GetRecord())
            assert isinstance(refused, p.Refused) and refused.text == why

    run(play())


def test_the_second_game_of_a_match_is_played_again_with_the_points_of_the_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            record = old_record("base+heroes_unite-2-match-game-2.json")
            ann = await enter(desk, *await put_into(desk, record, [Entry("", 0, 0, (99,))]))
            await ann.say(p.Start())
            choices = ann.last(p.Room).choices
            assert choices.game == 2 and choices.carried == record.options["carried"]

    run(play())


def test_a_game_of_a_campaign_begins_anew_and_the_log_notes_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("rebirth", seats=seats("ann greedy"), campaign=p.CampaignWish("friday"))
            table, (ann,) = await desk.table(wish)
            game, before = table.seating.running().id, table.seating.running().session
            head = {**table.seating.running().head, "version": "0.1.0", "rulings": 1}
            number = table.seating.running().number

            def spoil(connection: sa.Connection) -> None:
                connection.execute(sa.update(games).where(games.c.id == game).values(head=json.dumps(head)))
                add_entries(connection, [Entry(game, number, 0, (99,))])

            await desk.store.do(spoil)
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            room = ann.last(p.Room)
            assert room.intro[0].endswith(f"is not legal. {AGE}")
            assert room.intro[1].endswith("the host can restart that game of the campaign here.")
            await ann.say(p.Start())
            again = ann.table.seating.running().session
            assert again.options == before.options, "the same game of the same campaign"
            assert again.key != before.key, "dealt anew, as everybody could save the record of the first"
            sheet = ann.last(p.Room).campaign
            assert sheet is not None and "restarted once" in " ".join(sheet.lines)

    run(play())


def test_a_table_that_cannot_be_set_is_closed_with_a_sentence(tmp_path: Path) -> None:
    """It was made for a mode that is no longer there, such as that of somebody else's set, and nothing was played."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            made = await desk.lobby.make(p.TableWish(seats=seats("ann open")))
            room, token = made.room, made.seats[0].token

            def lose_mode(connection: sa.Connection) -> None:
                wish = json.dumps({"mode": "moon", "seats": []})
                connection.execute(sa.update(rooms).where(rooms.c.id == room).values(wish=wish))

            await desk.store.do(lose_mode)
            desk.lobby.tables.clear()
            with pytest.raises(Closed, match="moon") as closed:
                await _enter(desk.lobby, p.Hello(room, token), Connection())
            assert closed.value.code == NO_ROOM

    run(play())


# Games that still fit


def test_a_game_that_still_fits_tells_its_age_once(tmp_path: Path) -> None:
    async def play() -> None:
        record = old_record(FITS)
        record.answers = record.answers[:20]
        async with Desk(tmp_path) as desk:
            room, token = await put_into(desk, record)
            ann = await enter(desk, room, token)
            assert ann.last(p.Room).intro[0] == RIVALS_LINE
            assert [said.text for said in ann.all(p.Said)] == [RIVALS_LINE]
            assert ann.view.table.turn > 0
        async with Desk(tmp_path) as desk:
            ann = await enter(desk, room, token)
            assert [said.text for said in ann.all(p.Said)] == [RIVALS_LINE]

    run(play())


def test_its_record_keeps_the_version_and_the_ruling_set_it_was_begun_with(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            record = old_record(FITS)
            ann = await enter(desk, *await put_into(desk, record))
            assert ann.last(p.Room).phase == "over"
            (text,) = await ann.say(p.GetRecord())
            assert isinstance(text, p.RecordText)
            kept = Record.loads(text.text)
            assert (kept.version, kept.rulings, kept.answers) == ("0.1.0", 1, record.answers)
            Session.from_record(kept)
            assert ann.table.seating.running().head["rulings"] == 1

    run(play())


def test_a_game_of_today_says_nothing_of_its_age(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert not ann.all(p.Said)
            assert not any("ruling" in line for line in ann.last(p.Room).intro)

    run(play())
