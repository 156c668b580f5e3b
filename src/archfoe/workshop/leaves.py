"""The smallest clauses: a number, a card type, the name of a card. All others are made of them by templates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from archfoe.core.filters import NO_TYPE, Test
from archfoe.core.filters import TYPES as CARD_TYPES
from archfoe.core.text import plural
from archfoe.workshop.templates import NAME, NAMES, NUMBER, TYPE, TYPES

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
