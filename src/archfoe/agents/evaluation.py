"""How a game stands for a seat: the chance that its team wins, from what the seat may know."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, Protocol

from archfoe.agents.knowledge import bot_of
from archfoe.agents.light import use_of
from archfoe.agents.nets import for_game, outcome
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
    return for_game(view.rules.options) or HAND_MADE


class HandMade:
    """Victory Points so far, and those that the decks will still bring, as odds between the teams."""

    def value(self, view: View) -> float:
        done = outcome(view)
        if done is not None:
            return done
        own = bot_of(view.game_type).chance
        return own(view) if own is not None else by_points(view)


# Fitted to 300 games of greedy against itself, base set for two: who won, by what stood at the end of each turn.
#: Victory Points of one Power of a deck in each round, so many rounds beyond the guessed end.
RATE: Final = 0.2
MORE_ROUNDS: Final = 5.0
#: What it is worth to be the next to act.
TEMPO: Final = 3.0
#: The points by which guesses are off: always, and more the longer the game still lasts.
UNSURE: Final = 3.5
UNSURE_LATER: Final = 1.2


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
    found: dict[int, list[float]] = {}
    for seat, team in enumerate(view.teams):
        owned = view.owned(seat)
        points = sum([vp_of(card, owned) for card in owned])
        found.setdefault(team, []).append(points + RATE * (rounds + MORE_ROUNDS) * deck_power(owned))
    outlooks = {team: sum(values) / len(values) for team, values in found.items()}
    outlooks[view.teams[view.active]] -= TEMPO
    return odds(outlooks, view, UNSURE + UNSURE_LATER * sqrt(rounds))


def odds(outlooks: dict[int, float], view: View, scale: float) -> float:
    """The chance of the seat's team, where so many points more or less make the odds e to 1."""
    assert view.seat is not None
    mine = outlooks[view.teams[view.seat]]
    return 1 / sum([exp(max(-30.0, min(30.0, (other - mine) / scale))) for other in outlooks.values()])


HAND_MADE: Final = HandMade()
