"""Scenario 3: a Super-Villain that is at home on every Location, and what may hold him."""

from archfoe.core.cards import DESIGNED, Provenance
from archfoe.core.effects import Destroy, Discard, Discount, Draw, EachPlayer, ForPlayer, OneOf, Power
from archfoe.core.filters import EQUIPMENT, VILLAIN, named
from archfoe.games.city.ring import ALL_DESTINATIONS
from archfoe.games.city.scenarios.walking_catastrophe.verbs import STEPS_ON
from archfoe.games.city.verbs.villains import Contain
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.scenario(
    "Mister Mxyzptlk",
    VILLAIN,
    "3B",
    super_villain=True,
    cost=13,
    vp=8,
    destination=ALL_DESTINATIONS,
    standing=STEPS_ON,
    attack=Discard(2),
    reward=(EachPlayer(Destroy()), ForPlayer(Draw(2))),
    provenance=Provenance(
        "rulebook",
        "low",
        "Partly our own reconstruction. Ours: who he is, and all but how a Villain with every Location as its "
        "Destination attacks and moves.",
    ),
)
rebirth.scenario(
    "Containment Harness",
    EQUIPMENT,
    "3C",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(2), OneOf((Discount(2, named("Mister Mxyzptlk")), Contain(1)))),
    provenance=DESIGNED,
)
