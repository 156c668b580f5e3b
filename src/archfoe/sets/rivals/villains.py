"""Villains of the main deck: 16 cards."""

from dataclasses import dataclass

from archfoe.core.abilities import Use
from archfoe.core.decisions import CHOOSE_ONE, TARGET_FOE, saying
from archfoe.core.effects import (
    Attack,
    Destroy,
    DestroyInLineup,
    Discard,
    Draw,
    Effect,
    GainDestroyed,
    GainWeakness,
    May,
    NoneInLineup,
    OneOf,
    PlayOneFrom,
    Power,
    PowerEach,
)
from archfoe.core.events import PICKED
from archfoe.core.filters import EQUIPMENT, HERO, VILLAIN, Test, named, only
from archfoe.core.piles import DISCARD, HAND, MAIN
from archfoe.core.player import Player
from archfoe.core.text import YOU, Person
from archfoe.games.duel.verbs import AsSoonAs, DiscardedByThatFoe, InConfrontation, Toughen
from archfoe.sets.rivals.box import COPIES_OURS
from archfoe.sets.rivals.box import RIVALS as rivals

SHOWN = saying("shown", "{}, the card shown")
BENEATH = saying("beneath", "the card beneath it")


@dataclass(frozen=True)
class LetFoePick(Effect):
    """The top card of the main deck is shown, and a foe decides between it and the one beneath."""

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[MAIN])

    def do(self, me: Player) -> bool:
        card = me.reveal(me.s.piles[MAIN][-1:])[0]
        seat = me.choose([foe.seat for foe in me.foes], TARGET_FOE, rule="G-46")
        assert seat is not None
        if len(me.foes) > 1:
            me.tell(PICKED, other=seat)
        if len(me.s.piles[MAIN]) > 1 and me.as_seat(seat).choose_one((SHOWN, BENEATH), CHOOSE_ONE, about=card):
            card = me.s.piles[MAIN][-2]
        me.gain(card)
        return True

    def text(self, who: Person = YOU) -> str:
        return "reveal the top card of the main deck. A foe picks what you gain: that card, or the one beneath it"


rivals.villain("Bane", cost=4, vp=1, play=(Power(1), Destroy()))
rivals.villain("Clayface", cost=3, vp=1, play=May(PlayOneFrom(DISCARD, Test(high=4)), otherwise=Power(1)))
rivals.villain("Harley Quinn", cost=3, vp=1, play=Draw(1), block=Toughen(2))
rivals.villain("Hugo Strange", copies=2, cost=6, vp=2, play=Draw(2), provenance=COPIES_OURS)
rivals.villain(
    "Killer Croc",
    cost=4,
    vp=1,
    play=(
        Power(2),
        May(DestroyInLineup(only(HERO))),
        InConfrontation(AsSoonAs(NoneInLineup(only(HERO)), Power(1))),
    ),
)
rivals.villain("Mr. Freeze", cost=4, vp=1, play=(Power(2), Attack(Discard(1, only(EQUIPMENT)))))
rivals.villain("The Penguin", cost=2, vp=1, play=Power(2))
rivals.villain("Poison Ivy", cost=5, vp=1, play=(Power(2), Attack(Discard(1, Test(has="block")))))
rivals.villain(
    "Ra's al Ghul", cost=7, vp=2, play=(Power(3), InConfrontation(May(GainDestroyed(only(HERO, VILLAIN), HAND))))
)
rivals.villain("The Riddler", cost=2, vp=1, play=Power(1), uses=Use(LetFoePick(), power=3))
rivals.villain(
    "Scarecrow",
    cost=6,
    vp=2,
    play=(Attack(GainWeakness()), InConfrontation(PowerEach(2, DiscardedByThatFoe(named("Weakness"))))),
)
rivals.villain("Talia al Ghul", cost=5, vp=1, play=Power(3), block=Toughen(3))
rivals.villain(
    "Two-Face",
    cost=3,
    vp=1,
    play=(Power(1), OneOf((Attack(Discard(1, Test(odd=True))), Attack(Discard(1, Test(even=True)))))),
)
rivals.villain(
    "Victor Zsasz",
    copies=2,
    cost=2,
    vp=1,
    play=(Power(1), Destroy(test=named("Weakness", "Vulnerability"))),
    provenance=COPIES_OURS,
)
