"""Golden tables: what is printed on the cards of a box, written apart from the box so that a slip in either shows."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

from archfoe.core.cards import Box
from archfoe.table.catalogue import describe

Facts = dict[str, dict[str, Any]]  # card id -> column -> value

_NUMBERS = ("cost", "copies", "power", "vp", "move", "destination", "assist_range", "number")
DEPENDS = "depends"  # Victory Points that the rest of the deck decides


def golden(folder: str) -> Facts:
    """The table of a folder beside this module; an empty field is something that the card does not have."""
    with (Path(__file__).parent / folder / "facts.csv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: {key: _value(key, text) for key, text in row.items()} for row in csv.DictReader(file)}


def _value(key: str, text: str) -> Any:
    if not text:
        return None
    return int(text) if key in _NUMBERS and text != DEPENDS else text


def differing(box: Box, facts: Facts) -> list[tuple[str, str, Any, Any]]:
    """Card, fact, what the box says, what the table says: wherever the two disagree. Promos have no table."""
    out = []
    for card in box.values():
        for key, told in {} if card.promo else facts[card.id].items():
            have = describe(card)[key]
            if key == "vp" and isinstance(have, str):
                have = DEPENDS
            if have != told:
                out.append((card.name, key, have, told))
    return out


def ids_in_box(box: Box) -> set[str]:
    """Promos are no part of it."""
    return {card.id for card in box.values() if not card.promo}


def copies_by_sort(facts: Facts) -> dict[str, int]:
    """How many cards there are of each type of the main deck, of each stack, and of each other kind."""
    copies: Counter[str] = Counter()
    for card in facts.values():
        named_by = {"main": "type", "stack": "name"}.get(card["kind"], "kind")
        copies[card[named_by]] += card["copies"]
    return dict(copies)
