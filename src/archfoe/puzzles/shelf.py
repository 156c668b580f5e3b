"""The puzzles that are shipped. A file is only ever added: its name is the number of its puzzle, which stays."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.puzzles.puzzle import Puzzle, load_puzzle

FOLDER: Final = Path(__file__).parent / "shelf"


@cache
def all_of_them() -> tuple[Puzzle, ...]:
    return tuple(load_puzzle(path) for path in sorted(FOLDER.glob("*.yaml")))


def current() -> list[Puzzle]:
    """Those that still hold: rules and cards are as they were when they were proved."""
    return [puzzle for puzzle in all_of_them() if not puzzle.retired]


def numbered(number: int) -> Puzzle:
    for puzzle in all_of_them():
        if puzzle.id == number:
            if puzzle.retired:
                raise ArchfoeError(f"Puzzle {number} is retired: {puzzle.retired}.")
            return puzzle
    raise ArchfoeError(f"There is no puzzle {number}. See: archfoe puzzle list")
