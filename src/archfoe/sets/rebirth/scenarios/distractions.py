"""Scenario 4: four Distractions, each with its price and its thanks."""

from archfoe.core.abilities import Use
from archfoe.core.effects import Draw, ForPlayer, Then
from archfoe.core.filters import NO_TYPE
from archfoe.games.city.piles import BESIDE
from archfoe.games.city.scenarios.distractions.verbs import Clear, InCompany
from archfoe.games.city.verbs.cards import ReturnWeakness
from archfoe.games.city.verbs.characters import PlaceTargets
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect
from archfoe.sets.rebirth.villains import sort_top_of_main_deck

for name, pack, use in (
    ("A Shot in the Arm", "4B", Use(Clear(ForPlayer(Then(ReturnWeakness(), Draw(1)))), power=2)),
    ("Setting the Stage", "4C", Use(Clear(sort_top_of_main_deck), move=3)),
    ("Counting on You", "4D", Use(Clear(ForPlayer(Draw(2)), discards=2))),
    ("Travel in Pairs", "4E", Use(Clear(PlaceTargets(2)), power=1, ready=InCompany())),
):
    rebirth.scenario(
        name,
        NO_TYPE,
        pack,
        returns=BESIDE,
        uses=use,
        provenance=our_effect("what it asks for and brings, and which scenario it belongs to"),
    )
