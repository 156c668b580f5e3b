"""The box, and how sure we are of its cards; the modules that it names fill it.

No public list of this set was found. What the rulebook tells of a card is marked so, with what we had to add;
all other cards are our own reconstruction in the style of the set, and none is a claim about the printed card.
"""

from archfoe.core.cards import DESIGNED
from archfoe.games.duel.cards import DuelBox

SUPERMAN, LEX, WONDER_WOMAN, CIRCE = "Superman", "Lex Luthor", "Wonder Woman", "Circe"
AQUAMAN, OCEAN_MASTER, ZATANNA, FAUST = "Aquaman", "Ocean Master", "Zatanna Zatara", "Felix Faust"

CONFRONTATIONS = DuelBox(
    "confrontations",
    "DC Deck-Building Game - Confrontations",
    {"Punch": 7, "Vulnerability": 3},
    DESIGNED,
    parts=("starters", "heroes", "villains", "super_powers", "equipment", "locations", "characters"),
)
