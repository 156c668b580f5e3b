"""A game that stands still: who may pause it, what waits meanwhile, and that nothing of it happens in silence."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from archfoe.server.evening import Pause
from archfoe.server.live_table import LiveTable
from archfoe.server.pauses import HAD, PAUSED, SECONDS
from archfoe.wire import protocol as p
from archfoe.wire import to_server
from archfoe.wire.room import Paused
from tests.server.desk import Desk, Person, run, seats
from tests.server.test_absence import MINUTE, answers, asked_first, chair, left, lines, playing, refusals, turns
from tests.server.test_evening import finished

A_MOMENT = 0.1
PAUSE, RESUME = to_server.Pause(), to_server.Resume()


def told(person: Person) -> Paused | None:
    return person.last(p.Room).pause


def test_anybody_pauses_once_for_five_minutes_and_all_are_told() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = people
        assert [one.last(p.Room).may_pause for one in people] == [True, True]
        await ben.say(PAUSE)
        assert [told(one) for one in people] == [Paused(1, SECONDS)] * 2
        assert [one.last(p.Room).may_pause for one in people] == [True, False]
        last = 1
        await asyncio.sleep(SECONDS - last)
        table.audience.tell()
        assert told(ann) == Paused(1, last)
        await asyncio.sleep(last + A_MOMENT)
        assert told(ann) is None and not ben.last(p.Room).may_pause
        await ben.say(PAUSE)
        assert refusals(ben) == [HAD]
        assert lines(ann) == ["ben paused the game for 5 minutes.", "The pause is over. The game goes on."]

    playing("ann ben")(work)


def test_who_paused_or_the_host_goes_on_and_nobody_else() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben, cleo = people
        await ben.say(PAUSE)
        await cleo.say(RESUME)
        await cleo.say(PAUSE)
        assert refusals(cleo) == ["Only ben or the host can go on now.", PAUSED]
        await ben.say(RESUME)
        await cleo.say(PAUSE)
        await ann.say(RESUME)
        assert lines(cleo)[1::2] == ["ben ended the pause. The game goes on.", "ann ended the pause. The game goes on."]
        await ann.say(RESUME)
        assert refusals(ann) == ["The game is not paused."]

    playing("ann ben cleo")(work)


def test_the_host_pauses_for_as_long_as_wanted_and_as_often() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = people
        for _ in range(2):
            await ann.say(PAUSE)
            await asyncio.sleep(100 * MINUTE)
            assert told(ben) == Paused(0, None)
            await ann.say(PAUSE)
            assert refusals(ann)[-1] == PAUSED
            await ann.say(RESUME)
        assert lines(ben)[0] == "ann paused the game. It goes on when ann says so."
        await ben.say(PAUSE)
        await ann.say(PAUSE)  # longer
        await asyncio.sleep(2 * SECONDS)
        assert told(ben) == Paused(0, None)

    playing("ann ben")(work)


def test_no_bot_and_no_stand_in_answers_and_no_person_either() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        mover, other = asked_first(table, people)
        await mover.say(p.StepAway("back"))
        await other.say(PAUSE)
        given = len(table.seating.running().session.game.record)
        await asyncio.sleep(SECONDS - 1)
        view, prompt = mover.view, mover.prompt
        for message in (
            p.Answer(view.game, prompt.number, [0]),
            p.PlayAll(view.game, prompt.number),
            p.Undo(view.game, view.number),
            p.SetOrders([]),
            p.Hint(view.game, prompt.number),
        ):
            await mover.say(message)
        assert refusals(mover) == [PAUSED] * 5
        assert len(table.seating.running().session.game.record) == given
        await mover.say(p.StepAway("back"))
        await other.say(RESUME)
        await asyncio.sleep(MINUTE)
        assert len(table.seating.running().session.game.record) > given

    playing("ann ben")(work)


def test_bots_play_on_by_themselves_afterwards() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (ann,) = people
        await ann.say(p.StepAway("back"))
        while answers(table, 0) < 3:
            await asyncio.sleep(0.1)
        before, turn = answers(table, 0), turns(table)
        await ann.say(PAUSE)
        await asyncio.sleep(10 * MINUTE)
        assert (answers(table, 0), turns(table)) == (before, turn)
        await ann.say(RESUME)
        await asyncio.sleep(MINUTE)
        assert turns(table) > turn

    playing("ann greedy")(work)


def test_the_waiting_time_stands_still() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (seat,) = table.seating.running().asked
        mover, (other, third) = people[seat], [one for one in people if one.connection.seat != seat]
        table.seating.host = other.connection.seat or 0
        await left(mover)
        await asyncio.sleep(4 * MINUTE)
        await other.say(PAUSE)
        await asyncio.sleep(4 * MINUTE)
        for message in (p.GoOnWithout(seat), p.WaitFor(seat)):
            await third.say(message)
        assert refusals(third) == [PAUSED] * 2
        await other.say(RESUME)
        await third.say(p.GoOnWithout(seat))
        assert chair(third, seat).standin is None, "only four of five minutes are over"
        await asyncio.sleep(MINUTE)
        await third.say(p.GoOnWithout(seat))
        assert chair(third, seat).standin is not None

    playing("ann ben cleo")(work)


@pytest.mark.parametrize("who", ["looker", "lobby", "over"])
def test_there_is_a_game_and_a_person_to_pause_it(who: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            if who == "over":
                one = (await finished(desk, "ann greedy"))[0]
            else:
                wish = p.TableWish(seats=seats("ann open" if who == "lobby" else "ann greedy"))
                table, (ann,) = await desk.table(wish)
                one = await Person(table).come() if who == "looker" else ann
            (refused,) = await one.say(PAUSE)
            assert isinstance(refused, p.Refused) and not one.last(p.Room).may_pause and told(one) is None

    run(play())


def test_a_pause_outlasts_a_restart_and_ends_in_its_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(p.TableWish(seats=seats("ann ben")))
            await ben.say(PAUSE)
        async with Desk(tmp_path) as desk:
            ann, ben = await desk.again(ann), await desk.again(ben)
            pause = told(ben)
            assert (
                pause is not None and pause.by == 1 and pause.left is not None and SECONDS - 60 < pause.left <= SECONDS
            )
            assert not ben.last(p.Room).may_pause
            stored = ben.table.seating.customs
            assert stored.pause is not None and stored.pause.until
            stored.pause.until = int(time.time()) - 60  # while nobody was there
            await ben.table.save_customs()
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            ending = ann.table.pauses
            while ending.now is not None:
                await asyncio.sleep(0)
            assert ending._ending is not None
            await ending._ending
            assert told(ann) is None and lines(ann)[-1] == "The pause is over. The game goes on."
            await ann.say(PAUSE)
        async with Desk(tmp_path) as desk:  # the host's has no end
            ann = await desk.again(ann)
            assert told(ann) == Paused(0, None)
            assert ann.table.seating.customs.pause == Pause(ann.view.game, 0, 0)

    run(play())
