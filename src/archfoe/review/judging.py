"""One question of a record: was what was answered the best, and if not, what was, and why?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from archfoe.agents.candidates import Line
from archfoe.agents.evaluation import Evaluator
from archfoe.agents.rollouts import World
from archfoe.agents.weighing import policy_for, turns_ahead
from archfoe.core.decisions import Answer
from archfoe.review.facts import facts, only_in, unspent
from archfoe.review.lines import chosen, judge_near
from archfoe.review.people import People
from archfoe.review.reasons import Teller, differences, held_against, told
from archfoe.review.report import Choice, Mistake, points_words
from archfoe.review.sights import TAKEN, Sight, as_it_went, looked_on
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
    people: People
    hindsight: bool = False


def judged(question: Question, wish: Wish, afterwards: Sequence[tuple[int, Answer]]) -> tuple[Mistake | None, int]:
    """A mistake, if it was one, and how many roll-outs it took to find out; -1: there was nothing to choose.

    `afterwards` are the answers of the record from this one on: what is said of it is held against what happened.
    """
    view = question.view
    judge = judge_near(view)
    pair, rollouts = quick_look(view, question.picked, question.then, wish.budget, judge)
    if pair is None:
        return None, rollouts
    sure = long_look(view, pair, judge)
    rollouts += pair.rollouts
    if not sure:
        return None, rollouts
    seat, people = question.seat, wish.people
    truth = as_it_went(question.game, seat, afterwards)
    why, more = reasons(view, pair, people, TOLD_DEALS if effort(view) < COARSE else FEW_DEALS, truth)
    rollouts += more
    cost, error = pair.cost
    played, better = pair.chances
    return (
        Mistake(
            at=question.at,
            turn=question.turn,
            round=question.round,
            seat=seat,
            asked=people.retold(seat, in_words(view, people.naming(seat), typed=False)),
            played=_chosen(view, pair.played, people, played),
            better=_chosen(view, pair.better, people, better),
            cost=cost,
            error=error,
            rollouts=rollouts,
            why=tuple(why),
            hindsight=_as_it_was(question, pair, judge) if wish.hindsight else None,
        ),
        rollouts,
    )


def _chosen(view: View, line: Line, people: People, chance: float) -> Choice:
    assert view.seat is not None
    choice = chosen(view, line, people.naming(view.seat), chance)
    return replace(choice, words=people.retold(view.seat, choice.words))


def reasons(view: View, pair: Pair, people: People, deals: int, truth: Sight | None) -> tuple[list[str], int]:
    """One or two sentences, and the roll-outs that they took."""
    assert view.seat is not None
    teller = Teller.about(view.seat, people.called, view.teams)
    seen = looked_on(view, (pair.played, pair.better), deals, "why")
    found = held_against(differences(seen), truth)
    taken = {card.name for card in only_in(view, pair.better, pair.played)}
    much, something = told([d for d in found if d.fact.what != TAKEN or d.fact.card in taken], teller)
    both = pair.played, pair.better
    of_cards = [people.retold(view.seat, words) for words in facts(view, *both)]
    sentences = [*unspent(view, *both), *much, *of_cards, *something][:_SENTENCES]
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
