"""The places of the Line-Up: on every screen, after every reload and in every replay each card lies where it lay."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from archfoe.core.slots import EMPTY, closed, placed
from archfoe.games.options import Options
from archfoe.server.replays import Replay
from archfoe.wire import protocol as p
from tests.properties.driver import any_answer
from tests.server.desk import Desk, Person, humans, run, seated_at
from tests.vocabulary import table as position
from tests.wire.test_wire import on_the_way, seen_by

Row = list[str]


def row(person: Person) -> Row:
    return shown(person.view)


def shown(view: p.View) -> Row:
    return ["" if ware is None else ware.card for ware in view.table.lineup]


def test_all_who_look_see_the_same_card_in_each_place_also_after_a_reload_and_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        dice, gaps = Random(4), 0
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish(seats=humans(2)))
            watcher = await Person(table).come()
            for _ in range(60):
                asked = next(one for one in people if one.view.table.prompt is not None)
                before = row(asked)
                await asked.any_answer(dice)
                reloaded = await Person(table, people[1].token).come()
                rows = [row(one) for one in (*people, watcher, reloaded)]
                assert all(other == rows[0] for other in rows)
                gaps += "" in rows[0]
                if asked.view.table.turn == people[0].view.table.turn and len(set(before)) == len(before):
                    kept = [card for card in before if card and card in rows[0]]
                    assert all(rows[0].index(card) == before.index(card) for card in kept)
            assert gaps, "nothing was bought"
            last = row(people[0])
        async with Desk(tmp_path) as desk:
            again = await desk.lobby.find(table.seating.id)
            assert again is not None
            assert row(await Person(again, people[0].token).come()) == last

    run(play())


def test_a_replay_shows_the_places_that_the_players_saw() -> None:
    session, dice = on_the_way(Options(), 0), Random(9)
    seen: list[Row] = []
    for _ in range(80):
        seen.append(shown(seen_by(session, 0)))
        seat = dice.choice(sorted(session.game.waiting))
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
    replay = Replay.of_text("id", session.record().dumps().encode())
    assert len({tuple(one) for one in seen}) > 5
    for at, wanted in enumerate(seen):
        assert all(shown(view) == wanted for view in replay.look_with([0, 1, None], at))


def test_who_presses_the_left_of_two_equal_cards_gets_the_left_one(tmp_path: Path) -> None:
    lineup = ["Bane", "Super Speed", "Batmobile", "Super Speed", "Kid Flash"]

    async def bought(which: int) -> Row:
        async with Desk(tmp_path / str(which)) as desk:
            laid_out = position("base", p0=["Punch"] * 5, lineup=lineup, deck0=["Punch"] * 9)
            _, (ann, _) = await seated_at(desk, laid_out, p.TableWish(seats=humans(2)))
            for _ in range(5):
                await ann.answer("play Punch")
            speed = [
                (option.index, place)
                for place, option in enumerate(ann.prompt.options)
                if option.card == "base/super_speed" and option.what == "buy"
            ]
            assert [index for index, _ in speed] == [1, 3]
            await ann.answer([speed[which][1]])
            return row(ann)

    for folder in "01":
        (tmp_path / folder).mkdir()
    names = [f"base/{name.lower().replace(' ', '_')}" for name in lineup]
    assert run(bought(0)) == [*names[:1], "", *names[2:]]
    assert run(bought(1)) == [*names[:3], "", *names[4:]]


@pytest.mark.parametrize(
    ("before", "cards", "after"),
    [
        ((1, 2, 3), [1, 3], (1, EMPTY, 3)),  # a gap stays
        ((1, EMPTY, 3), [1, 3, 7], (1, 7, 3)),  # and is filled first
        ((1, 2, 3), [2, 3, 7, 8], (7, 2, 3, 8)),
        ((1, 2, 3), [3, 1, 2], (1, 2, 3)),  # a card that was away and is back again lies where it lay
        ((1, 2, 3), [1], (1,)),
        ((), [4, 5], (4, 5)),
    ],
)
def test_a_card_keeps_its_place_and_a_new_one_takes_the_first_free_one(
    before: tuple[int, ...], cards: list[int], after: tuple[int, ...]
) -> None:
    assert placed(before, cards) == after


def test_a_row_that_has_grown_too_long_closes_its_ranks() -> None:
    assert closed((1, EMPTY, 3, 4, EMPTY, 6, 7), 5) == (1, 3, 4, 6, 7)
    assert closed((1, EMPTY, 3, 4, EMPTY, 6), 5) == (1, EMPTY, 3, 4, 6)
    assert closed((1, EMPTY, 3), 5) == (1, EMPTY, 3)
