"""A box of cards as the text of a set file; reading it gives the same cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from archfoe.core.cards import INVENTED, STACK_KIND, STAGE_KIND, Card
from archfoe.core.fields import ROWS
from archfoe.registry import Set
from archfoe.workshop.set_file import SORTS
from archfoe.workshop.spelling import NotPure, quoted, spelled
from archfoe.workshop.vocabulary import card_fields, defaults, value_of

_PLAIN: Final = (bool, int, str)


def in_words(made: Set) -> str:
    """The file of a set that needs no sentence to be understood: what a table brings along, and what a record keeps."""
    pictures = {card_id: f"picture = {quoted(word)}\n" for card_id, word in made.pictures.items() if word}
    cards = made.box.values()
    return set_text(made, ()) + "".join(
        f"\n{card_text(card, sources=False)}{pictures.get(card.id, '')}" for card in cards
    )


def set_text(made: Set, cards: Iterable[Card]) -> str:
    head = [("name", made.name), ("title", made.title), ("game", made.game), ("blurb", made.blurb)]
    lines = [f"{key} = {quoted(value)}" for key, value in head if value]
    if made.box.starting_deck:
        lines += ["", "[start]", *(f"{quoted(name)} = {n}" for name, n in made.box.starting_deck.items())]
    return "\n".join(lines) + "\n" + "".join(f"\n{card_text(card)}" for card in cards)


def card_text(card: Card, *, sources: bool = True) -> str:
    """One card of a set file, with what is known of its sources. `NotPure` if it is more than words."""
    sort, follows = _sort(card)
    lines = ["[[card]]", f"name = {quoted(card.figure)}", f"is = {quoted(sort)}"]
    if SORTS[sort][0] != card.type:
        lines.append(f"type = {quoted(card.type.lower())}")
    for key in card_fields():
        value = value_of(card, key)
        if key in follows or value == (INVENTED if key == "provenance" else defaults()[key]):
            continue
        if key == "provenance" and not sources:
            continue
        if key in ROWS and len(value) == 1:
            value = value[0]
        lines.append(f"{key} = {_toml(value) if isinstance(value, _PLAIN) else quoted(spelled(value))}")
    return "\n".join(lines) + "\n"


def _sort(card: Card) -> tuple[str, tuple[str, ...]]:
    for name, (kind, role, follows) in SORTS.items():
        if (card.type, card.kind) == (kind, role):
            return name, (*follows, *(("character",) if role == STAGE_KIND else ()))
    if card.kind == STACK_KIND:
        return "stack", ()
    raise NotPure(f"{card.name} is a {card.kind} card, which only its own game can bring.")


def _toml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else quoted(value)
