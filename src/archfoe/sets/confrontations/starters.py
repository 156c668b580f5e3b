"""Starting cards and the two stacks that are always on the table."""

from archfoe.core.cards import RULEBOOK, clarified
from archfoe.core.effects import If, Power
from archfoe.core.filters import SUPER_POWER
from archfoe.games.shared.verbs import Assisting
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations

confrontations.starter("Punch", copies=28, play=Power(1), provenance=RULEBOOK)
confrontations.starter("Vulnerability", copies=12, provenance=RULEBOOK)
confrontations.stack(
    "Enhanced Strength",
    SUPER_POWER,
    copies=16,
    cost=3,
    vp=1,
    assist=True,
    play=(Power(1), If(Assisting(), Power(1))),  # G-19
    provenance=clarified("cost, Victory Points, and 1 Power on one's own turn but 2 as an Assist"),
)
confrontations.stack("Weakness", copies=16, vp=-1, provenance=RULEBOOK)
