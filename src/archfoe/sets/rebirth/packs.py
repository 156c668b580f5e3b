"""The cards that the scenarios bring by number and letter. Who has not played a scenario should not read on."""

from archfoe.core.cards import Card
from archfoe.sets.rebirth.box import REBIRTH


def _lettered(card: Card) -> list[tuple[str, Card]]:
    """The copies of a card have letters in a row."""
    number, letter = card.pack[:-1], card.pack[-1]
    return [(f"{number}{chr(ord(letter) + i)}", card) for i in range(card.copies)]


#: Every card of a pack by its number and letter: "2B".
PACKS: dict[str, Card] = dict(pair for card in REBIRTH.values() if card.pack for pair in _lettered(card))

__all__ = ["PACKS"]
