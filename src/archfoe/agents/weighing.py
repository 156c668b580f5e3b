"""Weighs the answers to a question by paired roll-outs: every world is played with each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from archfoe.agents.candidates import Line, lines
from archfoe.agents.evaluation import Evaluator, for_view
from archfoe.agents.greedy import GreedyAgent
from archfoe.agents.knowledge import bot_of
from archfoe.agents.light import Light
from archfoe.agents.rollouts import Policy, World, by_agent, key_of
from archfoe.core.decisions import Answer
from archfoe.table.view import View

#: Hears what a roll-out came to: the answer it began with, and what the seat sees in the end.
Seen = Callable[[Answer, View], object]
#: Worlds that all answers are played in before the worse half is dropped.
FIRST_WORLDS: Final = 4
#: So many worlds in a row that do not fit are enough.
MOST_MISSES: Final = 40


class Weighed(NamedTuple):
    """What an answer is worth: the chance to win, its standard error, and how far that is behind the best."""

    answer: Answer
    value: float
    error: float
    rollouts: int
    behind: float = 0.0  # how much less than the best answer, in the worlds that both were played in
    behind_error: float = 0.0  # the standard error of that, which pairing makes smaller


class Trial:
    """One line of play and what came of it, world by world."""

    __slots__ = ("line", "values")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / max(len(self.values), 1)

    def beyond(self, other: Trial) -> tuple[float, float]:
        """How much better than another in the worlds of both, and the standard error of that."""
        n = min(len(self.values), len(other.values))
        return spread([self.values[i] - other.values[i] for i in range(n)])


def spread(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    if n < 2:
        return (values[0] if values else 0.0), 1.0
    mean = sum(values) / n
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (n - 1) / n)


def rival(trials: list[Trial]) -> Trial | None:
    """The best of those that stayed in to the end, beside the first."""
    most = len(trials[0].values)
    others = [trial for trial in trials[1:] if len(trial.values) == most and most > 1]
    return max(others, key=lambda trial: trial.mean, default=None)


def turns_ahead(view: View) -> int:
    """Up to the end of the seat's next turn."""
    return view.players if view.active == view.seat else (_seat(view) - view.active) % view.players


def policy_for(view: View) -> Policy:
    """Who plays on in roll-outs of a game."""
    return by_agent(GreedyAgent) if bot_of(view.game_type).careful else Light


def _seat(view: View) -> int:
    assert view.seat is not None, "a spectator is not asked anything"
    return view.seat


def try_out(
    view: View,
    found: Sequence[Line],
    *,
    budget: int,
    evaluator: Evaluator | None = None,
    seed: object = "",
    turns: int | None = None,
    policy: Policy | None = None,
    seen: Seen | None = None,
    seconds: float | None = None,
) -> list[Trial]:
    """Plays each world with all lines that are still in the running, and drops the worse half again and again.

    The first line always stays. `seconds` can only cut the budget short; without it the outcome is repeatable.
    """
    value, policy = (evaluator or for_view(view)).value, policy or policy_for(view)
    trials = [Trial(line) for line in found]
    running, spent, misses, number, since = trials, 0, 0, 0, 0
    ahead = turns_ahead(view) if turns is None else turns
    stage = budget / max(1, ceil(log2(max(len(found), 2))))
    began = perf_counter()
    while spent + len(running) <= budget and len(running) > 1 and misses < MOST_MISSES:
        if seconds is not None and number and perf_counter() - began > seconds:
            break
        world = World.of(view, key_of(seed, view, number))
        number += 1
        if world is None:
            misses += 1
            continue
        for trial in running:
            end = world.play(trial.line.answer, policy, ahead, then=trial.line.then, log=seen is not None)
            trial.values.append(value(end))
            if seen is not None:
                seen(trial.line.answer, end)
        spent, since = spent + len(running), since + len(running)
        if since >= stage and len(running) > 2 and len(running[0].values) >= FIRST_WORLDS:
            running, since = _better_half(running), 0
    return trials


def _better_half(running: list[Trial]) -> list[Trial]:
    first, rest = running[0], sorted(running[1:], key=lambda trial: -trial.mean)
    return [first, *rest[: max(1, (len(running) + 1) // 2 - 1)]]


def weigh(
    view: View,
    *,
    budget: int = 48,
    evaluator: Evaluator | None = None,
    seed: object = "",
    turns: int | None = None,
    seen: Seen | None = None,
    found: Sequence[Line] | None = None,
    usual: Answer | None = None,
) -> tuple[Weighed, ...]:
    """What each answer to the view's question is worth, best first; those that were dropped early come last.

    `budget` is how many roll-outs there are in all, `found` which answers are compared (else: all that differ from
    the `usual` one). Answers are compared in the same worlds, so differences are known better than values.
    """
    if found is None:
        found = lines(view, usual_answer(view) if usual is None else usual, plays=True, most=12)
    trials = try_out(view, found, budget=budget, evaluator=evaluator, seed=seed, turns=turns, seen=seen)
    ranked = sorted(trials, key=lambda trial: (-len(trial.values), -trial.mean))
    last = [trial for trial in ranked if len(trial.values) == len(ranked[0].values)]
    best = max(last, key=lambda trial: trial.mean)
    out = []
    for trial in ranked:
        mean, error = spread(trial.values)
        behind, behind_error = best.beyond(trial) if trial is not best else (0.0, 0.0)
        out.append(Weighed(trial.line.answer, mean, error, len(trial.values), behind, behind_error))
    return tuple(out)


def usual_answer(view: View) -> Answer:
    """What the bot for whole turns would answer."""
    from archfoe.agents.levels import usual_bot

    return usual_bot().answer(view)
