"""A game that is over has no secrets left: what all seats together have seen of it."""

from __future__ import annotations

from typing import Any

from archfoe.core.game import Game
from archfoe.core.piles import HAND, UNDER, kind_of
from archfoe.table.view import Seen, View


class OpenView(View):
    """A spectator who is shown every hand; the order of decks stays as unknown as it was to the players."""

    __slots__ = ()

    def __init__(self, game: Game) -> None:
        super().__init__(game, None)

    def __reduce__(self) -> tuple[Any, ...]:
        return OpenView, (self._game,)

    def _sees(self, card: int) -> bool:
        return kind_of(self._game.state.where[card]) in (HAND, UNDER) or super()._sees(card)

    def events(self, since: int = 0) -> list[Seen]:
        """Each as somebody saw it who knew the cards."""
        told = [super().events(since), *(View(self._game, seat).events(since) for seat in range(self.players))]
        return [min(row, key=lambda seen: seen.hidden) for row in zip(*told, strict=True)]
