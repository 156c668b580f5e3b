"""`archfoe cards`: the catalogue as a table, as JSON, or counted."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.text import listed
from archfoe.registry import games, sets
from archfoe.table import catalogue
from archfoe.table.words.words import words_of

MARKS = {"wholly": " *", "effect": " ~", "partly": " +"}
LEGEND = {
    "wholly": "* our own reconstruction: the printed card is unknown",
    "effect": "~ name, type, cost and points from a public list; the effect is ours",
    "partly": "+ partly ours; archfoe explain NAME says what",
}
CORRECTED, CORRECTED_LEGEND = " =", "= corrected by an owner of the printed box"
OURS_IN = {"wholly": "wholly", "effect": "in their effect", "partly": "partly"}
_PIPE_WIDTH = 160  # a file or pipe has no width of its own


def show(words: Sequence[str], set_name: str | None, as_json: bool, stats: bool, spoilers: bool = False) -> int:
    """Prints the cards that have all these words in name, type or text; those of scenario packs only as spoilers."""
    found = catalogue.search(words, set_name, spoilers)
    if as_json:
        # Always valid JSON: a program that finds nothing wants an empty list, not a sentence.
        data = _counted_data(found) if stats else [catalogue.describe(card) for card in found]
        print(json.dumps(data, indent=1))
        return 0
    places = _places(words, set_name)
    if not found and not places:
        raise ArchfoeError(f"No card has {' and '.join(map(repr, words))} in its name, type or text.")
    has_width = sys.stdout.isatty() or "COLUMNS" in os.environ
    console = Console(highlight=False, width=None if has_width else _PIPE_WIDTH)
    if stats:
        console.print(_counted(found))
        print("\n".join([*_origin_lines(found), _pure_line(found)]))
    else:
        if found:
            console.print(_table(found))
        console.print(Text("\n".join(places)), end="\n" if places else "")
        marked = set(map(catalogue.ours, found))
        for how, words in LEGEND.items():
            if how in marked:
                console.print(words)
        if any(card.provenance.corrected for card in found):
            console.print(CORRECTED_LEGEND)
        for notes in _notes(set_name):
            console.print(Text(notes))
    return 0


def _notes(set_name: str | None) -> list[str]:
    """What the sets that were asked for say of their sources."""
    asked = [] if set_name is None else set_name.split("+")
    return [own.notes for name, own in sets().items() if name in asked and own.notes]


def _places(words: Sequence[str], set_name: str | None) -> list[str]:
    """The places of a board are no cards; they stand below those of their set."""
    sets = [] if set_name is None else set_name.split("+")
    places = [place for game in games().values() for place in words_of(game).why.places() if place.set in sets]
    told = ["\n".join(place.lines) for place in places]
    return [said for said in told if all(word.lower() in said.lower() for word in words)]


def _table(found: Sequence[Card]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("name", no_wrap=True)
    table.add_column("type")
    for number in ("cost", "VP", "copies"):
        table.add_column(number, justify="right")
    table.add_column("text", ratio=1)
    for card in found:
        table.add_row(*map(Text, _row(card)))
    return table


def _row(card: Card) -> tuple[str, ...]:
    kind, points = catalogue.type_words(card), catalogue.victory_points(card)
    vp = "" if points is None else str(points) if isinstance(points, int) else "*"  # the text says what it depends on
    cost = "" if card.kind == SUPER_HERO_KIND else str(card.cost)
    corrected = CORRECTED if card.provenance.corrected else ""
    name = card.name + MARKS.get(catalogue.ours(card), "") + corrected
    text = card.text
    for part in card.own:
        text, kind = part.listed(text), " ".join([kind, *(f"({mark})" for mark in part.marks())])
    return name, f"{kind} (promo)" if card.promo else kind, cost, vp, str(card.copies), text


def _counted_data(found: Sequence[Card]) -> dict[str, Any]:
    numbers = catalogue.stats(found)
    by_type = {name: {"cards": n, "copies": copies} for name, (n, copies) in sorted(numbers.by_type.items())}
    by_keyword = {name: {"cards": n, "copies": copies} for name, (n, copies) in sorted(numbers.by_keyword.items())}
    return {
        "cards": numbers.cards,
        "copies": numbers.copies,
        "by_type": by_type,
        "by_keyword": by_keyword,
        "by_figure": dict(sorted(numbers.by_figure.items())),
        "ours": numbers.ours,
        "pure": numbers.pure,
    }


def _counted(found: Sequence[Card]) -> Table:
    numbers = catalogue.stats(found)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column("type", "all")
    table.add_column("cards", str(numbers.cards), justify="right")
    table.add_column("copies", str(numbers.copies), justify="right")
    for name, (different, copies) in sorted(numbers.by_type.items()):
        table.add_row(name, str(different), str(copies))
    if numbers.by_keyword:
        table.add_section()
    for name, (different, copies) in sorted(numbers.by_keyword.items()):
        table.add_row(f"with {name}", str(different), str(copies))
    return table


def _origin_lines(found: Sequence[Card]) -> list[str]:
    """Whose cards they are, and how many are not known as they are printed."""
    numbers = catalogue.stats(found)
    lines = []
    if numbers.by_figure:
        symbols = ", ".join(f"{name} {copies}" for name, copies in sorted(numbers.by_figure.items()))
        lines.append(f"Symbols in the main deck: {symbols}.")
    if numbers.ours:
        parts = listed([f"{n} {OURS_IN[how]}" for how, n in numbers.ours.items()])
        lines.append(f"Our own reconstruction: {parts}, of {numbers.cards} cards.")
    return lines


def _pure_line(found: Sequence[Card]) -> str:
    numbers = catalogue.stats(found)
    rest = [card.name for card in found if not catalogue.is_pure(card)]
    return (
        f"{numbers.pure} of {numbers.cards} cards ({numbers.pure_share:.0%}) are pure effect trees; "
        f"with a function: {', '.join(rest) or 'none'}."
    )
