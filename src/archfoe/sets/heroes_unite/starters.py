"""Starting cards and the two stacks that are always on the table."""

from archfoe.core.cards import RULEBOOK
from archfoe.core.effects import Power
from archfoe.core.filters import SUPER_POWER
from archfoe.sets.heroes_unite.box import UNITE as unite

unite.starter("Punch", copies=36, play=Power(1), provenance=RULEBOOK)
unite.starter("Vulnerability", copies=16, provenance=RULEBOOK)
unite.stack("Kick", SUPER_POWER, copies=16, cost=3, vp=1, play=Power(2))
unite.stack("Weakness", copies=20, vp=-1, provenance=RULEBOOK)
