"""What a net learns from: positions at the end of turns, as the seats saw them, and what came of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from archfoe.agents.nets.features import Layout, Position
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.shared.scoring import scores
from archfoe.table.view import View


def numpy() -> Any:
    return import_module("numpy")


def pytorch() -> Any:
    return import_module("torch")


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
    """Of one game: the position at the end of each turn, when all is bought, and a Confrontation decided."""

    def __init__(self, layout: Layout, dice: Random) -> None:
        self.layout, self.dice = layout, dice
        self.kept: list[tuple[int, list[float]]] = []

    def follow(self, game: Game) -> None:
        """Plays a game that has not begun, and notes each end of a turn."""
        game.until, game.at_end = 0, self.note
        game.begin()

    def note(self, game: Game) -> None:
        """As who had the turn sees it, and now and then as somebody else does."""
        players, active = len(game.state.teams), game.state.active
        seats = [active]
        if players > 1 and self.dice.random() < _OTHERS:
            seats.append((active + self.dice.randrange(1, players)) % players)
        self.kept += [(seat, Position(self.layout, View(game, seat), seat).row) for seat in seats]

    def samples(self, game: int, end: State, carried: tuple[int, ...]) -> Samples | None:
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
