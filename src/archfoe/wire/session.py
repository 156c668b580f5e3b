"""A session whose positions are sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from archfoe.table.session import Session
from archfoe.table.words.labels import player_names
from archfoe.wire.card_names import CardNames


class SentSession(Session):
    """Keeps what every view of its game is made with."""

    @property
    def names(self) -> list[str]:
        """What the seats are called at the table."""
        return player_names(self.players)

    @cached_property
    def told(self) -> dict[Any, Any]:
        """What the game's own part of a view said before and will say again."""
        return {}

    @cached_property
    def cards(self) -> CardNames:
        return CardNames(self.game.state.card_table)
