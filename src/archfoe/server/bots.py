"""Bots think in processes of their own, never on the event loop.

A worker keeps the games that it plays in and is only told what has been answered since, so a long game costs no
more than a short one. It plays for all bots of a table at once, until a person is needed, with the same code as
the terminal and the simulator: bots sit in the game and answer in line.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing.connection import wait
from threading import Thread
from typing import Any

from archfoe.agents.levels import SLOW
from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.registry.blame import RulesFailed
from archfoe.server.bot_work import Answers as Answers
from archfoe.server.bot_work import Behind, Thinkers, Told
from archfoe.server.bot_work import Request as Request
from archfoe.server.bot_work import play as _play
from archfoe.server.fair import FairTurns
from archfoe.server.metrics import BOT_SECONDS, WORKERS_REPLACED
from archfoe.signals import deaf_children

_log = logging.getLogger(__name__)
_GENTLE = 10  # how much less of a busy machine a process has that thinks for long
_PATIENCE = 2.0  # seconds for workers that were told to end
#: Bots at one table play for so long, or until one answer is given; then others have their turn.
PIECE_SECONDS = 0.2
#: Seconds after which a worker counts as hung. Even slow work comes in pieces: an answer, a hint, a place of a review.
QUICK_SECONDS, SLOW_SECONDS = 30.0, 120.0
#: More for the first thing that the workshop reads: its process has to start, and to learn all sentences of the cards.
STARTING_SECONDS = 60.0
LONG_TEXT = 20_000  # signs
TOO_LONG = "A bot has thought for too long."
DIED = "The process in which they think has died more than once. They are asked again in a moment."


class Bots(Thinkers):
    """One process for each worker, so that a game always meets the same one.

    Who thinks for seconds does so in processes of a second group, which begin when they are wanted: a table with quick
    bots never waits behind one with slow ones.
    """

    def __init__(self, workers: int) -> None:
        self._workers = [_Worker(QUICK_SECONDS) for _ in range(max(1, workers))]
        self._thinkers = [_Worker(SLOW_SECONDS, gentle=True) for _ in self._workers]
        self._workshop, self._library = (
            _Worker(QUICK_SECONDS, gentle=True, first_seconds=STARTING_SECONDS) for _ in range(2)
        )

    def start(self) -> None:
        """Workers load the cards before anybody waits for them."""
        for worker in self._workers:
            worker.warm()

    def close(self) -> None:
        """All at once, so that those that stand still are waited for together."""
        workers = (*self._workers, *self._thinkers, self._workshop, self._library)
        patience = time.monotonic() + _PATIENCE
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.close(patience)

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        """The answers of the bots up to the next question to a person; `record` is the whole game so far."""
        with BOT_SECONDS.time():
            return await self._of(request).play(request, record)

    async def think(self, game: str, function: Any, *arguments: Any) -> Any:
        """Runs something long about a game in a process that lets all others go first."""
        return await self._thinkers[self._number(game)].call(function, *arguments)

    async def at_workshop(self, function: Any, *arguments: Any) -> Any:
        """Reads what somebody writes, in a process of its own: it may be anything, and takes as long as it takes.

        What is long is read in another one, so that those who begin a set do not wait for whole books.
        """
        long = sum(map(_size, arguments)) > LONG_TEXT
        try:
            return await (self._library if long else self._workshop).call(function, *arguments)
        except RulesFailed:
            raise ArchfoeError("This takes too long to read: make it shorter.") from None

    def forget(self, game: str) -> None:
        """What the bots answered last was not used: the worker's game is another one now."""
        for group in (self._workers, self._thinkers):
            group[self._number(game)].forget(game)

    def _of(self, request: Request) -> _Worker:
        group = self._workers if SLOW.isdisjoint(request.bots.values()) else self._thinkers
        return group[self._number(request.game)]

    def _number(self, game: str) -> int:
        digest = blake2b(game.encode(), digest_size=4).digest()
        return int.from_bytes(digest, "big") % len(self._workers)


