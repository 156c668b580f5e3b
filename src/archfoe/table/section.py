"""What a game shows beside the common table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from archfoe.table.options_shown import Option


class Section(Protocol):
    """What one seat sees of a game's own things, such as its board."""

    def plain_data(self) -> dict[str, Any]:
        """All of it as values that JSON knows, to stand among those of the view: {"city": ...}."""
        ...


# A game of another package has neither words nor a drawing of its own in the house: it says what there is


@dataclass(frozen=True)
class Row:
    label: str
    value: str


@dataclass(frozen=True)
class Track:
    """Boxes in a row, of which the first `at` are full."""

    label: str
    at: int
    top: int


@dataclass(frozen=True)
class Button:
    """One of the options of the question, as a button of the panel."""

    label: str
    option: int


@dataclass(frozen=True)
class Panel:
    title: str
    rows: Sequence[Row] = ()
    track: Track | None = None
    buttons: Sequence[Button] = ()


class ToldSection:
    """A section in words and numbers: the command prints its lines, the page draws its panel."""

    def lines(self, names: Sequence[str]) -> list[str]:
        """What the command says of it as a turn begins; `names` are what the seats are called."""
        return []

    def panel(self, options: Sequence[Option]) -> Panel | None:
        """`options`: what the seat is asked now, for buttons; none if it is not asked."""
        return None

    def plain_data(self) -> dict[str, Any]:
        return {}
