"""Bots in processes of their own: they catch up, they are replaced, and they answer as they would in the terminal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.games.options import Options
from archfoe.server import bots as module
from archfoe.server.bots import Bots, Request
from archfoe.server.remote_session import RemoteSession
from archfoe.table.session import Session, bot_dice
from tests.server.desk import run

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
    play(workers, session, "as in the terminal", 1)
    terminal = Session(Options(players=3), PLAYERS, KEY)  # its bots answer in line
    shared = min(len(session.game.record), len(terminal.game.record))
    assert session.game.record[:shared] == terminal.game.record[:shared]


def test_after_a_takeback_the_worker_begins_anew(workers: Bots) -> None:
    session = RemoteSession(Options(players=3), PLAYERS, KEY)
    play(workers, session, "takeback", 4)
    session.rewind(next(i for i, (seat, _) in enumerate(session.game.record) if seat == 0))
    play(workers, session, "takeback", 3, rewinds=1)
    assert len(session.game.record) > 20


def test_a_server_that_stops_while_a_bot_thinks_reports_no_failure() -> None:
    async def go() -> None:
        bots = Bots(1)
        (worker,) = bots._workers
        await worker.call(module._load)  # it is up
        thinking = asyncio.create_task(worker.call(time.sleep, 600))
        while not any(work.future.running() for work in worker._pool._pending_work_items.values()):
            await asyncio.sleep(0)
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
        while not any(work.future.running() for work in thinker._pool._pending_work_items.values()):
            await asyncio.sleep(0)
        answers = await bots.play(request(session, "quick"), session.game.record)
        assert {seat for seat, _ in answers} <= {1, 2} and not thinking.done()
        bots.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    run(go())


def test_a_worker_that_does_not_have_the_game_says_so() -> None:
    session = RemoteSession(Options(players=3), PLAYERS, KEY)
    late = request(session, "never heard of")._replace(start=5)
    assert isinstance(module._play(late), module._Behind)


def test_the_dice_of_a_bot_tell_nothing_about_those_of_the_game() -> None:
    dice = {bot_dice(KEY, seat, 1) for seat in range(5)}
    assert len(dice) == 5 and KEY.hex() not in dice
