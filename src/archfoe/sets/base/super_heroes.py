"""Super Heroes. Their draws may be declined, their Power is added by itself (ruling G-25)."""

from archfoe.core.abilities import Offer, When
from archfoe.core.cards import Provenance
from archfoe.core.effects import Draw, DrawAtEnd, May, OnceATurn, Power
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, only
from archfoe.core.moments import DRAW, GAIN, PLAY
from archfoe.sets.base.box import BASE as base

base.super_hero("Aquaman", synergy="King of Atlantis", offers=Offer(Test(high=5)))
base.super_hero("Batman", synergy="Dark Knight", when=When(PLAY, Power(1), only(EQUIPMENT)))
base.super_hero(
    "Cyborg",
    when=(
        When(PLAY, Power(1), only(SUPER_POWER), once=True),
        When(PLAY, OnceATurn(May(Draw(1))), only(EQUIPMENT)),
    ),
)
base.super_hero("Green Lantern", synergy="Emerald Knight", when=When(PLAY, Power(3), COSTLY, nth=3, new_name=True))
base.super_hero("Superman", synergy="Man of Steel", when=When(PLAY, Power(1), only(SUPER_POWER), new_name=True))
base.super_hero("The Flash", synergy="The Fastest Man Alive", when=When(DRAW, May(Draw(1)), nth=1), goes_first=True)
base.super_hero(
    "Wonder Woman", synergy="Princess Diana of Themyscira", when=When(GAIN, May(DrawAtEnd(1)), only(VILLAIN))
)
base.super_hero(
    "Martian Manhunter",
    when=(When(PLAY, Power(3), only(VILLAIN), nth=2), When(PLAY, Power(3), only(HERO), nth=2)),
    promo=True,
    provenance=Provenance("public-list", "medium", "A promo that is not in the box."),
)
