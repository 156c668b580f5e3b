"""Impossible Mode: harder versions of Super-Villains take the places of those with the same names.

And the Threat begins higher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from archfoe.core.cards import Box, Card

IMPOSSIBLE: Final = "impossible"  # the variant
IMPOSSIBLE_KIND: Final = "impossible"  # of cards, but for those that a scenario brings
HIGHER: Final = 1  # than a scenario says the Threat begins
DEARER: Final = 5  # is every Super-Villain where the Threat cannot begin higher
SIGN: Final = " (Impossible Mode)"  # behind the name of a card


def plain_name(card: Card) -> str:
    """The name that both versions of a Super-Villain have."""
    return card.name.removesuffix(SIGN)


def is_harder(card: Card) -> bool:
    return card.name.endswith(SIGN)


def at_their_worst(box: Box, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards, but for those of which there is a harder version."""
    harder = {plain_name(card): card for card in box.values() if is_harder(card)}
    return tuple(harder.get(card.name, card) if card.super_villain else card for card in cards)


__all__ = ["DEARER", "HIGHER", "IMPOSSIBLE", "IMPOSSIBLE_KIND", "SIGN", "at_their_worst", "is_harder", "plain_name"]
