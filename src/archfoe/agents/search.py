"""Bots that search: they leave the answer of a bot without search only where roll-outs say that another is better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from archfoe.agents.candidates import Line, baskets, lines
from archfoe.agents.evaluation import Evaluator, for_view
from archfoe.agents.knowledge import bot_of
from archfoe.agents.nets import NetEvaluator
from archfoe.agents.weighing import FIRST_WORLDS, Trial, rival, try_out
from archfoe.core.decisions import Answer
from archfoe.games.shared.assists import ASSIST
from archfoe.table.seated import Agent
from archfoe.table.view import View


@dataclass(frozen=True)
class Budget:
    """How hard a bot thinks. Roll-outs are counted, so games repeat; a clock could only lower them."""

    rollouts: int  # at a table of two with a Line-Up; fewer where each takes longer
    most: int  # answers that are compared
    fewest: int = 0  # but never fewer roll-outs than this, or nothing could be told apart
    gate: float = 0.7  # standard errors by which another answer must be better
    plays: bool = False  # are plays compared as well, or only what comes after them?
    baskets: bool = False  # are whole purchases compared?
    deals: int = 0  # each answer is tried in so many at least, wherever a roll-out takes long


SHARP: Final = Budget(rollouts=48, most=8, fewest=20)
MASTER: Final = Budget(rollouts=320, most=12, fewest=80, plays=True, baskets=True)


class SearchingAgent:
    """Weighs what the usual bot would do against all else, in worlds that look the same to its seat."""

    #: Its games must keep snapshots.
    searches: ClassVar[bool] = True

    def __init__(
        self,
        seed: int | str | None = None,
        budget: Budget = SHARP,
        usual: Callable[[int | str | None], Agent] | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        from archfoe.agents.levels import usual_bot

        self._seed, self._budget, self._evaluator = seed, budget, evaluator
        self._usual = usual_bot(seed) if usual is None else usual(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _as_it_was, (type(self), self._seed, self._budget, self._evaluator, self._usual)

    def answer(self, view: View) -> Answer:
        usual = tuple(self._usual.answer(view))
        trials = self.trials(view, usual)
        return self.best(trials).line.answer if trials else usual

    def trials(self, view: View, usual: Answer) -> list[Trial]:
        """What came of the usual answer, which is the first, and of others; none where there is nothing to compare."""
        if view.kind is ASSIST and usual:  # a teammate relies on help that decides something
            return []
        found = self._lines(view, usual)
        if len(found) < 2:
            return []
        rollouts = max(self._budget.deals * len(found), self._rollouts(view))
        return try_out(view, found, budget=rollouts, evaluator=self._judge(view), seed=self._seed)

    def _rollouts(self, view: View) -> int:
        """Fewer where each takes longer, so that nobody waits longer at one table than at another."""
        effort = bot_of(view.game_type).effort(view) * max(2, view.players) / 2
        return max(self._budget.fewest, round(self._budget.rollouts / effort))

    def _judge(self, view: View) -> Evaluator:
        return for_view(view) if self._evaluator is None else self._evaluator

    def _lines(self, view: View, usual: Answer) -> list[Line]:
        budget = self._budget
        most = max(3, min(budget.most, self._rollouts(view) // FIRST_WORLDS))
        found = lines(view, usual, plays=budget.plays, most=most)
        if not budget.baskets or len(found) < 2:
            return found
        judge = self._judge(view)
        return found + baskets(view, usual, judge if isinstance(judge, NetEvaluator) else None, most=most)

    def best(self, trials: list[Trial]) -> Trial:
        usual, best = trials[0], rival(trials)
        if best is None:
            return usual
        better, error = best.beyond(usual)
        return best if better > self._budget.gate * error and better > 0 else usual


class SharpAgent(SearchingAgent):
    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed, SHARP)


class MasterAgent(SearchingAgent):
    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed, MASTER)


def _as_it_was(
    sort: type[SearchingAgent],
    seed: int | str | None,
    budget: Budget,
    evaluator: Evaluator | None,
    usual: Agent,
) -> SearchingAgent:
    """A copy that goes on in the middle of a turn."""
    bot = sort.__new__(sort)
    bot._seed, bot._budget, bot._evaluator, bot._usual = seed, budget, evaluator, usual
    return bot
