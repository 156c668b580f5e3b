"""What could have been done at a question, the answer that was given first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.candidates import Line, baskets, lines
from archfoe.agents.evaluation import Evaluator
from archfoe.agents.nets import NetEvaluator
from archfoe.agents.weighing import usual_answer
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.text import listed
from archfoe.review.near import NearNet
from archfoe.review.report import Choice
from archfoe.review.walk import BUY, END, PLAY
from archfoe.table.view import Option, View
from archfoe.table.words.choices import decline_word
from archfoe.table.words.labels import labels
from archfoe.wire.card_names import card_name

#: So many answers are compared at most, beside the one that was given.
MOST: Final = 9


def compared(view: View, picked: Answer, then: tuple[Card, ...] | None, judge: Evaluator) -> list[Line]:
    """The answer first; one line alone means that there is nothing to compare it with."""
    if view.kind is not MAIN_ACTION or then is None:
        return lines(view, picked, plays=True, most=MOST)
    played = Line(picked, then)
    found = [played, *_purchases(view, picked, judge), *_deeds(view, picked, then)]
    seen: set[tuple[object, ...]] = set()
    return [line for line in found if not (what := _meant(view, line)) in seen and not seen.add(what)]  # type: ignore[func-returns-value]


def _meant(view: View, line: Line) -> tuple[object, ...]:
    """Purchases are the same in any order."""
    option = view.options[line.answer[0]]
    if option.what != BUY or option.card is None:
        return option.what, option.card, option.pile, option.seat, option.word, option.use
    return BUY, *sorted([card_name(card) for card in (option.card, *(line.then or ()))])


def _purchases(view: View, picked: Answer, judge: Evaluator) -> list[Line]:
    """Whole baskets, each card alone, and nothing at all."""
    net = judge.evaluator if isinstance(judge, NearNet) else judge if isinstance(judge, NetEvaluator) else None
    alone = [
        Line((i,), ()) for i, option in enumerate(view.options) if option.what == BUY and option.card is not None
    ]
    alone.sort(key=lambda line: -(view.options[line.answer[0]].cost or 0))
    return [*baskets(view, picked, net, most=MOST - 3)[: MOST - 3], *alone[: MOST - 5]]


def _deeds(view: View, picked: Answer, then: tuple[Card, ...]) -> list[Line]:
    """What else could be done before the same purchase: abilities; and cards that nobody would leave unplayed."""
    options = view.options
    first = options[picked[0]].card
    bought = then if first is None or options[picked[0]].what != BUY else (first, *then)
    found = [Line((i,), bought) for i, o in enumerate(options) if o.what not in (BUY, END, PLAY)]
    usual = usual_answer(view)
    if options[picked[0]].what == END and options[usual[0]].what == PLAY:
        found.append(Line(usual))
    return found[:4]


# In words


def chosen(view: View, line: Line, names: Sequence[str], chance: float) -> Choice:
    """What is done, as it is called at the table."""
    words = labels(view, names)
    picked = [view.options[pick] for pick in line.answer]
    told = [words[pick] for pick in line.answer] or [decline_word(view)]
    if picked and picked[0].what == BUY:
        told += [card.name for card in line.then or ()]
    return Choice(listed(_counted(told)), line.answer, tuple(cards_of(view, line)), chance)


def _counted(words: Sequence[str]) -> list[str]:
    """ "Kick and Kick" is "2 Kicks" to nobody: "Kick (x2)"."""
    n = {word: words.count(word) for word in words}
    return [word if times == 1 else f"{word} (x{times})" for word, times in n.items()]


def cards_of(view: View, line: Line) -> list[str]:
    return [card_name(card) for card in cards_meant(view, line)]


def cards_meant(view: View, line: Line) -> list[Card]:
    """The cards that a line is about; where it names none, the card that asks."""
    options: list[Option] = [view.options[pick] for pick in line.answer]
    found = [option.card for option in options if option.card is not None]
    if options and options[0].what == BUY:
        found += line.then or ()
    asks = view.source
    return found or ([asks] if asks is not None else [])
