"""Templates of rules text, made by rendering each word with stand-ins: text with holes, and what to make of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from functools import cache
from typing import Any, Final

from archfoe.core.effect import Condition
from archfoe.core.fields import kinds_of_parts
from archfoe.core.filters import Test
from archfoe.core.text import article, count, listed, plural
from archfoe.workshop.stand_ins import (
    ABILITY,
    DOES,
    EACH,
    HOLDS,
    MORE,
    PERSONS,
    AnAmount,
    AnEffect,
    Filler,
    fillers,
    read_mark,
)

NUMBER, TEST, ONE_TEST, TESTS, TYPE, TYPES, NAME, NAMES = (
    "number", "test", "one test", "tests", "type", "types", "name", "names",
)  # fmt: skip
_KINDS: Final = {DOES: "does", ABILITY: "ability", HOLDS: "holds", EACH: "each"}
_TOKEN: Final = re.compile(r"[\ue000-\ue003]..|(?P<one>\ban? )?(?P<noun>Zq[a-e]\d+)(?P<more>s?)|Nq[a-e]\d+s?|\d+")
#: So many fields may be other than usual, or special, at once, in words of few fields and in those of many.
_MOST_UNUSUAL: Final = 4
_OF_MANY: Final = 3
_OF_TESTS: Final = 2  # beside a lowest cost
_MANY: Final = 6
_BOTH: Final = 2  # where so few fields may have something special, each of them may


@dataclass(frozen=True)
class Hole:
    kind: str
    key: str
    person: int = -1
    before: str = ""
    behind: str = ""


@dataclass(frozen=True)
class Template:
    """Literals with a hole between each two of them, in small letters."""

    literals: tuple[str, ...]
    holes: tuple[Hole, ...]
    made: Callable[[Mapping[str, Any]], Any]
    unusual: frozenset[str]  # fields that are other than usual
    recipe: tuple[int, ...] = ()  # which of the fillers of each field it is made of

    def first_word(self) -> str:
        """By which it is looked up; "" if it begins with a hole."""
        head = self.literals[0]
        if " " in head or not self.holes:
            return re.sub(r"\d+", "#", head.partition(" ")[0])
        return f"{head}#" if self.holes[0].kind == NUMBER and self.literals[1].startswith(" ") else ""


def as_rows(found: Sequence[Template]) -> list[list[Any]]:
    """Templates of one word as plain data."""
    return [
        [one.literals, [[hole.kind, hole.key, hole.person, hole.before, hole.behind] for hole in one.holes],
         one.recipe, sorted(one.unusual)] for one in found
    ]  # fmt: skip


def of_rows(cls: type, rows: Sequence[Sequence[Any]]) -> list[Template]:
    """Templates of a word again; what they are made of is looked up only for those that match something."""

    def made_by(recipe: Sequence[int]) -> Callable[[Mapping[str, Any]], Any]:
        return lambda found: cls(
            **{name: some[n].made(found) for (name, some), n in zip(_choices(cls).items(), recipe, strict=True)}
        )

    return [
        Template(tuple(literals), tuple(Hole(*hole) for hole in holes), made_by(recipe), frozenset(unusual), ())
        for literals, holes, recipe, unusual in rows
    ]


@cache
def _choices(cls: type) -> dict[str, list[Filler]]:
    """What is tried in each field of a word."""
    kinds = kinds_of_parts(cls)
    own = [field for field in fields(cls) if field.init]
    return {field.name: fillers(cls, field, kinds.get(field.name, ""), n) for n, field in enumerate(own)}


def templates_of(cls: type, say: Callable[[Any], str]) -> list[Template]:
    """All that the texts of a word can look like; `say` renders it."""
    own = [field for field in fields(cls) if field.init]
    choices = list(_choices(cls).values())
    if not all(choices):
        return []  # it holds a function
    found: dict[tuple[Any, ...], list[Template]] = {}
    names = [field.name for field in own]
    optional = {field.name for field in own if field.default is not MISSING}
    most = _OF_TESTS if cls is Test else _OF_MANY if len(choices) > _MANY else _MOST_UNUSUAL
    free = [cls is Test and name == "low" for name in names]
    for chosen in sorted(_combined(choices, most, free), key=_unusual):
        made = _template(cls, names, chosen, say, optional)
        if made is not None:
            places = [
                next(i for i, one in enumerate(some) if one is it) for some, it in zip(choices, chosen, strict=True)
            ]
            made = replace(made, recipe=tuple(places))
            alike = found.setdefault((made.literals, made.holes), [])
            if not any(other.unusual <= made.unusual for other in alike):  # more that is not said is not meant
                alike.append(made)
    return [one for alike in found.values() for one in alike]


def _unusual(chosen: Sequence[Filler]) -> int:
    return sum(not one.usual for one in chosen)


def _combined(choices: list[list[Filler]], most: int, free: list[bool]) -> Iterator[tuple[Filler, ...]]:
    """Combinations with hardly more than one special value, and few that are other than usual."""
    have_usual = [any(one.usual for one in some) for some in choices]
    with_special = sum(any(one.plain is not None for one in some) for some in choices)
    rows: list[tuple[tuple[Filler, ...], int, bool]] = [((), 0, False)]
    for some, usual, costs_nothing in zip(choices, have_usual, free, strict=True):
        weighed = [(one, 0 if costs_nothing else _weight(one, usual), one.plain is not None) for one in some]
        rows = [
            ((*row, one), unusual + weight, special or own)
            for row, unusual, special in rows
            for one, weight, own in weighed
            if unusual + weight <= most and not (special and own and with_special > _BOTH)
        ]
    return (row for row, _, _ in rows)


def _weight(one: Filler, has_usual: bool) -> int:
    return int((has_usual and not one.usual) or one.plain is not None)


def _rendered(cls: type, names: list[str], values: list[Any], say: Callable[[Any], str]) -> str | None:
    try:
        return say(cls(**dict(zip(names, values, strict=True))))
    except (LookupError, AssertionError, AttributeError, TypeError, ValueError):
        return None  # what it does not take


def _template(
    cls: type, names: list[str], chosen: tuple[Filler, ...], say: Callable[[Any], str], optional: set[str]
) -> Template | None:
    values = [one.value for one in chosen]
    text = _rendered(cls, names, values, say)
    if text is None:
        return None
    for n, one in enumerate(chosen):
        if one.plain is not None:
            plain = _rendered(cls, names, [*values[:n], one.plain, *values[n + 1 :]], say)
            if plain is not None and _put_into(plain, one) == text != plain:
                return None
    wanted = {key for one in chosen for key in one.holes}
    edges = {one.holes[0]: one.edges for one in chosen if any(one.edges) and one.edges[1] != MORE}
    text = text.replace(MORE, "")
    literals, holes = tokens(text, wanted, edges, in_test=cls is Test)
    if {hole.key for hole in holes} != wanted or "" in literals[1:-1]:
        return None
    if not any(literals) and len(names) > 1 and cls is not Test:
        return None  # all that it could add is left out

    def made(found: Mapping[str, Any]) -> Any:
        return cls(**{name: one.made(found) for name, one in zip(names, chosen, strict=True)})

    unusual = frozenset(
        name if name in optional or isinstance(one.value, AnAmount) else f"{name} {one.value}"
        for name, one in zip(names, chosen, strict=True)
        if not one.usual
    )
    return Template(literals, holes, made, unusual)


def _put_into(plain: str, special: Filler) -> str:
    """The text with a plain stand-in, and the special value in its place."""
    value = special.value
    if isinstance(value, AnEffect):
        before, behind = special.edges
        return re.sub(r"[\ue000\ue001].." if value.slot is None else _slot(value.slot),
                      lambda found: f"{before}{found[0]}{behind}", plain)  # fmt: skip
    if isinstance(value, tuple):
        first = special.plain.slot
        row = [chr(ord(DOES)) + chr(0xE100 + first + n) for n in range(len(value))]
        return re.sub(_slot(first), lambda found: listed([one + found[0][2] for one in row]), plain)
    if isinstance(value, Condition):
        return re.sub(f"\ue002{chr(0xE100 + special.plain.slot)}.", lambda found: _condition(value, found[0]), plain)
    if isinstance(value, Test):
        word = special.plain.types[0]
        noun = value.noun()
        plain = re.sub(rf"\ban? {word}\b", f"{article(noun)} {noun}", plain)
        return plain.replace(f"{word}s", plural(noun)).replace(word, noun)
    return re.sub(rf"\b{special.plain}\b", str(value), plain)


def _condition(value: Condition, found: str) -> str:
    return value.text(PERSONS.all[read_mark(found)[2]])


def _slot(slot: int) -> str:
    return f"[\ue000\ue001]{chr(0xE100 + slot)}."


def tokens(
    text: str, wanted: set[str], edges: Mapping[str, tuple[str, str]], in_test: bool = False
) -> tuple[tuple[str, ...], tuple[Hole, ...]]:
    """A text with stand-ins as literals and holes."""
    literals, holes, at = [""], list[Hole](), 0
    for found in _TOKEN.finditer(text):
        hole, skipped = _hole(found, wanted, edges, in_test)
        literals[-1] += text[at : found.start()] + skipped
        at = found.end()
        if hole is None:
            literals[-1] += found[0]
        else:
            holes.append(hole)
            literals.append("")
    literals[-1] += text[at:]
    return tuple(one.lower() for one in literals), tuple(holes)


def _hole(
    found: re.Match[str], wanted: set[str], edges: Mapping[str, tuple[str, str]], in_test: bool
) -> tuple[Hole | None, str]:
    """What it stands for, and what belongs to the text before it."""
    token = found[0]
    if token[0] in _KINDS:
        kind, key, person = read_mark(token)
        before, behind = edges.get(key, ("", ""))
        return Hole(_KINDS[kind], key, person, before, behind), ""
    if found["noun"]:
        if in_test:
            return Hole(TYPES if found["more"] else TYPE, found["noun"]), found["one"] or ""
        return Hole(TESTS if found["more"] else ONE_TEST if found["one"] else TEST, found["noun"]), ""
    if token.startswith("Nq"):
        return Hole(NAMES if token.endswith("s") else NAME, token.rstrip("s")), ""
    return (Hole(NUMBER, token), "") if token in wanted else (None, "")


def clauses(person: int, who: Any, joined: Callable[[Any, Any], str]) -> list[Template]:
    """Several effects in one clause, of a person."""
    out = []
    for n in (2, 3, 4):
        row = tuple(AnEffect(slot) for slot in range(n))
        literals, holes = tokens(joined(row, who), set(), {})
        keys = tuple(hole.key for hole in holes)
        out.append(Template(literals, holes, _in_row(keys), frozenset()))
    return out


def _in_row(keys: tuple[str, ...]) -> Callable[[Mapping[str, Any]], Any]:
    return lambda found: tuple([found[key] for key in keys])


def noun_templates(words: Callable[[str], str] = str) -> list[Template]:
    """Of cards that are meant: "Hero costing 4 or less", or with `plural` "Heroes costing 4 or less"."""
    return templates_of(Test, lambda test: words(test.noun()))


def counted(noun: str) -> str:
    return count(1, noun)
