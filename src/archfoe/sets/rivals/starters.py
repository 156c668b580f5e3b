"""Starting cards and the two stacks that are always on the table."""

from archfoe.core.cards import RULEBOOK
from archfoe.core.effects import Power
from archfoe.core.filters import SUPER_POWER
from archfoe.sets.rivals.box import RIVALS as rivals

rivals.starter("Punch", copies=14, play=Power(1), provenance=RULEBOOK)
rivals.starter("Vulnerability", copies=6, provenance=RULEBOOK)
rivals.stack("Kick", SUPER_POWER, copies=8, cost=3, vp=1, play=Power(2))
rivals.stack("Weakness", copies=10, vp=-1, provenance=RULEBOOK)
