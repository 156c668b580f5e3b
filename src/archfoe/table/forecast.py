"""What the cards in a hand surely bring this turn: they are played out in another world that fits what the seat knows.

All that the page says of Power still to come is read off one forecast. Only cards that are held now are played. Where
hidden cards come out or others choose, no more is counted than a card gives in any case, so nothing is betrayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import islice, permutations
from typing import Final, NamedTuple

from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer, Decision
from archfoe.core.errors import Exploded
from archfoe.core.events import ATTACKED
from archfoe.core.game import Game
from archfoe.core.moments import PLAY
from archfoe.core.piles import HAND, LINEUP, STACK
from archfoe.core.state import State
from archfoe.table.power_figure import least_power
from archfoe.table.session import idle, plain
from archfoe.table.view import View
from archfoe.table.worlds import another_world

_WORLDS: Final = 4  # so many are tried: nearly always the first one fits
_ORDERS: Final = 6  # in so many orders cards are played of which the order may count
_CHOICES: Final = 8  # so many answers to one question are tried
_ANSWERS: Final = 150  # so many answers in all: what was not tried by then is not counted
_EFFECTS: Final = 64  # an answer that sets more going than any of our own cards counts as several


class Forecast(NamedTuple):
    more: int = 0  # Power, beside what is there
    sure: bool = True  # is that all? Else it may be more
    plays: int = 0  # so many cards "play all" plays at least
    or_more: bool = False  # what they draw, or what is left after an Attack that somebody may avoid
    cheaper: tuple[tuple[int, int], ...] = ()  # cards for sale that cost less by then: (card, its cost)


def forecast(game: Game, seat: int) -> Forecast:
    """For a seat in its main step. Nothing is sure of a hand with a card that cannot be played to its end."""
    try:
        return _foreseen(game, seat)
    except Exploded:
        return Forecast(sure=False)


def _foreseen(game: Game, seat: int) -> Forecast:
    held = frozenset(game.state.piles[HAND + seat])
    uses = any(option[0] == "use" for option in game.waiting[seat].options)
    useful = _useful(game, seat, held)
    if not useful:
        return Forecast(sure=not uses)
    total = _only_power(game, seat, useful)
    if total is not None:
        return Forecast(total << game.state.doubled[seat], not uses, len(useful))
    at_once = _played_at_once(game, seat, held)
    if at_once.sure and not _useful(at_once.game, seat, held):  # nothing hidden came out: it is so in every world
        more, cheaper = _more(game, at_once.game.state.power(seat), seat), _cheaper(game, at_once.game, seat)
        return Forecast(more, not uses, at_once.plays, at_once.or_more, cheaper)
    world = world_of(game, seat)
    if world is None:
        return Forecast(sure=False)
    at_once = _played_at_once(world, seat, held)
    begun, left = at_once.game if at_once.sure else world, [_ANSWERS]
    lines = []
    for order in _orders(begun.state, _useful(begun, seat, held)):
        line = _Line(begun, seat, held)
        for card in order:
            line = line.played(card, left)
        lines.append(line)
    best = max(lines, key=_Line.power)
    more = _more(game, best.power(), seat)
    sure = best.sure and left[0] > 0 and not uses
    return Forecast(more, sure, at_once.plays, at_once.or_more, _cheaper(game, best.game, seat))


def _cheaper(game: Game, then: Game, seat: int) -> tuple[tuple[int, int], ...]:
    """What lies for sale now and still does when the hand is played, at a lower cost."""
    s, later, rules = game.state, then.state, View(game, seat).rules
    piles = (LINEUP, STACK) if s.top_shown else (LINEUP,)
    cards = [
        card for pile in piles for card in s.piles[pile][-1 if pile == STACK else 0 :] if later.where[card] == pile
    ]
    costs = zip(cards, rules.costs(s, seat, cards), rules.costs(later, seat, cards), strict=True)
    return tuple([(card, cost) for card, before, cost in costs if cost < before])


def _only_power(game: Game, seat: int, useful: Sequence[int]) -> int | None:
    """What cards add up to that give Power and do nothing else, if nobody listens to them: most hands early on."""
    s, rules, table = game.state, game.rules, game.state.card_table
    if s.text or s.watches or s.raw[seat] << s.doubled[seat] < s.spent[seat]:
        return None
    for card in useful:
        defn = s.defn(card)
        if table.plain[card] <= 0 or defn.ongoing or not plain(defn) or not rules.asks_no_more(s, ("play", card)):
            return None
    if any(not ear.fitting.isdisjoint(useful) for ear in rules.ears(s, PLAY, seat)):
        return None
    return sum([table.plain[card] for card in useful])


def _more(game: Game, power: int, seat: int) -> int:
    return max(0, power - game.state.power(seat))


def next_plain(view: View) -> int | None:
    """The card that "play all" plays next. What stays in play comes first, since the others may set it off.

    Attacks come last: somebody may be asked to avoid one, and then it stops.
    """
    if view.decision is None or view.kind is not MAIN_ACTION:
        return None
    plays = ((i, option.card) for i, option in enumerate(view.options) if option.what == "play")
    ready = {i: card for i, card in plays if card is not None and plain(card)}
    return min(ready, key=lambda i: (*_turn_to_play(ready[i]), i), default=None)


def _turn_to_play(card: Card) -> tuple[bool, bool]:
    return not card.ongoing, bool(card.attacks)


def world_of(game: Game, seat: int) -> Game | None:
    """The same one each time that is asked in a position, but nobody could tell from it how the cards really lie."""
    s = game.state
    for n in range(_WORLDS):
        words = f"forecast {seat} {s.turn} {len(s.plays)} {n}"
        world = another_world(game, seat, blake2b(words.encode(), key=s.key[:64], digest_size=32).digest())
        if world is not None:
            return world
    return None


def _playable(world: Game, seat: int, held: frozenset[int]) -> list[int]:
    decision = world.waiting.get(seat)
    if decision is None or decision.kind is not MAIN_ACTION:
        return []
    return [option[1] for option in decision.options if option[0] == "play" and option[1] in held]


def _useful(game: Game, seat: int, held: frozenset[int]) -> list[int]:
    """The cards that can be played and then do something."""
    return [card for card in _playable(game, seat, held) if not idle(game.state.defn(card))]


def _orders(s: State, useful: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """What stays in play first, then what is plain, then the rest in several orders: its Power may depend on it."""
    first = [card for card in useful if s.defn(card).ongoing]
    easy = [card for card in useful if card not in first and plain(s.defn(card))]
    others = [card for card in useful if card not in first and card not in easy]
    for order in islice(permutations(others), _ORDERS):
        yield (*first, *easy, *order)


class _AtOnce(NamedTuple):
    game: Game  # as it stands when "play all" has stopped
    plays: int
    or_more: bool  # may it be more?
    sure: bool  # nothing hidden came out, nobody else was asked, and no card that asks should have come before


def _played_at_once(game: Game, seat: int, held: frozenset[int]) -> _AtOnce:
    """What "play all" plays before something may be asked."""
    now, n, attacked, left = game.clone(log=True), 0, False, [_ANSWERS]
    while not attacked and left[0] > 0 and (ready := _plain_ones(now, seat, held)):
        card = min(ready, key=lambda card: _turn_to_play(now.state.defn(card)))
        _decide(now, left, seat, _pick_of(now.waiting[seat], card))
        n += 1
        attacked = _attacks(now)
    drawn = not held.issuperset(now.state.piles[HAND + seat])
    or_more = drawn or (attacked and n < len(_plain_ones(game, seat, held)))
    asks_first = any(now.state.defn(card).ongoing for card in _playable(now, seat, held))
    asked = now.waiting.get(seat)
    goes_on = asked is not None and asked.kind is MAIN_ACTION and left[0] > 0
    return _AtOnce(now, n, or_more, goes_on and not attacked and not asks_first and out(now.state) == out(game.state))


def _decide(game: Game, left: list[int], seat: int, *picked: int) -> None:
    """One answer of those that are `left`."""
    game.decide(seat, *picked)
    left[0] -= 1 + game.work // _EFFECTS


def _plain_ones(game: Game, seat: int, held: frozenset[int]) -> list[int]:
    return [card for card in _playable(game, seat, held) if plain(game.state.defn(card))]


def _attacks(game: Game) -> bool:
    """Was there an Attack since it began to tell? Others might avoid it."""
    return any(event.what == ATTACKED for event in game.events)


def _pick_of(decision: Decision, card: int) -> int:
    return next(i for i, option in enumerate(decision.options) if option[0] == "play" and option[1] == card)


def out(s: State) -> tuple[int, int]:
    """Changes when something hidden has come out."""
    return s.draws, s.seen


class _Line:
    """How the world stands after some of the cards; `doubtful` Power was given only by what had come out there."""

    __slots__ = ("doubtful", "game", "held", "seat", "sure")

    def __init__(self, game: Game, seat: int, held: frozenset[int], doubtful: int = 0, sure: bool = True) -> None:
        self.game, self.seat, self.held, self.doubtful, self.sure = game, seat, held, doubtful, sure

    def power(self) -> int:
        s, seat = self.game.state, self.seat
        return max(0, ((s.raw[seat] - self.doubtful) << s.doubled[seat]) - s.spent[seat])

    def _worth(self) -> int:
        """Its Power, and what those of the cards would give that are still in hand."""
        s = self.game.state
        return self.power() + sum([least_power(s.defn(card).play) for card in self._left()])

    def _left(self) -> list[int]:
        return [card for card in self.game.state.piles[HAND + self.seat] if card in self.held]

    def played(self, card: int, left: list[int]) -> _Line:
        """With one more card played, as its player would choose; `left` counts down the answers."""
        if left[0] <= 0 or card not in _playable(self.game, self.seat, self.held):
            return self
        game = self.game.clone(log=True)
        _decide(game, left, self.seat, _pick_of(game.waiting[self.seat], card))
        found = self._settled(game, card, left, others=False)
        return self if found is None else found

    def _settled(self, game: Game, card: int, left: list[int], *, others: bool) -> _Line | None:
        """Up to the next main step; None if there are no answers left, or the turn ends on the way."""
        while not game.over and game.state.active == self.seat and left[0] > 0:
            decision = game.waiting.get(self.seat)
            others = others or _attacks(game)
            if decision is not None and decision.kind is MAIN_ACTION:
                return self._counted(game, card, others)
            if decision is not None:
                return self._best(game, decision, card, left, others)
            seat, asked = next(iter(game.waiting.items()))
            others = True
            _decide(game, left, seat, *range(asked.least))
        return None

    def _best(self, game: Game, decision: Decision, card: int, left: list[int], others: bool) -> _Line | None:
        lines = []
        for answer in islice(_answers(decision), _CHOICES):
            if left[0] <= 0:
                break
            other = game.clone(log=True)
            _decide(other, left, self.seat, *answer)
            lines.append(self._settled(other, card, left, others=others))
        return max([line for line in lines if line is not None], key=_Line._worth, default=None)

    def _counted(self, game: Game, card: int, others: bool) -> _Line:
        before, s = self.game.state, game.state
        if not others and out(before) == out(s):
            return _Line(game, self.seat, self.held, self.doubtful, self.sure)
        own = heard = 0
        new = s.parts[len(before.parts) :]
        for who, source, _, n in new:
            if who == self.seat and source == card:
                own += n
            elif who == self.seat:
                heard += n
        certain = min(own, least_power(s.defn(card).play))
        if plain(s.defn(card)):  # then it plays no other card: what heard something has heard this one
            certain += heard
        elif len(s.plays) == len(before.plays) + 1:  # nor has this one: what listens to plays has heard it in any case
            ears = {ear.source for ear in game.rules.ears(before, PLAY, self.seat) if card in ear.fitting}
            certain += sum([n for who, source, _, n in new if who == self.seat and source in ears])
        return _Line(game, self.seat, self.held, self.doubtful + own + heard - certain, sure=False)


def _answers(decision: Decision) -> Iterator[Answer]:
    """Some answers to a question: nothing, each single option, as many as must or may be."""
    n, least, most = len(decision.options), decision.least, decision.most
    if least <= 1 <= most:
        yield from ((i,) for i in range(n))
    if least != 1:
        yield tuple(range(least))
    if most > 1 and least < most:
        yield tuple(range(min(most, n)))
