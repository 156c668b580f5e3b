"""Villains of the main deck: 32 cards."""

from archfoe.core.abilities import VpPer
from archfoe.core.cards import Provenance
from archfoe.core.effects import (
    Attack,
    BorrowFromLineup,
    Destroy,
    DestroyIt,
    Discard,
    DiscardIt,
    Draw,
    Fetch,
    GainWeakness,
    GainWithin,
    IfDone,
    InDiscard,
    LookTop,
    May,
    Once,
    OneOf,
    Played,
    Power,
    PowerEach,
    PowerIf,
    RevealHand,
    RevealTop,
    Solace,
    Then,
)
from archfoe.core.filters import COSTLY, HERO, STARTER, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.piles import DECK, HAND
from archfoe.sets.heroes_unite.box import UNITE as unite

unite.villain(
    "Black Lantern Corps",
    copies=2,
    cost=6,
    vp=2,
    play=(Power(2), Attack(GainWeakness(), spared=Draw(1))),
    provenance=Provenance("public-list", "medium", "The number of copies is not sure: one list leaves the card out."),
)
unite.villain("Brother Blood", copies=2, cost=6, vp=2, play=Power(4))
unite.villain("Deadshot", copies=2, cost=2, vp=1, play=(Power(1), Attack(RevealTop(COSTLY, DiscardIt()))))
unite.villain("Dr. Sivana", copies=2, cost=4, vp=1, play=(Power(2), Fetch(only(SUPER_POWER), DECK, optional=True)))
unite.villain("Granny Goodness", copies=2, cost=5, vp=1, play=BorrowFromLineup(only(HERO, VILLAIN)))
unite.villain("Jervis Tetch", copies=2, cost=3, vp=1, play=(Power(1), LookTop(OneOf((DestroyIt(), DiscardIt())))))
unite.villain("Killer Croc", copies=2, cost=4, vp=1, play=PowerIf(2, 3, Played(only(VILLAIN), other=True)))
unite.villain(
    "Larfleeze",
    cost=7,
    vp=VpPer(1, 7),
    play=IfDone(GainWithin(5, HAND), otherwise=Power(3)),
    provenance=Provenance("public-list", "medium", "The number of copies is not sure: lists say 1 or 2."),
)
unite.villain("Manhunter", copies=6, cost=3, vp=1, play=(Power(1), PowerEach(2, InDiscard(named("Manhunter")))))
unite.villain("Mr. Zsasz", copies=2, cost=3, vp=1, play=(Power(2), Attack(RevealTop(Test(odd=True), GainWeakness()))))
unite.villain(
    "Ocean Master", copies=2, cost=2, vp=1, play=(Power(1), Once(Played(only(VILLAIN), other=True), Destroy()))
)
unite.villain(
    "Parasite",
    copies=2,
    cost=4,
    vp=1,
    play=(
        Power(2),
        Attack(Then(RevealHand(), IfDone(Discard(1, Test(low=3)), then=Solace(Fetch(named("Punch"), optional=True))))),
    ),
)
unite.villain(
    "Red Lantern Corps", copies=2, cost=5, vp=1, play=May(Destroy(places=(HAND,), least=1), Power(3), Power(1))
)
unite.villain("Talon", copies=2, cost=1, vp=1, play=PowerIf(0, 2, Played(only(STARTER))))
unite.villain("The Demon Etrigan", cost=7, vp=2, play=(Power(4), Fetch(only(HERO), DECK, optional=True)))
