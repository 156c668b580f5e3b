"""A review as a worker makes it: piece by piece, so that bots who think in the same process get their turn between.

The teacher tells after each piece how far it is. It works in a thread of its own, which stands still there until the
next piece is wanted; so no piece runs beside the work of a bot.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import NamedTuple

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.registry.blame import blamed
from archfoe.review import Review, review

_MOST_KEPT = 2  # reviews that are not done; what nobody goes on with must not stay


class ReviewTask(NamedTuple):
    """What a worker must know."""

    id: str
    record: Record
    names: tuple[str, ...]  # what the seats are called
    budget: int  # roll-outs for a quick look at a question


class Progress(NamedTuple):
    done: int
    of: int


class _Dropped(BaseException):
    """Nobody wants it any more. No `Exception`, so that the teacher cannot take it for a problem of its own."""


class _UnderWay:
    """A review that stands still between two pieces."""

    def __init__(self, task: ReviewTask) -> None:
        self._task = task
        self._go, self._stood = threading.Semaphore(0), threading.Semaphore(0)
        self._dropped = False
        self._progress = Progress(0, 0)
        self._result: Review | None = None
        self._failed: Exception | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def step(self) -> Progress | Review:
        self._go.release()
        self._stood.acquire()
        if self._failed is not None:
            raise self._failed
        return self._result or self._progress

    def drop(self) -> None:
        self._dropped = True
        self._go.release()
        self._thread.join()

    def _work(self) -> None:
        self._go.acquire()
        try:
            if not self._dropped:
                _, record, names, budget = self._task
                self._result = review(record, names=names, budget=budget, hindsight=True, progress=self._stand)
        except _Dropped:
            pass
        except ArchfoeError as error:
            self._failed = error
        except Exception as error:  # said here, where it is known whose code it was
            self._failed = ArchfoeError(f"{blamed(error)}.")
        self._stood.release()

    def _stand(self, done: int, of: int) -> None:
        self._progress = Progress(done, of)
        self._stood.release()
        self._go.acquire()
        if self._dropped:
            raise _Dropped


_under_way: OrderedDict[str, _UnderWay] = OrderedDict()


def next_piece(task: ReviewTask) -> Progress | Review:
    """Goes on with a review by one piece; one that is not known here begins."""
    known = _under_way.get(task.id)
    if known is None:
        while len(_under_way) >= _MOST_KEPT:
            _under_way.popitem(last=False)[1].drop()
        known = _under_way[task.id] = _UnderWay(task)
    try:
        step = known.step()
    except Exception:
        del _under_way[task.id]
        raise
    if isinstance(step, Review):
        del _under_way[task.id]
    return step


def drop(task_id: str) -> None:
    known = _under_way.pop(task_id, None)
    if known is not None:
        known.drop()
