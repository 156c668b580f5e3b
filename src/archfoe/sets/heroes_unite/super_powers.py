"""Super Powers of the main deck: 16 cards."""

from archfoe.core.abilities import Defense
from archfoe.core.effects import (
    Controls,
    DiscardHand,
    Draw,
    Fetch,
    FirstPlay,
    GainTop,
    If,
    InDiscard,
    May,
    OneOf,
    PlayTopOfMain,
    Power,
    PowerEach,
    PutIntoPlay,
    Then,
)
from archfoe.core.filters import LOCATION, SUPER_POWER, VILLAIN, only
from archfoe.core.piles import DECK, HAND
from archfoe.sets.heroes_unite.box import UNITE as unite

unite.super_power(
    "Canary Cry",
    copies=3,
    cost=4,
    vp=1,
    play=May(Fetch(only(VILLAIN), DECK), otherwise=Draw(1)),
    defense=Defense(OneOf((Fetch(only(VILLAIN, high=7)), Draw(1)))),
)
unite.super_power("Force Field", copies=2, cost=3, vp=1, play=Draw(1), ongoing=True, defense=Defense(use="from play"))
unite.super_power(
    "Power of the Green",
    copies=2,
    cost=3,
    vp=1,
    play=(PutIntoPlay(only(LOCATION)), If(Controls(), Power(3), Power(2))),
)
unite.super_power("Shazam!", copies=2, cost=7, vp=2, play=(Power(2), PlayTopOfMain()))
unite.super_power("Starbolt", copies=3, cost=5, vp=1, play=(Power(2), PowerEach(1, InDiscard(only(SUPER_POWER)))))
unite.super_power("Teleportation", cost=7, vp=1, play=GainTop(HAND))
unite.super_power(
    "Whirlwind", copies=3, cost=2, vp=1, play=(Power(1), If(FirstPlay(), May(Then(DiscardHand(), Draw(4)))))
)
