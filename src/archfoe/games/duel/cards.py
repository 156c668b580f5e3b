"""Cards that only games of Confrontations have, and the box whose adder makes them."""

from __future__ import annotations

from typing import Final, Protocol, Unpack

from archfoe.core.cards import STAGE_KIND, Box, Card
from archfoe.core.effect import Ability
from archfoe.core.fields import CardFields
from archfoe.core.filters import NO_TYPE
from archfoe.games.duel.card import DuelCard, Tough

HEROES_SIDE: Final = "heroes"
VILLAINS_SIDE: Final = "villains"


class DuelFields(CardFields, total=False):
    """What each adder of this box takes."""

    tough: Tough | None
    block: Ability
    side: str
    symbol: str


class AllFields(DuelFields, total=False):
    """And what one adder asks for by name."""

    character: str
    level: int


class Adder(Protocol):
    def __call__(self, name: str, **data: Unpack[DuelFields]) -> Card: ...


class DuelBox(Box):
    """The cards of a product with Characters."""

    fields = AllFields
    part = DuelCard
    starter: Adder
    hero: Adder
    villain: Adder
    super_power: Adder
    equipment: Adder
    location: Adder

    def character(self, name: str, level: int, **data: Unpack[DuelFields]) -> Card:
        return self.add(f"{name} (Level {level})", NO_TYPE, STAGE_KIND, character=name, level=level, **data)
