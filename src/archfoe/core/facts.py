"""What only one game, one turn or one part of the rules remembers: small objects that copies of a state share.

`State.facts` is one tuple: of the game, of the turn, then of each part of the rules that remembers something. Fields
hold values that never change (numbers, words, tuples, None), so that a shallow copy is whole. Who writes asks for an
object of his own first (`State.own_facts`); the object of the turn is replaced when the turn ends.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from archfoe.core.compiling import mypyc_attr, own_fields

GAME: Final = 0  # where in `State.facts` the object of the game is
TURN: Final = 1  # and that of the turn; those of parts follow


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """A subclass names its fields, each with its type and what it begins with: `carry: str = ""`. That is all."""

    #: What it is about, for cards that are played in other games as well.
    room: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()  # filled in for each subclass

    def __init_subclass__(cls) -> None:
        cls.fields = (*cls.fields, *own_fields(cls))

    def copy(self) -> Facts:
        made = type(self)()
        for name in self.fields:
            setattr(made, name, getattr(self, name))
        return made

    def points(self, seat: int) -> int:
        """Victory Points that a seat has beside those of its cards."""
        return 0

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def differences(self, other: Facts) -> list[str]:
        """Which fields differ: "CityFacts.threat"."""
        name = type(self).__name__
        if type(self) is not type(other):
            return [name]
        return [f"{name}.{field}" for field in self.fields if getattr(self, field) != getattr(other, field)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and deep copies."""
        return _made, (type(self), self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.fields)})"


def _made(kind: type[Facts], values: tuple[Any, ...]) -> Facts:
    facts = kind()
    for name, value in zip(kind.fields, values, strict=True):
        setattr(facts, name, value)
    return facts


def changing(facts: Facts) -> str:
    """The first field that holds something which can change, such as a list: copies of a state would share it."""
    return next((name for name in facts.fields if not _fixed(getattr(facts, name))), "")


def _fixed(value: object) -> bool:
    if isinstance(value, (tuple, frozenset)):
        return all(_fixed(part) for part in value)
    return not isinstance(value, (list, dict, set, bytearray))


def changed(row: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    """A row by seat or Location with another value in one place."""
    return (*row[:i], value, *row[i + 1 :])
