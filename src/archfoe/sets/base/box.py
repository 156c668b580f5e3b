"""The empty box; the other modules of this package fill it."""

from archfoe.core.cards import Box

BASE = Box("base", "DC Comics Deck-Building Game (2012)", {"Punch": 7, "Vulnerability": 3})
