"""Scenario 5: who turns the lights off, and what turns them on again."""

from archfoe.core.cards import DESIGNED
from archfoe.core.effects import Discard, IfDone, OneOf, Power
from archfoe.core.filters import EQUIPMENT, VILLAIN, only
from archfoe.games.city.scenarios.lights_out.verbs import Darken, Light
from archfoe.sets.rebirth.box import REBIRTH as rebirth

for pack, destination in (("5B", 2), ("5C", 4)):
    rebirth.scenario(
        f"Livewire ({destination})",
        VILLAIN,
        pack,
        cost=5,
        vp=1,
        destination=destination,
        attack=(IfDone(Discard(1, only(EQUIPMENT)), otherwise=Discard()), Darken()),
        reward=Light(),
        provenance=DESIGNED,
    )
rebirth.scenario(
    "Backup Generator",
    EQUIPMENT,
    "5D",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(1), OneOf((Light(own=True), Power(2)))),
    provenance=DESIGNED,
)
