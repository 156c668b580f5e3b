"""What people and bots would do without an idea: a puzzle must be more than that."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, Protocol

from archfoe.agents import make_agent
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.puzzles.turn import Turn, Values
from archfoe.table.view import View
from archfoe.table.worlds import another_world

#: Worlds beside the true one in which natural players try a closed turn.
_WORLDS: Final = 5
_RANDOM_LINES: Final = 60
_MOST_ANSWERS: Final = 200
_BUDGET: Final = 3000


class Player(Protocol):
    def answer(self, view: View) -> Answer: ...


class Hasty:
    """Plays the hand from left to right, and answers as greedy would."""

    def __init__(self) -> None:
        self._sense = make_agent("greedy")

    def answer(self, view: View) -> Answer:
        if view.kind is MAIN_ACTION:
            for i, option in enumerate(view.options):
                if option.what == "play":
                    return (i,)
        return tuple(self._sense.answer(view))


class Dicer:
    """Plays everything in any order, with any answers."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)

    def answer(self, view: View) -> Answer:
        if view.kind is MAIN_ACTION:
            plays = [i for i, option in enumerate(view.options) if option.what in ("play", "use")]
            return (self._dice.choice(plays),) if plays else (len(view.options) - 1,)
        picked = self._dice.sample(range(view.choices), self._dice.randint(view.least, view.most))
        return tuple(picked if view.ordered else sorted(picked))


def reached(turn: Turn, player: Player, root: Game) -> Values:
    """What is reached if somebody plays the cards and then buys as well as can be.

    Luck falls as it falls: a line that draws the right card by chance counts.
    """
    game, seat = root.clone(), turn.seat
    others = make_agent("greedy")
    for _ in range(_MOST_ANSWERS):
        s = game.state
        if game.over or s.turn != turn.start.turn:
            return turn.values(s)
        who, d = turn.asked(game)
        answer = tuple((player if who == seat else others).answer(View(game, who)))
        if who == seat and d.kind is MAIN_ACTION and d.options[answer[0]][0] in ("buy", "end"):
            break
        game.decide(who, *answer)
    now = turn.values(game.state)
    found = Turn(game, seat, turn.measures, _BUDGET, buys_only=True).best()
    return now if found is None else found


def worlds_of(game: Game, seat: int) -> list[Game]:
    """This world and others that look the same to the seat, with its decks in another order."""
    others = [another_world(game, seat, key_of_seed(f"world {i}")) for i in range(_WORLDS)]
    return [game, *(world for world in others if world is not None)]


def natural(turn: Turn, worlds: Iterable[Game]) -> Values:
    """The better of two, each in the worst of these worlds: who trusts in luck has no solution."""
    worlds = list(worlds)
    greedy = _worst([reached(turn, make_agent("greedy"), world) for world in worlds])
    hasty = _worst([reached(turn, Hasty(), world) for world in worlds])
    return tuple(map(max, greedy, hasty))


def _worst(values: list[Values]) -> Values:
    return tuple(map(min, zip(*values, strict=True)))


def share_that_fails(turn: Turn, measure: int, target: int, worlds: list[Game], lines: int = _RANDOM_LINES) -> float:
    """Of random lines: how hard it is to find by trying."""
    tries = [reached(turn, Dicer(f"line {i}"), worlds[i % len(worlds)])[measure] for i in range(lines)]
    return sum([value < target for value in tries]) / len(tries)
