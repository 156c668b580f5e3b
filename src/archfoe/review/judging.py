"""One question of a record: was what was answered the best, and if not, what was, and why?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archfoe.agents.candidates import Line
from archfoe.agents.evaluation import Evaluator
from archfoe.agents.rollouts import World
from archfoe.agents.weighing import policy_for, turns_ahead
from archfoe.review.facts import facts, only_in, unspent
from archfoe.review.lines import chosen
from archfoe.review.near import judge_near
from archfoe.review.reasons import Teller, differences, told
from archfoe.review.report import Mistake, points_words
from archfoe.review.sights import TAKEN, looked_on
from archfoe.review.walk import Question
from archfoe.review.weighed import COARSE, COSTLY, Pair, effort, long_look, quick_look
from archfoe.table.view import View
from archfoe.table.words.choices import question as in_words

#: Deals in which is counted what came of both choices.
TOLD_DEALS: Final = 20
FEW_DEALS: Final = 10  # where each takes long
_SENTENCES: Final = 2


@dataclass(frozen=True)
class Wish:
    """What is to be found out of each question."""

    budget: int
    names: tuple[str, ...]
    people: frozenset[int]  # the seats that are told of as "you"
    hindsight: bool = False


def judged(question: Question, wish: Wish) -> tuple[Mistake | None, int]:
    """A mistake, if it was one, and how many roll-outs it took to find out; -1: there was nothing to choose."""
    view = question.view
    judge = judge_near(view)
    pair, rollouts = quick_look(view, question.picked, question.then, wish.budget, judge)
    if pair is None:
        return None, rollouts
    sure = long_look(view, pair, judge)
    rollouts += pair.rollouts
    if not sure:
        return None, rollouts
    teller = Teller.about(question.seat, wish.names, view.teams, you=question.seat in wish.people)
    why, more = reasons(view, pair, teller, TOLD_DEALS if effort(view) < COARSE else FEW_DEALS)
    rollouts += more
    cost, error = pair.cost
    played, better = pair.chances
    return (
        Mistake(
            at=question.at,
            turn=question.turn,
            round=question.round,
            seat=question.seat,
            asked=in_words(view, wish.names, typed=False),
            played=chosen(view, pair.played, wish.names, played),
            better=chosen(view, pair.better, wish.names, better),
            cost=cost,
            error=error,
            rollouts=rollouts,
            why=tuple(why),
            hindsight=_as_it_was(question, pair, judge) if wish.hindsight else None,
        ),
        rollouts,
    )


def reasons(view: View, pair: Pair, teller: Teller, deals: int) -> tuple[list[str], int]:
    """One or two sentences, and the roll-outs that they took."""
    seen = looked_on(view, (pair.played, pair.better), deals, "why")
    found = differences(seen)
    taken = {card.name for card in only_in(view, pair.better, pair.played)}
    much, something = told([d for d in found if d.fact.what != TAKEN or d.fact.card in taken], teller)
    both = pair.played, pair.better
    sentences = [*unspent(view, *both), *much, *facts(view, *both), *something][:_SENTENCES]
    if not much and len(sentences) < _SENTENCES:  # then it is the judgment of the position that tells
        sentences.append(pair.tried_out)
    return sentences, 2 * len(seen)


# With the cards that were hidden


def _as_it_was(question: Question, pair: Pair, judge: Evaluator) -> str:
    """Both choices in the true deal, played on by the same simple bot."""
    view = question.view
    played, better = (_true_end(question, line, turns_ahead(view)) for line in (pair.played, pair.better))
    gain = judge.value(better) - judge.value(played)
    if gain > COSTLY:
        return f"As the cards truly lay, it would have been better by {points_words(gain)}."
    if gain < -COSTLY:
        return f"As the cards truly lay, what was played was better by {points_words(gain)}: that could not be known."
    return "As the cards truly lay, it would have made no difference."


def _true_end(question: Question, line: Line, turns: int) -> View:
    world = World(question.game.clone(), question.seat)
    return world.play(line.answer, policy_for(question.view), turns, then=line.then)
