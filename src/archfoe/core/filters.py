"""Tests of a card that can be read aloud, so that a text and a "why not" can be made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.text import count, listed

if TYPE_CHECKING:
    from archfoe.core.cards import Card

HERO, VILLAIN, EQUIPMENT, SUPER_POWER, LOCATION, STARTER = (
    "Hero",
    "Villain",
    "Equipment",
    "Super Power",
    "Location",
    "Starter",
)
TYPES = (HERO, VILLAIN, EQUIPMENT, SUPER_POWER, LOCATION, STARTER)
NO_TYPE = ""  # Weaknesses and Super Heroes have no card type
NO_LIMIT = 99


@dataclass(frozen=True, slots=True)
class Test:
    """Which cards an effect means: by type, cost, name or ability."""

    __test__ = False  # not a pytest class

    types: tuple[str, ...] = ()
    low: int = 0
    high: int = NO_LIMIT
    names: tuple[str, ...] = ()  # any of these words in the name
    has: str = ""  # an ability, such as "defense"
    not_types: tuple[str, ...] = ()
    super_villain: bool = False
    odd: bool = False  # an odd cost

    def __call__(self, card: Card) -> bool:
        if self.types and card.type not in self.types:
            return False
        if not self.low <= card.cost <= self.high:
            return False
        if self.names and not any(name in card.name for name in self.names):
            return False
        if self.not_types and card.type in self.not_types:
            return False
        if self.super_villain and not card.super_villain:
            return False
        if self.odd and card.cost % 2 == 0:
            return False
        return not self.has or getattr(card, self.has) is not None

    def noun(self) -> str:
        """ "Hero or Villain of cost 4 or less"."""
        if self.super_villain:
            out = "Super-Villain"
        elif self.types:
            out = listed(list(self.types), "or")
        elif self.names:
            out = listed(list(self.names), "or")
        elif self.has:
            out = f"{self.has.capitalize()} card"
        elif self.not_types:
            out = "non-" + " or non-".join(self.not_types) + " card"
        else:
            out = "card"
        if self.odd:
            out += " of odd cost"
        if self.high < NO_LIMIT:
            return f"{out} of cost {self.low} or {self.high}" if self.low else f"{out} of cost {self.high} or less"
        return f"{out} of cost {self.low} or more" if self.low else out

    def why_not(self, card: Card) -> str | None:
        return None if self(card) else f"{card.name} is not {count(1, self.noun())}"


ANY = Test()
COSTLY = Test(low=1)


def only(*types: str, high: int = NO_LIMIT) -> Test:
    return Test(types, high=high)


def named(*names: str) -> Test:
    return Test(names=names)


def non(*types: str) -> Test:
    return Test(not_types=types)


SUPER_VILLAIN = Test(super_villain=True)
