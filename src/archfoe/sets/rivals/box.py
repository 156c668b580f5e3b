"""The empty box; the other modules of this package fill it."""

from archfoe.core.cards import Box, Provenance

RIVALS = Box("rivals", "DC Comics Deck-Building Game - Rivals - Batman vs The Joker", {"Punch": 7, "Vulnerability": 3})

#: The public list leaves the number of copies of many cards blank; doubled ones fill the deck to 60.
COPIES_OURS = Provenance("public-list", "high", "Ours: copies, which the list leaves blank.")
