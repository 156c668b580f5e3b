"""Bots in processes of their own: they catch up, they are replaced, and they answer as they would in the terminal."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.games.options import Options
from archfoe.registry.blame import RulesFailed
from archfoe.server import bot_work
from archfoe.server import bots as module
from archfoe.server.bots import Answers, Bots, Request
from archfoe.table.session import Session, bot_dice
from archfoe.wire import protocol as p
from archfoe.wire.session import RemoteSession
from tests.server.desk import Desk, InlineBots, run, seats, settled

PLAYERS = ["ann", "greedy", "greedy"]
BOTS = {1: "greedy", 2: "greedy"}
KEY = key_of_seed("bots")


@pytest.fixture(scope="module")
def workers() -> Iterator[Bots]:
    bots = Bots(2)
    bots.start()
    yield bots
    bots.close()


def request(session: RemoteSession, game: str, rewinds: int = 0) -> Request:
    return Request(game, rewinds, session.options.as_dict(), session.key, BOTS, 0, [])


def play(workers: Bots, session: RemoteSession, game: str, turns: int, rewinds: int = 0) -> None:
    """Ann ends her turns at once; the bots play theirs."""

    async def go() -> None:
        for _ in range(turns):
            while BOTS.keys() & session.game.waiting.keys():  # what takes long comes in pieces
                answers = await workers.play(request(session, game, rewinds), session.game.record)
                for seat, picked in answers:
                    session.decide(seat, *picked)
            for _ in range(20):
                if 0 in session.game.waiting and not session.game.over:
                    decision = session.game.waiting[0]
                    session.decide(0, *_least(decision.options, decision.least, decision.kind.name))
                if 0 not in session.game.waiting:
                    break

    run(go())


def _buy_or_play_first(session: RemoteSession) -> None:
    assert session.game.waiting[0].kind.name == "main"
    session.decide(0, 0)


def _least(options: object, least: int, kind: str) -> Answer:
    return (len(options) - 1,) if kind == "main" else tuple(range(least))  # type: ignore[arg-type]


def test_a_worker_that_is_told_only_the_news_plays_as_one_that_is_told_all(workers: Bots) -> None:
    followed, told_all = (RemoteSession(Options(players=3), PLAYERS, KEY) for _ in range(2))
    play(workers, followed, "followed", 12)
    for _ in range(12):
        workers.forget("told all")
        play(workers, told_all, "told all", 1)
    assert followed.game.record[:40] == told_all.game.record[:40] and len(followed.game.record) > 60


def test_bots_answer_as_in_the_terminal(workers: Bots) -> None:
    session = RemoteSession(Options(players=3), PLAYERS, KEY)
    play(workers, session, "as in the terminal", 6)
    terminal = Session(Options(players=3), PLAYERS, KEY)  # its bots answer in line
    for seat, picked in session.game.record:
        if seat == 0:
            terminal.decide(seat, *picked)
    shared = min(len(session.game.record), len(terminal.game.record))
    assert session.game.record[:shared] == terminal.game.record[:shared]
    assert sum(seat in BOTS for seat, _ in terminal.game.record[:shared]) > 40, "so many answers of bots are compared"


def test_after_a_takeback_the_worker_begins_anew(workers: Bots) -> None:
    session = RemoteSession(Options(players=3), PLAYERS, KEY)
    play(workers, session, "takeback", 4)
    straight = list(session.game.record)
    back_to = next(i for i, (seat, _) in enumerate(straight) if seat == 0)
    session.rewind(back_to)
    _buy_or_play_first(session)  # another answer than before: what the bots did after it is no longer true
    fresh = RemoteSession(Options(players=3), PLAYERS, KEY)
    for seat, picked in session.game.record:
        fresh.decide(seat, *picked)
    play(workers, session, "takeback", 4, rewinds=1)
    play(workers, fresh, "never played before", 4)
    assert session.game.record == fresh.game.record, "as if the game had gone this way from the beginning"
    assert session.game.record[: len(straight)] != straight
    assert sum(seat in BOTS for seat, _ in session.game.record[back_to:]) > 20


def test_a_server_that_stops_while_a_bot_thinks_reports_no_failure() -> None:
    async def go() -> None:
        bots = Bots(1)
        (worker,) = bots._workers
        await worker.call(module._load)  # it is up
        thinking = asyncio.create_task(worker.call(time.sleep, 600))
        await _under_way(worker)
        bots.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    run(go())


def test_a_bot_that_thinks_for_long_keeps_no_table_with_quick_bots_waiting() -> None:
    async def go() -> None:
        bots = Bots(1)
        session = RemoteSession(Options(players=3), PLAYERS, KEY)
        thinker = bots._of(request(session, "slow")._replace(bots={1: "master", 2: "greedy"}))
        thinking = asyncio.create_task(thinker.call(time.sleep, 600))
        await _under_way(thinker)
        answers = await bots.play(request(session, "quick"), session.game.record)
        assert {seat for seat, _ in answers} <= {1, 2} and not thinking.done()
        bots.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    run(go())


def _dies() -> None:
    os._exit(1)


async def _under_way(worker: module._Worker) -> None:
    while not any(work.future.running() for work in worker._pool._pending_work_items.values()):
        await asyncio.sleep(0)


def test_a_worker_that_hangs_costs_its_table_a_moment_and_the_others_nothing() -> None:
    async def go() -> None:
        bots = Bots(1)
        (worker,) = bots._workers
        await worker.call(module._load)  # it is up
        worker._seconds = 0.3
        session = RemoteSession(Options(players=3), PLAYERS, KEY)
        hung = asyncio.create_task(worker.call(time.sleep, 600))
        await _under_way(worker)
        worker._seconds = 60.0  # what comes after it is not hurried: a new process has to start
        waiting = asyncio.create_task(bots.play(request(session, "another table"), session.game.record))
        with pytest.raises(RulesFailed, match="thought for too long"):
            await hung
        assert {seat for seat, _ in await waiting} <= {1, 2}
        bots.close()

    run(go())


def test_who_does_not_wait_any_more_hurries_nobody_else() -> None:
    async def go() -> None:
        bots = Bots(1)
        (worker,) = bots._workers
        given_up = asyncio.create_task(worker.call(time.sleep, 0.5))
        await _under_way(worker)
        given_up.cancel()
        await asyncio.sleep(0)
        assert worker._turns.taken, "the process is still at work"
        await worker.call(module._load)
        await asyncio.sleep(0)
        assert not worker._turns.taken
        bots.close()

    run(go())


def test_a_worker_that_dies_of_its_work_leaves_one_that_lives() -> None:
    async def go() -> None:
        bots = Bots(1)
        (worker,) = bots._workers
        with pytest.raises(RulesFailed, match=module.DIED):
            await worker.call(_dies)
        await worker.call(module._load)
        bots.close()

    run(go())


def test_a_table_whose_bots_hang_says_so_and_goes_on_with_another_bot(tmp_path: Path) -> None:
    class Hanging(InlineBots):
        async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
            if "greedy" in request.bots.values() or "random" in request.bots.values():
                raise RulesFailed(module.TOO_LONG)
            return await super().play(request, record)

    async def go() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            if ann.view.table.waiting != [0]:  # the bot is first
                await ann.say(p.Undo(ann.view.game, ann.view.number))
            table._bots = Hanging()
            await ann.answer("end turn")
            assert not table.lock.locked() and module.TOO_LONG in ann.last(p.Said).text
            await ann.say(p.Say("hello?"))
            assert ann.last(p.Said).text == "hello?"
            table._bots = desk.bots
            await ann.say(p.ChangeSeat(1, "bot", "random"))
            await settled(table)
            ann.read()
            assert ann.prompt.kind == "main"

    run(go())


def test_a_worker_that_does_not_have_the_game_says_so() -> None:
    session = RemoteSession(Options(players=3), PLAYERS, KEY)
    late = request(session, "never heard of")._replace(start=5)
    assert isinstance(bot_work.play(late), bot_work.Behind)


def test_the_dice_of_a_bot_tell_nothing_about_those_of_the_game() -> None:
    dice = {bot_dice(KEY, seat, 1) for seat in range(5)}
    assert len(dice) == 5 and KEY.hex() not in dice


def test_answers_of_bots_that_were_never_stored_are_no_part_of_the_game(workers: Bots) -> None:
    """They had chosen their heroes, the table was lost before that was stored, and then ann chose first."""
    options = Options(players=3, heroes="two-dealt")
    session = RemoteSession(options, PLAYERS, KEY)
    assert set(session.game.waiting) == {0, 1, 2}

    async def go() -> None:
        lost = await workers.play(request(session, "lost"), [])
        assert [seat for seat, _ in lost] == [1, 2]
        others = [(0, (0,)), (1, (1 - lost[0][1][0],))]  # as long as what the worker knows
        for seat, picked in others:
            session.decide(seat, *picked)
        found = await workers.play(request(session, "lost"), session.game.record)
        assert next(iter(found), None) is not None and found[0][0] == 2, "the third seat is still asked"

    run(go())
