"""What a table may be told before it has met it."""

from __future__ import annotations

from archfoe.core.cards import Card
from archfoe.table.rulebook import Rule
from archfoe.table.view import View


class Surprises:
    """What a game says of cards and rules that are surprises; this is one in which nobody meets any."""

    def met(self, view: View) -> list[Card]:
        """The surprises that a seat has met in earlier games, or has earned."""
        return []

    def spoils(self, rule: Rule, view: View, met: list[Card]) -> bool:
        """Does a rule that tells of surprises tell more than a seat has met?"""
        return True
