"""Looks for puzzles in games of bots: turns in which the best line is far better than the natural one."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from archfoe.agents import make_agent
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.game import Game
from archfoe.core.piles import STACK
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.puzzles.composing import composed, made
from archfoe.puzzles.goals import BEAT, POINTS, Goal, all_of, copies, points
from archfoe.puzzles.natural import natural, share_that_fails, worlds_of
from archfoe.puzzles.proof import flaws
from archfoe.puzzles.puzzle import Puzzle, parse_puzzle
from archfoe.puzzles.second import check
from archfoe.puzzles.telling import Idea, NoIdea, idea_of, texts
from archfoe.puzzles.turn import TooLarge, Turn, Values
from archfoe.puzzles.ways import Ways, adverse
from archfoe.puzzles.writing import file_of, spoken, stamped
from archfoe.registry import modes
from archfoe.table.positions.asked import Asked
from archfoe.table.positions.cases import Layout
from archfoe.table.positions.keys import keys_of
from archfoe.table.view import View

BOTS: Final = ("keen", "greedy")
_BUDGET: Final = 2_500
#: A puzzle takes so many answers, and so many of the lines that try at random must fail.
_SHORTEST, _LONGEST = 4, 14
_HARD_ENOUGH: Final = 0.8
_FEW_LINES, _OFTEN_ENOUGH = 10, 0.6
_MEDIUM, _HARD = 7, 10


@dataclass
class Found:
    """A puzzle that is proved twice."""

    text: str
    puzzle: Puzzle
    idea: Idea
    fails: float  # the share of random lines


@dataclass
class Mine:
    """Games of bots, one after the other, and what was seen in them."""

    mode: str
    first: int = 0
    seconds: float = 300
    most: int = 2  # of one idea
    budget: int = 15_000  # positions that a proof may take
    clock: Callable[[], float] = time.process_time
    ideas: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    too_large: int = 0
    composed: int = 0
    dropped: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def run(self) -> Iterator[Found]:
        end = self.clock() + self.seconds
        seed = self.first
        while self.clock() < end:
            for game, seat in turns_of(self.mode, seed):
                if self.clock() >= end:
                    return
                self.turns += 1
                yield from self._look(game, seat, seed)
            self.games += 1
            seed += 1

    def _look(self, game: Game, seat: int, seed: int) -> Iterator[Found]:
        """The puzzles of one turn: first its points, then its Super-Villain."""
        s = game.state
        villain = s.cards[s.piles[STACK][-1]].name if s.top_shown else ""
        measures = [points(s, seat), made(seat), *([copies(s, seat, villain)] if villain else [])]
        turn = Turn(game, seat, measures, _BUDGET, closed=True)
        best = turn.best()
        if best is None:
            self.too_large += 1
            return
        start = turn.values(s)
        if all(best[n] <= start[n] for n in (0, 2)[: 1 + bool(villain)]) and best[1] <= start[1]:
            return
        usual = natural(turn, [adverse(game)])  # other worlds are looked at once it seems worth it
        name = f"{self.mode} {seed}-{s.turn}"
        try:
            asked = list(self._asked(turn, villain, best, usual))
        except TooLarge:  # while it was composed
            self.too_large += 1
            return
        for world, goals in asked:
            found = self.puzzle_of(world, seat, goals, name)
            if found is not None:
                yield found
                return

    def _asked(self, turn: Turn, villain: str, best: Values, usual: Values) -> Iterator[tuple[Game, list[Goal]]]:
        """What can be asked of this turn, the nicer goals first: of one position one puzzle is enough."""
        if villain and best[2] > usual[2]:
            yield turn.root, [Goal(BEAT, card=villain)]
        elif villain and best[1] > usual[1] and (laid := composed(turn, 1, usual[1], best[1])) is not None:
            self.composed += 1
            yield laid
        if best[0] > max(usual[0], 0):
            yield turn.root, [Goal(POINTS, best[0])]

    def puzzle_of(
        self, game: Game, seat: int, goals: Sequence[Goal], name: str, layout: Layout | None = None
    ) -> Found | None:
        """A puzzle of this turn and these goals, if there is one worth keeping; else why not is counted."""
        try:
            world, needed = adverse(game), None
            for _ in range(2):  # again, if another step turns out to be the key
                draft = written(world, seat, goals, name, needed, layout)
                if draft is None:
                    self.dropped["length"] += 1
                    return None
                text, puzzle = draft, parse_puzzle(draft, name)
                idea = idea_of(puzzle, needed)
                fails, why, needed = self._looked_through(puzzle, idea)
                if idea.key in needed or not needed:
                    break
        except (TooLarge, NoIdea) as error:
            self.dropped["too large" if isinstance(error, TooLarge) else str(error)] += 1
            return None
        if why:
            self.dropped[why] += 1
            return None
        self.ideas[idea.dress] += 1
        return Found(text, puzzle, idea, fails)

    def _looked_through(self, puzzle: Puzzle, idea: Idea) -> tuple[float, str, list[int]]:
        """The share of random lines that fail, why it is not kept, and the steps that nothing goes without.

        From here on only what the file says counts.
        """
        if self.ideas[idea.dress] >= self.most:
            return 0.0, "one more of its idea", []
        game, seat = puzzle.game(), puzzle.seat
        worlds = worlds_of(game, seat)
        turn = Turn(game, seat, [all_of(puzzle.goals, game.state, seat)])
        if natural(turn, worlds)[0]:
            return 0.0, "natural play", []
        if share_that_fails(turn, 0, 1, worlds, _FEW_LINES) < _OFTEN_ENOUGH:  # most that are too easy show it at once
            return 0.0, "random lines", []
        if wrong := flaws(puzzle, self.budget):
            return 0.0, wrong[0], []
        fails = share_that_fails(turn, 0, 1, worlds)
        if fails < _HARD_ENOUGH:
            return fails, "random lines", []
        checked = check(puzzle, self.budget)
        why = next(iter([*checked.wrong, *(["not sure twice"] if checked.unsure else [])]), "")
        return fails, why, checked.needed


def minable() -> list[str]:
    """Modes whose positions have nothing of their own to remember: others cannot be written down yet."""
    return [name for name in modes() if not keys_of(name).arguments]


def turns_of(mode: str, seed: int) -> Iterator[tuple[Game, int]]:
    """A game of bots for two, as it stands before each turn."""
    game = Game(*build(Options(mode, len(BOTS)), key_of_seed(f"puzzle {mode} {seed}")), log=False)
    agents = [make_agent(bot, seed) for bot in BOTS]
    at = -1
    while not game.over:
        seat = next(iter(game.waiting))
        s = game.state
        if s.turn != at and seat == s.active and game.waiting[seat].kind is MAIN_ACTION:
            at = s.turn
            yield game.clone(), seat
        game.decide(seat, *agents[seat].answer(View(game, seat)))


def written(
    world: Game,
    seat: int,
    goals: Sequence[Goal],
    name: str,
    needed: Sequence[int] | None = None,
    layout: Layout | None = None,
) -> str | None:
    """A puzzle file with the shortest solution, and with texts by its idea; None if that is too short or long."""
    s = world.state
    turn = Turn(world, seat, [all_of(goals, s, seat)], _BUDGET, closed=True, enough=(1,))
    if not turn.settle(world)[0]:
        return None
    line = list(Ways(turn).steps())
    mine = len(list(takewhile(lambda step: step.seat == seat, line)))
    later = [step.seat for step in line[mine:]]  # who is Confronted answers when the turn has ended
    if not _SHORTEST <= mine <= _LONGEST or (later and not turn.to_the_end) or seat in later:
        return None
    steps = [f"P{step.seat}: {spoken(step.game, step.seat, step.answer)}" for step in line]
    level = "easy" if mine < _MEDIUM else "medium" if mine < _HARD else "hard"
    asked = Asked(0, "?", level, tuple(map(str, goals)), 1, "?", "?")
    first = parse_puzzle(file_of(world, seat, name, asked, goals, steps, layout), name)
    idea = idea_of(first, needed)
    title, why, trap = texts(first, idea)
    asked = Asked(0, idea.theme, level, asked.goal, idea.key, why, trap)
    text = file_of(world, seat, title, asked, goals, steps, layout)
    return stamped(text, parse_puzzle(text).game())
