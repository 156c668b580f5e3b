"""A policy for roll-outs: plays in a fixed order, buys by a table of worths, and answers the rest as greedy does.

It reads the position itself and not a view, so it is only for imagined worlds; it looks only at what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from archfoe.agents.average_position import AveragePosition
from archfoe.agents.cards import use
from archfoe.agents.greedy import GreedyAgent
from archfoe.agents.timing import BLANK, LAST, STAYS, THERE, static_wishes
from archfoe.agents.weights import PLAIN
from archfoe.agents.worth import value
from archfoe.core import decisions as ask
from archfoe.core.asking import Answering
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer, Decision, Kind
from archfoe.core.effects import TakeGained
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN, PLAYED, STACK, owner_of
from archfoe.core.state import State
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.help import LATER
from archfoe.table.seated import Seated

#: What it does in its turn, and what it leaves alone; where anything else is offered, greedy chooses.
_PLAIN_ACTIONS: Final = frozenset({"play", "buy", "end", "store", "hunt", "patrol"})
#: A card whose Victory Points depend on others.
_SOME_POINTS: Final = 2
_TAKES: Final = frozenset({ask.FETCH_CARD, ask.PLAY_AGAIN, ask.PLAY_CARD, ask.BORROW_CARD, ask.TAKE_CARD})


@cache
def use_of(card: Card) -> float:
    return float(use(card, PLAIN))


@cache
def _turn_to_play(card: Card) -> tuple[int, float]:
    """Its stage of a turn where nothing is known of the position; of one stage the most useful first."""
    stages = [STAYS] if card.ongoing else static_wishes(card)
    late = [stage for stage in stages if stage in (LAST, THERE)]
    return (max(late) if late else min(stages, default=BLANK), -use_of(card))


@cache
def _helps(card: Card, n: int) -> bool:
    """Is an ability worth using wherever it can be used, at no price?"""
    ability = card.uses[n]
    free = not ability.power and not ability.move and not isinstance(ability.effect, TakeGained)
    return free and value(ability.effect, AveragePosition(PLAIN)) > 0


@cache
def _points(card: Card) -> int:
    return card.vp if isinstance(card.vp, int) else _SOME_POINTS


@cache
def keep_value(card: Card) -> float:
    """What it is worth to keep, everywhere the same: its use above an ordinary card's, and its points."""
    return (PLAIN.stays if card.ongoing else use_of(card) - PLAIN.prior) + 0.8 * _points(card)


class Light(Answering):
    __slots__ = ("_careful", "_seat")

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._careful: Answerer | None = None

    def answer(self, game: Game, decision: Decision) -> Answer:
        kind = decision.kind
        if kind is MAIN_ACTION:
            quick = self._act(game, decision)
        else:
            fast = _FAST.get(kind)
            quick = None if fast is None else fast(game.state, decision, self._seat)
        return self._carefully(game, decision) if quick is None else quick

    def _carefully(self, game: Game, decision: Decision) -> Answer:
        if self._careful is None:
            self._careful = Seated(GreedyAgent(), self._seat)
        return self._careful(game, decision)

    def _act(self, game: Game, decision: Decision) -> Answer | None:
        """What is ripest of the hand, then what is worth most; None where that is not all there is to do."""
        s, options = game.state, decision.options
        cards = s.cards
        best = -1
        ripest: tuple[int, float] | None = None
        for i, option in enumerate(options):
            if option[0] == "play":
                when = _turn_to_play(cards[option[1]])
                if ripest is None or when < ripest:
                    ripest, best = when, i
            elif option[0] == "use":
                if _helps(s.defn(option[1]), option[2]) and not s.uses.get((self._seat, option[1], option[2])):
                    return (i,)
            elif option[0] not in _PLAIN_ACTIONS:
                return None
        if best >= 0:
            return (best,)
        return self._buy(s, options) if len(options) > 1 else (0,)

    def _buy(self, s: State, options: Sequence[Any]) -> Answer:
        rounds, plays = _outlook(s, self._seat)
        worths: list[tuple[float, int, int]] = []
        for i, option in enumerate(options):
            if option[0] == "buy":
                worth = _worth(s.cards[option[1]], rounds, plays)
                if worth > 0:
                    worths.append((worth, s.costs[option[1]], i))
        if not worths:
            return (len(options) - 1,)
        return (_best_of_two(worths, s.power(self._seat)),)


