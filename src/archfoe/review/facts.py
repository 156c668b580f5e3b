"""What can be read off the cards themselves where one purchase is better than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from archfoe.agents.candidates import Line
from archfoe.agents.light import use_of
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.piles import KICKS
from archfoe.review.lines import counted
from archfoe.review.walk import BUY, END
from archfoe.table.view import View

#: As much more Power, or what is worth it, a card must give each time to be called stronger.
_STRONGER: Final = 0.5
_POINTS: Final = 2
_UNSPENT: Final = 2


def facts(view: View, played: Line, better: Line) -> list[str]:
    """Sentences about what differs between two purchases; none where something else was chosen."""
    mine, theirs = _bought(view, better), _bought(view, played)
    if mine is None or theirs is None:
        return []
    gained, missed = _rest(mine, theirs), _rest(theirs, mine)
    found = [_stays(gained, missed), _stronger(gained, missed), _points(gained, missed)]
    return [words for words in found if words]


def only_in(view: View, line: Line, other: Line) -> list[Card]:
    """The cards that one line buys and another does not, except those that there are many of."""
    mine, theirs = _bought(view, line) or [], _bought(view, other) or []
    many = {option.card for option in view.options if option.pile == KICKS}
    return [card for card in _rest(mine, theirs) if card not in many]


def _bought(view: View, line: Line) -> list[Card] | None:
    """All that a line buys; None if it begins with something else."""
    if view.kind is not MAIN_ACTION:
        return None
    option = view.options[line.answer[0]]
    if option.what == END:
        return []
    return [option.card, *(line.then or ())] if option.what == BUY and option.card is not None else None


def _rest(cards: Sequence[Card], others: Sequence[Card]) -> list[Card]:
    return list((Counter(cards) - Counter(others)).elements())


def _stays(gained: Sequence[Card], missed: Sequence[Card]) -> str:
    if any(card.ongoing for card in missed):
        return ""
    stay = [card.name for card in gained if card.ongoing]
    return f"{stay[0]} stays in play and helps in every turn from then on." if stay else ""


def _stronger(gained: Sequence[Card], missed: Sequence[Card]) -> str:
    """What a single card does each time, where neither stays in play."""
    if not gained or not missed or any(card.ongoing for card in (*gained, *missed)):
        return ""
    best, other = max(gained, key=use_of), max(missed, key=use_of)
    if use_of(best) - use_of(other) < _STRONGER:
        return ""
    return f"{best.name} does more than {other.name} each time it is played."


def _points(gained: Sequence[Card], missed: Sequence[Card]) -> str:
    if not gained or any(not isinstance(card.vp, int) for card in (*gained, *missed)):
        return ""
    more, fewer = (sum([card.vp for card in cards if isinstance(card.vp, int)]) for cards in (gained, missed))
    if more - fewer < _POINTS:
        return ""
    against = f", {_names(missed)} {fewer}" if missed else ""
    return f"{_names(gained)} {_are(gained)} worth {more} Victory Points{against}."


def _names(cards: Sequence[Card]) -> str:
    return counted([card.name for card in cards])


def _are(cards: Sequence[Card]) -> str:
    return "is" if len(cards) == 1 else "are"


def unspent(view: View, played: Line, better: Line) -> list[str]:
    """Power that bought nothing, by the costs of now."""
    mine, theirs = _bought(view, better), _bought(view, played)
    if mine is None or theirs is None:
        return []
    cost = {option.card: option.cost or 0 for option in view.options if option.what == BUY and option.card is not None}
    spent, could = (
        sum([cost.get(card, card.cost) for card in theirs]),
        sum([cost.get(card, card.cost) for card in mine]),
    )
    left = view.power(view.seat) - spent
    return [f"{left} Power was left unspent."] if left >= _UNSPENT and could > spent else []
