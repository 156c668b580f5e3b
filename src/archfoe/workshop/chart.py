"""Rules text read back: which words say a clause. A reading counts only if its own text is what was read.

A chart has each clause of a text once, with its likeliest readings: a longer clause is made of those, so that a text
of many clauses has a bounded number of readings for each and not all that their combinations would be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.filters import NO_TYPE, Test
from archfoe.core.filters import TYPES as CARD_TYPES
from archfoe.core.text import plural
from archfoe.workshop.card_parts import Part
from archfoe.workshop.grammar import PART, Templates, grammar, say
from archfoe.workshop.likely import Costs
from archfoe.workshop.templates import NAME, NAMES, NUMBER, ONE_TEST, TEST, TESTS, TYPE, TYPES, Hole, Template

#: For one text: half as much again as the longest of our own cards takes, and about 40 ms.
ENOUGH: Final = 16_000


class TooTangled(ArchfoeError):
    """A text that could be meant in more ways than anybody would look through."""


class Steps:
    """Those that are left."""

    def __init__(self, most: int = ENOUGH) -> None:
        self.left = most

    def take(self, n: int = 1) -> None:
        self.left -= n
        if self.left < 0:
            raise TooTangled(
                "This text could be meant in too many ways: make its sentences shorter, or make two cards of it."
            )


LEAVES: Final = (NUMBER, TYPE, TYPES, NAME, NAMES)
_LONGEST_NUMBER: Final = 3
_LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[A-Z][\w'.!-]*(?: [\w'.!-]+)*")
_NOT_IN_NAMES: Final = re.compile(r"\b(?:and|or|if|with|costing|other than|you|your|they|their)\b|\. ")


def read_leaf(kind: str, text: str) -> Iterator[Any]:
    if kind == NUMBER:
        if len(text) <= _LONGEST_NUMBER and text.isascii() and text.isdigit():
            yield int(text)
    elif len(text) > _LONGEST_NAME:
        return
    elif kind in (TYPE, TYPES):
        yield from _types(kind).get(text.lower(), ())
    else:
        yield from _names(text, more=kind == NAMES)


@cache
def _types(kind: str) -> Mapping[str, tuple[str, ...]]:
    """What card types are called, one or several."""
    found: dict[str, tuple[str, ...]] = {}
    for word in (*CARD_TYPES, NO_TYPE):
        noun = Test((word,)).noun()
        said = (plural(noun) if kind == TYPES else noun).lower()
        found[said] = (*found.get(said, ()), word)
    return found


def _names(text: str, more: bool) -> Iterator[str]:
    if not _NAME.fullmatch(text) or _NOT_IN_NAMES.search(text):
        return
    if any(_types(TYPES if more else TYPE).get(text.lower(), ())):
        return  # "Hero" is the type, not a word in a name
    if not more:
        yield text
        return
    for single in (text[:-1], text[:-2], f"{text[:-3]}y"):
        if single and plural(single) == text:
            yield single


#: So many readings of a clause are kept, the likeliest first.
KEPT: Final = 12
_WRAPPED: Final = 3  # in a word that adds nothing to the text
_DEEPEST: Final = 30  # clauses within each other; no expression may be half as deep
_LONGEST_NOUN: Final = 200  # "Hero or Villain costing 4 or less" and the like
#: Steps, each about as long as another: to look a clause up, to try a template or one more place for the end of a hole,
#: to make a value, to render it. What is longer takes some more.
_A_LEAF, _A_CLAUSE, _A_TEMPLATE, _A_PLACE, _A_VALUE, _A_TEXT = 3, 10, 2, 1, 8, 20
_SIGNS: Final = 8  # of a text that is rendered, in a step
_SIGNS_LOOKED_AT: Final = 64  # of a text in which literals are looked for
_WRONG: Final = (ArchfoeError, LookupError, AssertionError, AttributeError, TypeError, ValueError)

Readings = tuple[Any, ...]


def first_word(text: str) -> str:
    """Of a text in small letters, with # for a number."""
    word = text.partition(" ")[0]
    return word if word.isalpha() else re.sub(r"\d+", "#", word)


