"""A review as a worker makes it: piece by piece, so that bots who think in the same process get their turn between.

The teacher tells after each piece how far it is, and stands still there until the next piece is wanted; so no piece
runs beside the work of a bot.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.registry.blame import blamed
from archfoe.review import Review, review_steps
from archfoe.server.limits import MOST_REVIEWS_AT_ONCE

_MOST_KEPT = MOST_REVIEWS_AT_ONCE + 1  # reviews that are not done; what nobody goes on with must not stay


class ReviewTask(NamedTuple):
    """What a worker must know."""

    id: str
    record: Record
    names: tuple[str, ...]  # what the seats are called
    budget: int  # roll-outs for a quick look at a question


class Progress(NamedTuple):
    done: int
    of: int


class _UnderWay:
    """A review that stands still between two pieces."""

    def __init__(self, task: ReviewTask) -> None:
        self._steps = review_steps(task.record, names=task.names, budget=task.budget, hindsight=True)

    def step(self) -> Progress | Review:
        try:
            return Progress(*next(self._steps))
        except StopIteration as end:
            made: Review = end.value
            return made
        except ArchfoeError:
            raise
        except Exception as error:  # said here, where it is known whose code it was
            raise ArchfoeError(f"{blamed(error)}.") from error

    def drop(self) -> None:
        self._steps.close()


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
