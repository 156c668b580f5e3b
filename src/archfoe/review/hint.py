"""A hint at the table: what the teacher would do, and why, from what the seat knows and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from archfoe.agents import make_agent
from archfoe.agents.advice import asked_before, where_it_counts
from archfoe.agents.candidates import Line, lines
from archfoe.agents.evaluation import Evaluator
from archfoe.agents.search import Budget, SearchingAgent
from archfoe.agents.weighing import Trial, rival
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.review.facts import facts, only_in, purchase
from archfoe.review.lines import MOST, brings_nothing, cards_meant, chosen, compared, counted, judge_near, sayable
from archfoe.review.people import People
from archfoe.review.reasons import Teller, differences, told
from archfoe.review.report import Hint
from archfoe.review.sights import FALLS_NOW, TAKEN, looked_on
from archfoe.review.walk import BUY, END, PLAY
from archfoe.review.weighed import COARSE, Pair, effort
from archfoe.table.view import View
from archfoe.table.words.choices import words_of
from archfoe.table.words.labels import seat_names

#: Roll-outs at a table of two: some tenths of a second in plain Python.
BUDGET: Final = 72
#: Deals in which is counted what comes of the best choices.
DEALS: Final = 12
#: The bot whose answer is taken unless another one is clearly better.
BOT: Final = "keen"
#: Where a roll-out takes long, so many answers are compared; and each in so many deals at least.
_FEW_LINES: Final = 3
_FEW_DEALS: Final = 6
#: How a choice is told of that has a part in common with the best one.
_ALSO: Final = "if you also buy"
_ONLY: Final = "if you buy only"
_IN_PART: Final = (_ALSO, _ONLY)
_LITTLE: Final = "It makes little difference"
#: What can be said of an action whatever it is compared with.
_REASONS: Final = {
    PLAY: "Play it first: then you see what you can do.",
    END: "Nothing more is worth doing this turn.",
}


class Teacher(SearchingAgent):
    """The bot behind a hint, which is what it would do at that seat. `archfoe arena` can seat it."""

    def __init__(self, seed: int | str | None = None, budget: int = BUDGET) -> None:
        super().__init__("hint", Budget(rollouts=budget, most=MOST, deals=_FEW_DEALS), lambda _: make_agent(BOT, 0))

    def answer(self, view: View) -> Answer:
        urgent = pressing(view)
        return super().answer(view) if urgent is None else (urgent[0],)

    def _judge(self, view: View) -> Evaluator:
        return judge_near(view)

    def _lines(self, view: View, usual: Answer) -> list[Line]:
        found = _lines(view, usual)
        return found[:_FEW_LINES] if effort(view) > COARSE else found


def hint(game: Game, seat: int, names: Sequence[str] | None = None, *, budget: int = BUDGET) -> Hint:
    """What to answer now. It repeats itself, and is the same in all games that look the same to the seat.

    With no budget for roll-outs, or where they cannot help, it is a bot's answer with a plain reason.
    """
    after, usual = where_it_counts(game, seat, make_agent(BOT, 0))
    view = View(after, seat)
    found = _hint(view, usual, seat_names(view.players) if names is None else names, budget)
    return replace(found, answer=asked_before(game, after, seat, found.answer))


def _hint(view: View, usual: Answer, names: Sequence[str], budget: int) -> Hint:
    if (urgent := pressing(view)) is not None:
        choice = chosen(view, Line((urgent[0],)), names, 0.0)
        return Hint(choice.answer, choice.words, urgent[1], choice.cards, 0)
    teacher = Teacher(budget=budget)
    trials = teacher.trials(view, usual) if budget else []
    second = rival(trials) if trials else None
    if second is None:
        return _plain(view, usual, names)
    best = teacher.best(trials)
    other = second if best is trials[0] else trials[0]
    why, more = _why(view, best, other, names)
    choice = chosen(view, best.line, names, best.mean)
    then = tuple([card.name for card in best.line.then or ()]) if _action(view, best.line.answer) == BUY else ()
    spent = sum([len(trial.values) for trial in trials]) + more
    return Hint(choice.answer, choice.words, why, choice.cards, spent, choice.chance, then)


def _lines(view: View, usual: Answer) -> list[Line]:
    if _action(view, usual) in (BUY, END):
        judge = judge_near(view)
        whole = compared(view, usual, (), judge)
        first = whole[0] if _action(view, usual) == END else _basket(view, usual, whole)
        return [first, *(line for line in whole if line != first)]
    first, *others = lines(view, usual, plays=True, most=MOST)
    return [first, *(line for line in others if not brings_nothing(view, line))]


def _basket(view: View, usual: Answer, whole: Sequence[Line]) -> Line:
    """The best purchase that begins as the bot's does; they come best first."""
    return next((line for line in whole[1:] if line.answer == usual), whole[0])


