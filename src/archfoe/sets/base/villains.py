"""Villains of the main deck: 33 cards."""

from archfoe.core.abilities import VpEach
from archfoe.core.cards import Provenance
from archfoe.core.decisions import CHOOSE_ONE, PLAY_CARD, saying
from archfoe.core.effects import (
    Attack,
    Destroy,
    Discard,
    DiscardHand,
    DiscardTop,
    Draw,
    EachFoe,
    Fetch,
    Gain,
    GainTop,
    GainWeakness,
    If,
    PayFor,
    PlayAgain,
    Played,
    Power,
    Then,
)
from archfoe.core.events import NAMED
from archfoe.core.filters import COSTLY, LOCATION, Test, named
from archfoe.core.piles import BORROWED, DECK, DISCARD
from archfoe.core.player import Player
from archfoe.sets.base.box import BASE as base


def play_what_was_discarded(me: Player, hit: list[Player]) -> None:
    """You may play each of those cards that is not a Location.

    Short: May play them, except Locations.
    """
    s = me.s
    left = {card: foe.seat for foe in hit for card in foe.discards[-1:] if s.cards[card].type != LOCATION}
    while left:
        ready = [card for card, owner in left.items() if s.where[card] == DISCARD + owner]
        card = me.choose(ready, PLAY_CARD, optional=True, rule="G-9")
        if card is None:
            return
        s.put(card, BORROWED + left.pop(card))  # stays its owner's, and goes home at the end of the turn
        me.play(card)


EVEN, ODD = saying("even", "an even cost"), saying("odd", "an odd cost")


def call_even_or_odd(me: Player) -> None:
    """Name even or odd, then reveal the top card of your deck. If its cost is as you said, draw it. Otherwise,
    discard it.

    Short: Name even or odd, then reveal your top card: right, draw it; wrong, discard it.
    """
    odd = me.choose_one((EVEN, ODD), CHOOSE_ONE)
    me.tell(NAMED, note=ODD if odd else EVEN)
    for card in me.reveal(me.top()):
        if me.card(card).cost % 2 == odd:
            me.draw(1)
        else:
            me.discard(card)


base.villain("Bane", copies=2, cost=4, vp=1, play=(Power(2), Attack(Discard())))
base.villain("Bizarro", cost=7, vp=VpEach(2, named("Weakness")), play=Power(3))
base.villain("Cheetah", copies=2, cost=2, vp=1, play=Gain(Test(high=4)))
base.villain("Clayface", copies=2, cost=4, vp=1, play=PlayAgain("Clayface"))
base.villain("Doomsday", copies=2, cost=6, vp=2, play=Power(4))
base.villain("Gorilla Grodd", copies=2, cost=5, vp=2, play=Power(3))
base.villain(
    "Harley Quinn", copies=2, cost=2, vp=1, play=(Power(1), Attack(Fetch(named("Punch", "Vulnerability"), DECK)))
)
base.villain(
    "Lobo",
    cost=7,
    vp=2,
    play=(Power(3), Destroy(2)),
    provenance=Provenance("public-list", "high", "One public list gives 1 VP; pictures of the card show 2."),
)
base.villain("The Penguin", copies=2, cost=3, vp=1, play=Then(Draw(2), Discard(2)))
base.villain("Poison Ivy", copies=2, cost=3, vp=1, play=(Power(1), Attack(DiscardTop(COSTLY, GainWeakness()))))
base.villain("The Riddler", copies=2, cost=3, vp=1, play=PayFor(3, GainTop(), otherwise=Power(1)))
base.villain("Scarecrow", copies=2, cost=5, vp=1, play=(Power(2), Attack(GainWeakness())))
base.villain("Solomon Grundy", copies=2, cost=6, vp=2, play=Power(3), own_place=DECK)
base.villain("Starro", cost=7, vp=2, play=Attack(DiscardTop(), spoils=play_what_was_discarded))
base.villain(
    "Suicide Squad",
    copies=6,
    cost=4,
    vp=VpEach(1, named("Suicide Squad")),
    play=(Power(2), If(Played(named("Suicide Squad"), n=2, other=True, already=True), EachFoe(DiscardHand()))),
)
base.villain("Two-Face", copies=2, cost=2, vp=1, play=(Power(1), call_even_or_odd))
