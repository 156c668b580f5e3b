"""People who go away: whom the table waits for, and bots that play in their place at the pace of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from archfoe.server.absence import ANSWER_SECONDS, TURN_SECONDS
from archfoe.server.audience import AWAY_TOLD_SECONDS
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import Lobby
from archfoe.serverless.store import BrowserStore
from archfoe.wire import protocol as p
from tests.server.desk import InlineBots, Person, seats
from tests.server.virtual import run_virtually
from tests.serverless.test_store import Paper

MINUTE = 60.0


def playing(wish: str) -> Callable[[Callable[[LiveTable, list[Person]], Awaitable[None]]], None]:
    """Plays a test at a table, on a clock that only moves where everybody waits."""

    def play(work: Callable[[LiveTable, list[Person]], Awaitable[None]]) -> None:
        async def inside(_: object) -> None:
            async with a_table(wish) as (table, people):
                await work(table, people)

        run_virtually(inside)

    return play


@asynccontextmanager
async def a_table(wish: str) -> AsyncIterator[tuple[LiveTable, list[Person]]]:
    lobby = Lobby(BrowserStore(Paper()), InlineBots())
    made = await lobby.make(p.TableWish(seats=seats(wish)))
    table = lobby.tables[made.room]
    people = [Person(table, seat.token) for seat in made.seats if seat.token]
    for person in people:
        await person.come()
    yield table, people


def answers(table: LiveTable, seat: int) -> int:
    return sum(by == seat for by, _ in table.seating.running().session.game.record)


def turns(table: LiveTable) -> int:
    return int(table.seating.running().session.game.state.turn)


def asked_first(table: LiveTable, people: list[Person]) -> tuple[Person, Person]:
    """Who is asked now, and the other one."""
    (seat,) = table.seating.running().asked
    return people[seat], people[1 - seat]


async def left(person: Person) -> None:
    person.connection.close()
    await person.table.leave(person.connection)


def chair(person: Person, seat: int | None) -> p.Chair:
    assert seat is not None
    return person.last(p.Room).chairs[seat]


def lines(person: Person) -> list[str]:
    return [said.text for said in person.all(p.Said)]


def refusals(person: Person) -> list[str]:
    return [refused.text for refused in person.all(p.Refused)]


def test_a_stand_in_gives_one_answer_in_a_while_and_a_turn_is_short() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = asked_first(table, people)
        seat = ann.connection.seat
        assert seat is not None
        turn, begun = turns(table), asyncio.get_running_loop().time()
        await ann.say(p.StepAway("turn"))
        assert chair(ben, seat).standin == p.StandIn("keen", "Nell", seat, "turn", 0)
        assert chair(ben, seat).name == ("ann", "ben")[seat]
        for n in range(5):
            assert answers(table, seat) <= n
            await asyncio.sleep(ANSWER_SECONDS)
        while turns(table) == turn and not table.seating.running().session.game.over:
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - begun <= TURN_SECONDS + ANSWER_SECONDS
        assert chair(ben, seat).standin is None, "it was for this turn alone"
        name = chair(ben, seat).name
        assert lines(ben) == [f"Nell plays for {name} now.", f"{name} plays again."]

    playing("ann ben")(work)


def test_until_i_am_back_takes_its_time_and_ends_with_the_first_sign() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (ann,) = people
        await ann.say(p.StepAway("back"))
        await asyncio.sleep(MINUTE)
        assert 2 <= turns(table) <= 14 and answers(table, 0) <= MINUTE / ANSWER_SECONDS + 1
        await ann.say(p.Back())
        given = answers(table, 0)
        await asyncio.sleep(10 * MINUTE)
        assert answers(table, 0) == given and chair(ann, 0).standin is None

    playing("ann greedy")(work)


def test_an_answer_of_ones_own_ends_it_and_counts() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (ann,) = people
        await ann.say(p.StepAway("back"))
        while 0 not in table.seating.running().asked:
            await asyncio.sleep(0.1)
        view, prompt = ann.view, ann.prompt
        given = answers(table, 0)
        await ann.say(p.Answer(view.game, prompt.number, list(range(prompt.least)) or [0]))
        assert chair(ann, 0).standin is None and answers(table, 0) == given + 1
        await asyncio.sleep(MINUTE)
        assert answers(table, 0) == given + 1

    playing("ann greedy")(work)


@pytest.mark.parametrize("moment", [0.0, 0.4, ANSWER_SECONDS - 1e-9, ANSWER_SECONDS, ANSWER_SECONDS + 1e-9])
def test_who_comes_back_in_the_same_instant_is_asked_and_no_bot(moment: float) -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = asked_first(table, people)
        seat = ann.connection.seat
        assert seat is not None
        await ann.say(p.StepAway("back"))
        await left(ann)
        await asyncio.sleep(ANSWER_SECONDS + moment)
        back = await Person(table, ann.token).come()
        given = answers(table, seat)
        assert chair(back, seat).standin is None and seat in table.seating.running().asked
        await asyncio.sleep(MINUTE)
        assert answers(table, seat) == given
        assert ben.last(p.Room).chairs[seat].standin is None

    playing("ann ben")(work)


def test_while_nobody_is_connected_no_stand_in_answers() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = asked_first(table, people)
        seat = ann.connection.seat
        assert seat is not None
        await ann.say(p.StepAway("rest"))
        await left(ann)
        await left(ben)
        looker = await Person(table).come()
        given = answers(table, seat)
        await asyncio.sleep(10 * MINUTE)
        assert answers(table, seat) == given
        assert looker.last(p.Room).chairs[seat].standin is not None
        await Person(table, ben.token).come()
        await asyncio.sleep(2 * ANSWER_SECONDS)
        assert answers(table, seat) > given, "with somebody to see it, it plays on"

    playing("ann ben")(work)


def test_alone_with_bots_a_game_can_be_finished_quickly_and_is_marked() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (ann,) = people
        begun = asyncio.get_running_loop().time()
        await ann.say(p.StepAway("rest", quickly=True))
        while not table.seating.running().session.game.over:
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - begun < 30
        room = ann.last(p.Room)
        assert room.phase == "over" and room.chairs[0].bolt and not room.chairs[1].bolt
        assert room.chairs[0].standin is None

    playing("ann greedy")(work)


def test_bots_hurry_once_all_people_have_given_up_the_rest() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = people
        clock = asyncio.get_running_loop().time
        await ann.say(p.StepAway("rest"))
        await asyncio.sleep(MINUTE)
        assert not table.seating.running().session.game.over
        begun = clock()
        await ben.say(p.StepAway("rest"))
        while not table.seating.running().session.game.over:
            await asyncio.sleep(0.1)
        assert clock() - begun < 30

    playing("ann ben")(work)


def test_among_people_nobody_hurries_and_no_strong_bot_plays_for_anybody() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, _ = people
        await ann.say(p.StepAway("rest", quickly=True))
        await ann.say(p.StepAway("rest", bot="master"))
        await ann.say(p.StepAway("rest", bot="nobody"))
        first, second, third = refusals(ann)
        assert first.startswith("Only who plays alone") and second == "A bot that plays for somebody is keen at most."
        assert "nobody" in third and chair(ann, 0).standin is None

    playing("ann ben")(work)


def test_who_is_gone_is_away_after_a_while_on_every_screen() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        ann, ben = asked_first(table, people)
        looker = await Person(table).come()
        await left(ann)
        await asyncio.sleep(AWAY_TOLD_SECONDS - 1)
        assert chair(ben, ann.connection.seat).away is None
        await asyncio.sleep(AWAY_TOLD_SECONDS / 10)
        for one in (ben, looker):
            assert chair(one, ann.connection.seat).away == AWAY_TOLD_SECONDS
        await Person(table, ann.token).come()
        assert chair(ben, ann.connection.seat).away is None

    playing("ann ben")(work)


def test_all_who_are_there_may_go_on_without_somebody() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (seat,) = table.seating.running().asked
        ann = people[seat]
        ben, cy = [one for one in people if one is not ann]
        await ben.say(p.GoOnWithout(seat))
        assert refusals(ben)[-1].startswith("The table does not wait for")
        await left(ann)
        await asyncio.sleep(AWAY_TOLD_SECONDS + 1)
        await ben.say(p.GoOnWithout(seat))
        assert chair(cy, seat).without == [ben.connection.seat] and chair(cy, seat).standin is None
        await cy.say(p.GoOnWithout(seat))
        standin = chair(ben, seat).standin
        assert standin is not None and (standin.bot, standin.by) == ("keen", cy.connection.seat)
        assert chair(ben, seat).kind == "human" and chair(ben, seat).without == []

    playing("ann ben cy")(work)


def test_after_the_waiting_time_one_press_is_enough_also_for_who_sits_there_and_does_nothing() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (seat,) = table.seating.running().asked
        ben = next(one for one in people if one.connection.seat != seat)
        await asyncio.sleep(table.seating.customs.wait * MINUTE + 1)
        await ben.say(p.GoOnWithout(seat))
        assert chair(ben, seat).standin is not None

    playing("ann ben cy")(work)


def test_who_asks_to_wait_begins_the_time_anew_once() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (seat,) = table.seating.running().asked
        ben, cy = [one for one in people if one.connection.seat != seat]
        await asyncio.sleep(table.seating.customs.wait * MINUTE + 1)
        await cy.say(p.WaitFor(seat))
        await ben.say(p.GoOnWithout(seat))
        assert chair(ben, seat).standin is None
        await left(people[seat])
        await asyncio.sleep(AWAY_TOLD_SECONDS + 1)
        await cy.say(p.WaitFor(seat))
        assert refusals(cy) == ["You have asked for more time already."]

    playing("ann ben cy")(work)


def test_a_rematch_is_for_the_people_again() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        (ann,) = people
        await ann.say(p.StepAway("rest", quickly=True))
        while not table.seating.running().session.game.over:
            await asyncio.sleep(0.1)
        await ann.say(p.ChangeSeat(0, "bot"))
        await ann.say(p.Start())
        room = ann.last(p.Room)
        assert room.phase == "playing" and room.chairs[0].kind == "human" and not room.chairs[0].bolt
        await asyncio.sleep(10 * MINUTE)
        assert answers(table, 0) == 0

    playing("ann greedy")(work)


@pytest.mark.parametrize("message", [p.GoOnWithout(9), p.WaitFor(0), p.GoOnWithout(0), p.StepAway("back"), p.Back()])
def test_a_spectator_decides_nothing(message: p.ToServer) -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        looker = await Person(table).come()
        await looker.say(message)
        assert refusals(looker) == ["You are watching. Take a seat to play."]

    playing("ann ben")(work)


def test_the_log_names_the_bot_that_played_and_two_of_them_have_two_names() -> None:
    async def work(table: LiveTable, people: list[Person]) -> None:
        mover, other = asked_first(table, people)
        seat = mover.connection.seat
        assert seat is not None
        await mover.say(p.StepAway("back"))
        await other.say(p.StepAway("back"))
        names = [one.name for chair in mover.last(p.Room).chairs if (one := chair.standin) is not None]
        assert sorted(names) == ["Dot", "Nell"]
        await other.say(p.Back())
        while not (deeds := [line for line in other.view.log.lines if line.by]):
            await asyncio.sleep(0.1)
        who = table.seating.called(seat)
        assert {line.by for line in deeds} == {"Nell"}
        assert all(line.text.startswith(f"Nell for {who} ") for line in deeds)
        again = await Person(table, mover.token).come()
        mine = [line.text for line in again.view.log.lines if line.by]
        assert mine and all(text.startswith("Nell for you ") for text in mine)

    playing("ann ben")(work)
