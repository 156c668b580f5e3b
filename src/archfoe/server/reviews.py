"""Reviews of games that are over: one is made at a time, the others wait, and what is done is kept.

A page that waits asks again and again. A review that nobody asks for any more is given up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.review import BUDGET, Review
from archfoe.server.bot_work import Thinkers
from archfoe.server.errors import Refusal
from archfoe.server.limits import MOST_REVIEWS, REVIEW_PATIENCE
from archfoe.server.replays import Replay
from archfoe.server.review_message import review_message
from archfoe.server.review_worker import ReviewTask, drop, next_piece
from archfoe.table.words.labels import table_names
from archfoe.wire.review import Reviewing

MOST_KEPT: Final = 200
FAILED: Final = "The teacher cannot look at this game. Something went wrong on the server."

_log = logging.getLogger(__name__)


class TooManyReviews(ArchfoeError):
    """So many games wait for the teacher that one more would wait for too long."""


class _Job:
    """A review that waits or is being made."""

    def __init__(self, replay: Replay, budget: int) -> None:
        self.task = ReviewTask(replay.id, replay.record, tuple(table_names(replay.players)), budget)
        self.turns = max(1, len(replay.message.turns))
        self.asked = 0.0
        self.turn = 0


class Reviews:
    def __init__(self, bots: Thinkers, budget: int = BUDGET, clock: Callable[[], float] = time.monotonic) -> None:
        self._bots, self._budget, self._clock = bots, budget, clock
        self._kept: OrderedDict[str, Reviewing] = OrderedDict()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()  # the first is the one that is being made
        self._problems: dict[str, str] = {}  # why one could not be made, until somebody has been told
        self._working: asyncio.Task[None] | None = None

    def ask(self, replay: Replay) -> Reviewing:
        """How far the review of a game is; the first who asks starts it."""
        if not replay.over:
            raise Refusal("The teacher looks only at games that are over.")
        if replay.id in self._kept:
            self._kept.move_to_end(replay.id)
            return self._kept[replay.id]
        if problem := self._problems.pop(replay.id, ""):
            raise Refusal(problem)
        job = self._jobs.get(replay.id) or self._begin(replay)
        job.asked = self._clock()
        return Reviewing(list(self._jobs).index(replay.id), job.turn, job.turns, None)

    def close(self) -> None:
        if self._working is not None:
            self._working.cancel()

    def _begin(self, replay: Replay) -> _Job:
        for waiting in list(self._jobs.values())[1:]:
            if not self._wanted(waiting):
                del self._jobs[waiting.task.id]
        if len(self._jobs) >= MOST_REVIEWS:
            raise TooManyReviews("The teacher is busy with many games. Try again in a few minutes.")
        job = self._jobs[replay.id] = _Job(replay, self._budget)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="reviews")
        return job

    async def _work(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                review = await self._made(job)
            except Exception as error:
                _log.warning("A review failed.", exc_info=True)
                self._problems[job.task.id] = str(error) if isinstance(error, ArchfoeError) else FAILED
            else:
                if review is not None:
                    self._kept[job.task.id] = Reviewing(0, job.turns, job.turns, review_message(review))
            del self._jobs[job.task.id]
            for kept in (self._kept, self._problems):
                while len(kept) > MOST_KEPT:
                    del kept[next(iter(kept))]

    def _wanted(self, job: _Job) -> bool:
        return self._clock() - job.asked <= REVIEW_PATIENCE

    async def _made(self, job: _Job) -> Review | None:
        """Piece by piece; None if nobody waits for it any more."""
        job.turn = 1
        while self._wanted(job):
            step = await self._bots.think(job.task.id, next_piece, job.task)
            if isinstance(step, Review):
                return step
            job.turn = min(job.turns, 1 + step.done * job.turns // max(1, step.of))
        await self._bots.think(job.task.id, drop, job.task.id)
        return None
