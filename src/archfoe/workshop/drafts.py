"""A set file while somebody works on it: each card by itself, so that one with a mistake does not hide the others."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from archfoe.core.card import Card
from archfoe.core.errors import ArchfoeError
from archfoe.registry import Set
from archfoe.registry.brought import LONGEST_TEXT, MOST_CARDS
from archfoe.workshop.overlay import is_overlay
from archfoe.workshop.problems import Problem
from archfoe.workshop.set_file import cards_in, names_in, read, read_card
from archfoe.workshop.set_text import in_words
from archfoe.workshop.spelling import quoted

#: What the form of the page asks for by itself.
_IN_FORM: Final = ("name", "is", "cost", "vp", "copies", "picture", "text")
_FRAME: Final = ("name", "is", "cost", "vp", "copies")  # what a card shows whose other lines cannot be read


@dataclass(frozen=True)
class Draft:
    """A card as it stands in the file, and what it is as far as it can be read."""

    said: dict[str, str]  # what the form asks for, as it is written
    more: str  # all other lines
    card: Card | None
    picture: str


@dataclass(frozen=True)
class Bench:
    name: str
    title: str
    game: str
    drafts: tuple[Draft, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    found: Set | None


def on_bench(text: str) -> Bench:
    """All that can be said of a file, whatever is wrong with it."""
    if len(text) > LONGEST_TEXT:
        return _refused(f"the page takes sets of at most {LONGEST_TEXT:,} signs: archfoe set works with larger ones")
    reading = read(text)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        return Bench("", "", "", (), reading.problems, (), None)
    if is_overlay(data):
        return _refused("corrections of a box are for archfoe overlay, on your own machine")
    rows = cards_in(data)
    if len(rows) > MOST_CARDS:
        return _refused(f"the page takes sets of at most {MOST_CARDS} different cards")
    made = list(reading.found.box.values()) if reading.found is not None else [_as_far(data, card) for card in rows]
    drafts = tuple(_draft(card, one) for card, one in zip(rows, made, strict=True))
    name, title, game = (str(data.get(key, ""))[:80] for key in ("name", "title", "game"))
    return Bench(name, title, game, drafts, reading.problems, reading.notes, reading.found)


def in_file(text: str) -> tuple[list[Card], tuple[Problem, ...], tuple[Problem, ...]]:
    """The cards of a file of any size that can be read, what is wrong with the others, and what is to be known."""
    reading = read(text)
    if reading.found is not None:
        return list(reading.found.box.values()), (), reading.notes
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        return [], reading.problems, ()
    own = names_in(data)
    found = [read_card(data, card, own) for card in cards_in(data)]
    return [card for card in found if card is not None], reading.problems, reading.notes


def _as_far(data: dict[str, Any], card: dict[str, Any]) -> Card | None:
    """A card as far as it can be read."""
    own = names_in(data)
    return read_card(data, card, own) or read_card(data, {key: card[key] for key in _FRAME if key in card}, own)


def _refused(words: str) -> Bench:
    return Bench("", "", "", (), (Problem(0, words),), (), None)


def _draft(card: dict[str, Any], made: Card | None) -> Draft:
    said: dict[str, str] = {key: str(card[key]) for key in _IN_FORM if key in card}
    more = "".join(f"{key} = {_toml(value)}\n" for key, value in card.items() if key not in _IN_FORM)
    return Draft(said, more, made, said.get("picture", ""))


def _toml(value: Any) -> str:
    if isinstance(value, bool | int | float):
        return str(value).lower()
    return quoted(value if isinstance(value, str) else str(value))


def settled(text: str) -> str:
    """The set of a file in words alone, for a table to bring along; raises the first problem."""
    bench = on_bench(text)
    if bench.found is None:
        raise ArchfoeError(bench.problems[0].told("Your set"))
    return in_words(bench.found)
