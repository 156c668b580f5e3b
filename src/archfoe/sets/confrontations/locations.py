"""Locations: one for each Character."""

from archfoe.core.abilities import TEAM, Tough, Use, When
from archfoe.core.cards import clarified
from archfoe.core.effects import Destroy, Discard, DiscardIt, Draw, IfDone, LookTop, May, Power
from archfoe.core.filters import EQUIPMENT, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.moments import LOSE, PLAY
from archfoe.games.duel.verbs import PowerIn
from archfoe.sets.confrontations.box import AQUAMAN, CIRCE, FAUST, LEX, OCEAN_MASTER, SUPERMAN, WONDER_WOMAN, ZATANNA
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations

confrontations.location(
    "Fortress of Solitude", cost=5, vp=1, symbol=SUPERMAN, when=When(PLAY, PowerIn(1, 2), only(SUPER_POWER), nth=1)
)
confrontations.location("LexCorp", cost=5, vp=1, symbol=LEX, when=When(PLAY, Draw(1), only(EQUIPMENT), nth=1))
confrontations.location(
    "Themyscira",
    cost=5,
    vp=1,
    symbol=WONDER_WOMAN,
    when=When(LOSE, Draw(1), Test(has="block"), own_turn=False),
    provenance=clarified("copies, cost, Victory Points, no limit per turn"),
)
confrontations.location("Aeaea", cost=5, vp=1, symbol=CIRCE, uses=Use(IfDone(Discard(1, only(VILLAIN)), Draw(2))))
confrontations.location(
    "Amnesty Bay",
    cost=4,
    vp=1,
    symbol=AQUAMAN,
    uses=Use(LookTop(May(DiscardIt()))),
    provenance=clarified("copies, cost, Victory Points, that one looks first"),
)
confrontations.location("Throne of Atlantis", cost=5, vp=1, symbol=OCEAN_MASTER, tough=Tough(1, TEAM))
confrontations.location("House of Mystery", cost=5, vp=1, symbol=ZATANNA, when=When(PLAY, Draw(1), Test(low=5), nth=1))
confrontations.location(
    "House of Secrets", cost=5, vp=1, symbol=FAUST, uses=Use(IfDone(Destroy(test=named("Weakness"), least=1), Power(1)))
)
