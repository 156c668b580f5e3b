"""An owner's corrections of cards that we have only reconstructed: a file with blanks, and the set that it makes.

The file names one of our sets and the cards that are other in print, in our own words. It becomes a set of its own name
beside ours, so that records tell the two apart.
"""

from __future__ import annotations

import tomllib
from dataclasses import MISSING, fields, replace
from typing import Any, Final, NamedTuple

from archfoe.core.card import Card
from archfoe.core.cards import Provenance
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.fields import kinds_of_fields
from archfoe.core.filters import LOCATION
from archfoe.registry import API, Set
from archfoe.registry.found import shipped
from archfoe.workshop.card_parts import plain_card
from archfoe.workshop.quoting import quoted

OVERLAY: Final = "overlay"
CORRECTED: Final = Provenance("public-list", "high", "Corrected by an owner of the box.")
_HEAD: Final = """# What the cards of your box say, where ours are only a reconstruction.
# Facts only, in our own words: no printed text.
# Take the # off a line, and write what is other. What stays blank stays ours. Then:
#   archfoe overlay show {file}     what changes
#   archfoe set play {file}         a game with it
overlay = {base}
name = {name}
title = {title}
"""
_DEFAULTS: Final = {
    field.name: field.default for field in fields(Card) if field.default is not MISSING and field.name != "provenance"
}
_NUMBERS: Final = ("cost", "vp", "copies")


class Change(NamedTuple):
    card: str
    field: str
    before: str
    after: str


def reconstructed(own: Set) -> list[Card]:
    """The cards whose printed text we don't know; not those that only scenarios bring."""
    return [
        card
        for card in own.box.values()
        if "designed" in (card.provenance.source, card.provenance.effect) and not card.pack and not card.super_hero
    ]


def blank_file(name: str, file: str) -> str:
    """A file for the owner of a box to fill in."""
    own = shipped().sets.get(name)
    if own is None:
        raise unknown("set called", name, shipped().sets)
    cards = reconstructed(own)
    if not cards:
        raise ArchfoeError(f"Every card of {own.title} is known: there is nothing to correct.")
    if shipped().games[own.game].scenarios:
        raise ArchfoeError(f"{own.title} is played in scenarios of its own, which no overlay can bring along as yet.")
    head = _HEAD.format(
        file=file, base=quoted(name), name=quoted(f"{name}_owned"), title=quoted(f"{own.title}, as printed")
    )
    return head + "".join(f"\n{_blank(card)}" for card in cards)


def _blank(card: Card) -> str:
    lines = ["[[card]]", f"name = {quoted(card.name)}", f"# ours: {card.text or 'no text'}"]
    lines += [f"# {field} = {getattr(card, field)}" for field in _NUMBERS if isinstance(getattr(card, field), int)]
    return "\n".join([*lines, '# text = ""', ""])


def is_overlay(data: dict[str, Any]) -> bool:
    return OVERLAY in data


def base_of(data: dict[str, Any]) -> Set:
    name = data[OVERLAY]
    if not isinstance(name, str) or name not in shipped().sets:
        raise ArchfoeError(f"overlay must name one of our sets: {', '.join(shipped().sets)}")
    return shipped().sets[name]


def corrected(card: Card, said: dict[str, Any], with_text: bool) -> dict[str, Any]:
    """The fields of a card with what the owner says; a text says everything that the card does."""
    kept = {name: getattr(card, name) for name in kinds_of_fields() if name in _DEFAULTS}
    if with_text:
        told = [name for name, kind in kinds_of_fields().items() if name in kept and _is_told(name, kind)]
        kept |= {name: _DEFAULTS[name] for name in told if name != "ongoing" or card.type != LOCATION}
    return {**kept, **said, "provenance": CORRECTED if said else card.provenance}


def _is_told(name: str, kind: str) -> bool:
    """Is it a field that a text tells?"""
    if kind == "bool":
        return bool(plain_card({name: True}).text)
    return not kind.startswith(("int", "str"))


def as_set(base: Set, data: dict[str, Any], box: Any) -> Set:
    """Our set with the corrected cards, under another name."""
    return replace(
        base, name=data["name"], title=data["title"], short="", box=box, api=API, version="", revision=1, oldest=1,
        changed="", counts=None, coached=(), rules="", blurb="With an owner's corrections",
    )  # fmt: skip


def changes(text: str) -> list[Change]:
    """What a file that can be read says otherwise than ours."""
    from archfoe.workshop.publishing import checked

    made = checked(text, "the file")
    data = tomllib.loads(text)
    if not is_overlay(data):
        raise ArchfoeError("This is a set by itself, and corrects none of ours: archfoe set show tells its cards.")
    base = base_of(data)
    out = []
    for card in made.box.values():
        ours = base.box[card.id]
        for field in (*_NUMBERS, "text"):
            before, after = getattr(ours, field), getattr(card, field)
            if before != after:
                out.append(Change(card.name, field, str(before), str(after)))
    return out
