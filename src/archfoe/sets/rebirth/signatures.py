"""Signature cards: three for each Super Hero, earned in the order of their numbers, each in place of a Punch."""

from archfoe.core.abilities import Defense
from archfoe.core.effects import Destroy, DiscardIt, Draw, ForPlayer, If, LookTop, May, Move, Power, PowerEachPlayed
from archfoe.core.facts import changed
from archfoe.core.filters import EQUIPMENT, MOVE_CARD, STARTER, SUPER_POWER, VILLAIN, only
from archfoe.core.piles import HAND
from archfoe.core.player import Player
from archfoe.games.city.ring import own_turn_of_city
from archfoe.games.city.verbs.cards import ReturnWeakness, SeeMain
from archfoe.games.city.verbs.characters import NewLocations, PlaceTargets, Walk
from archfoe.games.city.verbs.places import entered
from archfoe.games.city.verbs.villains import CheaperHere, CheaperVillain, Contain, MoveVillain, VillainWithin
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import SIGNATURE

AQUAMAN, BATMAN, CYBORG, FLASH = "Aquaman", "Batman", "Cyborg", "The Flash"
JESSICA, SIMON, SUPERMAN, WONDER_WOMAN = "Jessica Cruz", "Simon Baz", "Superman", "Wonder Woman"


def take_the_next_purchase(me: Player) -> None:
    """The next card that you buy this turn and that is no Villain goes into your hand."""
    own_turn = own_turn_of_city(me.s)
    if own_turn is not None:
        own_turn.to_hand = changed(own_turn.to_hand, me.seat, True)


def power_for_new_locations(me: Player) -> None:
    """+1 Power each time your Character enters a Location later this turn that it has not entered before this turn."""
    PowerEachPlayed(1, NewLocations(entered(me))).do(me)


rebirth.signature("Undertow", STARTER, AQUAMAN, 1, play=(Power(1), May(MoveVillain(1))), provenance=SIGNATURE)
rebirth.signature(
    "Voice of the Deep", SUPER_POWER, AQUAMAN, 2, play=(Power(2), May(MoveVillain(3, 2))), provenance=SIGNATURE
)
rebirth.signature(
    "Crown of Atlantis", EQUIPMENT, AQUAMAN, 3, play=(Power(2), take_the_next_purchase), provenance=SIGNATURE
)
rebirth.signature(
    "Detective Work", STARTER, BATMAN, 1, play=(Power(1), SeeMain(Power(1), only(VILLAIN))), provenance=SIGNATURE
)
rebirth.signature(
    "Smoke Pellet",
    EQUIPMENT,
    BATMAN,
    2,
    subtype=MOVE_CARD,
    play=(Power(1), Move(1)),
    defense=Defense(Walk(2)),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Contingency Plan",
    EQUIPMENT,
    BATMAN,
    3,
    play=(Power(1), Draw(1), CheaperVillain(2, 3)),
    provenance=SIGNATURE,
)
rebirth.signature("Diagnostics", STARTER, CYBORG, 1, play=(Power(1), LookTop(May(DiscardIt()))), provenance=SIGNATURE)
rebirth.signature("Arm Cannon", EQUIPMENT, CYBORG, 2, play=(Power(2), Contain(2)), provenance=SIGNATURE)
rebirth.signature(
    "Boom Tube", SUPER_POWER, CYBORG, 3, subtype=MOVE_CARD, play=(Draw(1), PlaceTargets(2)), provenance=SIGNATURE
)
rebirth.signature("Rapid Jab", STARTER, FLASH, 1, subtype=MOVE_CARD, play=(Power(1), Move(1)), provenance=SIGNATURE)
rebirth.signature(
    "Phase Through",
    SUPER_POWER,
    FLASH,
    2,
    subtype=MOVE_CARD,
    play=Move(3),
    defense=Defense(Draw(1)),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Lightning Sprint",
    SUPER_POWER,
    FLASH,
    3,
    subtype=MOVE_CARD,
    play=(Move(4), power_for_new_locations),
    provenance=SIGNATURE,
)
rebirth.signature("Steady Breath", STARTER, JESSICA, 1, play=(Power(1), ReturnWeakness((HAND,))), provenance=SIGNATURE)
rebirth.signature(
    "Emerald Dome",
    SUPER_POWER,
    JESSICA,
    2,
    play=Power(1),
    defense=Defense(range=2, protects=2),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Shared Willpower",
    SUPER_POWER,
    JESSICA,
    3,
    assist=True,
    assist_range=4,
    play=(Power(2), ForPlayer(Draw(1))),
    provenance=SIGNATURE,
)
rebirth.signature("Ring Spark", STARTER, SIMON, 1, assist=True, assist_range=3, play=Power(1), provenance=SIGNATURE)
rebirth.signature(
    "Healing Light",
    SUPER_POWER,
    SIMON,
    2,
    assist=True,
    assist_range=2,
    play=(Power(1), ForPlayer(Destroy())),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Emerald Wrecker", SUPER_POWER, SIMON, 3, assist=True, assist_range=3, play=Power(3), provenance=SIGNATURE
)
rebirth.signature("Haymaker", STARTER, SUPERMAN, 1, play=Power(2), provenance=SIGNATURE)
rebirth.signature(
    "Super Hearing",
    SUPER_POWER,
    SUPERMAN,
    2,
    assist=True,
    assist_range=3,
    play=(Power(1), Draw(1)),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Skyward Rush", SUPER_POWER, SUPERMAN, 3, subtype=MOVE_CARD, play=(Power(2), Move(4)), provenance=SIGNATURE
)
rebirth.signature(
    "Amazon Training",
    STARTER,
    WONDER_WOMAN,
    1,
    play=(Power(1), If(VillainWithin(0), Power(1))),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Amazon Bracelets",
    EQUIPMENT,
    WONDER_WOMAN,
    2,
    play=Power(1),
    defense=Defense(Draw(1), range=1),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Godkiller", EQUIPMENT, WONDER_WOMAN, 3, play=(Power(3), CheaperHere(1, supers=True)), provenance=SIGNATURE
)
