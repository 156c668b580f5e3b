"""Scenario 8: the one behind it all."""

from archfoe.core.effects import Discard, Win
from archfoe.core.filters import VILLAIN
from archfoe.games.city.scenarios.darkseid import CHEAPER_BY_SUPERS, DESTROYS_DEFENSES
from archfoe.games.city.verbs.villains import OnceRobbed
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect

rebirth.scenario(
    "Darkseid",
    VILLAIN,
    "8B",
    super_villain=True,
    cost=16,
    vp=8,
    destination=1,
    standing=(CHEAPER_BY_SUPERS, DESTROYS_DEFENSES),
    attack=OnceRobbed(Discard(2)),
    reward=Win(),
    provenance=our_effect("Destination, his rules, Attack, Reward"),
)
