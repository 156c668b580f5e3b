"""A page says again what was not confirmed: what has been done is acknowledged once more, whatever happens now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from archfoe.wire import protocol as p
from tests.server.clock import Clock
from tests.server.desk import Desk, Person, humans, run, seated_at, seats
from tests.vocabulary import table as position

Says = Callable[[Person], p.Answer | p.PlayAll]


def a_card(person: Person) -> p.Answer:
    return p.Answer(person.view.game, person.prompt.number, [0])


def all_cards(person: Person) -> p.PlayAll:
    return p.PlayAll(person.view.game, person.prompt.number)


def a_card_without_a_confrontation(person: Person) -> p.Answer:
    assert person.prompt.otherwise is not None
    return p.Answer(person.view.game, person.prompt.number, [0], otherwise=True)


SAYINGS = [
    pytest.param("base", a_card, id="a card"),
    pytest.param("base", all_cards, id="all cards"),
    pytest.param("rivals", a_card_without_a_confrontation, id="a card without a Confrontation"),
    pytest.param("rivals", all_cards, id="all cards without a Confrontation"),
]


async def _first(desk: Desk, game: str) -> tuple[Person, Person]:
    """Who begins, and the other one."""
    _, people = await desk.table(p.TableWish(game, seats=humans(2)))
    ann, bob = sorted(people, key=lambda person: person.view.table.prompt is None)
    return ann, bob


def _acknowledged(came: list[p.ToClient], number: int) -> bool:
    assert not any(isinstance(message, p.Refused) for message in came)
    return isinstance(came[0], p.Accepted) and came[0].number == number


@pytest.mark.parametrize(("game", "says"), SAYINGS)
@pytest.mark.parametrize("restarted", [False, True])
def test_what_is_said_again_is_done_once(game: str, says: Says, restarted: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, _ = await _first(desk, game)
            said = says(ann)
            assert _acknowledged(await ann.say(said), said.number)
            before = ann.view
            if not restarted:
                assert _acknowledged(await ann.say(said), said.number)
                assert ann.view.table == before.table
        async with Desk(tmp_path) as desk:
            back = await desk.again(ann)
            assert _acknowledged(await back.say(said), said.number)
            assert back.view.table == before.table and back.view.number == before.number

    run(play())


@pytest.mark.parametrize(("game", "says"), SAYINGS)
def test_it_is_acknowledged_while_a_bot_has_the_seat(game: str, says: Says, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, bob = await _first(desk, game)
            said = says(ann)
            await ann.say(said)
            await bob.say(p.ChangeSeat(ann.connection.seat or 0, "bot", "random"))
            assert _acknowledged(await ann.say(said), said.number)

    run(play())


@pytest.mark.parametrize(("game", "says"), SAYINGS)
def test_something_else_to_the_same_question_is_refused(game: str, says: Says, tmp_path: Path) -> None:
    """Of two tabs, say: the first word counts."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, _ = await _first(desk, game)
            said, other = says(ann), p.Answer(ann.view.game, ann.prompt.number, [1], otherwise=game == "rivals")
            await ann.say(said)
            assert isinstance((await ann.say(other))[0], p.Refused)
            if not isinstance(said, p.PlayAll):
                assert isinstance((await ann.say(p.PlayAll(said.game, said.number)))[0], p.Refused)

    run(play())


def test_who_comes_back_during_an_attack_is_told_of_it(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=seats("ann bob"), hides_timing=True)
            laid_out = position("base", players=2, p0=["Scarecrow", "Punch"], p1=["Lasso of Truth"])
            table, (ann, bob) = await seated_at(desk, laid_out, wish)
            attack = p.Answer(ann.view.game, ann.prompt.number, ann.pick("play Scarecrow"))
            await ann.say(attack)
            told = ann.last(p.Attacked)
            for person, sees in ((ann, False), (bob, True)):
                back = await Person(table, person.token).come()
                assert back.last(p.Attacked) == told
                assert bool(back.all(p.View)) == sees, "only who is asked sees anything before the time is up"
            assert _acknowledged(await ann.say(attack), attack.number)
            while table.keeps_open:
                await clock.tick(table)
            back = await Person(table, ann.token).come()
            assert not back.all(p.Attacked) and back.view.table.prompt is not None

    run(play())
