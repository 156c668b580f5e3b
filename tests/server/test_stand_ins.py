"""Bots that play for people who are away: when they may, how good they are, and that nobody gains by it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from archfoe.core.decisions import Answer
from archfoe.server import takebacks
from archfoe.server.audience import AWAY_SECONDS
from archfoe.server.bot_work import Answers, Request
from archfoe.server.foreknowledge import ENDED, SENTENCES
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seated_at, seats, settled, time_passes
from tests.server.test_table import play_out
from tests.vocabulary import table as laid_out


def texts(person: Person) -> list[str]:
    return [said.text for said in person.all(p.Said)]


def refusal(messages: Sequence[p.ToClient]) -> str:
    return next((message.text for message in messages if isinstance(message, p.Refused)), "")


async def undo(person: Person) -> list[p.ToClient]:
    return await person.say(p.Undo(person.view.game, person.view.number))


# Undo asks everybody who holds a key


def test_who_sleeps_is_asked_before_six_answers_are_taken_back(tmp_path: Path) -> None:
    """Else one could play ahead while a bot has a friend's seat, see what comes, and go back."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await bob.go()
            await ann.say(p.ChangeSeat(1, "bot"))
            await settled(table)
            ann.read()
            turns = 0
            while turns < 6:
                ends = [n for n, option in enumerate(ann.prompt.options) if option.label == "end turn"]
                turns += len(ends)
                await ann.answer(ends or list(range(ann.prompt.least)))
            record = table.seating.running().record().answers
            for _ in range(6):
                await undo(ann)
            assert table.seating.running().record().answers == record, "nothing is taken back"
            vote = ann.last(p.Room).vote
            assert vote is not None and vote.needed == [1]

            bob = await Person(table, bob.token).come()
            await bob.say(p.Vote(bob.view.game, vote.number, True))  # the bot still plays, but the voice is bob's
            assert len(table.seating.running().record().answers) < len(record)
            assert texts(ann)[-1] == "ann took back a move. Everyone agreed."

    run(play())


def test_an_acting_host_asks_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await ann.go()
            await bob.say(p.ChangeSeat(0, "bot"))
            await settled(table)
            bob.read()
            await bob.answer("end turn")
            record = table.seating.running().record().answers
            await undo(bob)
            vote = bob.last(p.Room).vote
            assert vote is not None and vote.needed == [0]
            assert table.seating.running().record().answers == record

    run(play())


def test_alone_with_bots_one_may_always_go_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            await ann.answer("end turn")
            await undo(ann)
            assert ann.last(p.Room).vote is None
            assert all(seat != 0 for seat, _ in table.seating.running().record().answers)

    run(play())


