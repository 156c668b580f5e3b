"""Who may do what when the host is gone, where nobody may look on, what people are called, and who talks too much."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from pathlib import Path

import pytest

from archfoe.server.connections import NO_SPECTATORS, WRONG_TOKEN, Connection
from archfoe.server.errors import Refusal
from archfoe.server.limits import MOST_MESSAGES
from archfoe.server.names import clean_chat, clean_name
from archfoe.server.seating import Seating
from archfoe.server.sockets import Closed, _enter, serve_socket
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, humans, run, seats, settled
from tests.server.test_table import play_out

# The host


def test_while_the_host_is_away_the_first_who_is_there_acts_for_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob, cy) = await desk.table(p.TableWish(seats=seats("ann bob cy")))
            assert [one.last(p.Room).host for one in (ann, bob, cy)] == [True, False, False]
            await ann.go()
            assert [one.last(p.Room).host for one in (bob, cy)] == [True, False]
            assert isinstance((await cy.say(p.ChangeSeat(0, "bot")))[0], p.Refused)
            await bob.say(p.ChangeSeat(0, "bot"))
            await settled(table)
            assert bob.last(p.Room).chairs[0].leaver
            ann = await Person(table, ann.token).come()
            assert ann.last(p.Room).host and not bob.last(p.Room).host
            await ann.say(p.ChangeSeat(0, "human"))
            assert isinstance((await bob.say(p.ChangeSeat(0, "bot")))[0], p.Refused)

    run(play())


def test_a_host_who_is_gone_keeps_nobody_from_another_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await play_out(table, [ann, bob], 3)
            assert isinstance((await bob.say(p.Start()))[0], p.Refused)
            await ann.go()
            await bob.say(p.Start())
            assert bob.last(p.Room).phase == "playing" and bob.view.game.endswith("-2")

    run(play())


# Spectators


def test_who_came_for_a_seat_does_not_stay_to_look_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann open"), spectators=False))
            bob, late = await Person(table).come(), await Person(table).come()
            await bob.say(p.SitDown(1, "bob"))
            assert late.connection.ending == (WRONG_TOKEN, NO_SPECTATORS) and not bob.connection.closed
            with pytest.raises(Closed, match=NO_SPECTATORS):
                await _enter(desk.lobby, p.Hello(table.seating.id), Connection())
            await ann.say(p.Start())
            assert ann.view.table and bob.view.table and not late.all(p.View)

    run(play())


def test_a_game_begun_with_open_seats_sends_lookers_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann open open"), spectators=False))
            looker = await Person(table).come()
            await ann.say(p.Start())
            await settled(table)
            assert looker.connection.closed and not looker.all(p.View)

    run(play())


def test_a_seat_that_is_opened_after_a_game_shows_nobody_that_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob"), spectators=False))
            await play_out(table, [ann, bob], 3)
            await bob.go()
            await ann.say(p.ChangeSeat(1, "open"))
            guest = await Person(table).come()
            game = ann.view.game
            for message in (p.Earlier(game, 9), p.Explain("kick")):
                (refused,) = [m for m in await guest.say(message) if isinstance(m, p.Refused)]
                assert refused.text == NO_SPECTATORS
            assert not guest.all(p.View)
            await guest.say(p.SitDown(1, "cy"))
            assert guest.last(p.Seated).seat == 1

    run(play())


# Names


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f", "\uffa0", "a\u3164", "\u0301", "\ufe0f", "\u034f"]
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    for clean in (clean_name, clean_chat):
        with pytest.raises(Refusal, match="can be seen"):
            clean(name)


@pytest.mark.parametrize("name", ["Zoé", "李", "R2", "\u2764\ufe0f", "o\u0301", "नमस्ते", "<b>"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert clean_name(name) and clean_chat(name)


# Addresses


@pytest.mark.parametrize("room", ["\0", "a\0b", "\ud800", "x" * 33, "' OR 1=1 --", ""])
def test_a_room_that_cannot_be_is_not_looked_for(room: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            asked = desk.store._jobs.qsize()
            assert await desk.lobby.find(room) is None and desk.store._jobs.qsize() == asked
            with pytest.raises(Closed, match=r"There is no such table\."):
                await _enter(desk.lobby, p.Hello(room), Connection())

    run(play())


# Who talks too much


class _Chatterbox:
    """A line on which the next frame has always come already."""

    def __init__(self, room: str, token: str) -> None:
        self._hello = json.dumps({"type": "hello", "room": room, "token": token})
        self.said = 0

    async def accept(self) -> None: ...

    async def receive(self) -> str:
        self.said += 1
        return self._hello if self.said == 1 else '{"type": "explain", "what": "nothing of that name"}'

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


def test_others_have_their_turn_between_the_frames_of_a_chatterbox(tmp_path: Path) -> None:
    """A hundred bad frames that come at once must not keep all others waiting until the last of them."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            line, turns = _Chatterbox(table.seating.id, ann.token), 0
            talking = asyncio.create_task(serve_socket(line, "", desk.lobby))
            while not talking.done():
                await asyncio.sleep(0)
                turns += 1
            assert line.said > MOST_MESSAGES
            assert turns >= MOST_MESSAGES

    run(play())


LOOK_ALIKES = ["Ann\ufe0f", "\u0410nn", "\uff21nn", "ANN"]


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_who_takes_a_name_that_looks_like_anothers_gets_a_number(name: str, tmp_path: Path) -> None:
    shown = unicodedata.normalize("NFC", name)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, bob) = await desk.table(p.TableWish(seats=[*humans(2, "Ann", "Bob"), p.SeatWish("open")]))
            await bob.say(p.Rename(name))
            guest = await Person(ann.table).come()
            await guest.say(p.SitDown(2, name))
            assert [chair.name for chair in ann.last(p.Room).chairs] == ["Ann", f"{shown} 2", f"{shown} 3"]

    made, _ = Seating.made(p.TableWish(seats=humans(2, "Ann", name)))
    assert made.names == ["Ann", f"{shown} 2"]
    run(play())


@pytest.mark.parametrize("name", ["gr\u0435edy", "Gree\ufe0fdy", "Spectator", "Spect\u0430tor 2", "\uff47reedy"])
def test_nobody_is_called_like_a_bot_or_a_spectator(name: str) -> None:
    with pytest.raises(Refusal, match=r"sounds like .* choose another name\.$"):
        clean_name(name)


def test_a_name_is_not_that_of_a_seat_whose_person_has_none() -> None:
    def names(*wished: str) -> list[str]:
        return Seating.made(p.TableWish(seats=humans(2, *wished)))[0].names

    assert names("Player 2", "") == ["Player 2 2", "Player 2"]
    assert names("Player 1", "") == ["Player 1", "Player 2"]
