"""Somebody tries a puzzle: every answer can be taken back, and whether it is solved is told when the turn ends."""

from __future__ import annotations

from archfoe.core.asking import Place
from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.core.text import listed
from archfoe.puzzles.goals import BEAT, POINTS, Goal, all_of, copies, points
from archfoe.puzzles.puzzle import Puzzle
from archfoe.puzzles.turn import TooLarge, Turn

_BUDGET = 3000


class Attempt:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.seat = puzzle, puzzle.seat
        self.game = puzzle.game()
        s = self.start = puzzle.game().state  # of a game that nobody plays
        self._goal = all_of(puzzle.goals, s, self.seat)
        self._measures = [
            (goal, points(s, self.seat) if goal.what == POINTS else copies(s, self.seat, goal.card))
            for goal in puzzle.goals
        ]
        self._past: list[Place] = []

    @property
    def solved(self) -> bool:
        """Without luck: what a shuffle or a lot has brought does not count."""
        return not self.lucky and bool(self._goal(self.game.state))

    @property
    def lucky(self) -> bool:
        return self.game.state.draws != self.start.draws

    @property
    def ended(self) -> bool:
        return self.game.over or self.game.state.turn != self.start.turn

    @property
    def answers(self) -> int:
        return len(self._past)

    def decide(self, answer: Answer) -> None:
        """An answer of the player; whoever else is asked then answers as badly for the player as can be."""
        game = self.game
        self._past.append(game.place())
        try:
            game.decide(self.seat, *answer)
        except ArchfoeError:
            self._past.pop()
            raise
        while not self.ended and self.seat not in game.waiting:
            seat = next(iter(game.waiting))
            game.decide(seat, *self._worst(seat, Turn(game, self.seat, [self._goal], _BUDGET)))

    def _worst(self, seat: int, turn: Turn) -> Answer:
        game = turn.root
        answers = list(turn.answers(game.state, game.waiting[seat]))
        try:
            return min(answers, key=lambda answer: turn.settle(turn.after(game, seat, answer)))
        except TooLarge:
            return answers[0]

    def back(self, times: int = 1) -> None:
        if not self._past:
            raise ArchfoeError("There is nothing to take back.")
        times = min(times, len(self._past))
        self.game = self.game.back_at(self._past[-times])
        del self._past[-times:]

    def start_over(self) -> None:
        self.game, self._past = self.puzzle.game(), []

    def verdict(self) -> str:
        """Why a turn that has ended was not enough. Its end is taken back, so it can go on."""
        self.back()
        if not self.missing():
            return "That was luck: the cards came out of a shuffle. There is a way that is sure."
        return f"Not yet: {listed(self.missing())}. Your turn goes on: take back, or start over?"

    def missing(self) -> list[str]:
        """What is not reached, in words: "8 of 11 Victory Points"."""
        s = self.game.state
        return [_short_of(goal, measure(s)) for goal, measure in self._measures if measure(s) < goal.n]


def _short_of(goal: Goal, reached: int) -> str:
    if goal.what == POINTS:
        return f"{reached} of {goal.n} Victory Points"
    return f"{goal.card} is not {'defeated' if goal.what == BEAT else 'yours'}"
