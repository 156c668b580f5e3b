"""Batman and The Joker: three Levels each, the next one takes over when one is defeated."""

from archfoe.core.abilities import Use, When
from archfoe.core.effects import Both, DrawAtEnd, Played, PlayOneFrom, PlayTopOfMain, Power
from archfoe.core.filters import ANY, EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Test, non, only
from archfoe.core.moments import GAIN, PLAY
from archfoe.core.piles import LINEUP
from archfoe.games.duel.cards import HEROES_SIDE, VILLAINS_SIDE
from archfoe.games.duel.verbs import CONFRONTATION
from archfoe.sets.rivals.box import RIVALS as rivals

rivals.character("Batman", 1, side=HEROES_SIDE, cost=9, vp=4, when=When(GAIN, DrawAtEnd(), only(EQUIPMENT), once=True))
rivals.character(
    "Batman",
    2,
    side=HEROES_SIDE,
    cost=12,
    vp=6,
    uses=Use(PlayOneFrom(LINEUP, non(LOCATION)), ready=Both(Played(only(HERO)), Played(only(EQUIPMENT)))),
)
rivals.character(
    "Batman",
    3,
    side=HEROES_SIDE,
    cost=15,
    vp=0,
    when=When(PLAY, Power(1), only(EQUIPMENT, HERO), during=CONFRONTATION),
)
rivals.character(
    "The Joker",
    1,
    side=VILLAINS_SIDE,
    cost=9,
    vp=4,
    when=When(GAIN, DrawAtEnd(), Test((SUPER_POWER,), not_names=("Kick",)), once=True),
)
rivals.character(
    "The Joker",
    2,
    side=VILLAINS_SIDE,
    cost=12,
    vp=6,
    uses=Use(PlayTopOfMain(ANY), ready=Both(Played(only(VILLAIN)), Played(only(SUPER_POWER)))),
)
rivals.character(
    "The Joker",
    3,
    side=VILLAINS_SIDE,
    cost=15,
    vp=0,
    when=When(PLAY, Power(1), only(VILLAIN, SUPER_POWER), during=CONFRONTATION),
)
