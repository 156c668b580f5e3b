"""A sentence becomes a card: the text of a whole card as fields, in every way in which it can be meant."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.fields import ROWS
from archfoe.core.text import NUMBER_WORDS
from archfoe.workshop.card_parts import Part, plain_card
from archfoe.workshop.chart import Chart, Steps, likeliest
from archfoe.workshop.expressions import LARGEST
from archfoe.workshop.fitting import misfit, strange_names
from archfoe.workshop.grammar import PART
from archfoe.workshop.spelling import quoted, spelled

LONGEST: Final = 1000
_MOST_SENTENCES: Final = 14
_KEPT: Final = 20  # rows of parts
_A_PART, _SIGNS_A_STEP = 8, 8  # steps to see whether a reading goes into a game
_TOGETHER: Final = 5  # so many sentences may be one ability
#: Readings that are much less likely than the first are not shown.
_MARGIN: Final = 6.0
_DIGITS: Final = {word: str(n) for n, word in enumerate(NUMBER_WORDS) if n > 1}
_SIGNS: Final = str.maketrans(
    {"\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-"}
)


@dataclass(frozen=True)
class Meant:
    """One reading of a text: fields of a card."""

    fields: tuple[tuple[str, Any], ...]
    cost: float

    def lines(self) -> list[str]:
        """As they are written in a set file."""
        return [f"{key} = {_value(value)}" for key, value in self.fields]

    @property
    def text(self) -> str:
        return plain_card(dict(self.fields)).text


def _value(value: Any) -> str:
    return (
        str(value).lower()
        if isinstance(value, bool)
        else str(value)
        if isinstance(value, int)
        else quoted(_spelled(value))
    )


def _spelled(value: Any) -> str:
    return spelled(value[0]) if isinstance(value, tuple) and len(value) == 1 else spelled(value)


@dataclass(frozen=True)
class Understood:
    """All readings, the likeliest first; if there is none, the sentences that could not be read."""

    text: str
    readings: tuple[Meant, ...]
    unread: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()  # what stands in them where a card's name would, and is none


def tidied(text: str) -> str:
    """Straight quotes, one blank between words, digits for numbers, a full stop."""
    text = " ".join(text.translate(_SIGNS).split())
    text = re.sub(rf"\b(?:{'|'.join(_DIGITS)})\b(?![-'])", lambda found: _DIGITS[found[0]], text)
    return text if text.endswith((".", ".)", "!")) or not text else f"{text}."


def in_sentences(text: str) -> list[str]:
    """Of a tidy text; the page finds the same places."""
    return re.split(r"(?<=[.!)]) (?=\S)", text) if text else []


def understand(text: str, game: str = "", own: Collection[str] = (), steps: Steps | None = None) -> Understood:
    """What the text of a card means; only words of one game, if that is given.

    Cards are named that we have, or the writer's `own` set: else each slip in "Villain" would be a card's name.
    `steps` are those that are left, if there is more to do than this.
    """
    steps = steps or Steps()
    text = tidied(text)
    if len(text) > LONGEST:
        raise ArchfoeError(f"This text is longer than {LONGEST} signs: make two cards of it.")
    sentences = in_sentences(text)
    if not sentences:
        raise ArchfoeError("There is no text: write what the card does, such as: Draw a card.")
    if len(sentences) > _MOST_SENTENCES:
        raise ArchfoeError(f"This text has more than {_MOST_SENTENCES} sentences: make two cards of it.")
    chart, readings, strange = Chart(steps), dict[tuple[int, int], tuple[Part, ...]](), dict[str, None]()
    for first in range(len(sentences)):
        for last in range(first + 1, min(first + _TOGETHER, len(sentences)) + 1):
            words = " ".join(sentences[first:last])
            parts = chart.read(PART, 0, words)
            steps.take(len(parts) * (_A_PART + len(words) // _SIGNS_A_STEP))
            fitting = [one for one in parts if not game or _fits(one, game)]
            names = [strange_names(tuple(value for _, value in one.fields), own) for one in fitting]
            readings[first, last] = tuple(one for one, none in zip(fitting, names, strict=True) if not none)
            strange |= dict.fromkeys(name for some in names for name in some)
    found = _whole(len(sentences), readings, chart)
    near = tuple(one for one in found if one.cost <= found[0].cost + _MARGIN)
    if near:
        return Understood(text, near)
    if large := re.search(rf"\d{{{len(str(LARGEST)) + 1},}}", text):
        raise ArchfoeError(f"{large[0][:20]} is too large a number for a card: {LARGEST} is the most.")
    unread = _unread(sentences, readings)
    return Understood(text, (), unread, tuple(name for name in strange if any(name in one for one in unread)))


@lru_cache(maxsize=128)
def understood(text: str, game: str, own: tuple[str, ...]) -> Understood:
    """The same for a card of a file, which is read again and again while it is written."""
    return understand(text, game, own)


def _fits(part: Part, game: str) -> bool:
    return not any(misfit(game, key, value) for key, value in part.fields)


def _whole(n: int, readings: Mapping[tuple[int, int], tuple[Part, ...]], chart: Chart) -> list[Meant]:
    """Parts in a row that are the whole text."""
    rows: list[list[tuple[float, tuple[Part, ...]]]] = [[(0.0, ())], *([] for _ in range(n))]
    for end in range(1, n + 1):
        here = []
        for start in range(max(0, end - _TOGETHER), end):
            parts = readings[start, end]
            for before, own in likeliest((len(rows[start]), len(parts)), _KEPT):
                cost, row = rows[start][before]
                here.append((cost + chart.cost(parts[own]), (*row, parts[own])))
        rows[end] = sorted(here, key=lambda one: one[0])[:_KEPT]
    found = []
    for cost, row in rows[n]:
        fields = _joined(row)
        if fields is not None:
            found.append(Meant(fields, cost))
    return found


def _joined(row: tuple[Part, ...]) -> tuple[tuple[str, Any], ...] | None:
    """All fields together; None if one is said twice that a card has only once."""
    found: dict[str, Any] = {}
    for key, value in (field for part in row for field in part.fields):
        if key not in found:
            found[key] = value
        elif key == "play" or key in ROWS:
            found[key] = (*_as_row(found[key]), *_as_row(value))
        else:
            return None
    return tuple(found.items())


def _as_row(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _unread(sentences: list[str], readings: Mapping[tuple[int, int], tuple[Part, ...]]) -> tuple[str, ...]:
    """The sentences that belong to nothing that could be read."""
    read = {n for (first, last), parts in readings.items() if parts for n in range(first, last)}
    return tuple(one for n, one in enumerate(sentences) if n not in read) or tuple(sentences)