def test_a_game_that_is_over_goes_on_only_if_all_agree_and_all_are_told(tmp_path: Path) -> None:
    """Its record was to be had, and with it the key."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            await play_out(table, people, 3)
            ann, bob = sorted(
                people, key=lambda one: one.connection.seat != table.seating.running().record().answers[-1][0]
            )
            assert isinstance((await ann.say(p.GetRecord()))[0], p.RecordText)
            await undo(ann)
            vote = bob.last(p.Room).vote
            assert vote is not None and ann.last(p.Room).phase == "over"
            await bob.say(p.Vote(bob.view.game, vote.number, True))
            for person in (ann, bob):
                assert person.last(p.Room).phase == "playing"
                assert SENTENCES[ENDED] in person.last(p.Room).intro and SENTENCES[ENDED] in texts(person)
        async with Desk(tmp_path) as desk:
            assert SENTENCES[ENDED] in (await desk.again(bob)).last(p.Room).intro

    run(play())


@pytest.mark.parametrize("restarts", [False, True])
def test_who_was_sent_away_after_the_end_cannot_be_played_without(restarts: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await play_out(table, [ann, bob], 3)
            await bob.go()
            await ann.say(p.ChangeSeat(1, "open"))
            assert refusal(await undo(ann)) == takebacks.SEAT_OPEN
            await ann.say(p.ChangeSeat(1, "bot"))
            if not restarts:
                assert refusal(await undo(ann)) == takebacks.HAS_LEFT
                return
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert refusal(await undo(ann)) == takebacks.HAS_LEFT and ann.last(p.Room).phase == "over"

    run(play())


# Who is away


def test_a_reload_is_no_absence(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob, cy) = await desk.table(p.TableWish(seats=seats("ann bob cy")))
            time_passes(table)
            await bob.go(just_now=True)
            assert "Only bob can give up the seat" in refusal(await ann.say(p.ChangeSeat(1, "bot")))
            assert ann.last(p.Room).chairs[1].here
            time_passes(table, AWAY_SECONDS - 3)
            assert "Only bob can give up the seat" in refusal(await ann.say(p.ChangeSeat(1, "bot")))
            time_passes(table, 3)
            assert not ann.last(p.Room).chairs[1].here, "everybody is told"
            assert refusal(await ann.say(p.ChangeSeat(1, "bot"))) == ""
            await ann.go(just_now=True)
            assert not cy.last(p.Room).host, "nor does the host lose anything by a reload"

    assert AWAY_SECONDS > 9, "a page needs nine seconds to find out that it must connect again"
    run(play())


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann, _) = await desk.table(p.TableWish(seats=seats("ann bob")))
        async with Desk(tmp_path) as desk:
            ann = await desk.again(ann)
            assert "Only bob can give up the seat" in refusal(await ann.say(p.ChangeSeat(1, "bot")))
            time_passes(ann.table)
            assert refusal(await ann.say(p.ChangeSeat(1, "bot"))) == ""

    run(play())


def test_nobody_is_thrown_out_behind_a_bot_that_plays_for_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob open")))
            time_passes(table)
            await bob.say(p.ChangeSeat(1, "bot"))
            assert "Only bob can give up the seat" in refusal(await ann.say(p.ChangeSeat(1, "open")))

    run(play())


# How good they are


def bot(name: str) -> p.SeatWish:
    return p.SeatWish("bot", "", name)


@pytest.mark.parametrize(
    ("others", "given", "weaker"),
    [
        ([], "greedy", ["beginner", "random"]),
        ([bot("keen")], "keen", ["greedy", "beginner", "random"]),
        ([bot("beginner"), bot("keen")], "keen", ["greedy"]),
        ([bot("beginner")], "beginner", ["random"]),
    ],
)
def test_nobody_gets_a_weaker_bot_than_the_tables(
    others: list[p.SeatWish], given: str, weaker: list[str], tmp_path: Path
) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=[*seats("ann bob"), *others]))
            await bob.go()
            for seat in range(2, 2 + len(others)):  # to make the table's bots weak first does not help
                await ann.say(p.ChangeSeat(seat, "bot", "random"))
            for name in weaker:
                told = f"A bot that plays for bob must be as strong as this table's: {given}."
                assert refusal(await ann.say(p.ChangeSeat(1, "bot", name))) == told
            assert ann.last(p.Room).chairs[1].kind == "human"
            await ann.say(p.ChangeSeat(1, "bot"))
            await settled(table)
            assert ann.last(p.Room).chairs[1].bot == given
            assert "must be as strong" in refusal(await ann.say(p.ChangeSeat(1, "bot", weaker[0])))

    run(play())


# Everybody is told


def test_everybody_is_told_when_a_bot_begins_and_ends(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob greedy")))
            looker = await Person(table).come()
            await bob.go()
            await ann.say(p.ChangeSeat(1, "bot"))
            await settled(table)
            bob = await Person(table, bob.token).come()
            await bob.say(p.ChangeSeat(1, "human"))
            await bob.say(p.ChangeSeat(1, "human"))
            await ann.say(p.ChangeSeat(0, "bot", "random"))
            await settled(table)
            await ann.say(p.ChangeSeat(0, "human"))
            await ann.say(p.ChangeSeat(2, "bot", "random"))
            for person in (ann, bob, looker):
                assert texts(person) == [
                    "A bot (greedy) plays for bob now. ann put it there because bob is away.",
                    "bob plays again.",
                    "A bot (random) plays for ann now.",
                    "ann plays again.",
                    "ann changed a bot: greedy to random.",
                ]

    run(play())


# What a stand-in did


class Puppets:
    """Bots that give the answers they are told to give."""

    def __init__(self) -> None:
        self.next: list[tuple[int, Answer]] = []

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        given, self.next = self.next, []
        return given


@pytest.mark.parametrize(
    ("by_others", "free"),
    [(True, True), (False, False)],
    ids=["others put it there", "one let it play oneself"],
)
def test_its_owner_takes_back_what_a_stand_in_did(
    by_others: bool, free: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot does not avoid an Attack for bob, then ann buys a Kick: nothing hidden has been shown."""

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            laid = laid_out("base", p0=["Scarecrow", "Punch", "Punch", "Punch"], p1=["Lasso of Truth"])
            table, (ann, bob) = await seated_at(desk, laid, p.TableWish(seats=seats("ann bob")))
            puppets = Puppets()
            monkeypatch.setattr(desk.bots, "play", puppets.play)
            for _ in range(3):
                await ann.answer("play Punch")
            await ann.answer("play Scarecrow")
            assert bob.prompt.kind == "defend"
            before = list(table.seating.running().session.game.record)
            puppets.next = [(1, ())]
            if by_others:
                await bob.go()
                await ann.say(p.ChangeSeat(1, "bot"))
            else:
                await bob.say(p.ChangeSeat(1, "bot"))
            await settled(table)
            await ann.answer("buy Kick")
            if by_others:
                bob = await Person(table, bob.token).come()
            await bob.say(p.ChangeSeat(1, "human"))
            await undo(bob)
            assert (table.seating.running().session.game.record == before) == free
            assert (bob.last(p.Room).vote is None) == free

    run(play())


def test_what_showed_something_hidden_since_is_voted_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob")))
            await bob.go()
            await ann.say(p.ChangeSeat(1, "bot"))
            await settled(table)
            ann.read()
            await ann.answer("end turn")
            bob = await Person(table, bob.token).come()
            await bob.say(p.ChangeSeat(1, "human"))
            await undo(bob)
            vote = bob.last(p.Room).vote
            assert vote is not None and vote.needed == [0], "the bot has drawn a hand for bob"

    run(play())
