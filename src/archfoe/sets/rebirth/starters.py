"""What decks begin with, and the Basic cards of the city."""

from archfoe.core.abilities import Defense
from archfoe.core.cards import known
from archfoe.core.decisions import saying
from archfoe.core.effects import ForPlayer, May, Move, OneOf, Power
from archfoe.core.events import PUT
from archfoe.core.filters import MOVE_CARD
from archfoe.core.piles import MAIN, WEAKNESSES
from archfoe.core.player import Player
from archfoe.games.city.verbs.cards import GainBasic, SeeMain
from archfoe.games.city.verbs.characters import CallCharacter, Walk
from archfoe.games.city.verbs.villains import MoveVillain
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect, told_effect

rebirth.starter("Punch", copies=24, play=Power(1), provenance=known("Victory Points"))
rebirth.starter("Run", copies=12, subtype=MOVE_CARD, play=Move(2), provenance=known("Victory Points"))
rebirth.starter(
    "Helping Hand",
    copies=4,
    subtype=MOVE_CARD,
    assist=True,
    assist_range=0,
    play=(Power(1), ForPlayer(Walk(1))),
    provenance=known("Victory Points"),
)
rebirth.stack("Weakness", returns=WEAKNESSES, vp=-1, copies=15, provenance=known("cost"))


PUT_THIRD = saying("put_third", "put {} under the next 2 cards")
_ABOVE = 2  # so many unseen cards go on top of a card that is put away


def put_it_third(me: Player) -> None:
    """You may put it under the next 2 cards."""
    if len(me.s.piles[MAIN]) < 2 or not me.may(PUT_THIRD, about=me.s.piles[MAIN][-1]):
        return
    deck = me.s.own(MAIN)
    card = deck.pop()
    deck.insert(max(len(deck) - _ABOVE, 0), card)
    me.tell(PUT, card, seen_by=me.s.who_knows(card), pile=MAIN, note="third")


rebirth.basic("Toss", copies=5, cost=3, vp=1, play=(Power(2), May(MoveVillain(0, 2))), provenance=our_effect())
rebirth.basic(
    "Withdrawal",
    copies=5,
    cost=2,
    vp=1,
    play=OneOf((Power(1), GainBasic())),
    provenance=told_effect("the choice of Power instead"),
)
rebirth.basic("Batcycle", copies=5, cost=3, vp=1, subtype=MOVE_CARD, play=(Power(2), Move(1)), provenance=our_effect())
rebirth.basic("Flight", copies=5, cost=3, vp=1, subtype=MOVE_CARD, play=(Power(1), Move(3)), provenance=our_effect())
rebirth.basic(
    "Tomorrow's Headline",
    copies=5,
    cost=2,
    vp=1,
    play=(Power(1), SeeMain(put_it_third)),
    provenance=told_effect("Power"),
)
rebirth.basic(
    "Bat-Signal",
    copies=5,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(2), CallCharacter(2)),
    provenance=our_effect(),
)
rebirth.basic(
    "Super Speed",
    copies=5,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(1), Move(2)),
    defense=Defense(Walk(1)),
    provenance=our_effect(),
)
