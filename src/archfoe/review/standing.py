"""How a game stands for every seat: the chance that its side wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.evaluation import Evaluator, for_view
from archfoe.agents.rollouts import World, key_of
from archfoe.agents.weighing import policy_for
from archfoe.core.game import Game
from archfoe.review.walk import Question
from archfoe.table.view import View

#: Deals of the first turn that say how a game stands before it.
OPENING_DEALS: Final = 12
_LEAST: Final = 1e-6


def chances(game: Game, judge: Evaluator | None = None) -> tuple[float, ...]:
    """Of each seat, from what that seat sees; those of a side are equal, and the sides share what there is to win."""
    judge = judge or for_view(View(game, 0))
    return shared(game, [judge.value(View(game, seat)) for seat in range(len(game.state.teams))])


def shared(game: Game, values: Sequence[float]) -> tuple[float, ...]:
    """What seats think of their chances, made to fit together."""
    s = game.state
    sides: dict[int, list[float]] = {}
    for seat, team in enumerate(s.teams):
        sides.setdefault(team, []).append(values[seat] if seat not in s.out or s.over else 0.0)
    means = {team: sum(own) / len(own) for team, own in sides.items()}
    whole = sum(means.values()) if len(means) > 1 else 1.0
    if whole < _LEAST:  # nobody wins
        return tuple([0.0 for _ in s.teams])
    return tuple([means[team] / whole for team in s.teams])


def opening(question: Question | None, game: Game) -> tuple[float, ...]:
    """Before the first turn: what a first turn leads to, over several deals."""
    if question is None:
        return chances(game)
    view = question.view
    judge, policy = for_view(view), policy_for(view)
    rows = []
    for number in range(OPENING_DEALS):
        world = World.of(view, key_of("opening", view, number))
        if world is not None:
            ends = [world.play(question.picked, policy, 0, eyes=seat) for seat in range(view.players)]
            rows.append(shared(question.game, [judge.value(end) for end in ends]))
    if not rows:
        return chances(game)
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])
