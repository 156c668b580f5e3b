"""The box, and how sure we are of its cards; the modules that it names fill it.

Names, types, costs, Victory Points and signs are the printed ones, from a public list. Of some cards the rulebook tells
what they do; what the others do is our own reconstruction, and none of that is a claim about the printed card.
"""

from archfoe.core.cards import Provenance, listed
from archfoe.games.city.cards import CityBox

REBIRTH = CityBox(
    "rebirth",
    "DC Deck-Building Game: Rebirth",
    {"Punch": 6, "Helping Hand": 1, "Run": 3},
    parts=(
        "starters",
        "heroes",
        "villains",
        "super_powers",
        "equipment",
        "super_villains",
        "super_heroes",
        "signatures",
        "brought",
    ),
)


def our_effect(ours: str = "") -> Provenance:
    """A printed card of which a public list tells all but what it does; that is ours, and perhaps something else."""
    return listed(ours)


def told_effect(ours: str, confidence: str = "medium") -> Provenance:
    """A printed card of a public list; the rulebook tells what it does, but for what is ours."""
    return listed(ours, "rulebook", confidence)


SIGNATURE = our_effect()
MAIN_CARD = our_effect("copies")
OF_VILLAIN = our_effect("copies, Destination")
OF_SUPER_VILLAIN = our_effect("Destination")
