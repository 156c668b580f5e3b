"""The box; the modules that it names fill it."""

from archfoe.core.cards import Box

UNITE = Box(
    "heroes_unite",
    "DC Comics Deck-Building Game - Heroes Unite",
    {"Punch": 7, "Vulnerability": 3},
    parts=(
        "main_deck",
        "super_villains",
        "super_heroes",
    ),
)
