"""What somebody's games come to: each stamp with the first game that has it, and the best of each number."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from archfoe.table.feats import FEWER, Feats

#: The numbers of a list of one's best, and what they are called; `prizes` are those of the game.
BESTS: Mapping[str, str] = {
    "points": "Most points",
    "power": "Most Power in one turn",
    "rounds": "Fastest win, in rounds",
    "avoided": "Attacks avoided",
    "prizes": "{prizes} in a game",
    "comeback": "Largest comeback",
}


class Got(NamedTuple):
    """A stamp."""

    on: date
    game: str
    title: str


class Best(NamedTuple):
    value: int
    on: date
    game: str


class Collection:
    """Of one person. A game that comes twice counts once."""

    def __init__(self) -> None:
        self.games: dict[str, Feats] = {}
        self.stamps: dict[str, Got] = {}
        self.bests: dict[str, dict[str, Best]] = {}  # by mode

    def add(self, game: str, mode: str, on: date, feats: Feats) -> None:
        if game in self.games:
            return
        self.games[game] = feats
        for stamp in feats.stamps:
            known = self.stamps.get(stamp.key)
            if known is None or (on, game) < known[:2]:
                self.stamps[stamp.key] = Got(on, game, stamp.title)
        best = self.bests.setdefault(mode, {})
        for name, value in feats.bests._asdict().items():
            if value:
                new, old = Best(value, on, game), best.get(name)
                if old is None or _rank(name, new) < _rank(name, old):
                    best[name] = new


def _rank(name: str, best: Best) -> tuple[int, date, str]:
    """The better first, of equals the earlier."""
    return (best.value if name in FEWER else -best.value, best.on, best.game)
