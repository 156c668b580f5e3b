"""Scenario 8: the one behind it all, and his soldiers."""

from archfoe.core.cards import DESIGNED
from archfoe.core.effects import Destroy, Discard, ForPlayer, Win
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import HAND
from archfoe.games.city.scenarios.new_dawn.verbs import CHEAPER_BY_SUPERS, DESTROYS_DEFENSES
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.scenario(
    "Darkseid",
    VILLAIN,
    "8B",
    super_villain=True,
    cost=18,
    vp=10,
    destination=3,
    standing=(CHEAPER_BY_SUPERS, DESTROYS_DEFENSES),
    attack=Discard(2),
    reward=Win(),
    provenance=DESIGNED,
)
for pack, destination in (("8C", 1), ("8D", 2), ("8E", 4), ("8F", 5)):
    rebirth.scenario(
        f"Parademon ({destination})",
        VILLAIN,
        pack,
        cost=4,
        vp=1,
        destination=destination,
        attack=Discard(),
        reward=ForPlayer(Destroy(places=(HAND,))),
        provenance=DESIGNED,
    )
