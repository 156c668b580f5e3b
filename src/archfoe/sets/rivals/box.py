"""The box; the modules that it names fill it."""

from archfoe.core.cards import Provenance
from archfoe.games.duel.cards import DuelBox

RIVALS = DuelBox(
    "rivals",
    "DC Comics Deck-Building Game - Rivals - Batman vs The Joker",
    {"Punch": 7, "Vulnerability": 3},
    parts=("main_deck", "characters"),
)

#: The public list leaves the number of copies of many cards blank; doubled ones fill the deck to 60.
COPIES_OURS = Provenance("public-list", "high", "Ours: copies, which the list leaves blank.")
