"""Locations: four look at the top of the deck once a turn, and one looks at the Super-Villain."""

from archfoe.core.abilities import Use, When
from archfoe.core.effects import DiscardIt, Draw, DrawIt, If, May, RevealTop, VillainCosts
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, only
from archfoe.core.moments import START
from archfoe.sets.heroes_unite.box import UNITE as unite


def scout(wanted: str) -> Use:
    return Use(RevealTop(only(wanted), DrawIt(), May(DiscardIt())))


unite.location("Apokolips", cost=5, vp=1, uses=scout(VILLAIN))
unite.location("Gotham City", cost=5, vp=1, uses=scout(EQUIPMENT))
unite.location("Metropolis", cost=5, vp=1, uses=scout(SUPER_POWER))
unite.location("New Genesis", cost=5, vp=1, uses=scout(HERO))
unite.location("Oa", cost=5, vp=1, when=When(START, If(VillainCosts(10), Draw(1))))
