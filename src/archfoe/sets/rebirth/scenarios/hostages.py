"""Scenario 2: four Secret Cards, each a burden until it is released, and two cards that Side Missions bring."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.effects import Destroy, Draw, ForPlayer, Move, Power
from archfoe.core.filters import HERO, MOVE_CARD
from archfoe.games.city.scenarios.hostages.verbs import (
    DEFEATED_SUPER,
    DEFEATED_VILLAINS,
    GLORY_HOUND,
    GLUTTON,
    HOARDER,
    SPENT_TOGETHER,
    SUSPICIOUS,
    BoughtDear,
    Deed,
    Release,
    TakeDear,
)
from archfoe.games.city.verbs.characters import Walk
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect

_EFFECT = our_effect()

rebirth.secret(
    "Hoarder",
    "2B",
    standing=HOARDER,
    uses=Use(
        Release(ForPlayer(Draw(2))),
        ready=Deed(SPENT_TOGETHER, 5, "spent 5 or more Power in one turn in a space with another Character"),
    ),
    provenance=_EFFECT,
)
rebirth.secret(
    "Glutton",
    "2C",
    standing=GLUTTON,
    uses=Use(Release(TakeDear()), ready=BoughtDear()),
    provenance=_EFFECT,
)
rebirth.secret(
    "Suspicious",
    "2D",
    standing=SUSPICIOUS,
    uses=Use(Release(Draw(2)), ready=Deed(DEFEATED_SUPER, 1, "defeated a Super-Villain")),
    provenance=_EFFECT,
)
rebirth.secret(
    "Glory Hound",
    "2E",
    standing=GLORY_HOUND,
    uses=Use(Release(Destroy(2)), ready=Deed(DEFEATED_VILLAINS, 3, "defeated 3 Villains in this game")),
    provenance=_EFFECT,
)
rebirth.mission(
    "Krypto",
    HERO,
    "2G",
    subtype=MOVE_CARD,
    cost=6,
    vp=2,
    play=(Power(3), Move(2)),
    defense=Defense(Walk(2), range=3),
    provenance=_EFFECT,
)
rebirth.mission(
    "The Ray",
    HERO,
    "2I",
    cost=3,
    vp=1,
    assist=True,
    assist_range=5,
    play=Power(2),
    provenance=_EFFECT,
)
