"""Reviews of games that are over: one at a time for each client, the others wait, and what is done is kept.

The pieces of all that are being made take turns in the worker. A page that waits asks again and again. A review that
nobody asks for any more is given up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.review import BUDGET, Balance, Choice, Mistake, Review, Swing, TurnEnd
from archfoe.server.bot_work import Thinkers
from archfoe.server.errors import Refusal
from archfoe.server.fair import CLIENT
from archfoe.server.limits import MOST_REVIEWS, MOST_REVIEWS_AT_ONCE, REVIEW_PATIENCE
from archfoe.server.replays import Replay
from archfoe.server.review_worker import ReviewTask, drop, next_piece
from archfoe.table.words.labels import table_names
from archfoe.wire import review as w
from archfoe.wire.review import Reviewing

MOST_KEPT: Final = 200
FAILED: Final = "The teacher cannot look at this game. Something went wrong on the server."

_log = logging.getLogger(__name__)


class TooManyReviews(ArchfoeError):
    """So many games of one client wait for the teacher that one more would wait for too long."""


class _Job:
    """A review that waits or is being made."""

    def __init__(self, replay: Replay, budget: int) -> None:
        self.task = ReviewTask(replay.id, replay.record, tuple(table_names(replay.players)), budget)
        self.client = CLIENT.get()
        self.turns = max(1, len(replay.message.turns))
        self.asked = 0.0
        self.turn = 0


class Reviews:
    def __init__(self, bots: Thinkers, budget: int = BUDGET, clock: Callable[[], float] = time.monotonic) -> None:
        self._bots, self._budget, self._clock = bots, budget, clock
        self._kept: OrderedDict[str, Reviewing] = OrderedDict()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._problems: dict[str, str] = {}  # why one could not be made, until somebody has been told
        self._working: dict[str, asyncio.Task[None]] = {}  # by client

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
        return Reviewing(self._before(job), job.turn, job.turns, None)

    def close(self) -> None:
        for working in self._working.values():
            working.cancel()

    def _before(self, job: _Job) -> int:
        """So many games come first: its client's own, and one for each client who waits longer for a place."""
        own = self._of(job.client).index(job)
        if job.client in self._working:
            return own
        waiting = dict.fromkeys(other.client for other in self._jobs.values() if other.client not in self._working)
        return own + 1 + list(waiting).index(job.client)

    def _of(self, client: str) -> list[_Job]:
        return [job for job in self._jobs.values() if job.client == client]

    def _begin(self, replay: Replay) -> _Job:
        making = [self._of(client)[0] for client in self._working]
        for job in list(self._jobs.values()):
            if job not in making and not self._wanted(job):
                del self._jobs[job.task.id]
        own = self._of(CLIENT.get())
        if len(own) >= MOST_REVIEWS:
            raise TooManyReviews(f"The teacher has {len(own)} of your games to look at. Wait until one is done.")
        job = self._jobs[replay.id] = _Job(replay, self._budget)
        self._go_on()
        return job

    def _go_on(self) -> None:
        """Gives free places to those who wait longest."""
        for client in dict.fromkeys(job.client for job in self._jobs.values()):
            if client not in self._working and len(self._working) < MOST_REVIEWS_AT_ONCE:
                self._working[client] = asyncio.create_task(self._work(client), name=f"a review for {client}")

    async def _work(self, client: str) -> None:
        """The first game of a client; then it is another one's turn."""
        CLIENT.set(client)
        job = self._of(client)[0]
        try:
            review = await self._made(job)
        except Exception as error:
            _log.warning("A review failed.", exc_info=True)
            self._problems[job.task.id] = str(error) if isinstance(error, ArchfoeError) else FAILED
        else:
            if review is not None:
                self._kept[job.task.id] = Reviewing(0, job.turns, job.turns, review_message(review))
        del self._jobs[job.task.id], self._working[client]
        for other in self._of(client):
            self._jobs.move_to_end(other.task.id)  # behind those who wait for a place
        for kept in (self._kept, self._problems):
            while len(kept) > MOST_KEPT:
                del kept[next(iter(kept))]
        self._go_on()

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


def review_message(review: Review) -> w.Review:
    return w.Review(
        teams=list(review.teams),
        together=review.together,
        winners=list(review.winners),
        start=_chances(review.start),
        turns=[_turn(turn) for turn in review.turns],
        moves=[_move(mistake) for mistake in review.mistakes],
        sides=[_side(balance) for balance in review.balances],
        rollouts=review.rollouts,
        turning=review.turning,
    )


def _turn(turn: TurnEnd) -> w.ReviewTurn:
    return w.ReviewTurn(turn.turn, turn.round, turn.seat, turn.begins, turn.ends, _chances(turn.chances), turn.did)


def _move(mistake: Mistake) -> w.CostlyMove:
    return w.CostlyMove(
        at=mistake.at,
        turn=mistake.turn,
        round=mistake.round,
        seat=mistake.seat,
        asked=mistake.asked,
        played=_choice(mistake.played),
        better=_choice(mistake.better),
        cost=_rounded(mistake.cost),
        why=list(mistake.why),
        hindsight=mistake.hindsight or "",
    )


def _choice(choice: Choice) -> w.ReviewChoice:
    return w.ReviewChoice(choice.words, list(choice.cards))


def _side(balance: Balance) -> w.ReviewSide:
    return w.ReviewSide(
        seat=balance.seat,
        start=_rounded(balance.start),
        end=_rounded(balance.end),
        choices=_rounded(balance.choices),
        partners=_rounded(balance.partners),
        foes=_rounded(balance.foes),
        draws=_rounded(balance.draws),
        weighed=balance.weighed,
        mistakes=balance.mistakes,
        swings=[_swing(swing) for swing in balance.swings],
        decided=balance.decided,
    )


def _swing(swing: Swing) -> w.ReviewSwing:
    return w.ReviewSwing(swing.turn, _rounded(swing.before), _rounded(swing.after), _rounded(swing.choices))


def _chances(chances: tuple[float, ...]) -> list[float]:
    return [_rounded(chance) for chance in chances]


def _rounded(chance: float) -> float:
    """To a tenth of a point: finer than the roll-outs can tell."""
    return round(chance, 3)
