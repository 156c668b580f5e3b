"""Puzzles at tables of a page: each request brings the answers so far, so nothing is kept between two of them.

Whether a puzzle is solved says `Attempt`, as in the terminal.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any, Final

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import HEROES
from archfoe.puzzles import shelf
from archfoe.puzzles.attempt import Attempt
from archfoe.puzzles.days import number_on
from archfoe.puzzles.goals import POINTS
from archfoe.puzzles.puzzle import Puzzle, card_of
from archfoe.puzzles.telling import hints, in_full, known_to, result_line
from archfoe.registry import modes
from archfoe.server import daily
from archfoe.server.errors import Refusal
from archfoe.server.room_message import choices_of, still_chair
from archfoe.server.seating import wish_of
from archfoe.table.forecast import next_plain
from archfoe.table.positions.table import card_named
from archfoe.table.view import View
from archfoe.version import VERSION
from archfoe.wire import protocol as p
from archfoe.wire import puzzle as w
from archfoe.wire.card_names import card_name
from archfoe.wire.explain import explanation
from archfoe.wire.log import new_log
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire

#: What scripts/engine writes beside the puzzles: a page need not read all of them to show the shelf.
SHELF_FILE: Final = "shelf.json"


def shelf_now(day: date | None = None) -> w.PuzzleShelf:
    day = day or daily.today()
    return w.PuzzleShelf(list(on_shelf()), day.isoformat(), number_on(day))


def of_day(day: date | None = None) -> w.PuzzleOfDay:
    day = day or daily.today()
    return w.PuzzleOfDay(day.isoformat(), _on_shelf(shelf.numbered(number_on(day))))


@cache
def on_shelf() -> tuple[w.PuzzleOnShelf, ...]:
    written = shelf.FOLDER / SHELF_FILE
    if written.exists():
        return tuple(msgspec.json.decode(written.read_bytes(), type=list[w.PuzzleOnShelf]))
    return tuple(_on_shelf(puzzle) for puzzle in shelf.current())


def _on_shelf(puzzle: Puzzle) -> w.PuzzleOnShelf:
    s = puzzle.game().state
    cards = _goal_cards(puzzle) or [card_name(s.defn(s.piles[HEROES + puzzle.seat][-1]))]
    level: Any = puzzle.asked.level
    box = modes()[puzzle.case.layout.mode].title
    return w.PuzzleOnShelf(puzzle.id, puzzle.title, level, box, puzzle.goal, cards[0])


def _goal_cards(puzzle: Puzzle) -> list[str]:
    return [card_name(card_of(goal, puzzle.case.layout)) for goal in puzzle.goals if goal.what != POINTS]


class _Try(RemoteSession):
    """A position of an attempt, which can be sent like that of a game."""

    def __init__(self, attempt: Attempt) -> None:
        self.game, self.options = attempt.game, View(attempt.game, attempt.seat).rules.options
        self.players = [f"Player {seat + 1}" for seat in range(self.options.players)]
        self.key, self.takebacks, self.holders = b"", [], frozenset({attempt.seat})
        self._pressed, self._after_others = set(), set()

    def barrier_since(self, last: int, seat: int) -> str | None:
        """Everything can be taken back."""
        return None


def stand(number: int, wish: w.PuzzleWish) -> w.PuzzleStand:
    """Raises one sentence if there is no such puzzle, or an answer is not legal."""
    puzzle = shelf.numbered(number)
    attempt = Attempt(puzzle)
    answers, failed = _played(attempt, wish)
    session, told = _Try(attempt), attempt.solved or wish.show
    seat, options = puzzle.seat, session.options
    wire = TableWire(session, seat)
    log = new_log(wire.view, attempt.game, wish.seen, wire.names)
    game = f"puzzle-{number}"
    level: Any = puzzle.asked.level
    return w.PuzzleStand(
        number=number,
        title=puzzle.title,
        level=level,
        goal=puzzle.goal,
        goal_cards=_goal_cards(puzzle),
        known=list(known_to(puzzle, attempt.game, wire.names)),
        chairs=[
            still_chair(other, team, wire.names[other], p.HUMAN if other == seat else p.BOT, yours=other == seat)
            for other, team in enumerate(options.teams)
        ],
        choices=choices_of(options, wish_of(options, [])),
        answers=[list(answer) for answer in answers],
        view=p.View(game, wish.number, wire.table(wish.number), log),
        failed=failed,
        solved=attempt.solved,
        hints=list(hints(puzzle)[: wish.hints]),
        solution=_solution(puzzle) if told else None,
        line=result_line(number, wish.hints, solved=attempt.solved and not wish.show) if told else "",
        next=shelf.after(number),
        protocol=p.PROTOCOL,
        version=VERSION,
        explained=p.Explained(wish.explain, explanation(wire.view, wish.explain)) if wish.explain else None,
    )


def _played(attempt: Attempt, wish: w.PuzzleWish) -> tuple[list[tuple[int, ...]], str]:
    """The answers that stand, and why the turn was not enough."""
    done: list[tuple[int, ...]] = []
    for picked in map(tuple, wish.answers):
        if attempt.solved or attempt.ended:
            raise Refusal("This turn has ended.")
        attempt.decide(picked)
        done.append(picked)
        if attempt.ended and not attempt.solved:
            return done[:-1], attempt.verdict()
    while wish.play_all and not attempt.solved:
        pick = next_plain(View(attempt.game, attempt.seat))
        if pick is None:
            break
        attempt.decide((pick,))
        done.append((pick,))
    if wish.play_all and len(done) == len(wish.answers):
        raise Refusal("Nothing in your hand plays by itself.")
    return done, ""


def _solution(puzzle: Puzzle) -> w.PuzzleSolution:
    """Of equal steps one after the other one, but for the key."""
    steps: list[tuple[str, int, bool]] = []
    for n, words in enumerate(puzzle.solution, 1):
        key = n == puzzle.asked.key
        if steps and not key and steps[-1][0] == words and not steps[-1][2]:
            steps[-1] = (words, steps[-1][1] + 1, False)
        else:
            steps.append((words, 1, key))
    told, card = [], None
    for words, times, key in steps:
        card = _card_in(puzzle, words) or card
        said = in_full(words)
        told.append(w.PuzzleStep(f"{said[:1].upper()}{said[1:]}{f' ×{times}' if times > 1 else ''}", card, key))
    asked = puzzle.asked
    return w.PuzzleSolution(told, asked.theme, asked.why, asked.trap)


def _card_in(puzzle: Puzzle, words: str) -> str | None:
    """The card that a step is about; an answer is mostly about the one before."""
    _, _, name = words.partition(" ")
    try:
        return card_name(card_named(name, puzzle.case.layout.sets))
    except ArchfoeError:
        return None
