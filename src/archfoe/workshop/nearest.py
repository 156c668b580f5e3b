"""What to say where a text has no reading, or several: sentences that would be understood, and what readings differ in."""

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
from archfoe.workshop.said import Meant, tidied, understand
from archfoe.workshop.spelling import NotPure, spelled

_LOOKED_AT: Final = 40  # so many are compared sign by sign
_FAR: Final = 0.45  # what is less alike than that does not help
_WORD: Final = re.compile(r"[a-z]+|\d+|\+")


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
    words = _words(text)
    alike = sorted(_known(game), key=lambda one: -len(words & one[1]) / (len(words | one[1]) or 1))[:_LOOKED_AT]
    scored = [(SequenceMatcher(None, text.lower(), one.lower()).ratio(), one) for one, _ in alike]
    out: list[str] = []
    for score, one in sorted(scored, key=lambda pair: (-pair[0], pair[1])):
        if score < _FAR or len(out) == most:
            break
        mine = _with_numbers_of(text, one, game)
        if mine not in out:
            out.append(mine)
    return out


def _with_numbers_of(text: str, one: str, game: str) -> str:
    numbers = iter(re.findall(r"\d+", text))
    changed = re.sub(r"\d+", lambda found: next(numbers, found[0]), one)
    return changed if changed != one and len(changed) < 300 and understand(changed, game).readings else one


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
