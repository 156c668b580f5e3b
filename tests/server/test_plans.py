"""Teammates plan in talk who does what: bots say whether they do it and keep to it, people say yes or no."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archfoe.games.city.shapes import City, Job
from archfoe.server.bot_work import Line, Spoken
from archfoe.server.plans import NO_PLANS, NOT_NOW, OVER
from archfoe.wire import protocol as p
from archfoe.wire.to_server import AnswerPlan, DropPlan, EndGame, Propose, Task
from tests.server.desk import Desk, Person, run, seated_at, seats, settled
from tests.vocabulary import Table, table

HOLD, BEAT = ("hold", "rebirth/deathstroke"), ("beat", "rebirth/deathstroke")


def under_threat(players: int = 2) -> Table:
    """Ann has the turn and stands beside Deathstroke; Bob is far from him, with nothing in hand but Punches."""
    at = {0: "S1", 1: "L3"} | dict.fromkeys(range(2, players), "L4")
    hands = {f"p{seat}": ["Punch"] * 5 for seat in range(players)}
    decks = {f"deck{seat}": ["Punch"] * 6 for seat in range(players)}
    return table("rebirth", players=players, city={"S1": ["Deathstroke"]}, at=at, power=2, move=2, **hands, **decks)


async def plan(person: Person, *tasks: Task) -> list[p.ToClient]:
    back = await person.say(Propose(person.view.game, list(tasks)))
    await settled(person.table)
    person.read()
    return back


def lines(person: Person) -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in person.all(p.Said)]


def jobs_of(person: Person) -> list[Job]:
    section = person.view.table.section
    return section.jobs if isinstance(section, City) else []


def standing(person: Person) -> list[list[tuple[int, str, bool | None]]]:
    return [[(one.seat, one.words, one.agrees) for one in plan.tasks] for plan in person.last(p.Room).plans]


def test_a_plan_is_told_to_all_and_who_is_named_answers(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("rebirth", seats=seats("ann bob"))
            _, (ann, bob) = await seated_at(desk, under_threat(), wish)
            await plan(ann, Task(0, *HOLD), Task(1, *BEAT))
            assert lines(bob) == [("ann", "I hold Deathstroke, bob beats Deathstroke.")]
            assert standing(bob) == [[(0, "holds Deathstroke", True), (1, "beats Deathstroke", None)]]
            number = bob.last(p.Room).plans[0].number
            await bob.say(AnswerPlan(bob.view.game, number, True))
            assert lines(ann)[1:] == [("bob", "I'm on it.")]
            assert standing(ann)[0][1] == (1, "beats Deathstroke", True)
            (refused,) = await bob.say(DropPlan(bob.view.game, number))
            assert isinstance(refused, p.Refused) and refused.text == OVER
            await ann.say(DropPlan(ann.view.game, number))
            assert standing(ann) == standing(bob) == []

    run(play())


def test_a_plan_stands_until_it_is_done_or_two_rounds_are_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("rebirth", seats=seats("ann bob"))
            t = under_threat()
            _, (ann, bob) = await seated_at(desk, t, wish)
            await plan(ann, Task(1, *BEAT))
            assert len(standing(ann)) == 1
            await plan(ann, Task(1, *HOLD))
            assert standing(ann) == [[(1, "holds Deathstroke", None)]], "the later one takes its place"
            while not t.game.over and t.game.state.turn < 8:
                person = next(one for one in (ann, bob) if one.view.table.prompt is not None)
                options = [option.what for option in person.prompt.options]
                await person.answer([options.index("end")] if "end" in options else [0][: person.prompt.least])
            assert standing(ann) == []

    run(play())


def test_the_next_game_at_the_table_knows_nothing_of_a_plan(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, bob) = await seated_at(desk, under_threat(), p.TableWish("rebirth", seats=seats("ann bob")))
            await plan(ann, Task(0, *HOLD))
            assert len(standing(bob)) == 1
            await ann.say(EndGame(ann.view.game))
            vote = bob.last(p.Room).vote
            assert vote is not None
            await bob.say(p.Vote(bob.view.game, vote.number, True))
            for person in (ann, bob):
                await person.say(p.Ready())
            assert bob.last(p.Room).phase == "playing" and not bob.view.table.over
            assert standing(ann) == standing(bob) == []
            assert ann.table.plans.agreed == ()

    run(play())


@pytest.mark.parametrize(
    ("mode", "tasks", "why"),
    [
        ("base", [Task(0, *HOLD)], NO_PLANS),
        ("rebirth", [Task(0, "hold", "rebirth/bane")], NOT_NOW),
        ("rebirth", [Task(7, *HOLD)], NOT_NOW),
        ("rebirth", [Task(0, *HOLD), Task(0, *BEAT)], NOT_NOW),
    ],
)
def test_what_makes_no_sense_is_refused(mode: str, tasks: list[Task], why: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(mode, seats=seats("ann bob"))
            laid = under_threat() if mode == "rebirth" else table(mode)
            _, (ann, _) = await seated_at(desk, laid, wish)
            (refused,) = await plan(ann, *tasks)
            assert isinstance(refused, p.Refused) and refused.text == why

    run(play())


def test_a_bot_says_in_a_line_whether_it_does_it(tmp_path: Path) -> None:
    """In a game as it comes: whatever a bot says, the plan shows the same."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("rebirth", seats=seats("ann greedy greedy"))
            _, (ann,) = await desk.table(wish)
            while not jobs_of(ann) or ann.prompt.kind != "main":
                options = [option.what for option in ann.prompt.options]
                await ann.answer([options.index("end")] if "end" in options else list(range(ann.prompt.least)))
            job = jobs_of(ann)[0]
            heard = len(lines(ann))
            await plan(ann, Task(1, job.what, job.card, job.space))
            mate = ann.table.seating.called(1)
            (_, proposed), (name, answer) = lines(ann)[heard:]
            assert proposed.startswith(f"{mate} {job.what}s ") and name == mate
            assert re.fullmatch(r"I'm on it\.|Too far: .+\.|I can't: \d+ Power short\.", answer)
            assert standing(ann)[0][0][2] == (answer == "I'm on it.")
            assert bool(ann.table.plans.agreed) == (answer == "I'm on it.")

    run(play())


def test_why_a_bot_left_is_told_once_in_a_round(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish("rebirth", seats=seats("ann greedy")))
            journal = table.seating.running()
            for words in ("I let Bane go.", "I leave the Bank."):
                table.plans.remark(journal, [Line(1, 1, words)])
            assert [(one.seat, one.text) for one in ann.all(p.Remark)] == [(1, "I let Bane go.")]
            assert not ann.all(p.Said)

    run(play())


def test_lines_come_with_the_answers_that_they_are_about() -> None:
    answers = Spoken([(0, (1,)), (0, (2,)), (1, (0,))])
    answers.lines = (Line(2, 0, "first"), Line(3, 1, "second"))
    assert [line.words for line in answers.up_to(2)] == ["first"]
    rest = answers.from_on(2)
    assert (list(rest), rest.lines) == ([(1, (0,))], (Line(1, 1, "second"),))
