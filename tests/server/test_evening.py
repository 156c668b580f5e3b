"""One game after another: all say that they are in, the first turn goes round, the wins of people are counted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.server.evening import LONGEST_PAUSE, Evenings, Played, began, next_first
from archfoe.server.journal import Journal
from archfoe.table.session import Session
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats
from tests.server.test_absence import chair, lines, refusals
from tests.server.test_table import play_out

FLASH = "The Flash,Batman"


def game(first: int = -1, heroes: str = "Superman,Batman", seed: int = 1) -> Journal:
    return Journal.begin("g", Options(heroes=heroes, first=first), ["ann", "ben"], key_of_seed(seed))


# The first turn


@pytest.mark.parametrize(("mode", "heroes"), [("base", "Superman,Batman"), ("rivals", "")])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_was_agreed_on_has_the_first_turn_whatever_the_deal(mode: str, heroes: str, seat: int) -> None:
    for seed in range(4):
        session = Session.seeded(Options(mode, heroes=heroes, first=seat), ["ann", "ben"], seed)
        while session.game.state.turn == 0:
            asked, decision = next(iter(session.game.waiting.items()))
            session.decide(asked, *range(decision.least))
        assert session.game.state.active == seat


def test_a_record_says_who_had_the_first_turn_and_one_without_is_drawn_as_before() -> None:
    options = Options(first=1)
    assert Options.from_dict(options.as_dict()) == options and options.as_dict()["first"] == 1
    assert "first" not in Options().as_dict()


def test_there_is_no_such_seat_to_begin() -> None:
    with pytest.raises(Exception, match="There is no seat 2 to begin among 2 players"):
        Options(first=2)


def test_the_first_turn_goes_round_among_the_people() -> None:
    assert next_first(game(first=0), ["a", "b"]) == 1
    assert next_first(game(first=1), ["a", "b"]) == 0
    assert next_first(game(first=1), ["a", ""]) is None, "alone with bots chance decides"


def test_a_super_hero_who_goes_first_does_not_use_up_the_turn() -> None:
    played = game(first=1, heroes=FLASH)
    assert began(played) == 0
    assert next_first(played, ["a", "b"]) == 1


# The evening


def over(number: int, at: int, winners: list[int]) -> Played:
    return Played(f"g-{number}", at, ["a", "b", ""], winners, 0)


def test_wins_are_counted_by_who_sat_there_and_a_tie_counts_for_each() -> None:
    evenings = Evenings()
    assert evenings.note(over(1, 0, [0])) and evenings.note(over(2, 100, [0, 1])) and evenings.note(over(3, 200, [2]))
    assert not evenings.note(over(2, 300, [1])), "it is counted already"
    assert evenings.wins(["a", "b", ""]) == [2, 1, 0]
    assert evenings.wins(["x", "b", ""]) == [0, 1, 0], "another person has come"


def test_after_a_long_pause_another_evening_begins() -> None:
    evenings = Evenings()
    evenings.note(over(1, 0, [0]))
    evenings.note(over(2, int(LONGEST_PAUSE), [0]))
    evenings.note(over(3, 2 * int(LONGEST_PAUSE) + 1, [1]))
    assert [len(one) for one in evenings.past] == [2] and evenings.wins(["a", "b", ""]) == [0, 1, 0]


def test_an_evening_of_an_earlier_version_has_no_names_and_still_counts() -> None:
    stored = b'{"now": [{"game": "g", "at": 5, "people": ["a", "b"], "winners": [1], "first": 0}]}'
    evenings = msgspec.json.decode(stored, type=Evenings)
    assert evenings.wins(["a", "b"]) == [0, 1] and (evenings.now[0].mode, evenings.now[0].won) == ("", [])


def test_a_game_that_goes_on_again_is_not_counted() -> None:
    evenings = Evenings()
    evenings.note(over(1, 0, [0]))
    assert evenings.forget("g-1") and not evenings.forget("g-1") and evenings.wins(["a", "b", ""]) == [0, 0, 0]


# At a table


async def finished(desk: Desk, wish: str) -> list[Person]:
    table, people = await desk.table(p.TableWish(seats=seats(wish)))
    await play_out(table, people, 3)
    return people


def test_the_next_game_begins_once_all_who_are_there_are_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, ben = await finished(desk, "ann ben")
            room = ann.last(p.Room)
            journal = ann.table.seating.running()
            assert room.first_next == 1 - began(journal)
            winners = journal.session.game.state.winners
            assert (room.evening.games, room.evening.wins) == (1, [int(seat in winners) for seat in (0, 1)])
            (told,) = room.evening.played
            assert (told.game, told.mode) == (room.game, "base")
            assert told.winners == [name for seat, name in enumerate(("ann", "ben")) if seat in winners]
            await ben.say(p.Ready())
            assert chair(ann, 1).ready and ann.last(p.Room).phase == "over"
            await ann.say(p.Ready())
            assert ann.last(p.Room).phase == "playing" and not chair(ann, 1).ready
            assert began(ann.table.seating.running()) == room.first_next

    run(play())


def test_who_is_away_does_not_hold_up_the_next_game_and_keeps_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, ben = await finished(desk, "ann ben")
            await ben.go()
            await ann.say(p.Ready())
            assert ann.last(p.Room).phase == "playing" and chair(ann, 1).kind == "human"

    run(play())


def test_the_evening_is_kept_also_if_the_server_dies_before_it_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, _ = await finished(desk, "ann ben")
            wins = ann.last(p.Room).evening.wins
            await ann.say(p.Settle(title="  Friday table ", wait=10))
        async with Desk(tmp_path) as desk:
            again = await desk.again(ann)
            room = again.last(p.Room)
            assert (room.evening.wins, room.title, room.wait) == (wins, "Friday table", 10)
            again.table.seating.customs.evenings.forget(room.game)
            await again.table.save_customs()
        async with Desk(tmp_path) as desk:
            assert (await desk.again(ann)).last(p.Room).evening.wins == wins

    run(play())


def test_the_host_begins_a_new_evening(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, ben = await finished(desk, "ann ben")
            await ben.say(p.Settle(new_evening=True))
            assert refusals(ben)[-1] == "Only the host of the table can do that."
            await ann.say(p.Settle(new_evening=True))
            assert ben.last(p.Room).evening == p.Evening(0, [0, 0])

    run(play())


@pytest.mark.parametrize("title", ["x" * 41, "\u202eoops", "\u3164"])
def test_a_title_is_a_line_that_can_be_read(title: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, _) = await desk.table(p.TableWish(seats=seats("ann ben")))
            await ann.say(p.Settle(title=title))
            assert refusals(ann)[-1].startswith("A title ") and ann.last(p.Room).title == ""

    run(play())


def test_who_was_ready_is_asked_once_more_when_the_seats_change(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben) = await desk.table(p.TableWish(seats=seats("ann ben open")))
            await ben.say(p.Ready())
            assert chair(ann, 1).ready
            await ann.say(p.ChangeSeat(2, "bot"))
            assert not chair(ann, 1).ready
            assert lines(ben)[-1] == "The seats have changed. Say again when you are ready."
            await ann.say(p.ChangeSeat(2, "open"))
            assert len(lines(ben)) == 1, "nobody was ready any more"

    run(play())
