"""Equipment and Locations."""

from archfoe.core.abilities import TEAM, Use, When
from archfoe.core.effects import (
    Attack,
    Destroy,
    Discard,
    DiscardHand,
    DiscardIt,
    Draw,
    Gain,
    GainWeakness,
    IfDone,
    LookTop,
    May,
    Power,
    PutFromPlay,
    TakeGained,
    TypesInDiscard,
)
from archfoe.core.filters import EQUIPMENT, LOCATION, SUPER_POWER, Test, only
from archfoe.core.moments import LOSE, PLAY
from archfoe.core.piles import DECK, HAND
from archfoe.games.duel.card import Tough
from archfoe.games.duel.verbs import InConfrontation, ThatFoe, Toughen, ToughenEach
from archfoe.sets.confrontations.box import (
    AQUAMAN,
    CIRCE,
    FAUST,
    LEX,
    OCEAN_MASTER,
    SUPERMAN,
    WONDER_WOMAN,
    ZATANNA,
    told,
)
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations

confrontations.equipment(
    "Amazo Virus",
    cost=7,
    vp=2,
    symbol=LEX,
    play=(Power(4), InConfrontation(ThatFoe(DiscardHand(only(SUPER_POWER))), Power(1))),
)
confrontations.equipment("Kryptonite", cost=5, vp=1, symbol=LEX, play=(Power(2), Attack(GainWeakness())))
confrontations.equipment(
    "Phantom Zone Projector", copies=2, cost=3, vp=1, symbol=LEX, assist=True, play=(Power(1), Destroy())
)
confrontations.equipment(
    "Magic Bracelets", copies=2, cost=3, vp=1, symbol=WONDER_WOMAN, play=Power(2), block=Toughen(2)
)
confrontations.equipment("Trident of Neptune", cost=2, vp=1, symbol=AQUAMAN, play=Power(1), uses=Use(TakeGained(DECK)))
confrontations.equipment(
    "Globe of Transportation",
    cost=6,
    vp=1,
    symbol=AQUAMAN,
    play=May(Gain(Test(high=3), HAND), otherwise=Power(3)),
)
confrontations.equipment(
    "Crown of Atlantis", cost=4, vp=1, symbol=AQUAMAN, play=Power(2), block=ToughenEach(1, TypesInDiscard())
)
confrontations.equipment(
    "Dead King's Scepter",
    cost=4,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(Power(2), Attack(IfDone(PutFromPlay(only(LOCATION)), otherwise=Discard()))),
)
confrontations.equipment("Power Armor", cost=4, vp=1, symbol=OCEAN_MASTER, play=Power(2), block=Toughen(3))
confrontations.equipment("Trident of Lucifer", cost=5, vp=1, symbol=ZATANNA, play=(Power(2), Destroy()))
confrontations.equipment("Black Diamond", cost=5, vp=1, symbol=FAUST, play=May(GainWeakness(), Draw(3), Power(2)))
confrontations.equipment(
    "Book of Magic", cost=7, vp=2, symbol=FAUST, play=(Power(1), Draw(2), InConfrontation(Draw(1)))
)


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
