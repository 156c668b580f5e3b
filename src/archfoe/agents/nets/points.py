"""Victory Points of a player's cards, and of the same cards with a few more: counted once, asked many times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from archfoe.core.abilities import Vp, VpEach, VpIf
from archfoe.core.cards import Card


class Points:
    """What cards are worth together; a test sees to it that this is what the rules count."""

    __slots__ = ("_cards", "_fitting", "_plain", "_scorers", "total")

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._fitting: dict[Card, int] = {}  # a card that counts others -> how many of these it counts
        self._plain: int = 0
        self._scorers: dict[Card, int] = {}
        for card in cards:
            if isinstance(card.vp, int):
                self._plain += card.vp
            else:
                self._scorers[card] = self._scorers.get(card, 0) + 1
        self.total = self.with_more(())

    def with_more(self, more: Sequence[Card]) -> int:
        out, scorers = self._plain, self._scorers
        for card in more:
            if isinstance(card.vp, int):
                out += card.vp
            else:
                scorers = {**scorers, card: scorers.get(card, 0) + 1}
        for card, copies in scorers.items():
            out += copies * self._score(card, more)
        return out

    def _score(self, scorer: Card, more: Sequence[Card]) -> int:
        vp = scorer.vp
        if isinstance(vp, VpEach):
            return vp.n * self._count(scorer, more)
        if isinstance(vp, VpIf):
            return vp.n if self._count(scorer, more) > vp.others else 0
        assert isinstance(vp, Vp)
        return vp.score([*self._cards, *more])

    def _count(self, scorer: Card, more: Sequence[Card]) -> int:
        fits = _known(scorer)
        for card in more:
            if card not in fits:
                fits[card] = scorer.vp.test(card)  # type: ignore[union-attr]
        found = self._fitting.get(scorer)
        if found is None:
            for card in self._cards:
                if card not in fits:
                    fits[card] = scorer.vp.test(card)  # type: ignore[union-attr]
            found = self._fitting[scorer] = sum([fits[card] for card in self._cards])
        return found + sum([fits[card] for card in more]) if more else found


@cache
def _known(scorer: Card) -> dict[Card, bool]:
    """Which cards a card counts, as far as that was asked."""
    return {}
