"""What there is to look up about a card: rules that name it, where it is known from, cards that have to do with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from archfoe.core.cards import INVENTED, Card, Provenance
from archfoe.table import catalogue
from archfoe.table.words.card_facts import SOURCES, VP, is_reconstruction, rules_about, statement
from archfoe.wire.card_names import card_name


class Ruling(Struct, frozen=True):
    id: str
    text: str


class Known(Struct, frozen=True):
    """Where a part of a card is known from."""

    field: str  # "Everything", "Name, type, cost and Victory Points", "Effect", "Cost"
    source: str
    confidence: str  # "high", "medium", "low"; "" where the word has no meaning


class Lookup(Struct, frozen=True):
    card: str
    rules: list[Ruling]
    provenance: list[Known]
    note: str
    mentions: list[str]
    mentioned_by: list[str]


def lookup(card: Card) -> Lookup:
    return Lookup(
        card=card_name(card),
        rules=[
            Ruling(rule.id, statement(rule)) for rule in sorted(rules_about(card), key=lambda rule: not rule.is_ruling)
        ],
        provenance=list(_known(card)),
        note=card.provenance.note,
        mentions=[card_name(other) for name in sorted(_names_in(card)) for other in _nearest(name, card)],
        mentioned_by=[
            card_name(other) for other in _mentioned_by().get(card.name, ()) if card in _nearest(card.name, other)
        ],
    )


# Where it is known from


def _known(card: Card) -> Iterator[Known]:
    told = card.provenance
    if told.source == INVENTED.source:
        yield Known("Everything", "invented by the author of the set", "")
        return
    if told.effect:
        yield Known("Name, type, cost and Victory Points", _source(told.source), told.confidence)
        yield Known("Effect", _source(told.effect), told.effect_confidence)
    else:
        yield Known("Everything", _source(told.source), told.confidence)
    yield from _our_numbers(card, told)


def _our_numbers(card: Card, told: Provenance) -> Iterator[Known]:
    if is_reconstruction(told):
        for field, what in (("Cost", "cost"), ("Victory Points", VP), ("Copies", "copies")):
            if catalogue.is_our_number(card, what):
                yield Known(field, SOURCES["designed"], "")


def _source(word: str) -> str:
    return SOURCES.get(word, word)


# Which cards name which


def _names_in(card: Card) -> frozenset[str]:
    return catalogue.mentioned(card.text) - {card.name}


def _nearest(name: str, card: Card) -> list[Card]:
    """Of several cards of one name that of the same set."""
    found = _by_name().get(name, [])
    return [other for other in found if other.set == card.set][:1] or found[:1]


@cache
def _by_name() -> dict[str, list[Card]]:
    """What a campaign brings is no business of who has not met it."""
    found: dict[str, list[Card]] = {}
    for card in catalogue.cards():
        found.setdefault(card.name, []).append(card)
    return found


@cache
def _mentioned_by() -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in catalogue.cards():
        for name in _names_in(card):
            found.setdefault(name, []).append(card)
    return found
