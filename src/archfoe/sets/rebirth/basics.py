"""Basic cards: one stack of five for each Location, on its side B."""

from archfoe.core.abilities import Use
from archfoe.core.cards import clarified
from archfoe.core.decisions import saying
from archfoe.core.effects import Move, OneOf, Power
from archfoe.core.events import PUT
from archfoe.core.filters import MOVE_CARD
from archfoe.core.piles import MAIN
from archfoe.core.player import Player
from archfoe.games.city.verbs.cards import GainBasic, Reach, SeeMain
from archfoe.games.city.verbs.characters import CallCharacter, WalkTarget
from archfoe.games.city.verbs.villains import Contain
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import named_in_public

PUT_THIRD = saying("put_third", "put it under the next two cards")
_ABOVE = 2  # so many unseen cards go on top of a card that is put away


def put_it_third(me: Player) -> None:
    """You may put it under the next two cards."""
    if len(me.s.piles[MAIN]) < 2 or not me.may(PUT_THIRD):
        return
    deck = me.s.own(MAIN)
    card = deck.pop()
    deck.insert(max(len(deck) - _ABOVE, 0), card)
    me.tell(PUT, card, seen_by=me.s.who_knows(card), pile=MAIN, note="third")


rebirth.basic(
    "Bat-Signal",
    copies=5,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(2), CallCharacter(2)),
    provenance=named_in_public("all but the name, and that it is a Basic card"),
)
rebirth.basic(
    "Flight",
    copies=5,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(1), Move(3)),
    provenance=named_in_public("Location, cost, Victory Points, Power, Move"),
)
rebirth.basic(
    "Contained",
    copies=5,
    cost=2,
    vp=1,
    play=(Power(1), Contain(1)),
    provenance=clarified("that it is a Basic card and where, cost, Victory Points, Power, Range"),
)
rebirth.basic(
    "Tomorrow's Headline",
    copies=5,
    cost=2,
    vp=1,
    play=(Power(1), SeeMain(put_it_third)),
    provenance=clarified("that it is a Basic card and where, cost, Victory Points, Power"),
)
rebirth.basic(
    "Withdrawal",
    copies=5,
    cost=3,
    vp=1,
    play=OneOf((Power(2), GainBasic())),
    provenance=clarified("that it is a Basic card and where, cost, Victory Points, the choice of Power instead"),
)
rebirth.basic(
    "Holographic Computing",
    copies=5,
    cost=3,
    vp=1,
    play=(Power(2), Reach(1)),
    provenance=clarified("that it is a Basic card and where, cost, Victory Points, Power, Range"),
)
rebirth.basic(
    "Carry On",
    copies=5,
    cost=2,
    vp=1,
    subtype=MOVE_CARD,
    play=Move(2),
    uses=Use(WalkTarget(1, 1), move=1, limit=0),
    provenance=clarified(
        "that it is a Basic card and where, cost, Victory Points, Move, price and effect of the ability"
    ),
)
