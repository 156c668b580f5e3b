"""The empty box, and how sure we are of its cards; the other modules of this package fill it.

The public record of this set is thin. What the rulebook or a public page tells of a card is marked so, with what we
had to add; all other cards are our own reconstruction in the style of the set, and none is a claim about the printed
card.
"""

from archfoe.core.cards import Box, Provenance

REBIRTH = Box("rebirth", "DC Deck-Building Game: Rebirth", {"Punch": 6, "Helping Hand": 1, "Run": 3})

DESIGNED = Provenance("designed", "low", "Our own reconstruction: the printed card is unknown.")
SIGNATURE = Provenance(
    "designed",
    "low",
    "Our own reconstruction: only the number of Signature cards, their cost and that #1 is a Starter are known.",
)


def known(ours: str) -> Provenance:
    """A card that the rulebook fixes but for small things, which are ours."""
    return Provenance("rulebook", "high", f"Ours: {ours}.")


def clarified(ours: str) -> Provenance:
    """A card that the rulebook names and explains in part; `ours` is what we added."""
    return Provenance("rulebook", "medium", f"Partly our own reconstruction. Ours: {ours}.")


def named_in_public(ours: str) -> Provenance:
    """A card of which a public page tells little more than the name."""
    return Provenance("public-list", "low", f"Partly our own reconstruction. Ours: {ours}.")
