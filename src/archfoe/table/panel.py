"""What a game of another package shows beside the common table.

Neither the command nor the page knows such a game, so it says what there is: lines for the one, a panel for the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from archfoe.table.options_shown import Option
from archfoe.table.view import Look


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
    rows: list[Row] = field(default_factory=list)
    track: Track | None = None
    buttons: list[Button] = field(default_factory=list)


class ToldSection:
    """A section in words and numbers: the face `view` of such a game is a subclass of it."""

    def __init__(self, look: Look) -> None:
        self.look = look

    def lines(self, names: Sequence[str]) -> list[str]:
        """What the command says of it as a turn begins; `names` are what the seats are called."""
        return []

    def panel(self, options: Sequence[Option]) -> Panel | None:
        """`options`: what the seat is asked now, for buttons; none if it is not asked."""
        return None

    def plain_data(self) -> dict[str, Any]:
        return {}
