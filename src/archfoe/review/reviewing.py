"""A whole game, reviewed: in as many processes as are wanted, with the same outcome."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.registry import bots
from archfoe.registry.blame import whose
from archfoe.review.judging import Wish, judged
from archfoe.review.people import People
from archfoe.review.report import Balance, Mistake, Review, Swing, TurnEnd
from archfoe.review.walk import Walk, chances, opening, walked
from archfoe.signals import Interrupt, interruptible
from archfoe.sim.work import in_processes
from archfoe.table.story import told as story_told
from archfoe.table.view import View
from archfoe.table.words.board import words_of
from archfoe.table.words.labels import player_names

#: Roll-outs for a quick look at a question.
BUDGET: Final = 48
#: A turn that changes the chance by so much is worth a word, and so many of them.
_LARGE: Final = 0.08
_SWINGS: Final = 3
#: So near to certain a game is as good as decided.
_CERTAIN: Final = 0.03
#: Hears how many questions are done, and of how many.
Progress = Callable[[int, int], object]
Steps = Generator[tuple[int, int], None, Review]


class Piece(NamedTuple):
    """A question, for whoever has the record or gets it from here."""

    text: str  # of the record
    name: str
    number: int  # of the question
    wish: Wish


class Judged(NamedTuple):
    number: int
    mistake: Mistake | None
    rollouts: int


def review(
    record: Record,
    *,
    seats: Sequence[int] | None = None,
    budget: int = BUDGET,
    jobs: int = 1,
    progress: Progress | None = None,
    hindsight: bool = False,
    names: Sequence[str] | None = None,
    name: str = "the record",
) -> Review:
    """How a game stood after every turn, what its choices cost, and what was luck.

    `seats`: whose choices are looked at, else everybody's; as long as a game with people is not over only theirs, since
    what bots could have done would show what they hold. The same record and budget give the same review with any
    number of processes. `names` are what the seats are called, `name` is the file where something is wrong with it.
    """
    if budget < 1:
        raise ArchfoeError(f"A review needs at least 1 roll-out for a question, not {budget}.")
    if jobs < 1:
        raise ArchfoeError(f"{jobs} processes cannot review a game: ask for at least 1.")
    with interruptible() as interrupt:
        steps = _steps(record, seats, budget, jobs, hindsight, names, name, interrupt)
        while True:
            try:
                done, of = next(steps)
            except StopIteration as end:
                made: Review = end.value
                return made
            if progress is not None:
                progress(done, of)


def review_steps(record: Record, *, budget: int, hindsight: bool, names: Sequence[str]) -> Steps:
    """The same in pieces, with something else between them: how many questions are done, and of how many."""
    return _steps(record, None, budget, 1, hindsight, names, "the record", Interrupt())


def _steps(
    record: Record,
    seats: Sequence[int] | None,
    budget: int,
    jobs: int,
    hindsight: bool,
    names: Sequence[str] | None,
    name: str,
    interrupt: Interrupt,
) -> Steps:
    text = record.dumps()
    walk = _walk(text, name)
    _check_seats(seats, walk)
    called = tuple(names or player_names(record.players))
    people = [seat for seat, player in enumerate(record.players) if player not in bots()]
    if seats is None and people and not walk.game.over:
        seats = people
    wish = Wish(budget, People(called, people[0] if len(people) == 1 else None), hindsight and walk.game.over)
    asked = [i for i, question in enumerate(walk.questions) if seats is None or question.seat in seats]
    found: list[Judged] = []
    yield 0, len(asked)
    for one in _each([Piece(text, name, i, wish) for i in asked], min(jobs, len(asked)), interrupt):
        found.append(one)
        yield len(found), len(asked)
    turning = _turning(walk, record.key) if walk.game.over else None
    return _told(walk, wish, sorted(found, key=lambda one: one.number), turning)


def _check_seats(seats: Sequence[int] | None, walk: Walk) -> None:
    for seat in seats or ():
        if not 0 <= seat < walk.options.players:
            raise ArchfoeError(f"There is no seat {seat}: this game has {walk.options.players} players.")


@lru_cache(maxsize=2)
def _walk(text: str, name: str) -> Walk:
    """Once in each process."""
    return walked(Record.loads(text, name), name)


def _judge(piece: Piece) -> Judged:
    walk = _walk(piece.text, piece.name)
    question = walk.questions[piece.number]
    try:
        return Judged(piece.number, *judged(question, piece.wish, walk.game.record[question.at :]))
    except Exception as error:
        raise whose(error) from error


def _each(pieces: Sequence[Piece], jobs: int, interrupt: Interrupt) -> Iterator[Judged]:
    if jobs > 1:
        yield from in_processes(_judge, pieces, jobs, interrupt)
    else:
        for piece in pieces:
            if interrupt.heard:
                break
            yield _judge(piece)
    if interrupt.heard:
        raise KeyboardInterrupt


def _turning(walk: Walk, key: bytes) -> int | None:
    """The same turn that the end of the game is told with."""
    view = View(walk.game, None)
    board = words_of(view)
    if board.shared_fate(view):
        return None
    return story_told(walk.options, key, walk.game.record, board.falls, board.danger).turning


def _told(walk: Walk, wish: Wish, found: Sequence[Judged], turning: int | None) -> Review:
    s = walk.game.state
    start = opening(walk.opening, walk.game)
    turns = tuple(
        [
            TurnEnd(turn.turn, turn.round, turn.seat, turn.begins, turn.ends, chances(turn.game), turn.did)
            for turn in walk.turns
        ]
    )
    end = turns[-1].chances if turns else start
    told = turns[:-1] if s.over else turns  # what ends a game needs no explanation
    mistakes = sorted([one.mistake for one in found if one.mistake is not None], key=lambda m: (-m.cost, m.at))
    looked_at = [walk.questions[one.number].seat for one in found if one.rollouts >= 0]
    return Review(
        mode=walk.options.mode,
        names=wish.people.names,
        teams=tuple(s.teams),
        together=len(set(s.teams)) == 1,
        over=s.over,
        winners=tuple(s.winners),
        answers=len(walk.game.record),
        start=start,
        turns=turns,
        mistakes=tuple(mistakes),
        balances=tuple(
            [
                replace(
                    _balance(seat, start, end, s.teams, mistakes, looked_at),
                    swings=swings(seat, start, told, s.teams, mistakes),
                    decided=decided(seat, told) if s.over else 0,
                )
                for seat in range(len(s.teams))
            ]
        ),
        weighed=len(looked_at),
        rollouts=sum([one.rollouts for one in found if one.rollouts > 0]),
        budget=wish.budget,
        hindsight=wish.hindsight,
        turning=turning,
    )


def _balance(
    seat: int,
    start: Sequence[float],
    end: Sequence[float],
    teams: Sequence[int],
    mistakes: Sequence[Mistake],
    looked_at: Sequence[int],
) -> Balance:
    """What one side loses by a mistake, the others share."""
    sides = len(set(teams))
    own = -sum([m.cost for m in mistakes if m.seat == seat])
    partners = -sum([m.cost for m in mistakes if m.seat != seat and teams[m.seat] == teams[seat]])
    foes = sum([m.cost / (sides - 1) for m in mistakes if teams[m.seat] != teams[seat]])
    return Balance(
        seat=seat,
        start=start[seat],
        end=end[seat],
        choices=own,
        partners=partners,
        foes=foes,
        draws=end[seat] - start[seat] - own - partners - foes,
        weighed=looked_at.count(seat),
        mistakes=sum([m.seat == seat for m in mistakes]),
    )


def decided(seat: int, turns: Sequence[TurnEnd]) -> int:
    """The round after which a seat's side was nearly sure to win, or to lose, all the time; 0 if it never was."""
    found = 0
    for turn in reversed(turns):
        chance = turn.chances[seat]
        if min(chance, 1 - chance) > _CERTAIN or round(chance) != round(turns[-1].chances[seat]):
            break
        found = turn.round
    return found


def swings(
    seat: int,
    start: Sequence[float],
    turns: Sequence[TurnEnd],
    teams: Sequence[int],
    mistakes: Sequence[Mistake],
) -> tuple[Swing, ...]:
    """The turns after which a seat's chance was very different, in their order."""
    found, before, sides = [], start[seat], len(set(teams))
    for turn in turns:
        after = turn.chances[seat]
        if abs(after - before) >= _LARGE:
            here = [m for m in mistakes if m.turn == turn.turn]
            brought = [-m.cost if teams[m.seat] == teams[seat] else m.cost / (sides - 1) for m in here]
            found.append(Swing(turn.turn, before, after, sum(brought)))
        before = after
    largest = sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:_SWINGS]
    return tuple(sorted(largest, key=lambda swing: swing.turn))
