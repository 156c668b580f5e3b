"""Nobody can tell from numbers, views or what can be taken back that somebody was asked something in secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.server.connections import encode
from archfoe.server.sockets import decoded
from archfoe.wire import protocol as p
from tests.server.clock import Clock
from tests.server.desk import Desk, Person, humans, run, seated_at, seats
from tests.vocabulary import Table
from tests.vocabulary import table as position

BARRED = "An Attack has been made since."


def partners(helper: str) -> Table:
    """Ann and Cid against Bob and Dee: Cid may hold a card to help with."""
    return position("confrontations", players=4, p0=["Punch", "Punch"], p2=[helper], deck2=["Punch"] * 9, confronting=1)


async def turn_of_ann(desk: Desk, helper: str) -> tuple[list[bytes], list[bytes]]:
    """What a foe and a spectator get while Ann plays a card and is done, and Cid does not help, if asked."""
    table, (ann, bob, cid, _) = await seated_at(
        desk, partners(helper), p.TableWish("confrontations", seats=humans(4, "ann", "bob", "cid", "dee"))
    )
    looker = await Person(table).come()
    before = len(bob.raw), len(looker.raw)
    for who, answer in ((ann, "play Punch"), (cid, []), (ann, "play Punch"), (ann, "done"), (cid, [])):
        if who.view.table.prompt is not None:  # Cid is asked only with such a card
            await who.answer(answer)
        bob.read()  # one by one: a page that is slow gets only the last view
        looker.read()
    again = await Person(table, bob.token).come()
    return [_less(raw) for raw in bob.raw[before[0] :] + again.raw], [_less(raw) for raw in looker.raw[before[1] :]]


def _less(raw: bytes) -> bytes:
    """Without the name of the room, which is another one every time."""
    start = raw.find(b'"game":"')
    end = raw.find(b'"', start + 8)
    return raw[:start] + raw[end:] if start >= 0 and b'"type":"view"' in raw[:20] else b"" if b'"room"' in raw else raw


def test_foes_cannot_tell_that_a_partner_was_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            asked, not_asked = await turn_of_ann(desk, "Supergirl"), await turn_of_ann(desk, "Punch")
            for mine, theirs in zip(asked, not_asked, strict=True):
                assert len(mine) == len(theirs) and len(mine) > 2, "as many messages"
                assert mine == theirs

    run(play())


async def numbers_after_attack(desk: Desk, clock: Clock, bob_holds: str) -> list[list[int]]:
    """The numbers that all were told until the Attack was over; Bob does not avoid it, asked or not."""
    laid_out = position("base", players=3, p0=["Scarecrow", "Punch"], p1=[bob_holds], p2=["Punch"])
    wish = p.TableWish(seats=seats("ann bob cy"), hides_timing=True)
    table, people = await seated_at(desk, laid_out, wish)
    ann, bob, _ = people
    await ann.say(p.Answer(ann.view.game, ann.prompt.number, ann.pick("play Scarecrow")))
    if (prompt := bob.view.table.prompt) is not None:
        await bob.say(p.Answer(bob.view.game, prompt.number, []))
    while table.keeps_open:
        await clock.tick(table)
    await ann.answer("play Punch")
    others = [ann, people[2], await Person(table).come()]
    return [[view.number for view in one.all(p.View)] for one in others] + [[ann.prompt.number]]


def test_at_a_table_that_hides_timing_no_number_counts_defenses(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            asked = await numbers_after_attack(desk, clock, "Lasso of Truth")
            assert asked == await numbers_after_attack(desk, clock, "Punch")

    run(play())


@pytest.mark.parametrize("bob_holds", ["Lasso of Truth", "Punch"])
def test_an_attack_is_not_taken_back_freely_whoever_was_asked(bob_holds: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            laid_out = position("base", players=2, p0=["Scarecrow", "Punch"], p1=[bob_holds])
            _, (ann, bob) = await seated_at(desk, laid_out, p.TableWish(seats=seats("ann bob")))
            await ann.answer("play Punch")
            assert ann.view.table.undo == ""
            await ann.answer("play Scarecrow")
            assert ann.view.table.undo == BARRED
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            vote = bob.last(p.Room).vote
            assert vote is not None and vote.reason == BARRED

    run(play())


def test_questions_have_their_numbers_again_after_a_restart(tmp_path: Path) -> None:
    """A page sends again what was not confirmed: the number must still mean the same question."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            wish = p.TableWish("confrontations", seats=humans(4, "ann", "bob", "cid", "dee"))
            _, people = await desk.table(wish)
            for n in range(40):
                person = next(one for one in people if one.view.table.prompt is not None)
                await person.answer([] if person.prompt.least == 0 else [n % len(person.prompt.options)])
                if n == 20:
                    await person.say(p.Undo(person.view.game, person.view.number))
            told = [(one.view.number, one.view.table.prompt) for one in people]
            assert people[0].view.number > 1_000_000, "something was taken back"
            sent = p.Undo(people[0].view.game, people[0].view.number)
            assert decoded(encode(sent)) == sent, "it fits into a message"
        async with Desk(tmp_path) as desk:
            back = [await desk.again(one) for one in people]
            assert [(one.view.number, one.view.table.prompt) for one in back] == told

    run(play())
