"""Heroes of the main deck: 32 cards."""

from archfoe.core.abilities import Defense, VpIf
from archfoe.core.effects import (
    BorrowFromLineup,
    Controls,
    Destroy,
    Draw,
    EmptyDiscard,
    Fetch,
    GainAll,
    If,
    May,
    Once,
    Played,
    PlayTopOfStack,
    Power,
    PowerIf,
    TakeGained,
    TakeKick,
)
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, named, only
from archfoe.core.piles import DECK, DISCARD, HAND
from archfoe.sets.base.box import BASE as base

base.hero("Blue Beetle", cost=6, vp=2, play=Power(3), defense=Defense(use="reveal"))
base.hero("Catwoman", copies=3, cost=2, vp=1, play=Power(2))
base.hero(
    "Dark Knight",
    cost=5,
    vp=1,
    play=(Power(2), GainAll(only(EQUIPMENT)), Once(Played(named("Catwoman")), May(TakeGained(HAND)))),
)
base.hero("Emerald Knight", cost=5, vp=1, play=BorrowFromLineup(only(EQUIPMENT, HERO, SUPER_POWER)))
base.hero("The Fastest Man Alive", cost=5, vp=1, play=Draw(2))
base.hero("Green Arrow", copies=3, cost=5, vp=VpIf(5, 4, only(HERO)), play=Power(2))
base.hero("High-Tech Hero", copies=3, cost=3, vp=1, play=PowerIf(1, 3, Played(only(SUPER_POWER, EQUIPMENT))))
base.hero("J'onn J'onzz", cost=6, vp=2, play=PlayTopOfStack())
base.hero("Kid Flash", copies=4, cost=2, vp=1, play=Draw(1))
base.hero("King of Atlantis", cost=5, vp=1, play=May(Destroy(places=(DISCARD,), least=1), Power(3), Power(1)))
base.hero("Man of Steel", cost=8, vp=3, play=(Power(3), Fetch(only(SUPER_POWER), n=0)))
base.hero("Mera", copies=2, cost=3, vp=1, play=If(EmptyDiscard(), Power(4), Power(2)))
base.hero("Princess Diana of Themyscira", cost=7, vp=2, play=GainAll(only(VILLAIN, high=7)))
base.hero("Robin", copies=3, cost=3, vp=1, play=(Power(1), Fetch(only(EQUIPMENT))))
base.hero("Supergirl", copies=2, cost=4, vp=1, play=May(TakeKick()))
base.hero("Swamp Thing", copies=2, cost=4, vp=1, play=If(Controls(), Power(5), Power(2)))
base.hero("Zatanna Zatara", copies=2, cost=4, vp=1, play=(Power(1), Fetch(to=DECK, n=2, optional=True, bottom=True)))
