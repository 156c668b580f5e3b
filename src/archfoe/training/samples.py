"""What a net learns from: positions at the end of turns, as the seats saw them, and what came of them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from archfoe.agents import Agent
from archfoe.agents.nets.features import Layout, Position, Purchase
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.state import State
from archfoe.games.shared.scoring import scores
from archfoe.table.view import View
from archfoe.training.packages import numpy

#: How often a position is also taken as another seat sees it.
_OTHERS = 0.4
#: Victory Points that count as one, and the most that count.
_POINTS, _MOST = 20.0, 3.0


class Samples(NamedTuple):
    rows: Any  # features, a row each
    outcomes: Any  # (part of a win, margin)
    games: Any  # the number of the game
    seats: Any

    def save(self, path: Path) -> None:
        numpy().savez(path, **self._asdict())

    @classmethod
    def load(cls, path: Path) -> Samples:
        with numpy().load(path) as kept:
            return cls(**{name: kept[name] for name in cls._fields})

    @classmethod
    def joined(cls, parts: list[Samples]) -> Samples:
        return cls(*(numpy().concatenate(column) for column in zip(*parts, strict=True)))


class Journal:
    """Of one game: the last position of each turn."""

    def __init__(self, layout: Layout, dice: Random) -> None:
        self.layout, self.dice = layout, dice
        self.kept: list[tuple[int, list[float]]] = []
        self._turn = -1
        self._last: list[tuple[int, list[float]]] = []

    def note(self, view: View, bought: Purchase | None) -> None:
        """A position of this turn, after that purchase; an earlier one of the same turn is forgotten."""
        if view.turn != self._turn:
            self.close()
            self._turn = view.turn
        assert view.seat is not None
        position = Position(self.layout, view, view.seat)
        self._last = [(view.seat, _after(position, bought))]
        if view.players > 1 and self.dice.random() < _OTHERS and bought is None:
            other = (view.seat + self.dice.randrange(1, view.players)) % view.players
            self._last.append((other, Position(self.layout, view, other).row))

    def close(self) -> None:
        self.kept += self._last
        self._last = []

    def samples(self, game: int, end: State, carried: tuple[int, ...]) -> Samples | None:
        self.close()
        if not self.kept:
            return None
        np = numpy()
        told = [came_of(end, seat, carried) for seat, _ in self.kept]
        return Samples(
            np.array([row for _, row in self.kept], np.float16),
            np.array(told, np.float32),
            np.full(len(told), game, np.int32),
            np.array([seat for seat, _ in self.kept], np.int8),
        )


def _after(position: Position, bought: Purchase | None) -> list[float]:
    row = position.row
    if bought is None:
        return row
    first = position.layout.numbers
    for i, more in enumerate(position.number_changes([bought], position.points_with([bought.card]))):
        row[first + i] += more
    for i, more in position.changes(bought).items():
        row[i] += more
    return row


def came_of(end: State, seat: int, carried: tuple[int, ...] = ()) -> tuple[float, float]:
    """(the part of a win that a seat's team has, by how much in Victory Points) of a game that is over."""
    teams = end.teams
    winning = {teams[p] for p in end.winners}
    won = 1.0 / len(winning) if teams[seat] in winning else 0.0
    totals: dict[int, int] = {}
    for p, points in enumerate(scores(end, carried)):
        totals[teams[p]] = totals.get(teams[p], 0) + points
    mine = totals.pop(teams[seat])
    if not totals:  # all of one team: there is no other
        return won, 2.0 * won - 1.0
    return won, max(-_MOST, min(_MOST, (mine - max(totals.values())) / _POINTS))


class Recorder:
    """An agent whose turns are noted down."""

    def __init__(self, agent: Agent, journal: Journal) -> None:
        self._agent, self._journal = agent, journal

    def answer(self, view: View) -> Answer:
        picked = self._agent.answer(view)
        if view.kind is MAIN_ACTION and view.target is None and view.seat == view.active:
            option = view.options[picked[0]]
            if option.what != "play":
                bought = None
                if option.what == "buy" and option.card is not None and option.pile is not None:
                    bought = Purchase(option.card, option.pile)
                self._journal.note(view, bought)
        return picked
