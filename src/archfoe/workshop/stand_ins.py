"""Stand-ins for what words hold: a word that is rendered with them tells how its text is made.

`Draw(47)` says "draw 47 cards": whatever is written in place of the 47 is the number. Each field of a word has some
fillers: a stand-in whose place in the text is found again, and values for which the text may be another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from itertools import permutations
from typing import Any, Final

from archfoe.core.effect import Amount, Condition, Effect
from archfoe.core.fields import choices_of
from archfoe.core.filters import ANY, NO_LIMIT, Test
from archfoe.core.piles import DECK, DISCARD, HAND, LINEUP
from archfoe.core.text import FOE, YOU, Person
from archfoe.workshop.vocabulary import constants, makers, piles

#: Numbers that no card has: found in a text, they are somebody's number.
_NUMBERS: Final = (47, 53, 59, 61, 67)
_SMALL: Final = (5, 6, 7, 8, 9)
#: Words that no card has, for cards that are meant and for names.
NOUNS: Final = ("Zqa", "Zqb", "Zqc", "Zqd", "Zqe")
NAMES: Final = ("Nqa", "Nqb", "Nqc", "Nqd", "Nqe")
#: An effect, perhaps several in a clause, a condition, something that is counted.
DOES, ABILITY, HOLDS, EACH = "\ue000", "\ue001", "\ue002", "\ue003"
_SLOTS, _PERSONS = 0xE100, 0xE200
#: What some words take off the beginning or the end of what they hold, or look for there.
MORE: Final = ". \ue0ff"  # a second sentence of what is held: taken away again once the text is there
_EDGES: Final = (("", ""), ("you may ", ""), ("may ", ""), ("+", ""), ("", " (once a turn)"), ("", MORE))
_FEW: Final = (0, 1, 2, 3, NO_LIMIT)
_OF_PILES: Final = ("to", "pile")

Rebuild = Callable[[Mapping[str, Any]], Any]


class Persons:
    """Those of whom texts speak, as far as it makes a difference to what is said."""

    def __init__(self) -> None:
        self.all: list[Person] = [YOU, FOE]

    def number(self, who: Person) -> int:
        for n, known in enumerate(self.all):
            if _told_alike(known, who):
                return n
        self.all.append(who)
        return len(self.all) - 1


def _told_alike(one: Person, other: Person) -> bool:
    return (one.their, one.they, one.third, one.addressed) == (other.their, other.they, other.third, other.addressed)


PERSONS: Final = Persons()


def mark(kind: str, slot: int, who: Person) -> str:
    return kind + chr(_SLOTS + slot) + chr(_PERSONS + PERSONS.number(who))


def read_mark(found: str) -> tuple[str, str, int]:
    """Kind, key and person."""
    return found[0], f"e{ord(found[1]) - _SLOTS}", ord(found[2]) - _PERSONS


@dataclass(frozen=True)
class AnEffect(Effect):
    slot: int
    kind: str = DOES
    before: str = ""
    behind: str = ""

    def do(self, me: Any) -> bool:
        return False

    def text(self, who: Person = YOU) -> str:
        return f"{self.before}{mark(self.kind, self.slot, who)}{self.behind}"


@dataclass(frozen=True)
class AnAmount(Amount):
    """Goes for a condition, too."""

    slot: int
    timed: bool = False  # of those whose words say when in the turn they may come true

    def count(self, me: Any) -> int:
        return 0

    def each(self, who: Person = YOU) -> str:
        return mark(EACH, self.slot, who)

    def says_when(self) -> bool:
        return self.timed

    def text(self, who: Person = YOU) -> str:
        return mark(HOLDS, self.slot, who)


@dataclass(frozen=True)
class Filler:
    """What is put into a field, which stand-ins it has, and how the field is made of what was read in their places."""

    value: Any
    holes: tuple[str, ...] = ()  # keys of what is read
    rebuild: Rebuild | None = None
    usual: bool = False  # no more than if nothing is said
    edges: tuple[str, str] = ("", "")
    plain: Any = None  # what the same would be with nothing special: if the text is the same, this one is not needed

    def made(self, found: Mapping[str, Any]) -> Any:
        return self.value if self.rebuild is None else self.rebuild(found)


def _key(key: str) -> Rebuild:
    return lambda found: found[key]


def _row(keys: tuple[str, ...]) -> Rebuild:
    return lambda found: tuple([found[key] for key in keys])


def fillers(cls: type, field: Field[Any], kind: str, slot: int) -> list[Filler]:
    """All that is tried in a field, the usual value first. `slot` is the number of the field in its word."""
    out = list(_of_kind(cls, field, kind, slot))
    if field.default is not MISSING:
        rest = [one for one in out if one.rebuild is not None or one.value != field.default]
        return [Filler(field.default, usual=True), *rest]
    return out


def _of_kind(cls: type, field: Field[Any], kind: str, slot: int) -> Iterator[Filler]:
    if kind == "bool":
        yield from (Filler(False), Filler(True))
    elif field.name in _OF_PILES:
        yield from (Filler(pile) for pile in piles())
    elif field.name == "places":
        some = [row for n in (1, 2) for row in permutations((HAND, DISCARD, DECK, LINEUP), n)]
        yield from (Filler(row) for row in some)
    elif kind == "int":
        yield from _numbers(field, slot)
    elif kind == "str":
        yield from _words(cls, field, slot)
    elif kind.startswith(("Ability", "Effect")):
        yield from _effects(slot, row=kind.startswith("Ability"))
    elif kind.startswith(("Condition", "Amount")):
        for timed in (False, True):  # where the text is the same, the first will do
            yield Filler(AnAmount(slot, timed), (f"e{slot}",), _key(f"e{slot}"))
        if issubclass(cls, Condition):
            yield from _conditions(slot)
    elif kind == "tuple[Ability, ...]":
        for n in (2, 3, 4):
            yield _several(slot, n, ABILITY)
    elif kind == "Test":
        yield from _tests(slot)
    elif kind.startswith("During"):
        yield Filler(constants()["CONFRONTATION"])
    elif cls is Test and field.name in ("types", "not_types"):
        yield from _texts(NOUNS, slot)
        yield Filler(("",))  # a Weakness
    elif cls is Test:
        yield from _texts(NAMES, slot)


def _texts(stand_ins: tuple[str, ...], slot: int) -> Iterator[Filler]:
    for n in (1, 2, 3) if stand_ins is NOUNS else (1, 2):
        keys = tuple(f"{stand_ins[k]}{slot}" for k in range(n))
        yield Filler(keys, keys, _row(keys))


def _numbers(field: Field[Any], slot: int) -> Iterator[Filler]:
    own = _NUMBERS[slot % len(_NUMBERS)]
    if field.name == "high":  # beside a lowest cost
        yield from (Filler(n, (f"{n}",), _key(f"{n}")) for n in (own, own - 5, own - 6))
        return
    yield Filler(own, (f"{own}",), _key(f"{own}"))
    if slot and field.default is not MISSING:  # as many as the first number says
        yield Filler(_NUMBERS[0], (f"{_NUMBERS[0]}",), _key(f"{_NUMBERS[0]}"))
    small = _SMALL[slot % len(_SMALL)]
    yield Filler(small, (f"{small}",), _key(f"{small}"), plain=own)
    for n in _FEW:
        if n != field.default:
            yield Filler(n, plain=own)


def _words(cls: type, field: Field[Any], slot: int) -> Iterator[Filler]:
    constants()  # games bring words of their own, in the order in which they are imported
    known = choices_of(Test, "has") if field.name == "keyword" else choices_of(cls, field.name)
    if known is not None:
        yield from (Filler(word) for word in sorted(known))  # what is kept knows them by their places
    elif field.name == "subtype":
        yield Filler(constants()["MOVE_CARD"])
    else:
        word = f"{NAMES[0]}{slot}"
        yield Filler(word, (word,), _key(word))


def _effects(slot: int, row: bool) -> Iterator[Filler]:
    kind, key = ABILITY if row else DOES, f"e{slot * 10}"
    for before, behind in _EDGES:
        plain = AnEffect(slot * 10, kind) if before or behind else None
        yield Filler(AnEffect(slot * 10, kind, before, behind), (key,), _key(key), edges=(before, behind), plain=plain)
    for n in (2, 3) if row else ():
        yield _several(slot, n, DOES, plain=AnEffect(slot * 10, kind))


def _several(slot: int, n: int, kind: str, plain: Any = None) -> Filler:
    slots = range(slot * 10, slot * 10 + n)
    keys = tuple(f"e{each}" for each in slots)
    return Filler(tuple(AnEffect(each, kind) for each in slots), keys, _row(keys), plain=plain)


def _tests(slot: int) -> Iterator[Filler]:
    word = f"{NOUNS[0]}{slot}"
    plain = Test((word,))
    low, high = 71, 79
    yield Filler(plain, (word,), _key(word))
    yield Filler(Test(names=(word,)), (word,), _key(word), plain=plain)
    yield Filler(ANY, plain=plain)
    yield Filler(Test(odd=True), plain=plain)
    yield Filler(Test(even=True), plain=plain)
    yield Filler(Test(low=low), (f"{low}",), lambda found: Test(low=found[f"{low}"]), plain=plain)
    yield Filler(Test(high=high), (f"{high}",), lambda found: Test(high=found[f"{high}"]), plain=plain)
    yield Filler(Test(low=low, high=low), (f"{low}",), lambda found: Test(low=found[f"{low}"], high=found[f"{low}"]),
                 plain=plain)  # fmt: skip
    for top in (low + 1, high):
        keys = (f"{low}", f"{top}")
        yield Filler(Test(low=low, high=top), keys, _range(*keys), plain=plain)


def _conditions(slot: int) -> Iterator[Filler]:
    """Two conditions may have a sentence of their own."""
    word = f"{NOUNS[0]}{slot}"
    for cls in makers().values():
        if isinstance(cls, type) and issubclass(cls, Condition) and is_dataclass(cls):
            first, *rest = [*fields(cls), None]
            if first and first.type == "Test" and all(one is None or one.default is not MISSING for one in rest):
                made: Callable[..., Any] = cls
                yield Filler(made(Test((word,))), (word,), _made_of(made, word), plain=AnAmount(slot))


def _made_of(cls: Callable[..., Any], word: str) -> Rebuild:
    return lambda found: cls(found[word])


def _range(low: str, high: str) -> Rebuild:
    return lambda found: Test(low=found[low], high=found[high])
