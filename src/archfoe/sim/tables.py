"""Which tables there are: every player count, variant, scenario and mixture that fit together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from archfoe.agents import Bot, name_of
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.registry import meant, modes
from archfoe.registry.faces import face


class Seating(NamedTuple):
    """A table: what is played there, and which bot sits where."""

    options: Options
    bots: tuple[Bot, ...]

    @property
    def names(self) -> list[str]:
        """What the bots are called."""
        return [name_of(bot) for bot in self.bots]


def every_combination(mode: str) -> list[tuple[int, tuple[str, ...]]]:
    """All (players, variants) that a mode can be played with."""
    if mode not in modes():
        mode = meant(mode).name  # says what is wrong, or how we call it
    fitting = []
    what = modes()[mode]
    for players in what.players:
        for n in range(len(what.variants) + 1):
            for variants in combinations(what.variants, n):
                try:
                    Options(mode, players, variants)
                except ArchfoeError:
                    continue
                fitting.append((players, variants))
    return fitting


def tables_of(mode: str, **given: Any) -> list[Options]:
    """Every table of a mode that simulations and properties should try, with what is given."""
    told: Callable[..., list[Options]] = face(modes()[mode].game, "tables", _plain_tables)
    return told(mode, **given)


def _plain_tables(mode: str, **given: Any) -> list[Options]:
    return [Options(mode, players, variants, **given) for players, variants in every_combination(mode)]


def every_seating(mode: str, bots: Sequence[Bot], **options: Any) -> tuple[Seating, ...]:
    """A table for each combination; the bots are seated in turn until every seat is taken."""
    if mode not in modes():
        mode = meant(mode).name  # says what is wrong, or how we call it
    tables = tables_of(mode, **options)
    return tuple(Seating(table, tuple(bots[i % len(bots)] for i in range(table.players))) for table in tables)
