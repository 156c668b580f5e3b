"""What a card is worth, in words."""

from __future__ import annotations

from archfoe.core.abilities import Vp
from archfoe.core.cards import Card


def points(card: Card) -> str:
    return "VP varies" if isinstance(card.vp, Vp) else f"{card.vp} VP"
