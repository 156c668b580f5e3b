"""How a game stands for a seat: the chance that its team wins, from what the seat may know."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, Protocol

from archfoe.agents.light import use_of
from archfoe.agents.weights import PLAIN
from archfoe.core.cards import Card
from archfoe.core.piles import MAIN, STACK
from archfoe.games.shared.scoring import vp_of
from archfoe.table.view import View


class Evaluator(Protocol):
    def value(self, view: View) -> float:
        """The chance that the team of the view's seat wins, from 0 to 1."""
        ...


def for_view(view: View) -> Evaluator:
    """The best one that there is for a game: a net that was trained for it, else the hand-made one."""
    return HAND_MADE


def result(view: View) -> float:
    """Of a game that is over: 1 for a win, and a part of it if foes have won as well."""
    assert view.seat is not None
    won = {view.teams[seat] for seat in view.winners}
    return 1 / len(won) if view.teams[view.seat] in won else 0.0


class HandMade:
    """Victory Points so far, and those that the decks will still bring, as odds between the teams."""

    def value(self, view: View) -> float:
        if view.over:
            return result(view)
        own = view.game_type.bot().chance
        return own(view) if own is not None else by_points(view)


#: Victory Points that one Power brings, as far as decks can be compared by it.
RATE: Final = 0.5
#: The points by which guesses are off: always, and for each round that is still to come.
UNSURE: Final = 2.0
UNSURE_EACH_ROUND: Final = 12.0


def rounds_left(view: View) -> float:
    """Until the stack or the main deck is used up."""
    by_cards = view.size(MAIN) / (PLAIN.sold * view.players)
    villains = view.size(STACK)
    if not villains:
        return by_cards
    rounds = PLAIN.rounds_each_villain * (0.6 + 0.8 / view.players) * max(0.0, villains - PLAIN.last_villains)
    if view.villain is not None and view.villain.starts_on_top:
        rounds += max(0.0, PLAIN.opening - view.turn / view.players)
    return min(rounds, by_cards)


def deck_power(cards: list[Card]) -> float:
    """What a deck gives in a turn, in Power."""
    round_cards = [card for card in cards if not card.ongoing]
    each = sum([use_of(card) for card in round_cards]) / max(len(round_cards), 1)
    return 5 * each + 1.5 * (len(cards) - len(round_cards))


def by_points(view: View) -> float:
    rounds = rounds_left(view)
    outlooks: dict[int, float] = {}
    sizes: dict[int, int] = {}
    for seat, team in enumerate(view.teams):
        owned = view.owned(seat)
        points = sum([vp_of(card, owned) for card in owned])
        outlooks[team] = outlooks.get(team, 0.0) + points + RATE * rounds * deck_power(owned)
        sizes[team] = sizes.get(team, 0) + 1
    return odds(
        {team: outlooks[team] / sizes[team] for team in outlooks}, view, UNSURE + UNSURE_EACH_ROUND * sqrt(rounds)
    )


def odds(outlooks: dict[int, float], view: View, scale: float) -> float:
    """The chance of the seat's team, where so many points more or less make the odds e to 1."""
    assert view.seat is not None
    mine = outlooks[view.teams[view.seat]]
    return 1 / sum([exp(max(-30.0, min(30.0, (other - mine) / scale))) for other in outlooks.values()])


HAND_MADE: Final = HandMade()
