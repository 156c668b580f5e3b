"""Which answers to a question a bot that searches compares, the usual one first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from archfoe.agents.keen import Basket, ranked
from archfoe.agents.knowledge import bot_of
from archfoe.agents.nets import NetEvaluator
from archfoe.agents.weights import PLAIN
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.piles import KICKS
from archfoe.table.session import idle, plain
from archfoe.table.view import Option, View


class Line(NamedTuple):
    """An answer, and the only cards that are bought afterwards in the same turn; None: as the policy likes."""

    answer: Answer
    then: tuple[Card, ...] | None = None


def lines(view: View, usual: Answer, *, plays: bool = False, most: int = 8) -> list[Line]:
    """What differs from the usual answer in what it does; one alone means that there is nothing to compare."""
    options = view.options
    if view.kind is MAIN_ACTION:
        found = _of_turn(options, usual, plays)
    elif view.most == 1:
        found = _one_of(options, usual, view.least)
    elif not view.ordered:
        found = list(_neighbors(options, usual, view.least, view.most))
    else:
        found = [usual]
    return [Line(answer) for answer in _shortened(options, found, most)]


def _same(option: Option) -> tuple[object, ...]:
    return option.what, option.card, option.pile, option.seat, option.word, option.use, option.effect


def _of_turn(options: Sequence[Option], usual: Answer, plays: bool) -> list[Answer]:
    """A play is compared with other plays, if at all: what is left in hand when the turn ends is lost.

    When a card is played that leaves no choice is all the same, so only the others are compared.
    """
    if options[usual[0]].what != "play":
        return _different(options, [usual, *((i,) for i, option in enumerate(options) if option.what != "play")])
    if not plays:
        return [usual]
    open_ = [(i,) for i, option in enumerate(options) if option.what not in ("buy", "end") and not _settled(option)]
    return _different(options, [usual, *open_])


def _settled(option: Option) -> bool:
    return option.what == "play" and option.card is not None and (plain(option.card) or idle(option.card))


def _one_of(options: Sequence[Option], usual: Answer, least: int) -> list[Answer]:
    found = _different(options, [answer for answer in (usual, *((i,) for i in range(len(options)))) if answer])
    return [usual, *(answer for answer in found if answer != usual), *([()] if least == 0 and usual else [])]


def _different(options: Sequence[Option], answers: Sequence[Answer]) -> list[Answer]:
    """The first of those that mean the same."""
    found: dict[tuple[object, ...], Answer] = {}
    for answer in answers:
        found.setdefault(_same(options[answer[0]]), answer)
    return list(found.values())


def _neighbors(options: Sequence[Option], usual: Answer, least: int, most: int) -> Iterator[Answer]:
    """One pick fewer, one more, one in exchange; copies of a card count once."""
    yield usual
    seen = {_meant(options, usual)}
    picked = set(usual)
    rest = [i for i in range(len(options)) if i not in picked]
    fewer = [picked - {i} for i in usual] if len(picked) > least else []
    more = [picked | {i} for i in rest] if len(picked) < most else []
    for answer in (*fewer, *more, *(picked - {i} | {j} for i in usual for j in rest)):
        meant = _meant(options, tuple(sorted(answer)))
        if meant not in seen:
            seen.add(meant)
            yield tuple(sorted(answer))


def _meant(options: Sequence[Option], answer: Answer) -> tuple[object, ...]:
    return tuple(sorted(repr(_same(options[i])) for i in answer))


def _shortened(options: Sequence[Option], answers: list[Answer], most: int) -> list[Answer]:
    """The usual one stays, then what costs most: cheap things are seldom what decides."""
    if len(answers) <= most:
        return answers
    rest = sorted(answers[1:], key=lambda answer: -sum(options[i].cost or 0 for i in answer))
    return [answers[0], *rest[: most - 1]]


def baskets(view: View, usual: Answer, net: NetEvaluator | None = None, *, most: int = 12) -> list[Line]:
    """Whole purchases of this turn, in place of the next one alone: what a net likes best, else what costs most."""
    options = view.options
    if view.kind is not MAIN_ACTION or options[usual[0]].what not in ("buy", "end"):
        return []
    knowledge = bot_of(view.game_type)
    if net is None or not knowledge.steps:
        return _dearest(view, options, most)
    found = ranked(options, knowledge.outlook(view, PLAIN), net)
    return [_as_line(basket, options) for basket in found[:most] if basket.first is not None]


def _as_line(basket: Basket, options: Sequence[Option]) -> Line:
    first = basket.first
    assert first is not None
    goods = list(basket.goods)
    goods.remove(next(good for good in goods if good.option == first))
    return Line((first,), tuple([good.bought.card for good in goods if good.bought is not None]))


def _dearest(view: View, options: Sequence[Option], most: int, goods: int = 7) -> list[Line]:
    power = view.power(view.seat)
    offered = [(i, o.card, o.cost) for i, o in enumerate(options) if o.what == "buy" and o.card and o.cost is not None]
    offered.sort(key=lambda item: -item[2])
    offered = offered[:goods]
    kicks = [item for item in offered if options[item[0]].pile == KICKS and 0 < 2 * item[2] <= power]
    offered += kicks if view.size(KICKS) > 1 else []
    found: dict[tuple[str, ...], tuple[int, Line]] = {}
    for n in (2, 3):
        for items in combinations(offered, n):
            cost = sum([item[2] for item in items])
            names = tuple(sorted(item[1].name for item in items))
            if cost <= power and names not in found:
                found[names] = cost, Line((items[0][0],), tuple(item[1] for item in items[1:]))
    return [line for _, line in sorted(found.values(), key=lambda one: -one[0])[:most]]
