"""The box; the modules that it names fill it."""

from archfoe.core.cards import Box

BASE = Box(
    "base",
    "DC Comics Deck-Building Game (2012)",
    {"Punch": 7, "Vulnerability": 3},
    parts=(
        "main_deck",
        "super_villains",
        "super_heroes",
    ),
)
