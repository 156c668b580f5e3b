"""The box, and how sure we are of its cards; the modules that it names fill it.

The public record of this set is thin. What the rulebook or a public page tells of a card is marked so, with what we
had to add; all other cards are our own reconstruction in the style of the set, and none is a claim about the printed
card.
"""

from archfoe.core.cards import Box, Provenance

REBIRTH = Box(
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
        "archfoe.games.city.scenarios.open_cells.cards",
        "archfoe.games.city.scenarios.walking_catastrophe.cards",
        "archfoe.games.city.scenarios.black_diamond.cards",
        "archfoe.games.city.scenarios.lights_out.cards",
        "archfoe.games.city.scenarios.exodus.cards",
        "archfoe.games.city.scenarios.stolen_seconds.cards",
        "archfoe.games.city.scenarios.new_dawn.cards",
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
