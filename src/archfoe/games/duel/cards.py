"""Cards that only games of Confrontations have, and the box whose adder makes them."""

from __future__ import annotations

from typing import Final, Unpack

from archfoe.core.cards import CHARACTER_KIND, Box, Card
from archfoe.core.fields import CardFields
from archfoe.core.filters import NO_TYPE

HEROES_SIDE: Final = "heroes"
VILLAINS_SIDE: Final = "villains"


class DuelBox(Box):
    """The cards of a product with Characters."""

    def character(self, name: str, level: int, **data: Unpack[CardFields]) -> Card:
        return self.add(f"{name} (Level {level})", NO_TYPE, CHARACTER_KIND, character=name, level=level, **data)
