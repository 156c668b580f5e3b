"""Equipment of the main deck: 28 cards."""

from archfoe.core.abilities import Defense, Use, VpIf
from archfoe.core.effects import (
    DestroyIt,
    DiscardHand,
    Discount,
    Draw,
    Fetch,
    FirstPlay,
    If,
    LookTop,
    May,
    Power,
    RevealTop,
    TakeGained,
    Then,
)
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, SUPER_VILLAIN, only
from archfoe.core.piles import DECK
from archfoe.sets.base.box import BASE as base

base.equipment(
    "Aquaman's Trident",
    copies=3,
    cost=3,
    vp=1,
    play=Power(2),
    uses=Use(TakeGained(DECK)),
)
base.equipment("Batmobile", copies=3, cost=2, vp=1, play=If(FirstPlay(), Then(DiscardHand(), Draw(5)), Power(1)))
base.equipment("The Bat-Signal", copies=3, cost=5, vp=1, play=(Power(1), Fetch(only(HERO))))
base.equipment("The Cape and Cowl", copies=3, cost=4, vp=1, play=Power(2), defense=Defense(Draw(2)))
base.equipment("Green Arrow's Bow", copies=3, cost=4, vp=1, play=(Power(2), Discount(2, SUPER_VILLAIN)))
base.equipment("Lasso of Truth", copies=3, cost=2, vp=1, play=Power(1), defense=Defense(Draw(1)))
base.equipment("Nth Metal", copies=4, cost=3, vp=1, play=(Power(1), LookTop(May(DestroyIt()))))
base.equipment("Power Ring", copies=3, cost=3, vp=1, play=RevealTop(COSTLY, Power(3), Power(2)))
base.equipment("Utility Belt", copies=3, cost=5, vp=VpIf(5, 4, only(EQUIPMENT)), play=Power(2))
