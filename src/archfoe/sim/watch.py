"""Somebody who remembers one thing about a game and hears of every question."""

from __future__ import annotations

from typing import Any

from archfoe.core.decisions import Answer, Decision
from archfoe.core.state import State


class Violation(Exception):
    """Something that must hold at all times does not."""


class Watch:
    """Remembers of one game what one rule is about."""

    def look(self, s: State, decision: Decision) -> None:
        """Before every answer."""

    def turn_begins(self, s: State) -> None:
        """Before the first answer of a turn, and before `look`."""

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        """What the active player is about to do."""

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        """What any player is about to answer, before anything comes of it."""

    def last_look(self, s: State) -> None:
        """When the game is over."""
