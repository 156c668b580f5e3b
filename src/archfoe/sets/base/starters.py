"""Starting cards and the two stacks that are always on the table."""

from archfoe.core.cards import RULEBOOK
from archfoe.core.effects import Power
from archfoe.core.filters import SUPER_POWER
from archfoe.sets.base.box import BASE as base

PUNCH = base.starter("Punch", copies=36, play=Power(1), provenance=RULEBOOK)
VULNERABILITY = base.starter("Vulnerability", copies=16, provenance=RULEBOOK)
KICK = base.stack("Kick", SUPER_POWER, copies=16, cost=3, vp=1, play=Power(2))
WEAKNESS = base.stack("Weakness", copies=20, vp=-1, provenance=RULEBOOK)
