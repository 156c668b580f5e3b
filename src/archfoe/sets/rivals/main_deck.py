"""Starters, and all cards of the main deck."""

from dataclasses import dataclass

from archfoe.core.abilities import Defense, Use, When
from archfoe.core.cards import RULEBOOK, Provenance
from archfoe.core.decisions import CHOOSE_ONE, TARGET_FOE, saying
from archfoe.core.effects import (
    Attack,
    Destroy,
    DestroyInLineup,
    DestroyIt,
    Discard,
    DiscardHand,
    Draw,
    DrawIt,
    DrawOneOf,
    Effect,
    Fetch,
    FirstPlay,
    GainDestroyed,
    GainTop,
    GainWeakness,
    GaveNothing,
    If,
    May,
    NoneInLineup,
    Once,
    OneOf,
    PlayOneFrom,
    Power,
    PowerEach,
    PowerOfIt,
    RevealTop,
    Then,
)
from archfoe.core.events import PICKED
from archfoe.core.filters import ANY, EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN
from archfoe.core.player import Player
from archfoe.core.text import YOU, Person
from archfoe.games.duel.card import Tough
from archfoe.games.duel.events import ANNOUNCE
from archfoe.games.duel.verbs import (
    AsSoonAs,
    Confronting,
    DiscardedByThatFoe,
    InConfrontation,
    Succeeded,
    ThatFoe,
    Toughen,
    ToughenSelf,
    confronted,
)
from archfoe.sets.rivals.box import COPIES_OURS
from archfoe.sets.rivals.box import RIVALS as rivals

rivals.starter("Punch", copies=14, play=Power(1), provenance=RULEBOOK)
rivals.starter("Vulnerability", copies=6, provenance=RULEBOOK)
rivals.stack("Kick", SUPER_POWER, copies=8, cost=3, vp=1, play=Power(2))
rivals.stack("Weakness", copies=10, vp=-1, provenance=RULEBOOK)


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


rivals.super_power(
    "Billionaire", copies=2, cost=5, vp=1, play=InConfrontation(GainTop(HAND), Power(2)), provenance=COPIES_OURS
)
rivals.super_power(
    "Homicidal Maniac",
    copies=2,
    cost=3,
    vp=1,
    play=RevealTop(ANY, OneOf((DrawIt(), DestroyIt()))),
    provenance=COPIES_OURS,
)
rivals.super_power("Insanity", copies=2, cost=2, vp=1, play=Power(1), defense=Defense(Draw(1)), provenance=COPIES_OURS)
rivals.super_power("Killing Joke", cost=7, vp=3, play=(Power(2), Draw(1)), block=Toughen(4), provenance=COPIES_OURS)
rivals.super_power(
    "Maniacal Laugh", copies=2, cost=4, vp=1, play=(Power(1), InConfrontation(Draw(2))), provenance=COPIES_OURS
)
rivals.super_power(
    "Master Martial Artist", copies=2, cost=4, vp=1, play=Power(2), block=Toughen(3), provenance=COPIES_OURS
)
rivals.super_power(
    "World's Greatest Detective",
    cost=6,
    vp=2,
    play=(Power(1), Draw(1)),
    defense=Defense(use="reveal"),
    provenance=Provenance(
        "public-list",
        "medium",
        "Ours: copies, which the list leaves blank. Two public lists give 1 and 2 Victory Points: it has 2 here, like "
        "every other non-Location card costing 6 in its box (G-66).",
    ),
)


rivals.equipment(
    "Batarang",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(1), Draw(1)),
    defense=Defense(Draw(1)),
    provenance=COPIES_OURS,
)
rivals.equipment(
    "Batmobile", cost=3, vp=1, play=If(FirstPlay(), Then(DiscardHand(), Draw(4)), Power(2)), provenance=COPIES_OURS
)
rivals.equipment("The Bat-Signal", cost=7, vp=3, play=(Power(3), InConfrontation(Fetch(only(HERO)))))
rivals.equipment("Grappling Hook", copies=2, cost=3, vp=1, play=Power(2), block=Toughen(2), provenance=COPIES_OURS)
rivals.equipment(
    "Joy Buzzer",
    copies=2,
    cost=2,
    vp=1,
    play=(Power(1), InConfrontation(ThatFoe(Discard()))),
    provenance=COPIES_OURS,
)
rivals.equipment("Laughing Gas", cost=6, vp=2, play=(Power(2), Attack(GainWeakness())), provenance=COPIES_OURS)
rivals.equipment("Utility Belt", cost=5, vp=1, play=Then(Draw(2), Discard()), block=Toughen(3))


_BOTTOM = Provenance(
    "public-list", "medium", "The list says the bottom of the deck; the top would be stronger and is not ruled out."
)


def help_at_once(me: Player) -> None:
    """In a Confrontation in which you play this card, +1 Power.

    Short: In a Confrontation, +1 Power at once.
    """
    if Confronting().met(me) and GaveNothing().met(me):
        me.add_power(1)


rivals.location("Abandoned Amusement Park", cost=4, vp=1, tough=Tough(1))
rivals.location("Arkham Asylum", cost=6, vp=1, uses=Use(Fetch(only(VILLAIN), DECK, bottom=True)), provenance=_BOTTOM)
rivals.location(
    "The Batcave",
    cost=4,
    vp=1,
    play=help_at_once,
    when=When(ANNOUNCE, Power(1)),
)
rivals.location("Wayne Manor", cost=6, vp=1, uses=Use(Fetch(only(HERO), DECK, bottom=True)), provenance=_BOTTOM)
