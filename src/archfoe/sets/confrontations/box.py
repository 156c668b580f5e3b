"""The empty box, and how sure we are of its cards; the other modules of this package fill it.

No public list of this set was found. What the rulebook tells of a card is marked so, with what we had to add;
all other cards are our own reconstruction in the style of the set, and none is a claim about the printed card.
"""

from archfoe.core.cards import Box, Provenance

SUPERMAN, LEX, WONDER_WOMAN, CIRCE = "Superman", "Lex Luthor", "Wonder Woman", "Circe"
AQUAMAN, OCEAN_MASTER, ZATANNA, FAUST = "Aquaman", "Ocean Master", "Zatanna Zatara", "Felix Faust"

DESIGNED = Provenance("designed", "low", "Our own reconstruction: the printed card is unknown.")
CONFRONTATIONS = Box(
    "confrontations", "DC Deck-Building Game - Confrontations", {"Punch": 7, "Vulnerability": 3}, DESIGNED
)


def clarified(ours: str, confidence: str = "medium") -> Provenance:
    """A card that the rulebook names and explains in part; `ours` is what we added."""
    return Provenance("rulebook", confidence, f"Partly our own reconstruction. Ours: {ours}.")
