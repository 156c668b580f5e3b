"""A net that judges many positions near one: it only adds up what has changed since.

What it says is the same as ever but for the last digits, and depends on nothing but the two positions.
"""

from __future__ import annotations

from archfoe.agents.evaluation import Evaluator, for_view
from archfoe.agents.nets import NetEvaluator, Position, outcome
from archfoe.table.view import View


class NearNet:
    def __init__(self, evaluator: NetEvaluator, view: View) -> None:
        assert view.seat is not None
        self.evaluator = evaluator
        self._row = Position(evaluator.layout, view, view.seat).row
        self._hidden = evaluator.net.first_layer(dict(enumerate(self._row)))

    def value(self, view: View) -> float:
        done = outcome(view)
        if done is not None:
            return done
        assert view.seat is not None
        net, row = self.evaluator.net, Position(self.evaluator.layout, view, view.seat).row
        changed = {i: now - then for i, (now, then) in enumerate(zip(row, self._row, strict=True)) if now != then}
        return net.finished(net.first_layer(changed, self._hidden)).chance


def judge_near(view: View) -> Evaluator:
    """For roll-outs that begin at a view."""
    judge = for_view(view)
    return NearNet(judge, view) if isinstance(judge, NetEvaluator) and not judge.net.faster else judge