def _action(view: View, answer: Answer) -> str:
    return view.options[answer[0]].what if view.kind is MAIN_ACTION and answer else ""


def _why(view: View, best: Trial, other: Trial, names: Sequence[str]) -> tuple[str, int]:
    """One sentence, and the roll-outs that it took."""
    assert view.seat is not None
    instead = instead_of(view, best.line, other.line, names)
    teller = Teller.about(view.seat, People(tuple(names), view.seat).called, view.teams)
    teller = teller._replace(other=instead or "otherwise", than=f" {instead}" if instead else "")
    seen = looked_on(view, (other.line, best.line), DEALS, "hint") if effort(view) < COARSE else []
    taken = {card.name for card in only_in(view, best.line, other.line)}
    bought = {card.name for card in purchase(view, best.line) or ()}
    telling = [
        d
        for d in differences(seen)
        if (d.fact.what != TAKEN or d.fact.card in taken) and (d.fact.what != FALLS_NOW or d.fact.card not in bought)
    ]
    much, something = told(telling, teller)
    by_cards = facts(view, other.line, best.line)
    if view.kind is not MAIN_ACTION and by_cards:  # which card to lose or to have is told best by the cards
        return _than(view, other, names, by_cards[0]), 2 * len(seen)
    seen_at_once = words_of(view).speaks_for(view.options[best.line.answer[0]], view) if best.line.answer else ""
    found = [*much, *by_cards, *([seen_at_once] if seen_at_once else []), *something]
    why = found[0] if found else _by_position(view, best, other, instead, names)
    return why if why in _REASONS.values() or why.startswith(_LITTLE) else _than(view, other, names, why), 2 * len(seen)


def _than(view: View, other: Trial, names: Sequence[str], why: str) -> str:
    """The reason, with what it is better than, unless it names that itself."""
    cards = [card.name for card in cards_meant(view, other.line)]
    if " if you " in f" {why}" or any(name in why for name in cards):
        return why
    return f"Better than {_other_words(view, other, names)}. {why}"


def _other_words(view: View, other: Trial, names: Sequence[str]) -> str:
    words = chosen(view, other.line, names, 0.0).words
    return doing(words) if sayable(view, other.line) or words.startswith("assist ") else words


def doing(words: str) -> str:
    """ "buying Kick", of "buy Kick"."""
    verb, *rest = words.split(" ")
    if verb == "don't" or words.startswith("do not "):
        return f"not {doing(' '.join(rest[verb == 'do' :]))}"
    stem = verb[:-1] if verb.endswith("e") and not verb.endswith("ee") else verb + "t" if verb == "put" else verb
    return " ".join([f"{stem}ing", *rest]).replace("ending turn", "ending your turn")


def pressing(view: View) -> tuple[int, str] | None:
    """A choice that cannot wait, whatever roll-outs of a turn or two would say, and why; of several the first."""
    own = words_of(view)
    return next(((i, why) for i, option in enumerate(view.options) if (why := own.pressing(option, view))), None)


def instead_of(view: View, best: Line, other: Line, names: Sequence[str]) -> str:
    """ "if you buy Kick". Of two purchases with a common part only what differs; empty: there are no words for it."""
    mine, theirs = purchase(view, best), purchase(view, other)
    if mine and theirs:
        more, fewer = Counter(theirs) - Counter(mine), Counter(mine) - Counter(theirs)
        if not fewer:
            return f"{_ALSO} {counted([card.name for card in more.elements()])}"
        if not more:
            return f"{_ONLY} {counted([card.name for card in theirs])}"
    if not sayable(view, other):
        return ""
    return f"if you {chosen(view, other, names, 0.0).words.replace('end turn', 'end your turn')}"


def _by_position(view: View, best: Trial, other: Trial, instead: str, names: Sequence[str]) -> str:
    pair = Pair(other.line, best.line, list(zip(other.values, best.values, strict=False)))
    if 3 * pair.wins <= 2 * len(pair.values):
        if plain := _REASONS.get(_action(view, best.line.answer)):
            return plain
        whole = f"{instead} instead" if instead and not instead.startswith(_IN_PART) else instead
        return f"{_LITTLE} {whole}." if whole else f"{_LITTLE}: {_other_words(view, other, names)} is about as good."
    return pair.tried_out


def _plain(view: View, answer: Answer, names: Sequence[str]) -> Hint:
    choice = chosen(view, Line(answer), names, 0.0)
    return Hint(answer, choice.words, _plain_reason(view, answer), choice.cards, 0)


def _plain_reason(view: View, answer: Answer) -> str:
    """What can be said without a search."""
    if not answer:
        return "Nothing here is worth it."
    if view.choices == 1:
        return "There is nothing else to choose."
    if _action(view, answer) == BUY:
        return "It costs only Power that is lost otherwise."
    return _REASONS.get(_action(view, answer), "It looks best at a glance; nothing was tried out.")
