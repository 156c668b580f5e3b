"""What could have been done at a question, the answer that was given first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from archfoe.agents.candidates import Line, baskets, lines
from archfoe.agents.evaluation import Evaluator, for_view
from archfoe.agents.nets import NetEvaluator, Position, outcome
from archfoe.agents.rollouts import key_of
from archfoe.agents.weighing import usual_answer
from archfoe.core import decisions as ask
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, MAY, Answer, Kind
from archfoe.core.text import listed
from archfoe.review.report import Choice
from archfoe.review.walk import BUY, END, PLAY, USE
from archfoe.table.view import Option, View
from archfoe.table.words.choices import decline_word, words_of
from archfoe.table.words.labels import labels
from archfoe.wire.card_names import card_name


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


#: So many answers are compared at most, beside the one that was given.
MOST: Final = 9


def compared(view: View, picked: Answer, then: tuple[Card, ...] | None, judge: Evaluator) -> list[Line]:
    """The answer first; one line alone means that there is nothing to compare it with."""
    if view.kind is not MAIN_ACTION or then is None:
        return lines(view, picked, plays=True, most=MOST)
    played = Line(picked, then)
    found: dict[tuple[object, ...], Line] = {}
    for line in (played, *_purchases(view, picked, judge), *_deeds(view, picked, then)):
        found.setdefault(_meant(view, line), line)
    return list(found.values())


def _meant(view: View, line: Line) -> tuple[object, ...]:
    """Purchases are the same in any order."""
    option = view.options[line.answer[0]]
    if option.what != BUY or option.card is None:
        return option.what, option.card, option.pile, option.seat, option.word, option.use
    return BUY, *sorted([card_name(card) for card in (option.card, *(line.then or ()))])


def _purchases(view: View, picked: Answer, judge: Evaluator) -> list[Line]:
    """Whole baskets, each card alone, and nothing at all."""
    net = judge.evaluator if isinstance(judge, NearNet) else judge if isinstance(judge, NetEvaluator) else None
    alone = [Line((i,), ()) for i, option in enumerate(view.options) if option.what == BUY and option.card is not None]
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


def alike(view: View, one: Answer, other: Answer) -> bool:
    """Do two answers mean the same? Copies of a card do."""
    return _parts(view, one) == _parts(view, other)


def _parts(view: View, answer: Answer) -> Counter[tuple[object, ...]]:
    options = [view.options[pick] for pick in answer]
    return Counter([(o.what, o.card, o.pile, o.seat, o.word, o.use) for o in options])


def brings_nothing(view: View, line: Line) -> bool:
    """Is it an ability that would only be used up now, such as Power for each Villain where there is none?"""
    assert view.seat is not None
    if view.kind is not MAIN_ACTION or not line.answer or view.options[line.answer[0]].what != USE:
        return False
    world = view.imagine(key_of("is it idle", view))
    if world is None:
        return False
    before = world.state.copy()
    world.decide(view.seat, *line.answer)
    return set(before.differences(world.state)) <= {"uses"}


# In words

#: What is done with a card that is picked.
_DONE: Final[Mapping[Kind, str]] = {
    ask.DISCARD_CARD: "discard {}",
    ask.DESTROY_CARD: "destroy {}",
    ask.GAIN_CARD: "gain {}",
    ask.FETCH_CARD: "take {} back",
    ask.DEFEND: "defend with {}",
    ask.DEFEND_TEAM: "use {}",
    ask.PLAY_CARD: "play {}",
    ask.PLAY_AGAIN: "play {} again",
    ask.BORROW_CARD: "play {}",
    ask.COPY_CARD: "copy {}",
    ask.SHOW: "show {}",
    ask.TAKE_CARD: "draw {}",
    ask.PASS_CARD: "pass {}",
    ask.MOVE_CARD: "move {}",
    ask.PLACE_CARD: "put {} there",
}


def chosen(view: View, line: Line, names: Sequence[str], chance: float) -> Choice:
    """What is done, as it is called at the table."""
    words = labels(view, names)
    picked = [view.options[pick] for pick in line.answer]
    if not picked:
        deed = decline_word(view)
    elif picked[0].what == BUY and picked[0].card is not None:
        names_of = [card.name for card in line.then or ()]
        deed = f"buy {counted([words[line.answer[0]].removeprefix('buy '), *names_of])}"
    else:
        deed = _done(view, picked[0]).format(counted([words[pick] for pick in line.answer]))
    return Choice(deed, line.answer, tuple(cards_of(view, line)), chance)


def sayable(view: View, line: Line) -> bool:
    """Do the words of a choice begin with what is done, so that "if you" can stand before them?"""
    if not line.answer or view.kind in (MAIN_ACTION, MAY) or view.kind in _DONE:
        return True
    return view.kind in words_of(view).verbs


def _done(view: View, option: Option) -> str:
    """What an answer does, with a gap for what is picked."""
    own = words_of(view).verbs.get(view.kind)
    if own is not None:
        return f"{own} {{}}" if option.card is None else f"{own} with {{}}"
    return _DONE.get(view.kind, "{}")


def counted(words: Sequence[str]) -> str:
    """ "Kick (x2) and Catwoman" """
    n = Counter(words)
    return listed([word if times == 1 else f"{word} (x{times})" for word, times in n.items()])


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
