"""An owner's corrections of cards that we have only reconstructed: a file with blanks, and the set that it makes.

The file names one of our sets and the cards that are other in print, in our own words. It becomes a set of its own name
beside ours, so that records tell the two apart.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from archfoe.core.card import OWNER, Card
from archfoe.core.cards import SUPER_HERO_KIND, Provenance
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.filters import LOCATION
from archfoe.registry import API, Set
from archfoe.registry.found import shipped
from archfoe.workshop.card_parts import plain_card
from archfoe.workshop.spelling import NotPure, quoted, spelled
from archfoe.workshop.vocabulary import card_fields, defaults, value_of

OVERLAY: Final = "overlay"
CORRECTED: Final = "Corrected by an owner of the box."
_HEAD: Final = """# What the cards of your box say, where ours are only a reconstruction.
# Facts only, in our own words: no printed text.
# Take the # off a line, and write what is other. What stays blank stays ours. Then:
#   archfoe overlay show {file}     what changes
#   archfoe set play {file}         a game with it
overlay = {base}
name = {name}
title = {title}
"""
NUMBERS: Final = ("cost", "vp", "copies", "destination")
_A_PROGRAM: Final = "# ours is a small program, which no file can change: a text of yours takes its place as a whole"


class Change(NamedTuple):
    card: str
    field: str
    before: str
    after: str


def reconstructed(own: Set, spoilers: bool = False) -> list[Card]:
    """The cards whose printed text we don't know; what a campaign keeps for later only as spoilers."""
    ours = [card for card in own.box.values() if "designed" in (card.provenance.source, card.provenance.effect)]
    return [card for card in ours if spoilers or not any(part.is_surprise() for part in card.own)]


def is_program(card: Card) -> bool:
    """Does it do something that no words of a set file can say?"""
    try:
        for field in _told_fields():
            spelled(value_of(card, field))
    except NotPure:
        return True
    return False


def blank_file(name: str, file: str, spoilers: bool = False) -> str:
    """A file for the owner of a box to fill in."""
    own = shipped().sets.get(name)
    if own is None:
        raise unknown("set called", name, shipped().sets)
    cards = reconstructed(own, spoilers)
    if not cards:
        raise ArchfoeError(f"Every card of {own.title} is known: there is nothing to correct.")
    head = _HEAD.format(
        file=file, base=quoted(name), name=quoted(f"{name}_owned"), title=quoted(f"{own.title}, as printed")
    )
    return head + "".join(f"\n{_blank(card)}" for card in cards)


def _blank(card: Card) -> str:
    lines = ["[[card]]", f"name = {quoted(card.name)}", f"# ours: {card.text or 'no text'}"]
    lines += [_A_PROGRAM] if is_program(card) else []
    numbers = {field: value_of(card, field) for field in NUMBERS if card.kind != SUPER_HERO_KIND}
    lines += [f"# {field} = {value}" for field, value in numbers.items() if isinstance(value, int)]
    return "\n".join([*lines, '# text = ""', ""])


def is_overlay(data: dict[str, Any]) -> bool:
    return OVERLAY in data


def base_of(data: dict[str, Any]) -> Set:
    name = data[OVERLAY]
    if not isinstance(name, str) or name not in shipped().sets:
        raise ArchfoeError(f"overlay must name one of our sets: {', '.join(shipped().sets)}")
    return shipped().sets[name]


def corrected(card: Card, said: dict[str, Any], with_text: bool, known: Collection[str]) -> dict[str, Any]:
    """The fields of a card with what the owner says, of those `known` in its game; a text says all that it does."""
    kept = {name: value for name, value in card.values().items() if name in _corrected()}
    if with_text:
        kept |= {name: defaults()[name] for name in _told_fields() if name in known}
        kept["ongoing"] = card.type == LOCATION
    return {**kept, **said, "provenance": _provenance(card, said) if said else card.provenance}


def _provenance(card: Card, said: dict[str, Any]) -> Provenance:
    """Where a card is known from of which an owner has told something: its numbers, or what it does."""
    known = card.provenance
    if any(field in NUMBERS for field in said):
        known = replace(known, source=OWNER, confidence="high", effect=known.effect or known.source)
    if any(field not in NUMBERS for field in said):
        known = replace(known, effect=OWNER, effect_confidence="high")
    return replace(known, note=CORRECTED)


@cache
def _corrected() -> frozenset[str]:
    return frozenset(card_fields()) - {"provenance"}


@cache
def _told_fields() -> tuple[str, ...]:
    """Those that a text tells."""
    return tuple(name for name, kind in card_fields().items() if name in _corrected() and _is_told(name, kind))


def _is_told(name: str, kind: str) -> bool:
    if kind == "bool":
        return bool(plain_card({name: True}).text)
    if name == "assist_range":  # a text tells it with the Assist
        return True
    return not kind.startswith(("int", "str"))


def as_set(base: Set, data: dict[str, Any], box: Any) -> Set:
    """Our set with the corrected cards, under another name."""
    return replace(
        base, name=data["name"], title=data["title"], short="", box=box, api=API, version="", revision=1, oldest=1,
        changed="", counts=None, coached=(), rules="", blurb="With an owner's corrections",
    )  # fmt: skip


def shown(card: Card, field: str) -> Any:
    return card.text if field == "text" else value_of(card, field)
