"""What people settle among themselves: who is the host, who may talk, who sits where, who may come."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from archfoe.server.connections import WRONG_TOKEN, Connection
from archfoe.server.people import LINES
from archfoe.server.settling import DOOR_CLOSED, ONLY_HOST, REMOVED
from archfoe.server.sockets import Closed, _enter
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats, settled
from tests.server.test_absence import chair, lines, refusals
from tests.server.test_people import names


def people_at(wish: str) -> p.TableWish:
    return p.TableWish(seats=seats(wish))


# Seats


def test_two_people_swap_seats_if_both_want_it_and_their_keys_go_with_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(people_at("ann ben open"))
            await ben.say(p.Swap(0, 1))
            assert names(ann)[:2] == ["ann", "ben"] and ann.last(p.Room).swap == p.SwapWish(1, 0)
            await ann.say(p.NoSwap())
            assert ben.last(p.Room).swap is None
            await ben.say(p.Swap(0, 1))
            await ann.say(p.Swap(1, 0))
            room = ann.last(p.Room)
            assert names(ann)[:2] == ["ben", "ann"] and room.seat == 1 and room.host and room.swap is None
        async with Desk(tmp_path) as desk:
            again = await desk.again(ann)
            assert again.last(p.Room).seat == 1 and again.last(p.Room).host

    run(play())


def test_a_free_seat_is_taken_at_once_and_a_bot_is_placed_by_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(people_at("ann ben greedy open"))
            await ben.say(p.Swap(1, 3))
            assert [chair.kind for chair in ann.last(p.Room).chairs] == ["human", "open", "bot", "human"]
            await ben.say(p.Swap(1, 2))
            assert refusals(ben)[-1] == "You can swap your own seat, and the host places bots."
            await ann.say(p.Swap(1, 2))
            assert [chair.kind for chair in ann.last(p.Room).chairs] == ["human", "bot", "open", "human"]
            await ann.say(p.Swap(1, 3))
            assert refusals(ann)[-1] == "You can swap your own seat, and the host places bots."

    run(play())


@pytest.mark.parametrize("message", [p.Swap(0, 0), p.Swap(0, 9), p.NoSwap(), p.Remove(0), p.Remove(9), p.HandOver(9)])
def test_what_cannot_be_is_refused(message: p.ToServer, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, _) = await desk.table(people_at("ann ben open"))
            looker = await Person(ann.table).come()
            for one in (ann, looker):
                (refused,) = await one.say(message)
                assert isinstance(refused, p.Refused) and refused.text.endswith(".")

    run(play())


def test_in_a_game_nobody_swaps(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, _) = await desk.table(people_at("ann ben"))
            await ann.say(p.Swap(0, 1))
            assert refusals(ann)[-1].startswith("Seats can be swapped in the lobby")

    run(play())


def test_who_was_asked_to_swap_is_asked_no_more_once_the_game_has_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(people_at("ann ben open"))
            await ben.say(p.Swap(0, 1))
            assert ann.last(p.Room).swap is not None
            await ann.say(p.Start())
            assert ann.last(p.Room).phase == "playing" and ann.last(p.Room).swap is None

    run(play())


# The host


def test_a_removed_person_watches_and_the_key_opens_nothing_any_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, ben) = await desk.table(people_at("ann ben"))
            await ben.say(p.Remove(0))
            assert refusals(ben) == [ONLY_HOST]
            await ann.say(p.Remove(1))
            await settled(table)
            assert ben.last(p.Room).seat is None and ben.view.table.seat is None
            assert ben.view.table.prompt is None and not ben.connection.closed
            assert ann.last(p.Room).chairs[1].bot == "keen" and "ben was removed from the table." in lines(ann)
            with pytest.raises(Closed, match="does not open a seat"):
                await _enter(desk.lobby, p.Hello(table.seating.id, ben.token), Connection())
            await ben.say(p.Answer(ben.view.game, 0, [0]))
            assert refusals(ben)[-1].startswith("You are watching")

    run(play())


def test_a_blocked_person_is_sent_away_and_finds_the_door_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, ben) = await desk.table(people_at("ann ben open"))
            await ann.say(p.Remove(1, block=True))
            assert ben.connection.ending == (WRONG_TOKEN, REMOVED) and ann.last(p.Room).closed
            for hello in (p.Hello(table.seating.id), p.Hello(table.seating.id, ben.token)):
                with pytest.raises(Closed):
                    await _enter(desk.lobby, hello, Connection())
        async with Desk(tmp_path) as desk:
            await desk.again(ann)
            with pytest.raises(Closed, match=DOOR_CLOSED[:20]):
                await _enter(desk.lobby, p.Hello(table.seating.id), Connection())
            ann = await desk.again(ann)
            await ann.say(p.Settle(closed=False))
            await _enter(desk.lobby, p.Hello(table.seating.id), Connection())

    run(play())


def test_somebody_else_becomes_the_host_for_good(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(people_at("ann ben open"))
            await ben.say(p.HandOver(1))
            await ann.say(p.HandOver(1))
            assert refusals(ben) == [ONLY_HOST] and ben.last(p.Room).host and not ann.last(p.Room).host
            assert lines(ann) == ["ben is the host now."]
            await ben.say(p.Remove(0))
            assert names(ben)[0] == ""
        async with Desk(tmp_path) as desk:
            assert (await desk.again(ben)).last(p.Room).host

    run(play())


# Talk


def test_the_host_turns_talk_down_and_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(people_at("ann ben"))
            looker = await Person(ann.table).come()
            await ann.say(p.Settle(watchers_talk=False))
            await looker.say(p.Say("Nice!"))
            await looker.say(p.Say("I know what comes"))
            assert lines(ben) == ["Nice!"] and refusals(looker) == ["Spectators of this table only exclaim."]
            await ann.say(p.Settle(talk="exclamations"))
            await ben.say(p.Say("GG!"))
            await ben.say(p.Say("well played"))
            assert lines(ann) == ["Nice!", "GG!"] and refusals(ben) == ["Only exclamations here."]
            await ann.say(p.Settle(talk="off"))
            await ben.say(p.Say("GG!"))
            assert lines(ann) == ["Nice!", "GG!"] and refusals(ben)[-1] == "The host has turned talk off."

    run(play())


def test_who_floods_the_chat_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(people_at("ann ben"))
            looker = await Person(ann.table).come()
            for one in (ann, looker):
                for _ in range(LINES[0] + 3):
                    await one.say(p.Say("GG!"))
            assert len(lines(ben)) == 2 * LINES[0]
            second = await Person(ann.table, ann.token).come()
            await second.say(p.Say("GG!"))
            assert refusals(second) == ["That was a lot at once. Wait a few seconds."]
            assert chair(ben, 0).here
            await asyncio.gather(*(ben.say(p.Say(word)) for word in p.EXCLAMATIONS[:5]))
            assert lines(ann)[-5:] == list(p.EXCLAMATIONS[:5])

    run(play())


def test_no_name_on_the_wire_is_you(tmp_path: Path) -> None:
    """Each page says it of its own reader; what the server sends names people, except in sentences to that reader."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=[p.SeatWish("human", "You"), p.SeatWish("human", "me"), p.SeatWish("bot")])
            table, people = await desk.table(wish)
            looker = await Person(table).come()
            await people[0].say(p.Say("hello"))
            for one in [*people, looker]:
                assert names(one)[:2] == ["Player 1", "Player 2"] and one.last(p.Said).name == "Player 1"
            assert not [line for line in looker.view.log.lines if "You" in line.text.split()]
            assert table.seating.running().record().players[:2] == ["Player 1", "Player 2"]

    run(play())
