"""Tests of a card that can be read aloud, so that a text and a "why not" can be made from them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

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
BASIC = "Basic"
MOVE_CARD = "Move"  # a subtype: cards that can get a Character about
ESCAPEE, SECRET = "Escapee", "Secret"  # subtypes of cards that scenarios bring
TYPES = (HERO, VILLAIN, EQUIPMENT, SUPER_POWER, LOCATION, STARTER)
NO_TYPE = ""  # Weaknesses and Super Heroes have no card type
NO_LIMIT = 99

#: How a card with an ability is called; the keys are attributes of `Card`.
ABILITY_NOUNS = {
    "assist": "Assist card",
    "attacks": "Attack card",
    "block": "Block card",
    "defense": "Defense card",
    "guards": "Block or Defense card",
}


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
    even: bool = False  # an even cost; 0 is even
    not_names: tuple[str, ...] = ()
    subtype: str = ""
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Tests are keys of sets of cards, looked up at every turn: their hash is made once."""
        object.__setattr__(self, "_hash", hash(tuple(getattr(self, f.name) for f in fields(self) if f.compare)))

    def __hash__(self) -> int:
        return self._hash

    def __deepcopy__(self, memo: object) -> Test:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew from a pickle: the hash of words is another one in each process."""
        return Test, tuple(getattr(self, f.name) for f in fields(self) if f.init)

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
        if self.even and card.cost % 2:
            return False
        if self.not_names and card.name in self.not_names:
            return False
        if self.subtype and card.subtype != self.subtype:
            return False
        return not self.has or bool(getattr(card, self.has))

    def noun(self) -> str:
        """ "Hero or Villain of cost 4 or less"."""
        if self.super_villain:
            out = "Super-Villain"
        elif self.types:
            out = listed([word or "Weakness" for word in self.types], "or")
        elif self.names:
            out = listed(list(self.names), "or")
        elif self.subtype:
            out = f"{self.subtype} card"
        elif self.has:
            out = ABILITY_NOUNS[self.has]
        elif self.not_types:
            out = "non-" + " or non-".join(self.not_types) + " card"
        else:
            out = "card"
        if self.not_names:
            out += f" other than {listed(list(self.not_names), 'or')}"
        if self.odd or self.even:
            out += " of odd cost" if self.odd else " of even cost"
        if not self.high:
            return f"{out} of cost 0"
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
