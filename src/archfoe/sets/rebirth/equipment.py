"""Equipment of the main deck."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.decisions import saying
from archfoe.core.effects import Discard, Draw, Fetch, If, May, Move, Power, Then
from archfoe.core.filters import MOVE_CARD, SUPER_POWER, VILLAIN, only
from archfoe.core.piles import PLAYED
from archfoe.core.player import Player
from archfoe.games.city.events import LEFT
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import own_turn_of_city
from archfoe.games.city.verbs.cards import Reach, SeeMain
from archfoe.games.city.verbs.characters import Place, PlaceTargets, Walk
from archfoe.games.city.verbs.places import here
from archfoe.games.city.verbs.villains import PullVillain, VillainWithin
from archfoe.sets.rebirth.box import MAIN_CARD, told_effect
from archfoe.sets.rebirth.box import REBIRTH as rebirth

LEAVE_HERE = saying("leave_here", "leave this card in that space")


def leave_it_there(me: Player) -> None:
    """You may put this card face up into that space. If you do, +1 Power.

    Short: May leave this card there: +1 Power.
    """
    s, space = me.s, here(me)
    if space is None or s.where[me.source] != PLAYED + me.seat or not me.may(LEAVE_HERE):
        return
    s.put(me.source, SPACE + space)
    me.tell(LEFT, me.source, n=space)
    me.add_power(1)


def shelter_others(me: Player) -> None:
    """If a Super-Villain that enters made the Attack, every Character in the space in which you end also avoids it.

    Short: Against a Super-Villain's entrance all there avoid it.
    """
    space = here(me)
    own_turn = own_turn_of_city(me.s)
    if own_turn is not None and own_turn.entry and space is not None:
        own_turn.sheltered = space


rebirth.equipment(
    "Batcomputer", copies=2, cost=5, vp=1, play=(Power(2), Then(Draw(2), Discard())), provenance=MAIN_CARD
)
rebirth.equipment(
    "Batmobile",
    copies=2,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    ongoing=True,
    uses=Use(Move(2), power=1, limit=0),
    defense=Defense(Walk(2), use="from play"),
    provenance=told_effect("copies, price and effect of the ability, Defense bonus"),
)
rebirth.equipment("Batplane", cost=6, vp=2, subtype=MOVE_CARD, play=(Draw(2), PlaceTargets()), provenance=MAIN_CARD)
rebirth.equipment(
    "Flash Helmet",
    copies=2,
    cost=4,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(1), Move(2), Draw(1)),
    provenance=MAIN_CARD,
)
rebirth.equipment(
    "Grappling Hook",
    copies=2,
    cost=3,
    vp=1,
    play=(Power(1), May(PullVillain(2))),
    provenance=told_effect("copies, Power"),
)
rebirth.equipment(
    "Holographic Computing",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(1), Draw(1), Reach(1)),
    provenance=told_effect("copies, Power, the card drawn, Range"),
)
rebirth.equipment(
    "Jetpack",
    copies=2,
    cost=2,
    vp=1,
    subtype=MOVE_CARD,
    play=(Place(), leave_it_there),
    provenance=told_effect("copies, the bonus for leaving it"),
)
rebirth.equipment(
    "Power Battery", cost=7, vp=2, play=(Power(4), Fetch(only(SUPER_POWER), optional=True)), provenance=MAIN_CARD
)
rebirth.equipment(
    "Sonic Cannon", copies=2, cost=3, vp=1, play=(Power(2), If(VillainWithin(0), Power(1))), provenance=MAIN_CARD
)
rebirth.equipment(
    "Super-Suit",
    copies=2,
    cost=5,
    vp=1,
    subtype=MOVE_CARD,
    play=Power(3),
    defense=Defense((Walk(2), shelter_others), selfish=True),
    provenance=told_effect("copies, Power, how far one moves, that staying shelters, too"),
)
rebirth.equipment(
    "Trident of Atlantis",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(2), Reach(2)),
    provenance=told_effect("copies, Power, Range"),
)
rebirth.equipment(
    "Wonder Woman's Shield",
    cost=6,
    vp=2,
    ongoing=True,
    play=Power(2),
    defense=Defense(Draw(2), use="from play", range=2),
    provenance=told_effect("copies, Power, Range, Defense bonus"),
)
rebirth.equipment(
    "Zodiac Crystals",
    copies=2,
    cost=5,
    vp=1,
    play=(Power(2), SeeMain(Power(2), only(VILLAIN), Draw(1), shown=True)),
    provenance=MAIN_CARD,
)
