"""Equipment of the main deck."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.cards import DESIGNED, clarified
from archfoe.core.decisions import saying
from archfoe.core.effects import Discard, Draw, If, May, Move, OneOf, Power, Then
from archfoe.core.filters import MOVE_CARD
from archfoe.core.piles import PLAYED
from archfoe.core.player import Player
from archfoe.games.city.events import LEFT
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import own_turn_of_city
from archfoe.games.city.verbs.cards import Reach
from archfoe.games.city.verbs.characters import Place, PlaceTargets, Walk
from archfoe.games.city.verbs.places import here
from archfoe.games.city.verbs.villains import CheaperHere, PullVillain, VillainWithin
from archfoe.sets.rebirth.box import REBIRTH as rebirth

LEAVE_HERE = saying("leave_here", "leave this card in that space")


def leave_it_there(me: Player) -> None:
    """You may put this card face up into that space. If you do, +2 Power."""
    s, space = me.s, here(me)
    if space is None or s.where[me.source] != PLAYED + me.seat or not me.may(LEAVE_HERE):
        return
    s.put(me.source, SPACE + space)
    me.tell(LEFT, me.source, n=space)
    me.add_power(2)


def shelter_others(me: Player) -> None:
    """If it was the Attack of a Super-Villain that enters, every Character in the space in which you end avoids it,
    too."""
    space = here(me)
    own_turn = own_turn_of_city(me.s)
    if own_turn is not None and own_turn.entry and space is not None:
        own_turn.sheltered = space


rebirth.equipment(
    "Batarang", copies=3, cost=2, vp=1, play=(Power(1), If(VillainWithin(1), Power(1))), provenance=DESIGNED
)
rebirth.equipment(
    "Batmobile",
    cost=5,
    vp=2,
    subtype=MOVE_CARD,
    ongoing=True,
    uses=Use(Move(2), power=1, limit=0),
    defense=Defense(Walk(3), use="from play"),
    provenance=clarified("copies, cost, Victory Points, price and effect of the ability, Defense bonus"),
)
rebirth.equipment(
    "Grappling Hook",
    copies=3,
    cost=3,
    vp=1,
    play=(Power(1), May(PullVillain(2))),
    provenance=clarified("copies, Victory Points, Power, the exact cost"),
)
rebirth.equipment(
    "Jetpack",
    copies=2,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Place(), leave_it_there),
    provenance=clarified("copies, cost, Victory Points, the bonus for leaving it"),
)
rebirth.equipment("Lasso of Truth", copies=2, cost=4, vp=1, play=(Power(2), CheaperHere(1)), provenance=DESIGNED)
rebirth.equipment("Mother Box", cost=6, vp=2, subtype=MOVE_CARD, play=(Draw(2), PlaceTargets()), provenance=DESIGNED)
rebirth.equipment(
    "Power Ring",
    copies=2,
    cost=4,
    vp=1,
    subtype=MOVE_CARD,
    play=OneOf((Power(3), Move(4))),
    provenance=DESIGNED,
)
rebirth.equipment(
    "Super-Suit",
    copies=2,
    cost=4,
    vp=1,
    subtype=MOVE_CARD,
    play=Power(2),
    defense=Defense((Walk(2), shelter_others), selfish=True),
    provenance=clarified("copies, cost, Victory Points, Power, how far one moves, that staying shelters, too"),
)
rebirth.equipment(
    "Trident of Atlantis",
    cost=5,
    vp=2,
    play=(Power(3), Reach(2)),
    provenance=clarified("copies, cost, Victory Points, Power, Range"),
)
rebirth.equipment(
    "Utility Belt", copies=3, cost=4, vp=1, play=(Power(1), Then(Draw(2), Discard())), provenance=DESIGNED
)
rebirth.equipment(
    "Wonder Woman's Shield",
    cost=4,
    vp=1,
    ongoing=True,
    defense=Defense(Draw(1), use="from play", range=1),
    provenance=clarified("copies, cost, Victory Points, Range, Defense bonus"),
)
