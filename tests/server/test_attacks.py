"""Attacks at a table of people: standing orders, questions to several at once, and timing that tells nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from archfoe.server import hidden_timing
from archfoe.wire import protocol as p
from tests.server.clock import STEP, Clock
from tests.server.desk import Desk, run, seated_at, seats
from tests.vocabulary import Table
from tests.vocabulary import table as position

LASSO = "base/lasso_of_truth"


def three(*, bob: list[str], cy: list[str], ann: list[str] | None = None) -> Callable[[], Table]:
    return lambda: position("base", players=3, p0=ann or ["Scarecrow", "Punch"], p1=bob, p2=cy)


ALL_PEOPLE = seats("ann bob cy")


def test_all_who_can_defend_are_asked_at_once_and_answer_in_any_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish(seats=ALL_PEOPLE)
            laid_out = three(bob=["Lasso of Truth"], cy=["The Cape and Cowl"])()
            _, (ann, bob, cy) = await seated_at(desk, laid_out, wish)
            await ann.answer("play Scarecrow")
            assert bob.prompt.kind == cy.prompt.kind == "defend" and ann.view.table.waiting == [1, 2]
            asked = bob.prompt.number
            await cy.answer([])
            assert bob.prompt.number == asked, "another's answer does not make the question a new one"
            await bob.answer("Lasso of Truth")
            assert [seat.discard for seat in ann.view.table.seats[1:]] == [[LASSO], ["base/weakness"]]
            assert ann.prompt.kind == "main"

    run(play())


@pytest.mark.parametrize(
    ("orders", "expected"),
    [
        ([p.Order("never")], "hit"),
        ([p.Order("avoid")], "avoided"),
        ([p.Order("avoid", card=LASSO)], "avoided"),
        ([p.Order("avoid", card="base/the_cape_and_cowl")], "asked"),
        ([p.Order("avoid", "super-villain")], "asked"),
        ([p.Order("ask"), p.Order("never")], "asked"),
        ([p.Order("avoid", "super-villain"), p.Order("never", "villain")], "hit"),
        ([], "asked"),
    ],
)
def test_standing_orders_answer_for_who_gave_them(orders: list[p.Order], expected: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            laid_out = three(bob=["Lasso of Truth"], cy=["Punch"])()
            _, (ann, bob, _) = await seated_at(desk, laid_out, p.TableWish(seats=ALL_PEOPLE))
            await bob.say(p.SetOrders(orders))
            assert bob.last(p.Room).orders == orders and ann.last(p.Room).orders == []
            await ann.answer("play Scarecrow")
            discard = ann.view.table.seats[1].discard
            asked = bob.view.table.prompt is not None
            got = "asked" if asked else "hit" if discard == ["base/weakness"] else "avoided"
            assert got == expected

    run(play())


def test_orders_given_while_one_is_asked_count_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            laid_out = three(bob=["Lasso of Truth"], cy=["Punch"])()
            _, (ann, bob, _) = await seated_at(desk, laid_out, p.TableWish(seats=ALL_PEOPLE))
            await ann.answer("play Scarecrow")
            assert bob.prompt.kind == "defend"
            await bob.say(p.SetOrders([p.Order("never")]))
            assert bob.view.table.prompt is None and ann.prompt.kind == "main"
            refused = (await bob.say(p.SetOrders([p.Order("avoid", card="base/kick")])))[0]
            assert refused == p.Refused("A standing order names a Defense card.", "", "set_orders")

    run(play())


# Timing

Heard = list[tuple[float, str]]


async def heard_of_attack(folder: Path, laid_out: Table, clock: Clock, answer_at: float | None) -> dict[str, Heard]:
    """What each person gets after Ann's Attack, and how many seconds after it; bob may answer."""
    async with Desk(folder) as desk:
        wish = p.TableWish(seats=ALL_PEOPLE, hides_timing=True)
        table, people = await seated_at(desk, laid_out, wish)
        heard: dict[str, Heard] = {name: [] for name in ("ann", "bob", "cy")}
        ann, bob, _ = people
        for person in people:
            person.read()
        counted = {name: len(person.got) for name, person in zip(heard, people, strict=True)}
        begun = clock.now

        def listen() -> None:
            for name, person in zip(heard, people, strict=True):
                person.read()
                heard[name] += [(clock.now - begun, words(one)) for one in person.got[counted[name] :]]
                counted[name] = len(person.got)

        probes = [
            p.Undo(ann.view.game, ann.view.number + 1),
            p.Explain("kick"),
            p.Earlier(ann.view.game, 3),
        ]
        attack = p.Answer(ann.view.game, ann.prompt.number, ann.pick("play Scarecrow"))
        for message in (attack, *probes, attack):  # in the end as after a connection that broke
            await ann.say(message)
        listen()
        while table._window is not None:
            await clock.tick(table)
            listen()
            if answer_at == clock.now - begun:
                await bob.say(p.Answer(bob.view.game, bob.prompt.number, [0]))
                listen()
        return heard


