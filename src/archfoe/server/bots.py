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
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, NamedTuple

from archfoe.agents import make_agent, seated
from archfoe.agents.advice import advice
from archfoe.agents.levels import SLOW
from archfoe.core.decisions import Answer
from archfoe.core.game import Answerer
from archfoe.games.options import Options
from archfoe.registry.blame import RulesFailed, blamed
from archfoe.review import Hint, hint
from archfoe.server.metrics import BOT_SECONDS, WORKERS_REPLACED
from archfoe.signals import deaf_children
from archfoe.table.session import bot_dice, replay

_log = logging.getLogger(__name__)
_GENTLE = 10  # how much less of a busy machine a process has that thinks for long
_PATIENCE = 10  # seconds for a worker that was told to end
_HINTING_BOT = "greedy"  # where the teacher cannot
_GAMES_KEPT = 400  # by one worker; who is asked about another one replays it
#: Seconds after which a worker counts as hung; slow bots may play a whole game for people who are away.
QUICK_SECONDS, SLOW_SECONDS = 30.0, 600.0
TOO_LONG = "A bot has thought for too long."
Answers = list[tuple[int, Answer]]


class Request(NamedTuple):
    """What a worker must know: the head of the game, and the answers from `start` on."""

    game: str
    rewinds: int  # answers were taken back so often: a game that has other answers begins anew
    options: dict[str, Any]
    key: bytes
    bots: dict[int, str]  # seat -> name of the bot
    start: int
    answers: Answers


class _Behind(NamedTuple):
    """The worker does not have the game so far."""


