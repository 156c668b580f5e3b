"""Where a text has no reading: sentences that would be understood. Where it has several: what they differ in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Any, Final

from archfoe.core.fields import kinds_of_fields
from archfoe.registry.found import shipped
from archfoe.workshop.card_parts import plain_card
from archfoe.workshop.said import LONGEST, Meant, tidied, understand
from archfoe.workshop.spelling import NotPure, spelled

_LOOKED_AT: Final = 40  # so many are compared sign by sign
_FAR: Final = 0.45  # what is less alike than that does not help
_WORD: Final = re.compile(r"[a-z]+|\d+|\+")
_AND: Final = re.compile(
    r"(?:,? and|, then|;|,)\s+", re.IGNORECASE
)  # between what our cards say in sentences of their own

_OR: Final = re.compile(r"[,;]? or ", re.IGNORECASE)  # our cards have a semicolon between what may be chosen


@cache
def _known(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Every sentence that a field of our own cards says, with its words."""
    found: dict[str, frozenset[str]] = {}
    for own in shipped().sets.values():
        for card in own.box.values() if game in ("", own.game) else ():
            for key in kinds_of_fields():
                value = getattr(card, key)
                if value and not isinstance(value, bool | int | str) and _is_pure(value):
                    for sentence in _sentences(key, value):
                        found.setdefault(sentence, _words(sentence))
    return tuple(found.items())


def _sentences(key: str, value: Any) -> Iterator[str]:
    for part in value if isinstance(value, tuple) else (value,):
        text = plain_card({key: part}).text
        if text:
            yield text


def _is_pure(value: Any) -> bool:
    try:
        spelled(value)
    except NotPure:
        return False
    return True


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))


def nearest(text: str, game: str = "", most: int = 3) -> list[str]:
    """Sentences most like it that are understood, with its own numbers where they fit."""
    text = tidied(text)
    parts = _AND.split(text, maxsplit=2)
    told = [_alike(part, game, (), 1) for part in parts] if len(parts) > 1 else []
    joined = (" ".join(one[0] for one in told),) if told and all(told) else ()
    return _alike(text, game, (*joined, _OR.sub("; or ", text)), most)


def _alike(text: str, game: str, more: tuple[str, ...], most: int) -> list[str]:
    """The same of our own sentences, and of some more."""
    words = _words(text)
    alike = sorted(_known(game), key=lambda one: -len(words & one[1]) / (len(words | one[1]) or 1))[:_LOOKED_AT]
    mine = dict.fromkeys(form for one, _ in alike for form in (_with_numbers_of(text, one), one)) | dict.fromkeys(more)
    scored = sorted(((SequenceMatcher(None, text.lower(), one.lower()).ratio(), one) for one in mine), reverse=True)
    near = [one for score, one in scored if score >= _FAR and len(one) < LONGEST]
    out: list[str] = []
    while near and len(out) < most:
        one = near.pop(0)
        if understand(one, game).readings:
            out.append(one)
    return out


def _with_numbers_of(text: str, one: str) -> str:
    numbers = iter(re.findall(r"\d+", text))
    return re.sub(r"\d+", lambda found: next(numbers, found[0]), one)


def differences(readings: Iterable[Meant]) -> list[list[str]]:
    """For each reading, what its words mean that not all readings have."""
    rows = [dict(_explained(value for _, value in one.fields)) for one in readings]
    common = set.intersection(*(set(row) for row in rows)) if rows else set()
    return [[f"{word}: {said}" for word, said in row.items() if word not in common] for row in rows]


def _explained(values: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """Words and the first sentence of what is told of each."""
    for value in values:
        if isinstance(value, tuple):
            yield from _explained(value)
        elif is_dataclass(value) and not isinstance(value, type):
            told = " ".join((type(value).__doc__ or "").split())
            if told and not told.startswith(f"{type(value).__name__}("):
                yield type(value).__name__, told.partition(". ")[0].rstrip(".") + "."
            yield from _explained(getattr(value, field.name) for field in fields(value))
