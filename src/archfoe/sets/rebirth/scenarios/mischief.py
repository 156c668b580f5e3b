"""Scenario 3: a Super-Villain that is at home on every Location, and a second beginning."""

from archfoe.core.cards import Provenance
from archfoe.core.effects import Destroy, DiscardRandom, Draw, EachPlayer, ForPlayer
from archfoe.core.filters import NO_TYPE, VILLAIN
from archfoe.games.city.ring import ALL_DESTINATIONS
from archfoe.games.city.scenarios.mischief.verbs import STEPS_ON, EarnSignature
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect

rebirth.scenario(
    "Mister Mxyzptlk",
    VILLAIN,
    "3B",
    super_villain=True,
    cost=12,
    vp=7,
    destination=ALL_DESTINATIONS,
    standing=STEPS_ON,
    attack=DiscardRandom(),
    reward=(EachPlayer(Destroy()), ForPlayer(Draw(2))),
    provenance=Provenance(
        "rulebook",
        "low",
        "Partly our own reconstruction. Ours: Attack, Reward, and that it is he who has every Location as a "
        "Destination; how such a Villain attacks and moves is known.",
    ),
)
rebirth.scenario(
    "Reborn",
    NO_TYPE,
    "3C",
    cost=6,
    gained=EarnSignature(),
    provenance=our_effect("what it does"),
)
