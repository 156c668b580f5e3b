"""Names and faces of people: told once, the same on all screens, and never "You"."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from archfoe.agents.levels import face_of
from archfoe.server import archive
from archfoe.server.people import NAMES_CHANGE
from archfoe.server.room_message import WATCHERS
from archfoe.server.sockets import BadMessage, decoded
from archfoe.table.words.labels import table_names
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats

FACE, OTHER = "134110300", "345020651"


def names(person: Person) -> list[str]:
    return [chair.name for chair in person.last(p.Room).chairs]


def lines(person: Person) -> list[str]:
    return [said.text for said in person.all(p.Said)]


async def introduced(person: Person, name: str, face: str = "") -> p.Introduced:
    await person.say(p.Introduce(name, face))
    return person.last(p.Introduced)


async def strangers(desk: Desk) -> list[Person]:
    """Two who have told no names."""
    _, people = await desk.table(p.TableWish(seats=[p.SeatWish("human"), p.SeatWish("human")]))
    return people


def test_everybody_sees_the_name_and_the_face_that_somebody_tells_and_they_are_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ada, ben = await strangers(desk)
            assert names(ada) == ["Player 1", "Player 2"]
            assert await introduced(ada, "Ada", FACE) == p.Introduced("Ada", FACE, "")
            looker = await Person(ada.table).come()
            for one in (ada, ben, looker):
                chair = one.last(p.Room).chairs[0]
                assert (chair.name, chair.face) == ("Ada", FACE)
            assert len(ben.last(p.Room).chairs[1].face) == len(FACE), "who has drawn none has one all the same"
        async with Desk(tmp_path) as desk:
            chair = (await desk.again(ben)).last(p.Room).chairs[0]
            assert (chair.name, chair.face) == ("Ada", FACE)

    run(play())


def test_the_second_ada_is_ada_2_and_is_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ada, other = await strangers(desk)
            await introduced(ada, "Ada")
            told = await introduced(other, "Ada", OTHER)
            assert told == p.Introduced("Ada 2", OTHER, "There is already an Ada. You are Ada 2 here.")
            assert names(ada) == ["Ada", "Ada 2"]
            await introduced(other, "Ada", OTHER)  # as its page does whenever it connects
            assert names(ada) == ["Ada", "Ada 2"] and not lines(ada)

    run(play())


def test_a_long_name_leaves_room_for_its_number(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ada, other = await strangers(desk)
            await introduced(ada, "A" * p.LONGEST_NAME)
            told = await introduced(other, "A" * p.LONGEST_NAME)
            assert told.name == "A" * (p.LONGEST_NAME - 2) + " 2"

    run(play())


def test_another_name_is_a_line_in_the_chat_and_does_not_change_the_past(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ben,) = await desk.table(p.TableWish(seats=seats("Ben greedy")))
            await ben.say(p.Say("hello"))
            await introduced(ben, "Benny")
            assert lines(ben) == ["hello", "Ben is now Benny."]
            assert [said.name for said in ben.all(p.Said)] == ["Ben", ""]

    run(play())


@pytest.mark.parametrize("name", ["You", "you", "ME", "Bot", "\u0443ou", "\uff39\uff2f\uff35"])
def test_a_word_for_ones_own_reader_is_no_name(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ada,) = await desk.table(p.TableWish(seats=seats("Ada greedy")))
            for message in (p.Introduce(name), p.Rename(name)):
                await ada.say(message)
                assert ada.last(p.Refused).text.endswith("would confuse the others.")
            assert names(ada)[0] == "Ada"

    run(play())


@pytest.mark.parametrize("name", ["", "   ", "\u202eadA", "A\nda\u2066", "x" * 25])
def test_what_is_no_name_is_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ada,) = await desk.table(p.TableWish(seats=seats("Ada greedy")))
            looker = await Person(ada.table).come()
            for one in (ada, looker):
                (refused,) = await one.say(p.Introduce(name))
                assert isinstance(refused, p.Refused) and refused.text.endswith(".")

    run(play())


@pytest.mark.parametrize("face", ["1341103000", "13411030", "13411030A", "<svg/>000", "\uff1134110300"])
def test_what_is_no_face_is_no_message(face: str) -> None:
    with pytest.raises(BadMessage):
        decoded(msgspec.json.encode(p.Introduce("Ada", face)))


def test_who_looks_on_has_a_name_and_a_face_and_takes_both_to_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ada,) = await desk.table(p.TableWish(seats=seats("Ada open")))
            cleo = await Person(ada.table).come()
            assert (await introduced(cleo, "Ada", OTHER)).name == "Ada 2"
            await introduced(cleo, "Cleo", OTHER)
            assert ada.last(p.Room).watchers == [p.Watcher("Cleo", OTHER)]
            await cleo.say(p.Say("hi"))
            assert ada.last(p.Said).name == "Cleo"
            await cleo.say(p.SitDown(1))
            chair = ada.last(p.Room).chairs[1]
            assert (chair.name, chair.face) == ("Cleo", OTHER) and ada.last(p.Room).watchers == []

    run(play())


def test_of_many_who_look_on_six_are_named_and_all_are_counted(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ada,) = await desk.table(p.TableWish(seats=seats("Ada greedy")))
            for number in range(WATCHERS + 3):
                await introduced(await Person(ada.table).come(), f"Guest {number}")
            await Person(ada.table).come()
            room = ada.last(p.Room)
            assert len(room.watchers) == WATCHERS and room.spectators == WATCHERS + 4

    run(play())


def test_names_are_not_changed_without_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ada,) = await desk.table(p.TableWish(seats=seats("Ada greedy")))
            most, _ = NAMES_CHANGE
            for number in range(most):
                await introduced(ada, f"Ada the {number}")
            second = await Person(ada.table, ada.token).come()  # the same seat on another device
            await second.say(p.Introduce("Zoe"))
            assert second.last(p.Refused).text == "That was often enough for now. Try again in a minute."
            assert names(ada)[0] == f"Ada the {most - 1}"

    run(play())


def test_a_stored_you_is_shown_as_the_player_of_its_seat(tmp_path: Path) -> None:
    """Earlier pages wrote it for who had told no name."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ada,) = await desk.table(p.TableWish(seats=seats("Ada greedy")))
            table.seating.chairs[0].name = "You"
            await table.save_seats()
            line = archive.ChatLine(p.Said(0, 0, "You", "hello", False), None)
            await desk.store.do(lambda rows: archive.add_chat(rows, table.seating.id, line))
        async with Desk(tmp_path) as desk:
            again = await desk.again(ada)
            assert names(again)[0] == "Player 1" and again.last(p.Said).name == "Player 1"

    run(play())


def test_earlier_pages_may_still_wish_for_a_you(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ada,) = await desk.table(p.TableWish(seats=[p.SeatWish("human", "You"), p.SeatWish("bot")]))
            assert names(ada)[0] == "Player 1"

    run(play())


def test_records_of_earlier_versions_name_nobody_you() -> None:
    assert table_names(["You", "Ada"])[0] == table_names(["you", "Ada"])[0] == "Player 1"


def test_a_name_has_always_the_same_face() -> None:
    assert face_of("Ada") == face_of("Ada") != face_of("Ben")
    decoded(msgspec.json.encode(p.Introduce("Ada", face_of("Ada"))))
