"""The cards of a game by id, and what never changes about them: shared by all positions of all its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from archfoe.core.cards import Card
from archfoe.core.effects.base import never_asks
from archfoe.core.effects.power import Power
from archfoe.core.filters import Test

NOT_PLAIN: Final = -1


class CardTable:
    """`plain` is the Power of cards that give nothing else when they are played: most plays are of that kind."""

    __slots__ = ("_fits", "assists", "buys", "cards", "costs", "defends", "plain", "plays", "silent")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards: tuple[Card, ...] = tuple(cards)
        self.costs: tuple[int, ...] = tuple(card.cost for card in self.cards)  # as printed
        self.plain: tuple[int, ...] = tuple(map(_plain_power, self.cards))
        self.silent: tuple[bool, ...] = tuple([never_asks(card.play) for card in self.cards])  # is nobody asked?
        ids = range(len(self.cards))
        self.plays: tuple[tuple[str, int], ...] = tuple(("play", i) for i in ids)  # made once: actions are many
        self.buys: tuple[tuple[str, int], ...] = tuple(("buy", i) for i in ids)
        self.defends: tuple[bool, ...] = tuple([card.defense is not None for card in self.cards])
        self.assists = frozenset([i for i in ids if self.cards[i].assist])
        self._fits: dict[Test, frozenset[int]] = {}

    def __deepcopy__(self, memo: object) -> CardTable:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return CardTable, (self.cards,)

    def fitting(self, test: Test) -> frozenset[int]:
        """The cards that fit a test by what is printed on them."""
        found = self._fits.get(test)
        if found is None:
            found = self._fits[test] = frozenset(i for i, card in enumerate(self.cards) if test(card))
        return found


def _plain_power(card: Card) -> int:
    if card.play is None:
        return NOT_PLAIN if card.uses else 0
    return card.play.n if isinstance(card.play, Power) and not card.uses else NOT_PLAIN
