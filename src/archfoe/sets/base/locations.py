"""Locations: each draws a card at the first fitting play of a turn."""

from archfoe.core.abilities import When
from archfoe.core.effects import Draw
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, only
from archfoe.core.moments import PLAY
from archfoe.sets.base.box import BASE as base


def first(test: Test) -> When:
    return When(PLAY, Draw(1), test, nth=1)


base.location("Arkham Asylum", cost=5, vp=1, when=first(only(VILLAIN)))
base.location("The Batcave", cost=5, vp=1, when=first(only(EQUIPMENT)))
base.location("Fortress of Solitude", cost=5, vp=1, when=first(only(SUPER_POWER)))
base.location("Titans Tower", cost=5, vp=1, when=first(Test(low=2, high=3)))
base.location("The Watchtower", cost=5, vp=1, when=first(only(HERO)))
