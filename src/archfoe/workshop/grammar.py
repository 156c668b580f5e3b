"""The grammar of rules text: for each sort of clause the templates of all words. Nothing in it is written by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from archfoe.core.effect import Amount, Condition, Effect, clause
from archfoe.core.filters import Test
from archfoe.core.text import plural
from archfoe.workshop.card_parts import part_templates, said
from archfoe.workshop.kept import KEPT
from archfoe.workshop.stand_ins import PERSONS
from archfoe.workshop.templates import TEST, TESTS, Template, as_rows, clauses, noun_templates, of_rows, templates_of
from archfoe.workshop.vocabulary import makers

PART: Final = "part"  # a sentence of a card, or some that belong together


@dataclass(frozen=True)
class Ends:
    """Templates that begin and end alike."""

    head: str
    tail: str
    all: tuple[Template, ...]


@dataclass(frozen=True)
class Templates:
    """Those of one sort, by their first word; the others by the longest of their literals."""

    by_word: Mapping[str, tuple[Ends, ...]]
    by_literal: Mapping[str, tuple[Ends, ...]]
    bare: tuple[Template, ...]  # one hole and nothing else

    def fitting(self, text: str, first: str) -> Iterable[Template]:
        """Those that may match; `text` is in small letters, `first` its first word with # for a number."""
        yield from _matching(self.by_word.get(first, ()), text)
        for literal, some in self.by_literal.items():
            if literal in text:
                yield from _matching(some, text)

    def bare_of(self, kind: str) -> tuple[list[Template], list[Template]]:
        """Words around another one of the same sort, with no text of their own, and those around something else."""
        others = [one for one in self.bare if one.holes[0].kind not in (kind, "ability")]
        return [one for one in self.bare if one.holes[0].kind == kind], others


def _matching(some: Iterable[Ends], text: str) -> Iterator[Template]:
    for ends in some:
        if text.startswith(ends.head) and text.endswith(ends.tail):
            yield from ends.all


def _sorted(found: Iterable[Template]) -> Templates:
    by_word: dict[str, list[Template]] = {}
    by_literal: dict[str, list[Template]] = {}
    bare = []
    for one in found:
        longest = max(one.literals, key=len)
        if not longest:
            bare.append(one)
        elif word := one.first_word():
            by_word.setdefault(word, []).append(one)
        else:
            by_literal.setdefault(longest, []).append(one)
    return Templates(_by_ends(by_word), _by_ends(by_literal), tuple(bare))


def _by_ends(shelves: Mapping[str, list[Template]]) -> dict[str, tuple[Ends, ...]]:
    out = {}
    for key, some in shelves.items():
        alike: dict[tuple[str, str], list[Template]] = {}
        for one in some:
            alike.setdefault((one.literals[0], one.literals[-1]), []).append(one)
        out[key] = tuple([Ends(*ends, tuple(row)) for ends, row in alike.items()])
    return out


def say(kind: str, person: int) -> Callable[[Any], str]:
    """How a value of this sort is rendered."""
    if kind == "each":
        return lambda word: str(word.each(PERSONS.all[person]))
    if kind in ("Tough", "Vp"):
        return lambda word: str(word.text())
    if kind == PART:
        return said
    if kind == "ability":
        return lambda ability: clause(ability, PERSONS.all[person])
    return lambda word: str(word.text(PERSONS.all[person]))


def _classes(kind: str) -> list[type]:
    base = {"does": Effect, "holds": Condition, "each": Amount}.get(kind)
    found = [word for word in makers().values() if isinstance(word, type)]
    if base is not None:
        return [word for word in found if issubclass(word, base)]
    return [word for word in found if any(one.__name__ == kind for one in word.__mro__)]


@cache
def grammar(kind: str, person: int = 0) -> Templates:
    if kind in (TEST, TESTS):
        return _sorted(_kept(kind, Test, lambda: noun_templates(plural if kind == TESTS else str)))
    if kind == PART:
        return _sorted(part_templates())
    if kind == "ability":
        return _sorted(clauses(person, PERSONS.all[person], clause))
    return _sorted(one for word in _classes(kind) for one in _of_word(word, kind, person))


def _of_word(word: type, kind: str, person: int) -> list[Template]:
    return _kept(f"{kind} {person}", word, lambda: templates_of(word, say(kind, person)))


def _kept(kind: str, word: type, make: Callable[[], list[Template]]) -> list[Template]:
    """To render a word in all its ways takes long, and is the same at the next start."""
    name = f"{kind} {word.__name__}"
    rows = KEPT.get(name)
    if rows is not None:
        return of_rows(word, rows)
    found = make()
    KEPT.put(name, as_rows(found))
    return found
