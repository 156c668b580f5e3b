"""What a turn can be judged by: numbers that are to be as large as can be."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK, DESTROYED, HEROES, SEATS
from archfoe.core.state import State
from archfoe.core.text import listed
from archfoe.games.shared.scoring import points_of

#: Of a position: how far it is.
Measure = Callable[[State], int]
POINTS, BEAT, GAIN = "points", "beat", "gain"
_WRITTEN: Final = re.compile(rf"(?P<points>{POINTS}) (?P<n>[1-9]\d?)|(?P<what>{BEAT}|{GAIN}) (?P<card>.+)")


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to reach this turn: so many points more, or a card."""

    what: str
    n: int = 1
    card: str = ""

    def __str__(self) -> str:
        return f"{self.what} {self.card or self.n}"

    @property
    def words(self) -> str:
        if self.what == POINTS:
            return f"gain {self.n} Victory Point{'s' if self.n > 1 else ''}"
        return f"{'defeat' if self.what == BEAT else 'gain'} {self.card}"


def parse_goal(words: str) -> Goal:
    """ "points 11", "beat Amazo", "gain Mera": as a puzzle file has it."""
    found = _WRITTEN.fullmatch(words)
    if found is None:
        raise ArchfoeError(f"{words!r} is not a goal: write points 5, beat X or gain X.")
    return Goal(POINTS, int(found["n"])) if found["points"] else Goal(found["what"], card=found["card"])


def told(goals: Sequence[Goal]) -> str:
    """ "Defeat Atrocitus and gain 11 Victory Points this turn." """
    words = listed([goal.words for goal in goals])
    return f"{words[:1].upper()}{words[1:]} this turn."


def points(start: State, seat: int) -> Measure:
    """Victory Points more than at the start. Which cards a seat owns is all that they depend on."""
    known: dict[frozenset[int], int] = {}
    before = points_of(start, seat)

    def measure(s: State) -> int:
        if s.facts is not start.facts and s.facts != start.facts:  # the rules may have given some
            return points_of(s, seat) - before
        owned = frozenset(s.owned(seat))
        found = known.get(owned)
        if found is None:
            found = known[owned] = points_of(s, seat) - before
        return found

    return measure


def copies(start: State, seat: int, card: str) -> Measure:
    """So many of a card more than at the start."""
    ids = [c for c, defn in enumerate(start.cards) if defn.name == card]

    def owned(s: State) -> int:
        return sum([s.where[c] in places for c in ids])

    places = owned_piles(seat) | ({DESTROYED} if on_a_board(start) else frozenset())
    before = owned(start)
    return lambda s: owned(s) - before


def left(seat: int) -> Measure:
    """Power that can still be spent."""
    return lambda s: s.power(seat)


def ends_late(s: State) -> bool:
    """Is somebody being Confronted? Then it is decided when the turn ends."""
    return s.fact("target") is not None


def on_a_board(s: State) -> bool:
    """There a Villain that is defeated is destroyed."""
    return s.fact("tiles") is not None


def all_of(goals: Sequence[Goal], start: State, seat: int) -> Measure:
    """1 where all of them are reached, else 0."""
    parts = [(points(start, seat) if goal.what == POINTS else copies(start, seat, goal.card), goal.n) for goal in goals]
    return lambda s: int(all(measure(s) >= n for measure, n in parts))


def owned_piles(seat: int) -> frozenset[int]:
    """Where a card lies that is this seat's own, or what it has defeated."""
    return frozenset(kind + seat for kind in range(DECK, HEROES, SEATS))
