"""Taking back at a table, and who must agree to it."""

from __future__ import annotations

from pathlib import Path

from archfoe.server.connections import encode
from archfoe.server.sockets import decoded
from archfoe.wire import protocol as p
from tests.server.desk import Desk, run, seats

# Undo


def test_undo_alone_is_always_allowed_and_free_within_the_horizon(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            before = ann.view
            assert before.table.undo is None  # nothing to take back yet
            await ann.answer(ann.pick("play Punch"))
            assert ann.view.table.undo == ""
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats == before.table.seats and ann.view.number == before.number + 2
            assert ann.prompt.number == ann.view.number, "the question is asked anew"
            sent = p.Answer(before.game, ann.prompt.number, [0])
            assert decoded(encode(sent)) == sent, "a page can answer it"
            await ann.answer("end turn")  # the bots play, cards come out
            assert ann.view.table.undo and ann.view.table.turn > before.table.turn
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats == before.table.seats
            assert len(table.seating.running().record().takebacks) == 1, "only what was not free is noted"

    run(play())


def test_what_one_press_played_is_taken_back_by_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            before = ann.view
            await ann.say(p.PlayAll(before.game, ann.prompt.number))
            played = ann.view.table.seats[0].played
            assert len(played) > 1 and ann.view.table.undo == ""
            await ann.answer("end turn")
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats[0].played == played, "the end of the turn was a press of its own"
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats == before.table.seats and ann.view.table.undo is None
            await ann.answer(ann.pick("play Punch"))
            await ann.say(p.Undo(before.game, ann.view.number))
            assert ann.view.table.seats == before.table.seats
            assert all(seat != 0 for seat, _ in table.seating.running().record().answers)

    run(play())


def test_undo_beyond_the_horizon_needs_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            ann, bob = sorted(people, key=lambda one: one.view.table.prompt is None)
            before = ann.view
            await ann.answer("end turn")
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            vote = bob.last(p.Room).vote
            assert vote is not None and vote.needed == [bob.connection.seat] and vote.reason
            assert bob.view.table.turn == before.table.turn + 1, "nothing has happened yet"
            await bob.say(p.Vote(bob.view.game, vote.number, False))
            assert ann.last(p.Room).vote is None and "did not agree" in ann.last(p.Said).text
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            await bob.say(p.Vote(bob.view.game, bob.view.number, True))
            assert ann.view.table.seats == before.table.seats and ann.prompt.kind == "main"
            assert ann.last(p.Said).text.endswith("took back a move. Everyone agreed.")
            assert bob.view.log.events == [] and bob.view.log.end < 40  # the log is cut, and not acted out again

    run(play())


def test_a_vote_ends_when_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            ann, bob = sorted(people, key=lambda one: one.view.table.prompt is None)
            await ann.answer("end turn")
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            number = bob.view.number
            await bob.answer([0])
            assert ann.last(p.Room).vote is None
            refused = (await bob.say(p.Vote(bob.view.game, number, True)))[0]
            assert isinstance(refused, p.Refused)

    run(play())


def test_a_purchase_that_is_freely_taken_back_is_told_to_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob"), heroes="Superman,Batman"))
            while True:  # of two hands one pays for a Kick
                mover, other = sorted(people, key=lambda one: one.view.table.prompt is None)
                await mover.say(p.PlayAll(mover.view.game, mover.prompt.number))
                if any(option.label == "buy Kick" for option in mover.prompt.options):
                    break
                await mover.answer("end turn")
            await mover.answer(mover.pick("buy Kick"))
            await mover.say(p.Undo(mover.view.game, mover.view.number))
            told = other.last(p.Said)
            assert (told.seat, told.name) == (mover.connection.seat, "")
            assert told.text.endswith(" took back buying Kick.")
            await mover.say(p.Undo(mover.view.game, mover.view.number))
            assert other.last(p.Said) == told, "cards that were only played are nobody's concern"

    run(play())
