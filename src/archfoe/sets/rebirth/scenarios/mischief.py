"""Scenario 3: a Super-Villain that is at home on every Location, and a second beginning."""

from archfoe.core.effects import Destroy, DiscardRandom, Draw, EachPlayer, ForPlayer
from archfoe.core.filters import NO_TYPE, VILLAIN
from archfoe.games.city.ring import ALL_DESTINATIONS
from archfoe.games.city.scenarios.mischief.verbs import STEPS_ON, EarnSignature
from archfoe.games.city.verbs.villains import OnceRobbed
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect, told_effect

rebirth.scenario(
    "Mister Mxyzptlk",
    VILLAIN,
    "3B",
    super_villain=True,
    cost=12,
    vp=7,
    destination=ALL_DESTINATIONS,
    standing=STEPS_ON,
    attack=OnceRobbed(DiscardRandom()),
    reward=(EachPlayer(Destroy()), ForPlayer(Draw(2))),
    provenance=told_effect("Attack, Reward, that it is he who has every Location as a Destination", "low"),
)
rebirth.scenario(
    "Reborn",
    NO_TYPE,
    "3C",
    cost=6,
    gained=EarnSignature(),
    provenance=our_effect(),
)
