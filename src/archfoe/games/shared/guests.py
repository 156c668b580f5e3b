"""Cards of other sets in a game with a Line-Up."""

from __future__ import annotations

from archfoe.core.cards import Card, variation


@variation
def for_a_lineup(card: Card) -> Card:
    """What its own game says that it is elsewhere."""
    for part in card.own:
        card = part.abroad(card)
    return card
