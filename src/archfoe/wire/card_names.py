"""Cards by their place in the catalogue, quickly: a view names a hundred of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from archfoe.core.card import CardTable
from archfoe.core.cards import Card
from archfoe.registry.brought import brought
from archfoe.table.catalogue import cards, type_words

#: The order in which a deck list names the types.
TYPE_ORDER: Final = ("Super-Villain", "Villain", "Hero", "Super Power", "Equipment", "Location", "Basic", "Starter")


@cache
def card_name(card: Card) -> str:
    """ "base/kick"; a card that has another card's text for a turn is still itself."""
    return f"{card.set}/{card.id}"


def optional_name(card: Card | None) -> str | None:
    return None if card is None else card_name(card)


def by_name(name: str) -> Card | None:
    return _every_card().get(name) or _of_brought(name)


def _of_brought(name: str) -> Card | None:
    """A card of a set that a table has brought along, which no list has."""
    own, _, card = name.partition("/")
    found = brought(own)
    return None if found is None else found.box.get(card)


@cache
def _every_card() -> dict[str, Card]:
    return {card_name(card): card for card in cards(spoilers=True)}


class CardNames:
    """The names of a game's cards by the engine's ids, which never leave the server; and for deck lists, sorted."""

    __slots__ = ("names", "rank", "ranked")

    def __init__(self, table: CardTable) -> None:
        self.names: Sequence[str] = [card_name(card) for card in table.cards]
        kinds = sorted(set(table.cards), key=_sorted_by_type)
        places = {card: place for place, card in enumerate(kinds)}
        self.rank: Sequence[int] = [places[card] for card in table.cards]
        self.ranked: Sequence[str] = [card_name(card) for card in kinds]

    def sorted(self, ids: Sequence[int]) -> list[str]:
        rank, ranked = self.rank, self.ranked
        return [ranked[place] for place in sorted([rank[card] for card in ids])]


def _sorted_by_type(card: Card) -> tuple[int, str, str]:
    words = type_words(card)
    return (TYPE_ORDER.index(words) if words in TYPE_ORDER else len(TYPE_ORDER)), card.name, card.set
