"""What can be read off the cards themselves where one choice of cards is better than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from archfoe.agents.candidates import Line
from archfoe.agents.light import use_of
from archfoe.core import decisions as ask
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Kind
from archfoe.core.piles import KICKS
from archfoe.review.lines import counted
from archfoe.review.walk import BUY, END
from archfoe.table.view import View

#: As much more Power, or what is worth it, a card must give each time to be called stronger.
_STRONGER: Final = 0.5
_POINTS: Final = 2
_UNSPENT: Final = 2


#: Questions whose answer is a card to have or to use.
_TO_HAVE: Final[frozenset[Kind]] = frozenset(
    (ask.GAIN_CARD, ask.FETCH_CARD, ask.TAKE_CARD, ask.PLAY_CARD, ask.PLAY_AGAIN, ask.BORROW_CARD, ask.COPY_CARD)
)


def facts(view: View, played: Line, better: Line) -> list[str]:
    """Sentences about what differs between two choices of cards; none where something else was chosen."""
    if view.kind is ask.DISCARD_CARD or view.kind is ask.DESTROY_CARD:
        return _said(_let_go(view, _picked(view, better), _picked(view, played)))
    if view.kind in _TO_HAVE:
        mine, theirs = _picked(view, better), _picked(view, played)
        return _said(_stronger(_rest(mine, theirs), _rest(theirs, mine)))
    bought, instead = purchase(view, better), purchase(view, played)
    if bought is None or instead is None:
        return []
    gained, missed = _rest(bought, instead), _rest(instead, bought)
    return _said(
        _stays(gained, missed), _stronger(gained, missed), _points(gained, missed), _lean(view, gained, missed)
    )


def _said(*words: str) -> list[str]:
    return [one for one in words if one]


def _picked(view: View, line: Line) -> list[Card]:
    return [card for pick in line.answer if (card := view.options[pick].card) is not None]


def _let_go(view: View, gone: Sequence[Card], instead: Sequence[Card]) -> str:
    """Why this card is the one to lose, for good or for now."""
    lost, kept = _rest(gone, instead), _rest(instead, gone)
    if not lost:
        return f"{_names(kept)} {_are(kept)} worth keeping." if kept and _usual(view) < min(map(use_of, kept)) else ""
    worst = min(lost, key=use_of)
    if view.kind is ask.DISCARD_CARD:
        best = max(kept, key=use_of, default=None)
        better = best is not None and use_of(best) - use_of(worst) >= _STRONGER
        return f"{best.name} does more for you than {worst.name}." if best is not None and better else ""
    if isinstance(worst.vp, int) and worst.vp < 0:
        counts = len(set(view.teams)) > 1  # in a game that is won together nobody counts points
        return f"{worst.name} does nothing for you{' and costs Victory Points' if counts else ''}."
    if use_of(worst) < _usual(view):
        return f"{worst.name} does less than your other cards, which then come up more often."
    return ""


def _usual(view: View) -> float:
    """What a card of the seat does on average."""
    owned = [] if view.seat is None else view.owned(view.seat)
    return sum([use_of(card) for card in owned]) / max(len(owned), 1)


def only_in(view: View, line: Line, other: Line) -> list[Card]:
    """The cards that one line buys and another does not, except those that there are many of."""
    mine, theirs = purchase(view, line) or [], purchase(view, other) or []
    many = {option.card for option in view.options if option.pile == KICKS}
    return [card for card in _rest(mine, theirs) if card not in many]


def purchase(view: View, line: Line) -> list[Card] | None:
    """All that a line buys; None if it begins with something else than a purchase or the end of the turn."""
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


def _lean(view: View, gained: Sequence[Card], missed: Sequence[Card]) -> str:
    """Where one purchase is a part of the other: more cards for Power that is lost, or none that is in the way."""
    if gained and not missed and max(map(use_of, gained)) >= _usual(view):
        return f"{_names(gained)} {_cost(gained)} only Power that is lost otherwise."
    if missed and not gained and max(map(use_of, missed)) < _usual(view):
        return f"{_names(missed)} would come up in the place of better cards."
    return ""


def _cost(cards: Sequence[Card]) -> str:
    return "costs" if len(cards) == 1 else "cost"


def _names(cards: Sequence[Card]) -> str:
    return counted([card.name for card in cards])


def _are(cards: Sequence[Card]) -> str:
    return "is" if len(cards) == 1 else "are"


def unspent(view: View, played: Line, better: Line) -> list[str]:
    """Power that bought nothing, by the costs of now."""
    mine, theirs = purchase(view, better), purchase(view, played)
    if mine is None or theirs is None:
        return []
    cost = {option.card: option.cost or 0 for option in view.options if option.what == BUY and option.card is not None}
    spent, could = (
        sum([cost.get(card, card.cost) for card in theirs]),
        sum([cost.get(card, card.cost) for card in mine]),
    )
    left = view.power(view.seat) - spent
    return [f"{left} Power was left unspent."] if left >= _UNSPENT and could > spent else []
