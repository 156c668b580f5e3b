"""Lays the Super-Villain on top of the stack who costs what the best line has left, and natural play has not."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.game import Game
from archfoe.core.piles import STACK
from archfoe.core.state import State
from archfoe.puzzles.goals import BEAT, GAIN, Goal, Measure
from archfoe.puzzles.turn import Turn
from archfoe.puzzles.ways import Ways


def made(seat: int) -> Measure:
    """All Power of the turn, spent or not."""
    return lambda s: s.raw[seat] << s.doubled[seat]


def composed(turn: Turn, measure: int, natural: int, best: int) -> tuple[Game, list[Goal]] | None:
    """A position and goals for which all the Power is needed that the best line makes: what it buys on the way, and a
    Super-Villain. None if it buys several cards, or none fits."""
    s, bought = turn.start, list[int]()
    for step in Ways(turn, measure, best).steps():
        d = step.game.waiting[step.seat]
        if d.kind is MAIN_ACTION and d.options[step.answer[0]][0] == "buy":
            bought.append(d.options[step.answer[0]][1])
    spent = sum([s.cards[card].cost for card in bought])
    villain = villain_for(s, natural - spent, best - spent)
    if villain is None or len(bought) > 1 or villain in bought:
        return None
    gained = [Goal(GAIN, card=s.cards[card].name) for card in bought]
    return with_on_top(turn.root, villain), [Goal(BEAT, card=s.cards[villain].name), *gained]


def villain_for(s: State, natural: int, best: int) -> int | None:
    """The most expensive one of the stack whom only the best line can pay."""
    stack: Sequence[int] = [card for card in s.piles[STACK] if natural < s.cards[card].cost <= best]
    return max(stack, key=lambda card: (s.cards[card].cost, s.cards[card].name), default=None)


def with_on_top(game: Game, card: int) -> Game:
    """The same position with this card of the stack on top, face up."""
    world = game.clone()
    s = game._snapshot.copy()
    s.lay(STACK, [*(other for other in s.piles[STACK] if other != card), card])
    world._snapshot, world.opening = s, None
    world._restart()
    return world
