"""Where the cards of a game start: the same for every game with these cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from archfoe.core.card import CardTable
from archfoe.core.cards import Card
from archfoe.core.state import State


class Layout(NamedTuple):
    """The cards of a game and the piles they start in."""

    card_table: CardTable
    where: tuple[int, ...]

    def state(self, teams: Sequence[int], key: bytes) -> State:
        """A fresh position; nothing is shuffled yet."""
        s = State(self.card_table, teams, key)
        s.where = list(self.where)
        for card, pile in enumerate(self.where):
            s.piles[pile].append(card)
        return s


class Plan:
    """A layout in the making."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.where: list[int] = []

    def lay(self, card: Card, copies: int, pile: int) -> None:
        self.cards += [card] * copies
        self.where += [pile] * copies

    def done(self) -> Layout:
        return Layout(CardTable(self.cards), tuple(self.where))
