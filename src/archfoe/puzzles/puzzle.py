"""A puzzle: a position file that asks for something, and the solution in its steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Final

from archfoe.core.card import Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.record import RULINGS
from archfoe.puzzles.goals import BEAT, GAIN, Goal, parse_goal, told
from archfoe.registry.editions import canonical
from archfoe.table.positions import Case, load_case, parse_case
from archfoe.table.positions.asked import Asked
from archfoe.table.positions.cases import Layout
from archfoe.table.positions.table import Table, card_named

_DIGEST_BYTES: Final = 6


class NoPuzzle(ArchfoeError):
    """A file that is not a puzzle."""


@dataclass(frozen=True)
class Puzzle:
    case: Case
    asked: Asked
    goals: tuple[Goal, ...]

    @property
    def id(self) -> int:
        return self.asked.id

    @property
    def title(self) -> str:
        return self.case.title

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.case.layout.more.get("turn", 0))

    @property
    def goal(self) -> str:
        return told(self.goals)

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """What the player does, in words."""
        return tuple(step.move.words for step in self.case.steps if step.move is not None and step.seat == self.seat)

    def lay_out(self) -> Table:
        return self.case.layout.lay_out()

    def game(self) -> Game:
        return self.lay_out().game

    @property
    def retired(self) -> str:
        """Why it is not asked any more: rules or cards are others than those that it was proved with; else empty."""
        if self.asked.rulings != RULINGS:
            return f"it was proved under rulings {self.asked.rulings}, and these are rulings {RULINGS}"
        if self.asked.cards != digest_of(self.game()):
            return "one of its cards has changed since it was proved"
        return ""


def digest_of(game: Game) -> str:
    """Of what all cards are that lie in a position."""
    cards = sorted([repr(canonical(card)) for card in set(game.state.cards)])
    return blake2b("\n".join(cards).encode(), digest_size=_DIGEST_BYTES).hexdigest()


def load_puzzle(path: Path) -> Puzzle:
    return puzzle_of(load_case(path))


def parse_puzzle(source: str, name: str = "the puzzle") -> Puzzle:
    return puzzle_of(parse_case(source, name))


def puzzle_of(case: Case) -> Puzzle:
    if case.puzzle is None:
        raise NoPuzzle(f"{case.name} is a position file and no puzzle: it has no `puzzle`.")
    try:
        goals = tuple(parse_goal(words) for words in case.puzzle.goal)
        for goal in goals:
            if goal.what in (BEAT, GAIN):
                card_of(goal, case.layout)
    except ArchfoeError as error:
        raise NoPuzzle(f"{case.name}: {error}") from None
    puzzle = Puzzle(case, case.puzzle, goals)
    if not 1 <= case.puzzle.key <= len(puzzle.solution):
        raise NoPuzzle(f"{case.name}: there is no step {case.puzzle.key} in the solution.")
    return puzzle


def card_of(goal: Goal, layout: Layout) -> Card:
    """What is to be gained or beaten; where Characters are played, it is they who are beaten."""
    figures = {name for names in layout.owned.get("heroes", {}).values() for name in names}
    return card_named(goal.card, layout.sets, hero=goal.what == BEAT and goal.card in figures)


def listed_steps(steps: Sequence[str]) -> str:
    """ "play Punch x2, buy Mera"."""
    out: list[tuple[str, int]] = []
    for words in steps:
        if out and out[-1][0] == words:
            out[-1] = (words, out[-1][1] + 1)
        else:
            out.append((words, 1))
    return ", ".join(words if n == 1 else f"{words} x{n}" for words, n in out)
