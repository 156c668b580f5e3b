"""Rules text read back: which words say a clause. A reading counts only if its own text is what was read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from archfoe.core.filters import NO_TYPE, Test
from archfoe.core.filters import TYPES as CARD_TYPES
from archfoe.core.text import plural
from archfoe.workshop.card_parts import Part
from archfoe.workshop.grammar import PART, grammar, say
from archfoe.workshop.likely import cost
from archfoe.workshop.templates import NAME, NAMES, NUMBER, ONE_TEST, TEST, TESTS, TYPE, TYPES, Template

#: So many readings of a clause are kept, the likeliest first.
_KEPT: Final = 20
_WRAPPED: Final = 3  # in a word that adds nothing to the text
_LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[A-Z][\w'.!-]*(?: [\w'.!-]+)*")
_NOT_IN_NAMES: Final = re.compile(r"\b(?:and|or|if|with|costing|other than|you|your|they|their)\b|\. ")


def first_word(text: str) -> str:
    """In small letters, with # for a number."""
    return re.sub(r"\d+", "#", text.partition(" ")[0])


class Reader:
    """Reads clauses of one text, each only once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, str], tuple[Any, ...]] = {}

    def read(self, kind: str, person: int, text: str) -> tuple[Any, ...]:
        """All readings of a whole clause, the likeliest first."""
        key = kind, person, text
        found = self._known.get(key)
        if found is None:
            self._known[key] = ()  # a clause within itself says nothing
            found = self._known[key] = self._best(self._readings(kind, person, text))
        return found

    def _best(self, readings: Iterator[Any]) -> tuple[Any, ...]:
        return tuple(sorted(dict.fromkeys(readings), key=part_cost)[:_KEPT])

    def _readings(self, kind: str, person: int, text: str) -> Iterator[Any]:
        if not text or text != text.strip():
            return
        if kind == NUMBER:
            if text.isascii() and text.isdigit() and len(text) < 4:
                yield int(text)
        elif kind in (TYPE, TYPES):
            yield from _types(kind).get(text.lower(), ())
        elif kind in (NAME, NAMES):
            yield from _names(text, more=kind == NAMES)
        elif kind == ONE_TEST:
            article, _, noun = text.partition(" ")
            if article.lower() in ("a", "an"):
                yield from self.read(TEST, 0, noun)
        else:
            yield from self._by_templates(kind, person, text)

    def _by_templates(self, kind: str, person: int, text: str) -> Iterator[Any]:
        small = text.lower()
        if len(small) != len(text):
            return  # letters that are several in small; no word of ours has them
        if kind == "ability":
            yield from self.read("does", person, text)
        known = grammar(kind, person)
        rendered = _said_of_tests(kind) if kind in (TEST, TESTS) else say(kind, person)
        found = list[Any]()
        for template in known.fitting(small, first_word(small)):
            found += self._matching(template, text, small, rendered)
            if kind == PART and found:
                break  # a sentence of one field is none of another, and the grammar of each takes time to be made
        yield from found
        for template in known.bare:
            if template.holes[0].kind == kind:  # a word around another one, with no text of its own
                yield from (template.made({template.holes[0].key: one}) for one in self._best(iter(found))[:_WRAPPED])
            elif template.holes[0].kind != "ability":
                yield from self._matching(template, text, small, rendered)

    def _matching(self, template: Template, text: str, small: str, rendered: Any) -> Iterator[Any]:
        for found in self._filled(template, text, small, 0, 0):
            try:
                value = template.made(found)
                said = rendered(value)
            except (LookupError, AssertionError, AttributeError, TypeError, ValueError):
                continue
            if said.lower() == small:
                yield value

    def _filled(self, template: Template, text: str, small: str, at: int, n: int) -> Iterator[dict[str, Any]]:
        """What stands in the holes from the n-th on; `at` is where the literal before it begins."""
        literals = template.literals
        if not small.startswith(literals[n], at):
            return
        at += len(literals[n])
        if n == len(template.holes):
            if at == len(text):
                yield {}
            return
        hole, tail = template.holes[n], literals[n + 1]
        last = n + 1 == len(template.holes)
        if last and not small.endswith(tail):
            return
        end = len(text) - len(tail) if last else small.find(tail, at + 1)
        while end > at:
            here = self.read(hole.kind, hole.person, f"{hole.before}{text[at:end]}{hole.behind}")
            if here:
                for rest in self._filled(template, text, small, end, n + 1):
                    for one in here:
                        if rest.get(hole.key, one) == one:
                            yield {**rest, hole.key: one}
            end = -1 if last else small.find(tail, end + 1)


def part_cost(value: Any) -> float:
    return cost(tuple([held for _, held in value.fields])) if isinstance(value, Part) else cost(value)


def _said_of_tests(kind: str) -> Any:
    return (lambda test: plural(test.noun())) if kind == TESTS else (lambda test: test.noun())


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
    if len(text) > _LONGEST_NAME or not _NAME.fullmatch(text) or _NOT_IN_NAMES.search(text):
        return
    if any(_types(TYPES if more else TYPE).get(text.lower(), ())):
        return  # "Hero" is the type, not a word in a name
    if not more:
        yield text
        return
    for single in (text[:-1], text[:-2], f"{text[:-3]}y"):
        if single and plural(single) == text:
            yield single
