"""The box, and how sure we are of its cards; the modules that it names fill it.

What the rulebook or a public page tells of a card is marked so, with what we had to add; all other cards are our own
reconstruction in the style of the set, and none is a claim about the printed card.
"""

from archfoe.core.cards import Provenance
from archfoe.games.city.cards import CityBox

REBIRTH = CityBox(
    "rebirth",
    "DC Deck-Building Game: Rebirth",
    {"Punch": 6, "Helping Hand": 1, "Run": 3},
    parts=(
        "starters",
        "basics",
        "heroes",
        "villains",
        "super_powers",
        "equipment",
        "super_villains",
        "super_heroes",
        "signatures",
        # What scenarios bring. Who has not played one should not read on there.
        "archfoe.sets.rebirth.scenarios.hostages",
        "archfoe.sets.rebirth.scenarios.mischief",
        "archfoe.sets.rebirth.scenarios.distractions",
        "archfoe.sets.rebirth.scenarios.exodus",
        "archfoe.sets.rebirth.scenarios.stolen_seconds",
        "archfoe.sets.rebirth.scenarios.new_dawn",
    ),
)

SIGNATURE = Provenance(
    "designed",
    "low",
    "Our own reconstruction: only the number of Signature cards, their cost and that #1 is a Starter are known.",
)


def named_in_public(ours: str) -> Provenance:
    """A card of which a public page tells little more than the name."""
    return Provenance("public-list", "low", f"Partly our own reconstruction. Ours: {ours}.")
