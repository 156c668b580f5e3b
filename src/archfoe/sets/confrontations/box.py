"""The box, and how sure we are of its cards; the modules that it names fill it.

Names, types, costs and Victory Points, and which cards have an Attack, a Defense or an Ongoing text, come from a public
table that others made for counting points. It has no texts: what a card does is the rulebook's where that speaks of it,
else our own, in the style of the set, and then no claim about the printed card.
"""

from archfoe.core.cards import Provenance, listed
from archfoe.games.duel.cards import DuelBox

SUPERMAN, LEX, WONDER_WOMAN, CIRCE = "Superman", "Lex Luthor", "Wonder Woman", "Circe"
AQUAMAN, OCEAN_MASTER, ZATANNA, FAUST = "Aquaman", "Ocean Master", "Zatanna Zatara", "Felix Faust"
#: Of no card it is known how often it is in the box, and which Character's symbol it has.
_EVERYWHERE = "copies, symbol"

CONFRONTATIONS = DuelBox(
    "confrontations",
    "DC Deck-Building Game - Confrontations",
    {"Punch": 7, "Vulnerability": 3},
    listed(_EVERYWHERE),
    parts=("starters", "heroes", "villains", "super_powers", "equipment", "characters"),
)


def told(ours: str, confidence: str = "medium") -> Provenance:
    """A card of which the rulebook tells something; `ours` is what we had to add to that."""
    return listed(f"{_EVERYWHERE}, {ours}", "rulebook", confidence)
