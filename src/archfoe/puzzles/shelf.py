"""The puzzles that are shipped. A file is only ever added: its name is the number of its puzzle, which stays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.puzzles.puzzle import Puzzle, load_puzzle

FOLDER: Final = Path(__file__).parent / "shelf"


@cache
def numbers() -> tuple[int, ...]:
    return tuple(sorted(int(path.stem) for path in FOLDER.glob("*.yaml")))


@cache
def _loaded(number: int) -> Puzzle:
    return load_puzzle(FOLDER / f"{number:03}.yaml")


def all_of_them() -> tuple[Puzzle, ...]:
    return tuple(_loaded(number) for number in numbers())


@cache
def _retired(number: int) -> str:
    return _loaded(number).retired


def holds(number: int) -> bool:
    """Are rules and cards as they were when it was proved?"""
    return number in numbers() and not _retired(number)


def current() -> list[Puzzle]:
    return [puzzle for puzzle in all_of_them() if holds(puzzle.id)]


def numbered(number: int) -> Puzzle:
    if number not in numbers():
        raise ArchfoeError(f"There is no puzzle {number}. See: archfoe puzzle list")
    if not holds(number):
        raise ArchfoeError(f"Puzzle {number} is retired: {_retired(number)}.")
    return _loaded(number)


def after(number: int) -> int:
    """The number of the next one; 0 if it is the last."""
    return next(_holding(number + 1), 0)


def _holding(least: int) -> Iterator[int]:
    return (number for number in numbers() if number >= least and holds(number))
