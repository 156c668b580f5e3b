"""The cards that the scenarios bring by number and letter. Who has not played a scenario should not read on."""

from archfoe.core.cards import Card
from archfoe.games.city.card import city_card
from archfoe.sets.rebirth.box import REBIRTH


def _lettered(card: Card) -> list[tuple[str, Card]]:
    """The copies of a card have letters in a row."""
    number, letter = city_card(card).pack[:-1], city_card(card).pack[-1]
    return [(f"{number}{chr(ord(letter) + i)}", card) for i in range(card.copies)]


#: Every card of a pack by its number and letter: "2B".
PACKS: dict[str, Card] = dict(pair for card in REBIRTH.values() if card.is_brought for pair in _lettered(card))

__all__ = ["PACKS"]
