"""Heroes of the main deck: 18 cards."""

from archfoe.core.abilities import Defense
from archfoe.core.effects import (
    Destroy,
    DestroyInLineup,
    Draw,
    DrawIt,
    DrawOneOf,
    Fetch,
    May,
    NoneInLineup,
    Once,
    Power,
    PowerOfIt,
    RevealTop,
)
from archfoe.core.filters import EQUIPMENT, VILLAIN, only
from archfoe.core.piles import DECK, DISCARD
from archfoe.core.player import Player
from archfoe.games.duel.verbs import AsSoonAs, InConfrontation, Succeeded, Toughen, ToughenSelf, confronted
from archfoe.sets.rivals.box import COPIES_OURS
from archfoe.sets.rivals.box import RIVALS as rivals


def play_top_of_that_foe(me: Player) -> None:
    """Play the top card of that foe's deck, then put it into that foe's discard pile.

    Short: Play that foe's top card, then discard it there.
    """
    foe = confronted(me)
    for card in foe.top() if foe is not None else ():
        assert foe is not None
        me.play_for_once(card, DISCARD + foe.seat)


def draw_equipment_in_a_row(me: Player) -> None:
    """Reveal the top card of your deck and draw it. As long as the card drawn is an Equipment, do it again.

    Short: Draw your top card, shown; as long as it is an Equipment, again.
    """
    again = True
    while again:
        top = me.reveal(me.top())
        me.draw(1)  # told to draw, even if there is no card (ruling G-57)
        again = any(me.fits(card, only(EQUIPMENT)) for card in top)


rivals.hero("Alfred Pennyworth", cost=2, vp=1, play=Fetch(to=DECK), provenance=COPIES_OURS)
rivals.hero("Batwoman", copies=2, cost=3, vp=1, play=(Power(1), Draw(1)), provenance=COPIES_OURS)
rivals.hero(
    "Black Canary",
    cost=6,
    vp=2,
    play=(
        Power(2),
        May(DestroyInLineup(only(VILLAIN))),
        InConfrontation(AsSoonAs(NoneInLineup(only(VILLAIN)), Power(3))),
    ),
    provenance=COPIES_OURS,
)
rivals.hero("Catwoman", cost=4, vp=1, play=(Power(2), InConfrontation(play_top_of_that_foe)), provenance=COPIES_OURS)
rivals.hero("Commissioner Gordon", copies=2, cost=3, vp=1, play=Power(2), block=Toughen(2), provenance=COPIES_OURS)
rivals.hero("Huntress", cost=4, vp=1, play=(Power(2), Destroy(places=(DISCARD,))), provenance=COPIES_OURS)
rivals.hero(
    "Lucius Fox", copies=2, cost=2, vp=1, play=Power(1), defense=Defense(ToughenSelf(1)), provenance=COPIES_OURS
)
rivals.hero("Nightwing", cost=5, vp=1, play=draw_equipment_in_a_row, provenance=COPIES_OURS)
rivals.hero("Oracle", cost=4, vp=1, play=DrawOneOf(2, shown=True), provenance=COPIES_OURS)
rivals.hero("Red Hood", cost=3, vp=1, play=(Power(2), Once(Succeeded(), Destroy(2))), provenance=COPIES_OURS)
rivals.hero("Red Robin", cost=6, vp=2, play=Power(4), provenance=COPIES_OURS)
rivals.hero("Robin", cost=5, vp=1, play=RevealTop(only(EQUIPMENT), PowerOfIt(), DrawIt()), provenance=COPIES_OURS)
rivals.hero("Superman", cost=7, vp=3, play=Power(4), block=Toughen(4), provenance=COPIES_OURS)
rivals.hero("Vicki Vale", copies=2, cost=2, vp=1, play=Draw(1), provenance=COPIES_OURS)