class Bots:
    """One process for each worker, so that a game always meets the same one.

    Who thinks for seconds does so in processes of a second group, which begin when they are wanted: a table with quick
    bots never waits behind one with slow ones.
    """

    def __init__(self, workers: int) -> None:
        self._workers = [_Worker(QUICK_SECONDS) for _ in range(max(1, workers))]
        self._thinkers = [_Worker(SLOW_SECONDS, gentle=True) for _ in self._workers]

    def start(self) -> None:
        """Workers load the cards before anybody waits for them."""
        for worker in self._workers:
            worker.warm()

    def close(self) -> None:
        for worker in self._workers + self._thinkers:
            worker.close()

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        """The answers of the bots up to the next question to a person; `record` is the whole game so far."""
        with BOT_SECONDS.time():
            return await self._of(request).play(request, record)

    async def play_in_any_case(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        """The same; a bot with a bug must not stop a game, so chance answers for it."""
        try:
            return await self.play(request, record)
        except Exception:
            _log.exception("A bot failed in %s; chance answers for it.", request.game)
            self.forget(request.game)
            by_chance = request._replace(bots=dict.fromkeys(request.bots, "random"))
            try:
                return await self.play(by_chance, record)
            finally:
                self.forget(request.game)

    async def hint(
        self, request: Request, record: Sequence[tuple[int, Answer]], seat: int, names: Sequence[str]
    ) -> Hint:
        """What the teacher would answer in a person's place, and why."""
        whole = request._replace(start=0, answers=list(record))
        found: Hint = await self.think(request.game, _hint, whole, seat, tuple(names))
        return found

    async def think(self, game: str, function: Any, *arguments: Any) -> Any:
        """Runs something long about a game in a process that lets all others go first."""
        return await self._thinkers[self._number(game)].call(function, *arguments)

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

    def __init__(self, seconds: float, *, gentle: bool = False) -> None:
        self._seconds, self._gentle = seconds, gentle
        self._turn = asyncio.Lock()
        self._pool = self._new_pool()
        self._closed = False
        self._known: dict[str, tuple[int, int]] = {}  # game -> (rewinds, length)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not a fork: the server has threads, and a child must not inherit half of what they hold.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, _leave_with_server, (self._gentle,))

    def warm(self) -> None:
        self._submit(_load)

    def _submit(self, function: Any, *arguments: Any) -> Future[Any]:
        with deaf_children():  # the process is started when it gets its first work
            return self._pool.submit(function, *arguments)

    def close(self) -> None:
        """At once: what a bot is thinking about, or a worker is loading, nobody needs any more."""
        self._closed = True
        workers = list((self._pool._processes or {}).values())  # from Python 3.14 on: `terminate_workers`
        manager: Thread | None = getattr(self._pool, "_executor_manager_thread", None)
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        if manager is not None:  # else Python may wake it at its own end just as it shuts its door, and complain
            manager.join(_PATIENCE)

    async def call(self, function: Any, *arguments: Any) -> Any:
        """Runs something in the process; whoever does not wait for it any more does not let the next one begin."""
        work = asyncio.ensure_future(self._in_turn(function, *arguments))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be there to hear it
        return await asyncio.shield(work)

    async def _in_turn(self, function: Any, *arguments: Any) -> Any:
        """One process that has died is replaced, one that hangs is not asked again."""
        async with self._turn:
            for attempt in (1, 2):
                try:
                    return await asyncio.wait_for(
                        asyncio.wrap_future(self._submit(function, *arguments)), self._seconds
                    )
                except TimeoutError:
                    _log.error("A worker for bots hangs; another one takes its place.")
                    WORKERS_REPLACED.labels("hung").inc()
                    self._replace()
                    raise RulesFailed(TOO_LONG) from None
                except BrokenProcessPool:
                    if self._closed:  # ended as what had not begun yet: nobody waits for it any more
                        raise asyncio.CancelledError from None
                    _log.warning("A worker for bots has died; another one takes its place.")
                    WORKERS_REPLACED.labels("died").inc()
                    self._replace()
                    if attempt == 2:
                        raise
            raise AssertionError("unreachable")

    def _replace(self) -> None:
        old, self._pool, self._known = self._pool, self._new_pool(), {}
        workers = list((old._processes or {}).values())
        old.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        rewinds, length = self._known.get(request.game, (request.rewinds, 0))
        start = length if rewinds == request.rewinds and length <= len(record) else 0
        told = request._replace(start=start, answers=list(record[start:]))
        result = await self.call(_play, told)
        if isinstance(result, _Behind):
            result = await self.call(_play, request._replace(start=0, answers=list(record)))
        answers: Answers = result
        self._known[request.game] = (request.rewinds, len(record) + len(answers))
        if len(self._known) > 10 * _GAMES_KEPT:
            del self._known[next(iter(self._known))]
        return answers

    def forget(self, game: str) -> None:
        self._known.pop(game, None)


# In the worker


def _leave_with_server(gentle: bool) -> None:
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


class _Kept:
    """A game in a worker: as far as it is known there, with the bots that sit in it."""

    def __init__(self, request: Request) -> None:
        self.rewinds, self.bots = request.rewinds, request.bots
        self.options, self.key = Options.from_dict(request.options), request.key
        self.game = replay(self.options, self.key, request.answers)
        self.agents: Mapping[int, Answerer] = seated(
            {seat: make_agent(name, bot_dice(self.key, seat, self.options.game)) for seat, name in request.bots.items()}
        )


_kept: OrderedDict[str, _Kept] = OrderedDict()


def _load() -> None:
    """Importing this module has loaded everything."""


def _play(request: Request) -> Answers | _Behind:
    kept = _caught_up(request)
    if kept is None:
        return _Behind()
    before = request.start + len(request.answers)
    try:
        kept.game.seat_agents(kept.agents)
    except Exception as error:  # said here, where it is known whose code it was
        del _kept[request.game]
        raise RulesFailed(f"{blamed(error)}.") from error
    kept.game.seat_agents({})  # so that the next answers can be followed one by one
    return kept.game.record[before:]


def _caught_up(request: Request) -> _Kept | None:
    """The game with all answers so far; None if what it builds on is not here."""
    kept = _kept.get(request.game)
    fits = kept is not None and kept.rewinds == request.rewinds and kept.bots == request.bots
    if request.start == 0:
        kept = _Kept(request)
    elif kept is None or not fits or len(kept.game.record) != request.start:
        _kept.pop(request.game, None)
        return None
    else:
        kept.game.play_on(request.answers)
    _kept[request.game] = kept
    _kept.move_to_end(request.game)
    if len(_kept) > _GAMES_KEPT:
        _kept.popitem(last=False)
    return kept


def _hint(request: Request, seat: int, names: Sequence[str]) -> Hint:
    """What the teacher says; if it fails over a card of somebody else's, what a bot would do, without a reason."""
    game = replay(Options.from_dict(request.options), request.key, request.answers)
    try:
        return hint(game, seat, names)
    except Exception:
        _log.exception("The teacher has no hint in %s.", request.game)
        return Hint(answer=advice(game, seat, _HINTING_BOT), words="", why="", cards=(), rollouts=0)
