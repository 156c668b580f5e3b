"""One game after another: all say that they are in, the first turn goes round, the wins of people are counted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.server.evening import LONGEST_PAUSE, Evenings, Played, began, next_first
from archfoe.server.first_turn import FirstTurn, first_turn
from archfoe.server.journal import Journal
from archfoe.table.session import Session
from archfoe.wire import protocol as p
from archfoe.wire.room import UndoVote
from archfoe.wire.to_server import EndGame
from tests.server.desk import Desk, Person, run, seats
from tests.server.test_absence import chair, lines, refusals
from tests.server.test_people import names
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


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (Options(), FirstTurn(1, ["The Flash"])),
        (Options(heroes=FLASH), FirstTurn(0, [])),
        (Options(heroes="Batman,The Flash"), FirstTurn(1, [])),
        (Options(heroes="Superman,Batman"), FirstTurn(1, [])),
        (Options("rivals"), FirstTurn(1, [])),
    ],
)
def test_who_starts_is_told_with_the_super_hero_who_may_go_first_instead(options: Options, told: FirstTurn) -> None:
    assert first_turn(options.but(players=2), 1) == told
    assert first_turn(options.but(players=2), None) == FirstTurn(None, [])


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
            assert (room.first_next, room.first_unless) == (1 - began(journal), ["The Flash"])
            assert [seat.hosts for seat in room.chairs] == [True, False]
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


# A game that ends unfinished


async def ended(desk: Desk, wish: str) -> list[Person]:
    """The first of them asked for it, and the second agreed."""
    _, people = await desk.table(p.TableWish(seats=seats(wish)))
    ann, ben = people
    await ann.say(EndGame(ann.view.game))
    await ben.say(p.Vote(ben.view.game, voted_on(ben).number, True))
    return people


def voted_on(person: Person) -> UndoVote:
    vote = person.last(p.Room).vote
    assert vote is not None and vote.ends
    return vote


def test_a_game_ends_once_all_agree_and_counts_without_a_winner(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            ann, ben = await ended(desk, "ann ben greedy")
            for one in (ann, ben):
                room, table = one.last(p.Room), one.view.table
                assert (room.phase, room.vote, room.next_game) == ("over", None, "again")
                assert (room.evening.games, room.evening.wins) == (1, [0, 0, None])
                assert [one.winners for one in room.evening.played] == [[]]
                assert table.over and not table.winners and table.prompt is None and table.waiting == []
                head, *stood = table.result
                assert head == "Ended by agreement after 1 round"
                assert sorted(line.split()[:3] for line in stood) == [[who, "0", "VP"] for who in sorted(names(one))]
                assert [one.rounds for one in room.evening.played] == [1]
            assert lines(ben)[-1] == "ann ended the game here. Everyone agreed."
            given = len(ann.table.seating.running().session.game.record)
            for message in (p.Answer(ann.view.game, 0, [0]), p.Undo(ann.view.game, ann.view.number)):
                await ann.say(message)
            assert refusals(ann) == ["You all agreed to end this game."] * 2
            assert len(ann.table.seating.running().session.game.record) == given
            await ann.say(p.GetRecord())
            assert ann.last(p.RecordText).text
        async with Desk(tmp_path) as desk:  # a restart changes nothing
            ann, ben = await desk.again(ann), await desk.again(ben)
            assert ann.view.table.over and ann.last(p.Room).evening.games == 1
            await ann.say(p.Ready())
            await ben.say(p.Ready())
            assert ann.last(p.Room).phase == "playing" and not ann.view.table.over

    run(play())


def test_who_wants_to_play_on_says_so_and_who_asked_may_think_better_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann ben")))
            mover, other = sorted(people, key=lambda one: one.view.table.prompt is None)
            who = {one: f"{'ann' if one.connection.seat == 0 else 'ben'}" for one in people}
            game = mover.view.game
            await other.say(EndGame(game))
            await mover.answer("end turn")  # nobody need wait for the answer
            assert voted_on(mover).needed == [mover.connection.seat]
            await mover.say(p.Vote(game, voted_on(mover).number, False))
            assert refusals(other) == [f"{who[mover]} does not agree: the game goes on."]
            assert lines(mover) == [f"{who[mover]} did not agree that the game ends here."]
            await other.say(EndGame(game))
            await other.say(p.Vote(game, voted_on(other).number, False))
            assert mover.last(p.Room).vote is None and mover.last(p.Room).phase == "playing"

    run(play())


def test_only_who_is_there_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, ben, cleo) = await desk.table(p.TableWish(seats=seats("ann ben cleo")))
            table = ann.table
            await cleo.go()
            table.audience._left.clear()  # long ago
            await ann.say(EndGame(ann.view.game))
            assert voted_on(ann).needed == [1]
            await ben.go()
            table.audience._left.clear()
            table.audience.tell()
            assert voted_on(ann).needed == []
            await ann.say(EndGame(ann.view.game))
            assert ann.last(p.Room).phase == "over" and lines(ann)[-1] == "ann ended the game here."

    run(play())


def test_a_watcher_and_a_campaign_end_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, _) = await desk.table(p.TableWish(seats=seats("ann ben")))
            looker = await Person(table).come()
            assert isinstance((await looker.say(EndGame(ann.view.game)))[0], p.Refused)
            wish = p.TableWish(mode="rebirth", seats=seats("ann ben"), campaign=p.CampaignWish("friday"))
            _, (cleo, _) = await desk.table(wish)
            await cleo.say(EndGame(cleo.view.game))
            assert refusals(cleo) == ["The games of a campaign are played to the end."]

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
