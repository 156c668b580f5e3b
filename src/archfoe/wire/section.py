"""What a game sends beside the common table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from archfoe.registry import GameType
from archfoe.registry.faces import face
from archfoe.table.panel import ToldSection
from archfoe.table.section import Section
from archfoe.table.view import View
from archfoe.wire import shapes


class WireSection(Protocol):
    """Makes a game's own part of what is sent out of what a seat sees."""

    def section(
        self,
        view: View,
        section: Section | None,
        names: Sequence[str],
        kept: dict[Any, Any],
        alike: dict[Any, Any],
    ) -> shapes.Section | None:
        """`kept` is a place for what was said before in this game and does not change.

        `alike` is one for what more than one seat is told of this position: empty in the next.
        """
        ...


def wire_of(game: GameType) -> WireSection | None:
    """Its own part of what is sent to a page; None: the common table is all."""
    made: WireSection | None = face(game, "wire", None)
    return made


def told(game: GameType, view: View, section: Section | None, names: Sequence[str]) -> shapes.Told | None:
    """The part of a game that sends none of its own making."""
    if not isinstance(section, ToldSection):
        return None
    return shapes.Told(game.name, section.lines(names), section.panel(view.options if view.asked else ()))
