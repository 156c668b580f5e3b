"""Puzzles as they are sent. What solves one is sent to who has solved it or wants to be shown it, and not before."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from archfoe.wire.protocol import Explained, View
from archfoe.wire.room import Chair, Choices
from archfoe.wire.shapes import CardName
from archfoe.wire.to_server import MOST_PICKS, Number, Pick, Word

Level = Literal["easy", "medium", "hard"]
MOST_ANSWERS = 200  # of one turn
HINTS = 3


class PuzzleOnShelf(Struct, frozen=True):
    number: int
    title: str
    level: Level
    box: str  # the title of its game
    goal: str
    picture: CardName


class PuzzleShelf(Struct, frozen=True):
    """The answer to `GET /api/puzzles`."""

    puzzles: list[PuzzleOnShelf]
    day: str  # by the clock of the server and UTC, as 2026-11-18
    today: int  # the number of the puzzle of that day


class PuzzleOfDay(Struct, frozen=True):
    """The answer to `GET /api/puzzles/today`."""

    day: str
    puzzle: PuzzleOnShelf


class PuzzleWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/7`: how far somebody is who tries it, which the server does not keep."""

    answers: Annotated[list[Annotated[list[Pick], Meta(max_length=MOST_PICKS)]], Meta(max_length=MOST_ANSWERS)] = []
    number: Number = 0  # what the view and its question are to be numbered by
    seen: Number = 0  # so many events are known already
    play_all: bool = False  # after the answers, every card that leaves nothing to choose
    hints: Annotated[int, Meta(ge=0, le=HINTS)] = 0  # so many of them
    show: bool = False  # the solution is wanted
    explain: Word = ""  # what is to be explained here


class PuzzleStep(Struct, frozen=True):
    words: str
    card: CardName | None
    key: bool


class PuzzleSolution(Struct, frozen=True):
    steps: list[PuzzleStep]
    theme: str
    why: str
    trap: str


class PuzzleStand(Struct, frozen=True):
    """How a try stands after the answers of a wish."""

    number: int
    title: str
    level: Level
    goal: str
    goal_cards: list[CardName]  # that are to be gained or beaten
    known: list[str]  # what a solution may build on and the table does not show
    chairs: list[Chair]
    choices: Choices
    answers: list[list[int]]  # those that stand: the end of a turn that was not enough is taken back
    view: View
    failed: str  # why that turn was not enough; else empty
    solved: bool
    hints: list[str]
    solution: PuzzleSolution | None
    line: str  # the result, to be pasted; empty before there is one
    next: int  # the number of the next puzzle; 0: there is none
    protocol: int
    version: str
    explained: Explained | None = None