class Chart:
    """The clauses of one text, each read only once."""

    def __init__(self, steps: Steps) -> None:
        self._steps, self._costs = steps, Costs()
        self._known: dict[tuple[str, int, str], Readings] = {}
        self._depth = 0

    def cost(self, value: Any) -> float:
        """Of a reading: the lower, the likelier."""
        return self._costs.of(tuple([held for _, held in value.fields]) if isinstance(value, Part) else value)

    def read(self, kind: str, person: int, text: str) -> Readings:
        """The readings of a whole clause, the likeliest first."""
        key = kind, person, text
        found = self._known.get(key)
        if found is not None:
            return found
        if self._depth == _DEEPEST or not text or text[0] == " " or text[-1] == " ":
            return ()
        self._steps.take(_A_LEAF if kind in LEAVES else _A_CLAUSE + len(text) // _SIGNS_LOOKED_AT)
        self._known[key] = ()  # a clause within itself says nothing
        self._depth += 1
        found = self._known[key] = self._readings(kind, person, text)
        self._depth -= 1
        return found

    def _readings(self, kind: str, person: int, text: str) -> Readings:
        if kind in LEAVES:
            return self._best(read_leaf(kind, text))
        if kind == ONE_TEST:
            article, _, noun = text.partition(" ")
            return self.read(TEST, 0, noun) if article.lower() in ("a", "an") else ()
        small = text.lower()
        if len(small) != len(text) or (kind in (TEST, TESTS) and len(text) > _LONGEST_NOUN):
            return ()  # no word of ours has letters that are several in small
        return self._by_templates(kind, person, text, small)

    def _best(self, readings: Iterable[Any]) -> Readings:
        """Each of them once; those that are worth the same in the order in which they were found."""
        out: list[tuple[float, Any]] = []
        for cost, one in sorted(((self.cost(one), one) for one in readings), key=_first):
            if not _has(out, cost, one):
                out.append((cost, one))
        return tuple([one for _, one in out[:KEPT]])

    def _by_templates(self, kind: str, person: int, text: str, small: str) -> Readings:
        known, said, of_kind, held = _ways_to_say(kind, person)
        found = [*self.read("does", person, text)] if kind == "ability" else []
        made = list[Any]()
        for template in known.fitting(small, first_word(small)):
            made += self._made(template, text, small)
            if kind == PART and (made := self._true(made, small, said)):
                return tuple(made)  # a sentence of one field is none of another
        found += self._true(made, small, said)
        wrapped = [
            template.made({template.holes[0].key: one}) for template in of_kind for one in self._best(found)[:_WRAPPED]
        ]
        named = [one for template in held for one in self._made(template, text, small)]
        return self._best([*found, *wrapped, *self._true(named, small, said)])

    def _true(self, made: Iterable[Any], small: str, said: Callable[[Any], str]) -> list[Any]:
        """Those of them that say what was read, the likeliest first and not more than are kept."""
        out: list[tuple[float, Any]] = []
        for cost, one in sorted(((self.cost(one), one) for one in made), key=_first):
            if len(out) == KEPT:
                break
            if _has(out, cost, one):
                continue
            self._steps.take(_A_TEXT + len(small) // _SIGNS)
            try:
                if said(one).lower() == small:
                    out.append((cost, one))
            except _WRONG:
                continue
        return [one for _, one in out]

    def _made(self, template: Template, text: str, small: str) -> Iterator[Any]:
        """What the template can mean here; whether it says so is still to be seen."""
        keys = [hole.key for hole in template.holes]
        for rows in self._filled(template, text, small):
            for places in likeliest(tuple([len(row) for row in rows])):
                self._steps.take(_A_VALUE)
                held = [row[place] for row, place in zip(rows, places, strict=True)]
                found = dict(zip(keys, held, strict=True))
                if len(found) < len(keys) and any(found[key] != one for key, one in zip(keys, held, strict=True)):
                    continue  # one thing that is said twice, and not alike
                try:
                    yield template.made(found)
                except _WRONG:
                    continue

    def _filled(self, template: Template, text: str, small: str) -> Iterator[Sequence[Readings]]:
        """For each way to share the text out among the holes: what may stand in each of them."""
        self._steps.take(_A_TEMPLATE)
        if not template.holes:
            return iter([()] if small == template.literals[0] else [])
        return self._from_hole(template, text, small, len(template.literals[0]), 0, set())

    def _from_hole(
        self, template: Template, text: str, small: str, at: int, n: int, dead: set[tuple[int, int]]
    ) -> Iterator[Sequence[Readings]]:
        """From the n-th hole on, which begins here. `dead` are places from which no way leads to the end."""
        hole, tail = template.holes[n], template.literals[n + 1]
        last = n + 1 == len(template.holes)
        end = len(text) - len(tail) if last else small.find(tail, at + 1)
        alive = False
        while end > at:
            self._steps.take(_A_PLACE)
            if last or (n + 1, end) not in dead:
                here = self.read(hole.kind, hole.person, _in_hole(hole, text[at:end]))
                if here and last:
                    alive = True
                    yield (here,)
                elif here:
                    for rest in self._from_hole(template, text, small, end + len(tail), n + 1, dead):
                        alive = True
                        yield (here, *rest)
            end = -1 if last else small.find(tail, end + 1)
        if not alive:
            dead.add((n, at - len(template.literals[n])))


def _in_hole(hole: Hole, text: str) -> str:
    return f"{hole.before}{text}{hole.behind}"


def _first(row: tuple[float, Any]) -> float:
    return row[0]


def _has(rows: list[tuple[float, Any]], cost: float, value: Any) -> bool:
    """Is it one of them? They come in the order of their costs."""
    for known, one in reversed(rows):
        if known != cost:
            return False
        if one == value:
            return True
    return False


@lru_cache(maxsize=4096)
def likeliest(sizes: tuple[int, ...], most: int = KEPT) -> tuple[tuple[int, ...], ...]:
    """Which places to combine of several rows, each with the likeliest first.

    Whatever stands at places i, j, ... is no likelier than all (i + 1) * (j + 1) * ... before it: the others are not
    among the first so many.
    """
    if not sizes:
        return ((),)
    *others, size = sizes
    return tuple(
        [(*way, place) for place in range(min(size, most)) for way in likeliest(tuple(others), most // (place + 1))]
    )


@cache
def _ways_to_say(kind: str, person: int) -> tuple[Templates, Callable[[Any], str], list[Template], list[Template]]:
    """Templates of a sort of clause, how it is rendered, and the templates that add nothing to what they hold."""
    known = grammar(kind, person)
    if kind == TESTS:
        return known, lambda test: plural(test.noun()), *known.bare_of(kind)
    said = (lambda test: str(test.noun())) if kind == TEST else say(kind, person)
    return known, said, *known.bare_of(kind)
