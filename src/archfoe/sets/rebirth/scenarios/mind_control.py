"""Scenario 5: a Super-Villain, and the cards that he leaves in decks."""

from archfoe.core.cards import DESIGNED
from archfoe.core.effects import Draw, EachPlayer, GainWeakness, IfDone
from archfoe.core.filters import NO_TYPE, VILLAIN, named
from archfoe.games.city.piles import BESIDE
from archfoe.games.city.scenarios.mind_control.verbs import NO_HELP, GainSpore, RemoveAll
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect

rebirth.scenario(
    "Starro",
    VILLAIN,
    "5B",
    super_villain=True,
    cost=13,
    vp=7,
    destination=2,
    attack=IfDone(GainSpore(), otherwise=GainWeakness()),
    reward=(RemoveAll(named("Spore")), EachPlayer(Draw(1))),
    provenance=our_effect("Destination, Attack, Reward"),
)
rebirth.scenario("Spore", NO_TYPE, "5C", copies=3, cost=0, vp=-1, returns=BESIDE, standing=NO_HELP, provenance=DESIGNED)
