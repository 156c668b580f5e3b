"""A session whose positions are sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from archfoe.core.state import State
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

    @property
    def alike(self) -> dict[Any, Any]:
        """What all who look at the position are sent alike, made by the first of them; empty in every new one.

        A state that waits for an answer is never written to, so another position is another state.
        """
        if self._alike is None or self._alike[0] is not self.game.state:
            self._alike = self.game.state, {}
        return self._alike[1]

    _alike: tuple[State, dict[Any, Any]] | None = None

    @cached_property
    def cards(self) -> CardNames:
        return CardNames(self.game.state.card_table)
