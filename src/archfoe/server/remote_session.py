"""The game of a room: a session whose bots think elsewhere, so that every answer comes from outside."""

from __future__ import annotations

from functools import cached_property

from archfoe.core.game import Answerer
from archfoe.table.session import Session
from archfoe.table.words.labels import player_names
from archfoe.wire import shapes
from archfoe.wire.card_names import PackNames


class Board(Session):
    """`players` names bots as bots, as every record does, but nobody answers in line."""

    def _answerers(self) -> dict[int, Answerer]:
        return {}

    @property
    def names(self) -> list[str]:
        """What the seats are called at the table."""
        return player_names(self.players)

    @cached_property
    def threats(self) -> dict[int, shapes.Threat]:
        """What the Threat Track of this game says at each Threat, as far as it has been told."""
        return {}

    @cached_property
    def cards(self) -> PackNames:
        return PackNames(self.game.state.pack)
