"""Where a text has no reading: sentences that would be understood. Where it has several: what they differ in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from difflib import SequenceMatcher
from functools import cache
from math import log
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.registry.found import shipped
from archfoe.workshop.card_parts import plain_card
from archfoe.workshop.chart import ENOUGH, Steps
from archfoe.workshop.expressions import close
from archfoe.workshop.likely import all_names, is_in_a_name
from archfoe.workshop.said import LONGEST, Meant, tidied, understand
from archfoe.workshop.spelling import NotPure, spelled
from archfoe.workshop.vocabulary import types

_LOOKED_AT: Final = 40  # so many are compared sign by sign
_LONGEST: Final = 240  # so much of a text
_MOST_NAMES: Final = 4  # so many are looked up among all cards
_STEPS: Final = ENOUGH  # to see whether what is near is understood
_FAR: Final = 0.32  # what is less alike than that does not help
_BY_WORDS: Final = 0.5  # how much the words count beside the letters
_WORD: Final = re.compile(r"[a-z]+|\d+|\+")
_TYPE: Final = re.compile(rf"\b(?:{'|'.join(sorted((name for name in types() if name), key=len, reverse=True))})\b")
_AND: Final = re.compile(
    r"(?:,? and|, then|;|,)\s+", re.IGNORECASE
)  # between what our cards say in sentences of their own

_NAME: Final = re.compile(r"(?<=\w )[A-Z][\w'-]{1,30}(?: [A-Z][\w'-]{1,30}){0,3}")  # not the first word of a sentence

_OR: Final = re.compile(r"[,;]? or ", re.IGNORECASE)  # our cards have a semicolon between what may be chosen


#: What writers say, and what our cards say for it; one after the other.
_OUR_WORDS: Final = tuple(
    (re.compile(said, re.IGNORECASE), ours)
    for said, ours in (
        (r"\b(?:each|every|all) (?:other players?|(?:other )?(?:enemy|enemies|opponents?|rivals?|foes))\b", "each foe"),
        (r"\beach foe (?:loses?|drops?|discards?) ((?:a|\d+) cards?)", r"each foe discards \1"),
        (r"(\beach foe discards (?:a|\d+) cards?) (?:from|of|in) (?:their|his) hand", r"\1"),
        (r"\beach foe (?:gets?|gains?) (an?|\d+) (?=Weakness)", r"each foe gains \1 "),
        (r"(?:,? and|, then|;|,) each foe (?=discards|gains)", ". Attack: each foe "),
        (r"(?:^|(?<=\. ))each foe (?=discards|gains)", "Attack: each foe "),
    )
)
_APPEARS: Final = "First Appearance"  # only Super-Villains have one: it helps nobody who does not speak of it


@cache
def _known(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Every sentence that a field of our own cards says, with its words."""
    found: dict[str, frozenset[str]] = {}
    for own in shipped().sets.values():
        for card in own.box.values() if game in ("", own.game) else ():
            for key, value in card.values().items():
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
    """One form for one and many."""
    return frozenset(word.removesuffix("s") for word in _WORD.findall(text.lower()))


@cache
def _weights(game: str) -> dict[str, float]:
    """Words that few sentences have say more about what is meant: "Location" more than "a card"."""
    known = _known(game)
    often = Counter(word for _, words in known for word in words)
    return {word: log(1 + len(known) / n) for word, n in often.items()}


def _shared(one: frozenset[str], other: frozenset[str], weights: dict[str, float]) -> float:
    """How much of what they say is said by both, from 0 to 1."""
    rare = max(weights.values(), default=1.0)

    def sum_of(words: frozenset[str]) -> float:
        return sum(weights.get(word, rare) for word in words)

    return sum_of(one & other) / (sum_of(one | other) or 1)


def nearest(text: str, game: str = "", most: int = 3) -> list[str]:
    """Sentences most like it that are understood, with its own numbers where they fit."""
    text, steps = tidied(text[:LONGEST]), Steps(_STEPS)
    if len(text) > _LONGEST:
        return _alike(_cut(text), game, (), most, steps)
    parts = _AND.split(text, maxsplit=2)
    told = [_alike(part, game, (), 1, steps) for part in parts] if len(parts) > 1 else []
    joined = (" ".join(one[0] for one in told),) if told and all(told) else ()
    mended = _NAME.sub(_mended, text, count=_MOST_NAMES)
    for said, ours in _OUR_WORDS:
        mended = said.sub(ours, mended)
    own = [mended] if mended != text and _is_understood(mended, game, steps) else []
    return [*own, *_alike(text, game, (*joined, _OR.sub("; or ", text)), most - len(own), steps)]


def _cut(text: str) -> str:
    """The beginning of a text that is too long to be compared sign by sign."""
    return text[:_LONGEST].rpartition(" ")[0] or text[:_LONGEST]


def _is_understood(text: str, game: str, steps: Steps) -> bool:
    try:
        return bool(understand(text, game, steps=steps).readings)
    except ArchfoeError:
        return False


def _mended(name: re.Match[str]) -> str:
    """A card type or a card as it is spelled, where there is a slip in it."""
    if is_in_a_name(name[0]):
        return name[0]
    return close(name[0], [*(word for word in types() if word), *all_names()]) or name[0]


def _alike(text: str, game: str, more: tuple[str, ...], most: int, steps: Steps) -> list[str]:
    """The same of our own sentences, and of some more."""
    words, weights, asked = _words(text), _weights(game), _Asked(text)
    known = [one for one in _known(game) if _APPEARS not in one[0] or "appear" in text.lower()]
    alike = sorted(known, key=lambda one: -_shared(words, asked.words_of(*one), weights))
    mine = dict.fromkeys(form for one, _ in alike[:_LOOKED_AT] for form in asked.forms(one)) | dict.fromkeys(more)
    letters = SequenceMatcher(None, "", text.lower(), autojunk=False)  # what is known of the second is kept

    def score(one: str) -> float:
        letters.set_seq1(one.lower())
        by_words = _BY_WORDS * _shared(words, _words(one), weights)
        if (1 - _BY_WORDS) * letters.quick_ratio() + by_words < _FAR:
            return 0.0
        return (1 - _BY_WORDS) * letters.ratio() + by_words

    scored = sorted(((score(one), one) for one in mine), reverse=True)
    near = [one for n, one in scored if n >= _FAR and len(one) < LONGEST]
    out: list[str] = []
    while near and len(out) < most and steps.left > 0:
        one = near.pop(0)
        if _is_understood(one, game, steps):
            out.append(one)
    return out


class _Asked:
    """The card types and numbers of a text, to be put into sentences of ours."""

    def __init__(self, text: str) -> None:
        self._types, self._numbers = _TYPE.findall(text), re.findall(r"\d+", text)

    def forms(self, one: str) -> tuple[str, ...]:
        """A sentence of ours as it would be with what the writer asks for, and as it is."""
        typed = self._with_types(one)
        return self._with_numbers(typed), typed, self._with_numbers(one), one

    def words_of(self, one: str, words: frozenset[str]) -> frozenset[str]:
        """Those of a sentence of ours with the writer's types."""
        return _words(self._with_types(one)) if self._types else words

    def _with_types(self, one: str) -> str:
        asked = iter(self._types)
        return _TYPE.sub(lambda found: next(asked, found[0]), one)

    def _with_numbers(self, one: str) -> str:
        asked = iter(self._numbers)
        return re.sub(r"\d+", lambda found: next(asked, found[0]), one)


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
