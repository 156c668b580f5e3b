"""Locations of the main deck."""

from archfoe.core.abilities import TEAM, Use, When
from archfoe.core.effects import Discard, DiscardIt, Draw, IfDone, LookTop, May
from archfoe.core.filters import EQUIPMENT, SUPER_POWER, Test, only
from archfoe.core.moments import LOSE, PLAY
from archfoe.games.duel.card import Tough
from archfoe.sets.confrontations.box import AQUAMAN, CIRCE, LEX, OCEAN_MASTER, SUPERMAN, WONDER_WOMAN, told
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations

confrontations.location("Daily Planet", cost=4, vp=1, symbol=SUPERMAN, uses=Use(IfDone(Discard(), Draw(1))))
confrontations.location(
    "Lex Corp", cost=6, vp=1, symbol=LEX, when=When(PLAY, Draw(1), only(EQUIPMENT, SUPER_POWER), nth=1)
)
confrontations.location(
    "Themyscira",
    cost=5,
    vp=1,
    symbol=WONDER_WOMAN,
    when=When(LOSE, Draw(1), Test(has="block"), own_turn=False),
    provenance=told("no limit per turn"),
)
confrontations.location("Olympus", cost=5, vp=1, symbol=CIRCE, when=When(PLAY, Draw(1), Test(low=5), nth=1))
confrontations.location(
    "Amnesty Bay",
    cost=4,
    vp=1,
    symbol=AQUAMAN,
    uses=Use(LookTop(May(DiscardIt()))),
    provenance=told("that one looks first"),
)
confrontations.location("The Deep", cost=5, vp=1, symbol=OCEAN_MASTER, tough=Tough(1, TEAM))