class _Worker:
    """A process, and up to where it knows which game; a `gentle` one lets all others go first.

    It gets one thing to do at a time, so that what takes longer than `seconds` is at fault itself: then the process
    is killed, and those who wait go on with another one.
    """

    def __init__(self, seconds: float, *, gentle: bool = False, first_seconds: float = 0.0) -> None:
        self._seconds, self._gentle, self._first_seconds = seconds, gentle, first_seconds
        self._fresh = True
        self._turns = FairTurns()
        self._pool = self._new_pool()
        self._closed = False
        self._told = Told()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not a fork: the server has threads, and a child must not inherit half of what they hold.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, leave_with_server, (self._gentle,))

    def warm(self) -> None:
        self._submit(_load)

    def _submit(self, function: Any, *arguments: Any) -> Future[Any]:
        with deaf_children():  # the process is started when it gets its first work
            return self._pool.submit(function, *arguments)

    def end(self) -> None:
        """At once: what a bot is thinking about, or a worker is loading, nobody needs any more."""
        self._closed = True
        self._ended = list((self._pool._processes or {}).values())  # from Python 3.14 on: `terminate_workers`
        self._manager: Thread | None = getattr(self._pool, "_executor_manager_thread", None)
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in self._ended:
            worker.terminate()

    def close(self, patience: float) -> None:
        """After `end`; a process that stands still does not hear that it should end, so it is killed then."""
        for worker in self._ended:
            worker.join(max(0.0, patience - time.monotonic()))
            worker.kill()
        if self._manager is not None:  # else Python may wake it at its own end just as it shuts its door, and complain
            self._manager.join(_PATIENCE)

    async def call(self, function: Any, *arguments: Any) -> Any:
        """Runs something in the process; whoever does not wait for it any more does not let the next one begin."""
        await self._turns.take()
        work = asyncio.ensure_future(self._run(function, *arguments))
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    def _done(self, work: asyncio.Future[Any]) -> None:
        if not work.cancelled():
            work.exception()  # nobody may be there to hear it
        self._turns.give()

    async def _run(self, function: Any, *arguments: Any) -> Any:
        """One process that has died is replaced, one that hangs is not asked again."""
        for attempt in (1, 2):
            seconds = self._seconds + (self._first_seconds if self._fresh else 0.0)
            try:
                found = await asyncio.wait_for(asyncio.wrap_future(self._submit(function, *arguments)), seconds)
                self._fresh = False
                return found
            except TimeoutError:
                _log.error("A worker for bots hangs; another one takes its place.")
                WORKERS_REPLACED.inc(value="hung")
                self._replace()
                raise RulesFailed(TOO_LONG) from None
            except BrokenProcessPool:
                if self._closed:  # ended as what had not begun yet: nobody waits for it any more
                    raise asyncio.CancelledError from None
                _log.warning("A worker for bots has died; another one takes its place.")
                WORKERS_REPLACED.inc(value="died")
                self._replace()
                if attempt == 2:
                    raise RulesFailed(DIED) from None
        raise AssertionError("unreachable")

    def _replace(self) -> None:
        old, self._pool, self._told, self._fresh = self._pool, self._new_pool(), Told(), True
        workers = list((old._processes or {}).values())
        old.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        result = await self.call(_play, self._told.new_in(request, record), PIECE_SECONDS)
        if isinstance(result, Behind):
            result = await self.call(_play, request._replace(start=0, answers=list(record)), PIECE_SECONDS)
        answers: Answers = result
        self._told.knows(request, record, answers)
        return answers

    def forget(self, game: str) -> None:
        self._told.forget(game)


def _size(argument: Any) -> int:
    """Signs of a text, or of a wish that has one."""
    return len(argument if isinstance(argument, str) else getattr(argument, "text", ""))


# In the worker


def leave_with_server(gentle: bool) -> None:
    """A worker whose server was killed would wait for ever: it ends with it. Ctrl-C is for the server alone."""
    if gentle and hasattr(os, "nice"):
        os.nice(_GENTLE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for systems on which it could not be started so
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _load() -> None:
    """Importing this module has loaded everything."""
