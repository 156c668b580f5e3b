"""What a game sends beside the common table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from archfoe.registry import GameType
from archfoe.registry.faces import face
from archfoe.table.section import Section
from archfoe.table.view import View
from archfoe.wire import shapes


class Sections(NamedTuple):
    """The parts of a table that only some games have."""

    confrontation: shapes.Confrontation | None = None
    city: shapes.City | None = None


class WireSection(Protocol):
    """Makes a game's own part of what is sent out of what a seat sees."""

    def sections(
        self,
        view: View,
        section: Section | None,
        names: Sequence[str],
        kept: dict[Any, Any],
        alike: dict[Any, Any],
    ) -> Sections:
        """`kept` is a place for what was said before in this game and does not change.

        `alike` is one for what more than one seat is told of this position: empty in the next.
        """
        ...


def wire_of(game: GameType) -> WireSection | None:
    """Its own part of what is sent to a page; None: the common table is all."""
    made: WireSection | None = face(game, "wire", None)
    return made
