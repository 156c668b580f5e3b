"""Signature cards: three for each Super Hero, earned in the order of their numbers, each in place of a Punch."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.effects import Destroy, Draw, ForPlayer, If, May, Move, Power, PowerEachPlayed
from archfoe.core.facts import changed
from archfoe.core.filters import EQUIPMENT, HERO, MOVE_CARD, STARTER, SUPER_POWER, VILLAIN, only
from archfoe.core.piles import HAND
from archfoe.core.player import Player
from archfoe.games.city.ring import own_turn_of_city
from archfoe.games.city.verbs.cards import Reach, ReturnWeakness, SeeMain
from archfoe.games.city.verbs.characters import NewLocations, OnLocation, Place, PlaceTargets, WalkTarget
from archfoe.games.city.verbs.places import entered
from archfoe.games.city.verbs.villains import (
    CheaperHere,
    CheaperVillain,
    Contain,
    Freeze,
    MoveVillain,
    PullVillain,
    VillainWithin,
)
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import SIGNATURE, told_effect

AQUAMAN, BATMAN, CYBORG, FLASH = "Aquaman", "Batman", "Cyborg", "The Flash"
JESSICA, SIMON, SUPERMAN, WONDER_WOMAN = "Jessica Cruz", "Simon Baz", "Superman", "Wonder Woman"


def take_the_next_purchase(me: Player) -> None:
    """The next non-Villain card you buy this turn goes into your hand."""
    own_turn = own_turn_of_city(me.s)
    if own_turn is not None:
        own_turn.to_hand = changed(own_turn.to_hand, me.seat, True)


def power_for_new_locations(me: Player) -> None:
    """+1 Power each time your Character enters a Location later this turn that it has not entered before this turn.

    Short: +1 Power each time you enter a new Location later.
    """
    PowerEachPlayed(1, NewLocations(entered(me))).do(me)


rebirth.signature(
    "Talking to the Fishes", STARTER, AQUAMAN, 1, play=(Power(1), May(MoveVillain(1))), provenance=SIGNATURE
)
rebirth.signature(
    "Mera",
    HERO,
    AQUAMAN,
    2,
    assist=True,
    assist_range=2,
    play=(Power(2), If(OnLocation(), Power(1))),
    provenance=SIGNATURE,
)
rebirth.signature(
    "King of Atlantis", SUPER_POWER, AQUAMAN, 3, play=(Power(2), take_the_next_purchase), provenance=SIGNATURE
)
rebirth.signature(
    "Detective Work", STARTER, BATMAN, 1, play=(Power(1), SeeMain(Power(1), only(VILLAIN))), provenance=SIGNATURE
)
rebirth.signature(
    "Alfred Pennyworth",
    HERO,
    BATMAN,
    2,
    play=(Power(1), ForPlayer(Destroy())),
    defense=Defense(Draw(1)),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Batarang", EQUIPMENT, BATMAN, 3, play=(Power(1), Draw(1), CheaperVillain(2, 3)), provenance=SIGNATURE
)
rebirth.signature(
    "Electrified Field", STARTER, CYBORG, 1, play=(Power(1), Contain(1)), provenance=told_effect("Power, Range")
)
rebirth.signature(
    "Boom Tube", EQUIPMENT, CYBORG, 2, subtype=MOVE_CARD, play=(Draw(1), PlaceTargets(2)), provenance=SIGNATURE
)
rebirth.signature("Connected", SUPER_POWER, CYBORG, 3, play=(Power(2), Draw(1), Reach(2)), provenance=SIGNATURE)
rebirth.signature("Flash Suit", STARTER, FLASH, 1, subtype=MOVE_CARD, play=(Power(1), Move(1)), provenance=SIGNATURE)
rebirth.signature(
    "Whoosh!",
    SUPER_POWER,
    FLASH,
    2,
    subtype=MOVE_CARD,
    play=(Power(2), Place(occupied=True)),
    provenance=told_effect("Power, which spaces"),
)
rebirth.signature(
    "Carry On",
    SUPER_POWER,
    FLASH,
    3,
    subtype=MOVE_CARD,
    play=(Move(4), power_for_new_locations),
    uses=Use(WalkTarget(1, 1), move=1, limit=0),
    provenance=told_effect("Move, Power for Locations, price and effect of the ability"),
)
rebirth.signature(
    "Original Power Ring", STARTER, JESSICA, 1, play=(Power(1), ReturnWeakness((HAND,))), provenance=SIGNATURE
)
rebirth.signature("Willpower", SUPER_POWER, JESSICA, 2, play=(Power(2), Freeze(2)), provenance=SIGNATURE)
rebirth.signature(
    "Teamwork",
    SUPER_POWER,
    JESSICA,
    3,
    assist=True,
    assist_range=4,
    play=(Power(2), ForPlayer(Draw(1))),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Sector 2814 Power Ring", STARTER, SIMON, 1, assist=True, assist_range=3, play=Power(1), provenance=SIGNATURE
)
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
    "Emerald Sight", SUPER_POWER, SIMON, 3, assist=True, assist_range=5, play=Power(3), provenance=SIGNATURE
)
rebirth.signature("Big Blue Boy Scout", STARTER, SUPERMAN, 1, play=Power(2), provenance=SIGNATURE)
rebirth.signature(
    "Bulletproof", SUPER_POWER, SUPERMAN, 2, play=Power(2), defense=Defense(use="reveal"), provenance=SIGNATURE
)
rebirth.signature(
    "A Job For Superman", SUPER_POWER, SUPERMAN, 3, subtype=MOVE_CARD, play=(Power(2), Move(4)), provenance=SIGNATURE
)
rebirth.signature(
    "Faithful Friend",
    STARTER,
    WONDER_WOMAN,
    1,
    assist=True,
    assist_range=1,
    play=(Power(1), If(VillainWithin(0), Power(1))),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Lasso",
    EQUIPMENT,
    WONDER_WOMAN,
    2,
    play=(Power(1), May(PullVillain(2)), CheaperHere(1)),
    provenance=SIGNATURE,
)
rebirth.signature(
    "Warrior Princess",
    SUPER_POWER,
    WONDER_WOMAN,
    3,
    play=(Power(3), CheaperHere(1, supers=True)),
    provenance=SIGNATURE,
)
