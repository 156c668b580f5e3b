"""Attacks that are dealt with by one player after the other, at a table that hides timing."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.core.events import ATTACKS
from archfoe.server import hidden_timing
from archfoe.server.live_table import LiveTable
from archfoe.wire import protocol as p
from tests.server.clock import Clock
from tests.server.desk import Desk, Person, run, seated_at, seats, settled
from tests.vocabulary import Table
from tests.vocabulary import table as position


def contest(cy: str = "Punch", bob_is: str = "The Flash") -> Table:
    """Ann ends her turn, Sinestro comes in that of Bob, who may walk for avoiding the Attack."""
    return position(
        "rebirth",
        players=3,
        variants=["competitive"],
        hero1=bob_is,
        p0=["Punch"],
        p1=["Vibration", "Punch"],
        p2=[cy],
        main=["Sinestro", "Aquaman (3)"],
    )


async def until_shown(table: LiveTable, clock: Clock) -> None:
    """Until no Attack is kept open any more."""
    while table._window is not None:
        await clock.tick(table)


def heard(person: Person, since: int) -> list[str]:
    person.read()
    return [
        f"view {one.table.waiting}" if isinstance(one, p.View) else type(one).__name__ for one in person.got[since:]
    ]


async def what_ann_hears(folder: Path, laid_out: Table, clock: Clock, asked: list[str]) -> tuple[list[str], float]:
    """From the end of her turn until the Attack is over, and how long that takes; Bob's Defense asks him this."""
    async with Desk(folder) as desk:
        wish = p.TableWish(seats=seats("ann bob cy"), hides_timing=True)
        table, (ann, bob, _) = await seated_at(desk, laid_out, wish)
        since, begun = len(ann.got), clock.now
        await ann.answer("end turn")
        await bob.answer("Vibration for yourself")
        for question in asked:
            await until_shown(table, clock)
            assert bob.prompt.kind == question
            await bob.answer([0])
        await until_shown(table, clock)
        return heard(ann, since), clock.now - begun


@pytest.mark.parametrize(
    ("bob_is", "asked"), [("The Flash", ["walk"]), ("Batman", ["walk", "target player"])], ids=["bonus", "Super Hero"]
)
def test_an_attack_that_goes_on_after_a_question_is_kept_open_again(
    bob_is: str, asked: list[str], tmp_path: Path, clock: Clock
) -> None:
    """Whether Cy is asked for a Defense after Bob has walked is nobody else's business."""
    got = []
    for cy in ("Punch", "Blue Beetle"):
        folder = tmp_path / cy
        folder.mkdir()
        got.append(run(what_ann_hears(folder, contest(cy, bob_is), clock, asked)))
    assert got[0] == got[1]
    assert got[0][0].count("Attacked") == 1 + len(asked)


def test_where_hands_lie_open_nothing_is_hidden_and_nobody_is_hurried(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=seats("ann bob"), hides_timing=True)
            laid_out = position("rebirth", p0=["Punch"], p1=["Vibration"], main=["Sinestro", "Aquaman (3)"])
            table, (ann, bob) = await seated_at(desk, laid_out, wish)
            await ann.answer("end turn")
            assert table._window is None and not ann.all(p.Attacked)
            await bob.answer("bob")  # who is attacked first
            assert bob.prompt.kind == "defend a teammate" and ann.view.table.waiting == [1]

    run(play())


def seconds(laid_out: Table, *people: int) -> float:
    """How long the Attack is kept open that comes when Ann ends her turn."""
    game = laid_out.game
    told = game.told
    game.decide(0, len(game.waiting[0].options) - 1)
    assault = hidden_timing.next_assault(game, told)
    assert assault is not None
    return assault.seconds(game, people)


def test_who_is_in_turn_is_attacked_by_a_villain_that_enters_and_has_time() -> None:
    assert seconds(contest(), 1) == hidden_timing.SECONDS_FOR_PEOPLE
    assert seconds(contest()) == hidden_timing.SECONDS_FOR_BOTS


@pytest.mark.parametrize(
    ("people", "expected"), [([3], hidden_timing.SECONDS_FOR_PEOPLE), ([0, 2], hidden_timing.SECONDS_FOR_BOTS)]
)
def test_who_may_protect_a_partner_that_is_a_bot_has_time(people: list[int], expected: float) -> None:
    """The second player is attacked in the own turn, and the fourth is the partner."""
    teams = position("rebirth", players=4, variants=["competitive", "team"], city={"S5": ["Bane"]})
    assert seconds(teams, *people) == expected


@pytest.mark.parametrize(("variants", "expected"), [(["team"], True), ([], False)], ids=["one by one", "all at once"])
def test_what_a_defense_asks_in_a_team_game_comes_before_the_partner_is_asked(
    variants: list[str], expected: bool
) -> None:
    laid_out = position("base", players=4, variants=variants, p0=["Scarecrow"], p1=["Bulletproof"], discard1=["Kick"])
    game = laid_out.game
    game.decide(0, 0)
    game.decide(1, 0)
    assert [decision.kind.name for decision in game.waiting.values()] == ["destroy"]
    assert hidden_timing.goes_on(game) is expected


def test_what_bots_have_played_among_themselves_is_kept_open_once(tmp_path: Path, clock: Clock) -> None:
    """Ann and Bob let bots play to the end of the game, in which there are many Attacks, and take their seats back."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob"), hides_timing=True))
            for person in (ann, bob):
                await person.say(p.ChangeSeat(person.connection.seat or 0, "bot", "random"))
            await settled(table)
            game = table.seating.running().session.game
            assert game.over and sum(event.what in ATTACKS for event in game.events) > 3
            for person in (ann, bob):
                person.read()
                assert person.last(p.Room).phase == "playing", "the end comes out with the view that shows it"
                await person.say(p.ChangeSeat(person.connection.seat or 0, "human"))
            while table.keeps_open:
                await clock.tick(table)
            assert clock.now < hidden_timing.SECONDS_FOR_PEOPLE
            assert ann.view.table.over and bob.view.table.over
            assert ann.last(p.Room).phase == "over"

    run(play())


def test_who_has_the_seat_again_has_time_for_the_attacks_to_come(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob"), hides_timing=True))
            first = ann if ann.view.table.prompt is not None else bob
            await first.say(p.PlayAll(first.view.game, first.prompt.number))
            other, seating = (bob if first is ann else ann), table.seating
            for kind in ("bot", "human"):
                await other.say(p.ChangeSeat(other.connection.seat or 0, kind, "random" if kind == "bot" else ""))
            told = seating.running().session.game.told
            assert seating.people_at(told) == [0, 1]
            assert seating.people_at(told - 1) == [first.connection.seat]
            await first.say(p.Undo(first.view.game, first.view.number))
            now = seating.running().session.game.told
            assert now < told and seating.people_at(now) == [0, 1], "what comes in its place is for both"

    run(play())
