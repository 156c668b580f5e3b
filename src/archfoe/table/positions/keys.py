"""What a game says of its positions: the keys that only it has, how they are laid out, and what may be expected.

A game without a word of its own has the keys that all have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final

from yaml.nodes import Node

from archfoe.core.decisions import Kind
from archfoe.core.piles import HEROES
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.turns import Turns
from archfoe.registry import Set, games, host_of
from archfoe.registry.faces import face
from archfoe.table.positions.notation import Mistake, line_of

#: Cards in the main deck.
MAIN_SIZE: Final = 20
#: Lays cards by name onto a pile.
Lay = Callable[[int, Sequence[str]], None]


@dataclass(frozen=True, slots=True)
class Move:
    """One answer of a player, or the same one several times."""

    words: str
    labels: tuple[str, ...] = ()  # any of these is meant
    choice: str | None = None  # what stands after "choose"
    times: int = 1
    defends: bool = False
    asked: Kind | None = None  # the sort of question that it answers
    path: tuple[str, ...] = ()  # labels of several answers, one after the other


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing that must hold. `check` returns what was found instead, or None."""

    line: int
    what: str  # "discards of P1"
    wanted: str
    check: Callable[[Any], str | None]  # what is on the table


class PositionKeys:
    #: Keys of a table that mean something in this game only, and what such games are called.
    only: ClassVar[tuple[str, ...]] = ()
    sort: ClassVar[str] = ""
    #: Keys of an `expect` that mean something in this game only.
    expectations: ClassVar[frozenset[str]] = frozenset()
    #: Those of them that are said of cards, so that `sees` may say them.
    piles: ClassVar[frozenset[str]] = frozenset()
    #: What only some variants have, or do away with: key -> (variant, must it be there?, what is wrong else).
    tied: ClassVar[Mapping[str, tuple[str, bool, str]]] = {}
    #: What `Table` takes for it, beside what it takes for all.
    arguments: ClassVar[tuple[str, ...]] = ()
    #: Piles for all that its keys fill, by key.
    shared_piles: ClassVar[Mapping[str, int]] = {}
    #: Piles of a seat that only this game has, by key, and those of a seat's piles that hold figures.
    owned_piles: ClassVar[Mapping[str, int]] = {}
    figure_piles: ClassVar[tuple[int, ...]] = (HEROES,)

    # What is written

    def check(self, parts: Mapping[str, Node], mode: str, players: int, variants: Sequence[str]) -> None:
        """A key of another game would be laid out and never looked at."""
        for other in reversed(all_keys()):
            if other is not self:
                refuse_keys(parts, other.only, f"is for {other.sort}, and {mode} is none.")

    def read(self, parts: Mapping[str, Node], sets: str, players: int) -> dict[str, Any]:
        """What its own keys say, as `lay` and `settle` take it."""
        return {}

    def expect(self, key: str, node: Node, sets: str, players: int, seer: int | None) -> Iterator[Expectation]:
        """What a key of its own expects."""
        raise NotImplementedError

    # How it is laid out

    def options(self, own: Mapping[str, Any]) -> dict[str, Any]:
        """Options of the game that its keys say."""
        return {}

    def figures(self, home: Set) -> Sequence[str]:
        """Who plays whom where nothing is said."""
        return home.figures

    def brought_along(self, figures: Sequence[str], mode: str) -> Mapping[int, Sequence[str]]:
        """Figures that these have with them, by the kind of pile where they lie."""
        return {}

    def usual(self, home: Set, options: Options, rules: Turns) -> dict[str, Sequence[str]]:
        """What lies where nothing is said: plain cards that get in nobody's way."""
        plain = home.plain_card
        return {"lineup": (plain,) * rules.lineup_size, "main_deck": (plain,) * MAIN_SIZE, "stack": home.foes}

    def lay(self, own: Mapping[str, Any], lay: Lay) -> None:
        """Its own piles."""

    def settle(self, s: State, rules: Turns, own: Mapping[str, Any]) -> None:
        """What it remembers, once all cards lie."""

    def check_laid_out(self, s: State, own: Mapping[str, Any]) -> None:
        """Refuses what could not be played on."""

    # What is said

    def move(self, words: str, mode: str) -> Move | None:
        """What only its players do."""
        return None

    def in_full(self, words: str) -> str:
        """As options show it."""
        return words

    def is_offer(self, words: str) -> bool:
        """Could such an option ever be offered?"""
        return False

    def used_names(self) -> Sequence[str]:
        """What is used like a card, and is none."""
        return ()


#: Of a game without a word of its own.
COMMON: Final = PositionKeys()


def refuse_keys(parts: Mapping[str, Node], keys: Sequence[str], why: str) -> None:
    for key in keys:
        if key in parts:
            raise Mistake(line_of(parts[key]), f"`{key}` {why}")


@cache
def all_keys() -> tuple[PositionKeys, ...]:
    return tuple(face(game, "positions", COMMON) for game in games().values())


def keys_of(sets: str) -> PositionKeys:
    """Those of the game that is played with these sets."""
    return face(host_of(sets).game, "positions", COMMON)
