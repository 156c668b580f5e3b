"""Cards of other sets in a game with a Line-Up."""

from __future__ import annotations

from dataclasses import replace

from archfoe.core.cards import Card, variation
from archfoe.core.effects import Attack
from archfoe.core.filters import VILLAIN


@variation
def for_a_lineup(card: Card) -> Card:
    """A Villain of a city in another game only has its Attack, which hits each foe; other cards are as they are."""
    if card.type != VILLAIN or card.attack is None:
        return card
    return replace(card, play=Attack(card.attack), attack=None, reward=None, destination=None)
