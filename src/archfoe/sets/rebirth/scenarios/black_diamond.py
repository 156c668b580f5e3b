"""Scenario 4: six Secret Cards, each a burden until it is released, and who sent them."""

from archfoe.core.abilities import Use
from archfoe.core.cards import DESIGNED
from archfoe.core.effects import Destroy, Discard, Draw, EachPlayer, ForPlayer, GainWeakness, If, Then
from archfoe.core.filters import VILLAIN
from archfoe.games.city.scenarios.black_diamond.verbs import (
    DEARER_BY_SECRETS,
    DREAD,
    ENVY,
    GREED,
    PRIDE,
    SLOTH,
    WRATH,
    BoughtDear,
    Deed,
    HoldsSecret,
    Release,
    TakeDear,
)
from archfoe.games.city.verbs.cards import ReturnWeakness
from archfoe.games.city.verbs.characters import Place
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.secret(
    "Shard of Pride",
    "4B",
    standing=PRIDE,
    uses=Use(Release(Draw(2)), ready=Deed("fell super", 1, "defeated a Super-Villain")),
    provenance=DESIGNED,
)
rebirth.secret(
    "Shard of Envy",
    "4C",
    standing=ENVY,
    uses=Use(Release(TakeDear()), ready=BoughtDear()),
    provenance=DESIGNED,
)
rebirth.secret(
    "Shard of Wrath",
    "4D",
    standing=WRATH,
    uses=Use(Release(Destroy(2)), ready=Deed("villains felled", 3, "defeated three Villains in this game")),
    provenance=DESIGNED,
)
rebirth.secret(
    "Shard of Sloth",
    "4E",
    standing=SLOTH,
    uses=Use(Release(Place()), ready=Deed("moved", 5, "spent 5 or more Move in one turn")),
    provenance=DESIGNED,
)
rebirth.secret(
    "Shard of Greed",
    "4F",
    standing=GREED,
    uses=Use(
        Release(ForPlayer(Draw(2))),
        ready=Deed("spent together", 5, "spent 5 or more Power in one turn in a space with another Character"),
    ),
    provenance=DESIGNED,
)
rebirth.secret(
    "Shard of Dread",
    "4G",
    standing=DREAD,
    uses=Use(
        Release(ReturnWeakness(n=0)),
        ready=Deed("stood by super", 2, "ended two of your turns in a space with a Super-Villain"),
    ),
    provenance=DESIGNED,
)
rebirth.scenario(
    "Eclipso",
    VILLAIN,
    "4H",
    super_villain=True,
    cost=17,
    vp=6,
    destination=3,
    standing=DEARER_BY_SECRETS,
    attack=Then(GainWeakness(), If(HoldsSecret(), Discard())),
    reward=EachPlayer(ReturnWeakness(n=2)),
    provenance=DESIGNED,
)
