"""Super Heroes. What some of them do is a rule of the city itself; their `standing` rules say it."""

from archfoe.core.abilities import Use, When
from archfoe.core.effects import Draw, ForPlayer, May, OnceATurn, PowerEach
from archfoe.core.filters import Test
from archfoe.core.moments import AVOID, PLAY
from archfoe.games.city.events import DEFEAT
from archfoe.games.city.standing import FIRST_VILLAIN_CHEAPER, KEEPS_A_CARD, LENDS_DEFENSES, REMOTE
from archfoe.games.city.verbs.cards import OfferAround
from archfoe.games.city.verbs.villains import VillainWithin
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect, told_effect

_OURS = our_effect()

rebirth.super_hero("Aquaman", offers=OfferAround(Test(high=5), once=True, reach=1), provenance=_OURS)
rebirth.super_hero(
    "Batman",
    when=(
        When(AVOID, ForPlayer(Draw(1), optional=True), own_turn=False),
        When(DEFEAT, ForPlayer(Draw(1), optional=True), own_turn=False),
    ),
    provenance=told_effect("what the target gets"),
)
rebirth.super_hero("Cyborg", standing=REMOTE, provenance=_OURS)
rebirth.super_hero(
    "The Flash", uses=Use(Draw(1), move=3, limit=0), provenance=told_effect("price and effect of the ability")
)
rebirth.super_hero("Jessica Cruz", standing=KEEPS_A_CARD, provenance=_OURS)
rebirth.super_hero(
    "Simon Baz",
    when=When(PLAY, OnceATurn(May(Draw(1))), Test(has="assist"), own_turn=False, others_turn=True),
    provenance=_OURS,
)
rebirth.super_hero("Superman", uses=Use(PowerEach(1, VillainWithin(0))), provenance=told_effect("what the effect does"))
rebirth.super_hero("Wonder Woman", standing=(LENDS_DEFENSES, FIRST_VILLAIN_CHEAPER), provenance=_OURS)