def _worth(card: Card, rounds: float, plays: float) -> float:
    in_use = 1.5 * rounds if card.ongoing else plays * (use_of(card) - PLAIN.par)
    return _points(card) + PLAIN.rate * in_use + (PLAIN.villain_bonus if card.super_villain else 0.0)


def _outlook(s: State, seat: int) -> tuple[float, float]:
    """Rounds to come, and how often a card that is bought now will be played in them."""
    piles, players = s.piles, len(s.teams)
    rounds = len(piles[MAIN]) / (PLAIN.sold * players)
    villains = len(piles[STACK])
    if villains:
        by_villains = PLAIN.rounds_each_villain * (0.6 + 0.8 / players) * max(0.0, villains - PLAIN.last_villains)
        if s.top_shown and s.cards[piles[STACK][-1]].starts_on_top:
            by_villains += max(0.0, PLAIN.opening - s.turn / players)
        rounds = min(rounds, by_villains)
    deck = len(piles[DECK + seat])
    size = deck + len(piles[HAND + seat]) + len(piles[DISCARD + seat]) + len(piles[PLAYED + seat])
    return rounds, max(PLAIN.plays_at_least, (PLAIN.hand * rounds - deck) / max(size, 1))


def _best_of_two(worths: list[tuple[float, int, int]], power: int) -> int:
    """The best card, or the better of two that are worth more together."""
    most, cost, first = max(worths)
    if len(worths) > 1 and cost * 2 > power:
        for a in range(len(worths)):
            for b in range(a):
                both = worths[a][0] + worths[b][0]
                if worths[a][1] + worths[b][1] <= power and both > most:
                    most, first = both, max(worths[a], worths[b])[2]
    return first


# Questions of cards


def _all_mine(s: State, decision: Decision, seat: int) -> bool:
    return all(owner_of(s.where[card]) == seat for card in decision.options)


def _discard(s: State, decision: Decision, seat: int) -> Answer | None:
    """The least useful, as few as may be; from a deck or of others greedy knows better."""
    if any(s.where[card] != HAND + seat for card in decision.options) or decision.least == 0:
        return None
    ranked = sorted(range(len(decision.options)), key=lambda i: use_of(s.cards[decision.options[i]]))
    return _in_order(ranked[: decision.least], decision)


def _destroy(s: State, decision: Decision, seat: int) -> Answer | None:
    if not _all_mine(s, decision, seat):
        return None
    keeps = [keep_value(s.cards[card]) for card in decision.options]
    ranked = sorted(range(len(keeps)), key=keeps.__getitem__)
    picked = [i for n, i in enumerate(ranked[: decision.most]) if n < decision.least or keeps[i] < 0]
    return _in_order(picked, decision)


def _defend(s: State, decision: Decision, seat: int) -> Answer | None:
    return (0,)


def _assist(s: State, decision: Decision, seat: int) -> Answer | None:
    """When the teammate is done: then it is clear what help would decide."""
    options = list(decision.options)
    return (options.index(LATER),) if LATER in options else None


def _gain(s: State, decision: Decision, seat: int) -> Answer | None:
    return _best(decision, [keep_value(s.cards[card]) for card in decision.options])


def _take(s: State, decision: Decision, seat: int) -> Answer | None:
    return _best(decision, [use_of(s.cards[card]) for card in decision.options])


def _best(decision: Decision, likings: list[float]) -> Answer:
    ranked = sorted(range(len(likings)), key=lambda i: -likings[i])
    return _in_order(ranked[: max(decision.least, min(1, decision.most))], decision)


def _in_order(picked: list[int], decision: Decision) -> Answer:
    return tuple(picked if decision.ordered else sorted(picked))


_FAST: Final[dict[Kind, Callable[[State, Decision, int], Answer | None]]] = {
    ASSIST: _assist,
    ask.DEFEND: _defend,
    ask.DISCARD_CARD: _discard,
    ask.DESTROY_CARD: _destroy,
    ask.GAIN_CARD: _gain,
    **dict.fromkeys(_TAKES, _take),
}
