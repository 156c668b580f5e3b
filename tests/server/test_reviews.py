"""Reviews of games that are over: one at a time, kept when they are done, given up when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.review import Balance, Choice, Mistake, Review, TurnEnd
from archfoe.server import review_worker
from archfoe.server.errors import Refusal
from archfoe.server.limits import MOST_REVIEWS, REVIEW_PATIENCE
from archfoe.server.replays import Replay
from archfoe.server.review_worker import Progress, ReviewTask, _under_way, drop, next_piece
from archfoe.server.reviews import Reviews, TooManyReviews
from archfoe.wire.review import Reviewing
from tests.server.desk import InlineBots, run
from tests.server.test_replays import golden, unfinished


def over(name: str = "game") -> Replay:
    return Replay.of_text(name, golden("2p").dumps().encode())


FOUND = Review(
    mode="base",
    names=("Ann", "Bob"),
    teams=(0, 1),
    together=False,
    over=True,
    winners=(0,),
    answers=40,
    start=(0.5, 0.5),
    turns=(TurnEnd(1, 1, 0, 0, 20, (0.61234, 0.38766)), TurnEnd(2, 1, 1, 20, 40, (1.0, 0.0))),
    mistakes=(
        Mistake(
            at=12,
            turn=1,
            round=1,
            seat=0,
            asked="3 Power to spend",
            played=Choice("buy X-Ray Vision", (1,), ("base/x_ray_vision",), 0.4),
            better=Choice("buy Kick", (0,), ("base/kick",), 0.6),
            cost=0.2,
            error=0.01,
            rollouts=84,
            why=("It brings more Power next turn.",),
        ),
    ),
    balances=(Balance(0, 0.5, 1.0, -0.2, 0.0, 0.0, 0.7, 30, 1), Balance(1, 0.5, 0.0, 0.0, 0.0, 0.2, -0.7, 30, 0)),
    weighed=60,
    rollouts=900,
    budget=48,
    hindsight=True,
)


class Paced(InlineBots):
    """A worker that does a piece when it is let: then it tells how far it is, and after `pieces` the review."""

    def __init__(self, pieces: int = 3) -> None:
        super().__init__()
        self.pieces, self.done = pieces, 0
        self.dropped: list[str] = []
        self.fails: Exception | None = None
        self._go = asyncio.Semaphore(0)

    async def think(self, game: str, function: Callable[..., Any], *arguments: Any) -> Any:
        if function is drop:
            self.dropped.append(game)
            return None
        assert function is next_piece
        await self._go.acquire()
        if self.fails is not None:
            raise self.fails
        self.done += 1
        return FOUND if self.done % self.pieces == 0 else Progress(self.done % self.pieces, self.pieces)

    async def work(self, pieces: int = 1) -> None:
        for _ in range(pieces):
            self._go.release()
            for _ in range(5):  # so that all who waited for it come on
                await asyncio.sleep(0)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_review_arrives_piece_by_piece_and_is_kept() -> None:
    async def look() -> None:
        bots = Paced()
        reviews, game = Reviews(bots), over()
        turns = len(game.message.turns)
        assert reviews.ask(game) == Reviewing(0, 0, turns, None)
        await bots.work()
        assert reviews.ask(game) == Reviewing(0, 1 + turns // 3, turns, None)
        await bots.work(2)
        told = reviews.ask(game).review
        assert told is not None and told.turns[0].chances == [0.612, 0.388]
        (move,) = told.moves
        assert (move.at, move.played.cards, move.better.words, move.cost) == (
            12,
            ["base/x_ray_vision"],
            "buy Kick",
            0.2,
        )
        assert reviews.ask(over()).review is told  # the same game, opened once more
        assert bots.done == 3

    run(look())


def test_nobody_gets_a_review_of_a_game_that_goes_on() -> None:
    running = Replay.of_text("running", unfinished(2).dumps().encode())
    with pytest.raises(Refusal, match=r"^The teacher looks only at games that are over\.$"):
        Reviews(Paced()).ask(running)


def test_games_wait_for_one_another_and_not_too_many() -> None:
    async def look() -> None:
        bots = Paced()
        reviews, game = Reviews(bots), over()
        for number in range(MOST_REVIEWS):
            game.id = str(number)
            assert reviews.ask(game).before == number
        game.id = "one more"
        with pytest.raises(TooManyReviews, match="The teacher has 8 of your games to look at"):
            reviews.ask(game)
        await bots.work(bots.pieces)
        assert reviews.ask(game).before == MOST_REVIEWS - 1
        reviews.close()

    run(look())


def test_what_nobody_waits_for_is_given_up() -> None:
    async def look() -> None:
        bots, clock = Paced(), Clock()
        reviews, game = Reviews(bots, clock=clock), over("left")
        reviews.ask(game)
        await bots.work()
        clock.now += REVIEW_PATIENCE + 1
        other = over("other")
        assert reviews.ask(other).before == 1
        await bots.work()
        assert bots.dropped == ["left"]
        assert reviews.ask(other).before == 0
        reviews.close()

    run(look())


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ArchfoeError("A card of somebody failed."), "A card of somebody failed."),
        (ZeroDivisionError(), "The teacher cannot look at this game. Something went wrong on the server."),
    ],
)
def test_a_failure_is_told_once_and_can_be_tried_again(error: Exception, sentence: str) -> None:
    async def look() -> None:
        bots = Paced()
        reviews, game = Reviews(bots), over()
        bots.fails = error
        reviews.ask(game)
        await bots.work()
        with pytest.raises(Refusal, match=sentence):
            reviews.ask(game)
        bots.fails = None
        reviews.ask(game)
        await bots.work(bots.pieces)
        assert reviews.ask(game).review is not None

    run(look())


# In the worker


def test_a_worker_stands_still_between_two_pieces_and_forgets_what_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = [ReviewTask(name, golden("2p"), ("Ann", "Bob"), 1) for name in "abc"]
    first = next_piece(tasks[0])
    assert isinstance(first, Progress) and first.done == 0
    assert next_piece(tasks[0]) == Progress(1, first.of)
    monkeypatch.setattr(review_worker, "_MOST_KEPT", 2)
    for task in tasks[1:]:
        assert next_piece(task) == first
    assert list(_under_way) == ["b", "c"]  # the oldest makes room
    assert next_piece(tasks[1]) == Progress(1, first.of)
    for task in tasks:
        drop(task.id)
    assert not _under_way
