"""The empty box; the other modules of this package fill it."""

from archfoe.core.cards import Box

UNITE = Box("heroes_unite", "DC Comics Deck-Building Game - Heroes Unite", {"Punch": 7, "Vulnerability": 3})
