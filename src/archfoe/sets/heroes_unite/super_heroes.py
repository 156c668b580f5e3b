"""Super Heroes. Their draws may be declined, their Power is added by itself (ruling G-25)."""

from archfoe.core.abilities import Use, When
from archfoe.core.cards import Provenance
from archfoe.core.effects import (
    Discard,
    Draw,
    GainTopWhere,
    IfDone,
    May,
    NoneInLineup,
    Power,
    TypesInDiscard,
)
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.moments import AVOID, PLAY
from archfoe.sets.heroes_unite.box import UNITE as unite

unite.super_hero(
    "Batgirl",
    synergy="Daughter of Gotham City",
    uses=Use(IfDone(Discard(1, named("Punch")), Draw(1))),
)
unite.super_hero("Black Canary", synergy="Sonic Siren", when=When(PLAY, Power(1), only(VILLAIN), new_name=True))
unite.super_hero(
    "Booster Gold",
    synergy="Hero of the Future",
    when=(When(PLAY, Power(1), Test(has="defense")), When(AVOID, May(Draw(1)), own_turn=False)),
)
unite.super_hero("Hawkman", synergy="Winged Warrior", when=When(PLAY, Power(1), only(HERO)))
unite.super_hero(
    "Nightwing",
    synergy="Wonder of the Knight",
    when=(When(PLAY, Power(1), only(EQUIPMENT), nth=1), When(PLAY, May(Draw(1)), only(EQUIPMENT), nth=2)),
)
unite.super_hero("Red Tornado", synergy="Crimson Whirlwind", uses=Use(Power(2), ready=TypesInDiscard(4)))
unite.super_hero("Shazam!", synergy="World's Mightiest Mortal", uses=Use(GainTopWhere(), power=4, limit=0))
unite.super_hero(
    "Starfire",
    uses=Use(Draw(1), ready=NoneInLineup(only(SUPER_POWER))),
    promo=True,
    provenance=Provenance("public-list", "medium", "A promo that is not in the box."),
)
