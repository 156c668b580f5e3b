"""What a choice cost: a quick look at all that was possible, and a long one where it was not the best.

Differences are measured in the same deals for both answers. The second look has deals of its own, so that what was best
by luck in the first one is not taken for better.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from archfoe.agents.candidates import Line
from archfoe.agents.evaluation import Evaluator
from archfoe.agents.knowledge import bot_of
from archfoe.agents.rollouts import World, key_of
from archfoe.agents.weighing import MOST_MISSES, policy_for, rival, spread, try_out, turns_ahead, usual_answer
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer
from archfoe.review.lines import alike, compared
from archfoe.table.view import View

#: Less than this nobody calls a mistake: a part of the chance to win.
COSTLY: Final = 0.01
#: So many standard errors a difference must be beyond that, and the more the fewer deals there were.
SURE: Final = 2.0
_SURER: Final = 6.0
#: Where a roll-out takes so much longer than usual, only what a bot would have done is held against an answer.
COARSE: Final = 3.0
#: Deals of the quick look at most: where there is little to compare, it is done sooner.
QUICK_DEALS: Final = 12
#: Deals of the second look: so many at a time, so often at most.
ROUND: Final = 20
FEWEST: Final = 12
ROUNDS: Final = 4


@dataclass
class Pair:
    """Two lines in the same deals."""

    played: Line
    better: Line
    values: list[tuple[float, float]] = field(default_factory=list)
    rollouts: int = 0

    @property
    def cost(self) -> tuple[float, float]:
        """How much the better one is better, and the standard error."""
        return spread([better - played for played, better in self.values])

    @property
    def chances(self) -> tuple[float, float]:
        n = max(len(self.values), 1)
        return sum([one for one, _ in self.values]) / n, sum([two for _, two in self.values]) / n

    @property
    def wins(self) -> int:
        """In so many deals the better one was better."""
        return sum([better > played for played, better in self.values])

    @property
    def tried_out(self) -> str:
        """In words, where nothing else tells the two apart."""
        n = len(self.values)
        times = f"all {n}" if self.wins == n else f"{self.wins} of {n}"
        return f"Played on from here, it went better in {times} tries."


def effort(view: View) -> float:
    """Of a roll-out, beside one at a table of two with a Line-Up."""
    return bot_of(view.game_type).effort(view) * max(2, view.players) / 2


def quick_look(
    view: View, picked: Answer, then: tuple[Card, ...] | None, budget: int, judge: Evaluator
) -> tuple[Pair | None, int]:
    """What may have been better, if anything; and how many roll-outs that took, -1 if there was nothing to choose."""
    found = compared(view, picked, then, judge)
    if len(found) < 2:
        return None, -1
    if effort(view) > COARSE:
        found = against_a_bot(view, found[0])
        if len(found) < 2:
            return None, 0
    rollouts = min(QUICK_DEALS * len(found), max(2 * len(found), round(budget / effort(view))))
    trials = try_out(view, found, budget=rollouts, evaluator=judge, seed="review")
    spent = sum([len(trial.values) for trial in trials])
    best = rival(trials)
    if best is None:
        return None, spent
    gain, error = best.beyond(trials[0])
    if gain <= 0 or gain + error < COSTLY:
        return None, spent
    return Pair(trials[0].line, best.line), spent


def against_a_bot(view: View, played: Line) -> list[Line]:
    """What was played, and what a bot would have done if that is something else."""
    usual = usual_answer(view)
    return [played] if alike(view, usual, played.answer) else [played, Line(usual)]


def sure(pair: Pair) -> float:
    """What a choice has cost at least, as far as the deals can tell."""
    cost, error = pair.cost
    return cost - (SURE + _SURER / max(len(pair.values), 1)) * error


def long_look(view: View, pair: Pair, judge: Evaluator) -> bool:
    """Measures the difference in new deals; False once it is plain that it is no mistake."""
    value, policy = judge.value, policy_for(view)
    ahead, number, misses = turns_ahead(view), 0, 0
    deals = max(FEWEST, round(ROUND / effort(view)))
    for _ in range(ROUNDS):
        goal = len(pair.values) + deals
        while len(pair.values) < goal and misses < MOST_MISSES:
            world = World.of(view, key_of("second look", view, number))
            number += 1
            if world is None:
                misses += 1
                continue
            played, better = (
                value(world.play(line.answer, policy, ahead, then=line.then)) for line in (pair.played, pair.better)
            )
            pair.values.append((played, better))
            pair.rollouts += 2
        if len(pair.values) < 2:
            return False
        if sure(pair) > COSTLY:
            return True
        cost, error = pair.cost
        if cost + error < COSTLY:
            return False
    return False