def words(message: p.ToClient) -> str:
    if isinstance(message, p.View):
        return f"view {message.table.waiting}"
    return f"{type(message).__name__} {getattr(message, 'text', '')}".strip()


def test_a_table_that_hides_timing_tells_nobody_who_holds_a_defense(tmp_path: Path, clock: Clock) -> None:
    cases = {
        "nobody": three(bob=["Punch"], cy=["Punch"]),
        "bob, who uses none": three(bob=["Lasso of Truth"], cy=["Punch"]),
        "cy, who uses none": three(bob=["Punch"], cy=["The Cape and Cowl"]),
        "both": three(bob=["Lasso of Truth"], cy=["The Cape and Cowl"]),
    }
    heard = {}
    for name, make in cases.items():
        folder = tmp_path / name.split(",")[0]
        folder.mkdir()
        heard[name] = run(heard_of_attack(folder, make(), clock, None))
    said = {name: {who: [what for _, what in got] for who, got in all_.items()} for name, all_ in heard.items()}
    wait = "Refused An Attack is under way. Its outcome is shown in a moment."
    expected = ["Accepted", "Attacked", wait, wait, wait, "Accepted"]
    assert said["nobody"]["ann"][:6] == expected and "view [0]" in said["nobody"]["ann"][6:]
    assert all(got["ann"] == heard["nobody"]["ann"] for got in heard.values()), "the attacker learns nothing"
    assert heard["bob, who uses none"]["cy"] == heard["nobody"]["cy"], "nor does who is attacked as well"
    assert "view [1]" in said["both"]["bob"], "who is asked is not told who else is"
    for got in heard.values():
        (shown,) = [at for at, what in got["ann"] if what == "view [0]"]
        open_for = hidden_timing.SECONDS_FOR_PEOPLE + hidden_timing.SECONDS_TO_SETTLE
        assert open_for <= shown <= open_for + 2 * STEP, "not sooner and not later, whoever holds what"


def test_a_defense_that_is_used_comes_out_when_the_time_is_up(tmp_path: Path, clock: Clock) -> None:
    make = three(bob=["Lasso of Truth"], cy=["Punch"])
    heard = run(heard_of_attack(tmp_path, make(), clock, 2 * STEP))
    (shown,) = [at for at, what in heard["ann"] if what.startswith("view")]
    (taken,) = [at for at, what in heard["bob"] if what == "Accepted"]
    assert taken == 2 * STEP < hidden_timing.SECONDS_FOR_PEOPLE <= shown


def test_without_the_option_the_table_waits_only_for_who_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            laid_out = three(bob=["Punch"], cy=["Punch"])()
            _, (ann, *_) = await seated_at(desk, laid_out, p.TableWish(seats=ALL_PEOPLE))
            back = await ann.answer("play Scarecrow")
            assert [type(message) for message in back] == [p.Accepted, p.View]

    run(play())
