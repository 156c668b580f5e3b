"""Tests of a card that can be read aloud, so that a text and a "why not" can be made from them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from archfoe.core.text import count, listed, plural

if TYPE_CHECKING:
    from archfoe.core.card import Card

HERO: Final = "Hero"
VILLAIN: Final = "Villain"
EQUIPMENT: Final = "Equipment"
SUPER_POWER: Final = "Super Power"
LOCATION: Final = "Location"
STARTER: Final = "Starter"
MOVE_CARD: Final = "Move"  # a subtype: cards that can get a Character about
TYPES: Final = (HERO, VILLAIN, EQUIPMENT, SUPER_POWER, LOCATION, STARTER)
NO_TYPE: Final = ""  # Weaknesses and Super Heroes have no card type
NO_LIMIT: Final = 99

#: How a card with an ability is called; `Card.has` knows the keys.
ABILITY_NOUNS: Final = {
    "assist": "Assist card",
    "attacks": "Attack card",
    "block": "Block card",
    "defense": "Defense card",
    "guards": "Block or Defense card",
}


_ABILITIES: Final = {
    "assist": "Assist",
    "attacks": "an Attack",
    "block": "a Block",
    "defense": "a Defense",
    "guards": "a Block or a Defense",
}


def _either(words: Sequence[str]) -> str:
    return listed(list(words), "or")


@dataclass(frozen=True)
class Test:
    """Which cards an effect means: by type, cost, name or ability."""

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
    _values: tuple[Any, ...] = field(default=(), init=False, repr=False, compare=False)
    _hash: int = field(default=0, init=False, repr=False, compare=False)

    @staticmethod
    def choices() -> Mapping[str, Collection[str]]:
        return {"has": ("", *ABILITY_NOUNS)}

    def __post_init__(self) -> None:
        """Tests are keys of sets of cards, looked up at every turn: what they are compared by is made once."""
        values = tuple([getattr(self, f.name) for f in fields(self) if f.compare])
        object.__setattr__(self, "_values", values)
        object.__setattr__(self, "_hash", hash(values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Test) and self._values == other._values

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
        return not self.has or card.has(self.has)

    def noun(self) -> str:
        """ "Hero or Villain costing 4 or less"."""
        said, out = self._head()
        if self.subtype and said != "subtype":
            out = f"{self.subtype} {out}"
        if self.names and said != "names":
            out += f" with {_either(self.names)} in its name"
        if self.has and said != "has":
            out += f" with {_ABILITIES[self.has]}"
        if self.not_types and said != "not_types":
            out += f" other than {_either([plural(word or 'Weakness') for word in self.not_types])}"
        if self.not_names:
            out += f" other than {_either(self.not_names)}"
        parity = [f"with an {word} cost" for word in ("odd", "even") if getattr(self, word)]
        costs = parity + [f"costing {words}" for words in self.costs()]
        return f"{out} {' and '.join(costs)}" if costs else out

    def _head(self) -> tuple[str, str]:
        """What the card is called first of all, and the field that says so."""
        types = tuple(word or "Weakness" for word in self.types)
        if self.super_villain:
            return "types", "Super-Villain" if types in ((), (VILLAIN,)) else f"Super-Villain {_either(types)}"
        if types:
            return "types", _either(types)
        if self.names:
            return "names", _either(self.names)
        if self.subtype:
            return "subtype", f"{self.subtype} card"
        if self.has:
            return "has", ABILITY_NOUNS[self.has]
        if self.not_types:
            return "not_types", "non-" + " or non-".join(self.not_types) + " card"
        return "", "card"

    def costs(self) -> list[str]:
        """ "4 or less"; nothing where every cost will do."""
        if self.high >= NO_LIMIT:
            return [f"{self.low} or more"] if self.low else []
        if self.low >= self.high:
            return [f"{self.high}"]
        if not self.low:
            return [f"{self.high} or less"]
        return [f"{self.low} {'or' if self.high == self.low + 1 else 'to'} {self.high}"]

    def why_not(self, card: Card) -> str | None:
        return None if self(card) else f"{card.name} is not {count(1, self.noun())}"


ANY: Final = Test()
COSTLY: Final = Test(low=1)


def only(*types: str, high: int = NO_LIMIT) -> Test:
    return Test(types, high=high)


def named(*names: str) -> Test:
    return Test(names=names)


def non(*types: str) -> Test:
    return Test(not_types=types)


SUPER_VILLAIN: Final = Test(super_villain=True)
NO_LOCATION: Final = non(LOCATION)
