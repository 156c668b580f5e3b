"""Starters, and all cards of the main deck."""

from archfoe.core.abilities import Defense, Use, VpEach, VpIf, When
from archfoe.core.cards import RULEBOOK, Provenance
from archfoe.core.decisions import CHOOSE_ONE, PLAY_CARD, saying
from archfoe.core.effects import (
    Attack,
    BorrowFromLineup,
    Controls,
    Destroy,
    DestroyIt,
    Discard,
    DiscardHand,
    DiscardTop,
    Discount,
    Draw,
    EachFoe,
    EmptyDiscard,
    Fetch,
    FirstPlay,
    Gain,
    GainAll,
    GainTop,
    GainWeakness,
    If,
    LookTop,
    May,
    Once,
    PayFor,
    PlayAgain,
    Played,
    PlayTopOfStack,
    Power,
    PowerIf,
    RevealTop,
    TakeGained,
    TakeKick,
    Then,
)
from archfoe.core.events import NAMED
from archfoe.core.filters import (
    COSTLY,
    EQUIPMENT,
    HERO,
    LOCATION,
    NO_LOCATION,
    SUPER_POWER,
    SUPER_VILLAIN,
    VILLAIN,
    Test,
    named,
    only,
)
from archfoe.core.moments import PLAY
from archfoe.core.piles import BORROWED, DECK, DISCARD, HAND
from archfoe.core.player import Player
from archfoe.sets.base.box import BASE as base

PUNCH = base.starter("Punch", copies=36, play=Power(1), provenance=RULEBOOK)
VULNERABILITY = base.starter("Vulnerability", copies=16, provenance=RULEBOOK)
KICK = base.stack("Kick", SUPER_POWER, copies=16, cost=3, vp=1, play=Power(2))
WEAKNESS = base.stack("Weakness", copies=20, vp=-1, provenance=RULEBOOK)


base.hero("Blue Beetle", cost=6, vp=2, play=Power(3), defense=Defense(use="reveal"))
base.hero("Catwoman", copies=3, cost=2, vp=1, play=Power(2))
base.hero(
    "Dark Knight",
    cost=5,
    vp=1,
    play=(Power(2), GainAll(only(EQUIPMENT)), Once(Played(named("Catwoman")), May(TakeGained(HAND)))),
)
base.hero("Emerald Knight", cost=5, vp=1, play=BorrowFromLineup(only(EQUIPMENT, HERO, SUPER_POWER)))
base.hero("The Fastest Man Alive", cost=5, vp=1, play=Draw(2))
base.hero("Green Arrow", copies=3, cost=5, vp=VpIf(5, 4, only(HERO)), play=Power(2))
base.hero("High-Tech Hero", copies=3, cost=3, vp=1, play=PowerIf(1, 3, Played(only(SUPER_POWER, EQUIPMENT))))
base.hero("J'onn J'onzz", cost=6, vp=2, play=PlayTopOfStack())
base.hero("Kid Flash", copies=4, cost=2, vp=1, play=Draw(1))
base.hero("King of Atlantis", cost=5, vp=1, play=May(Destroy(places=(DISCARD,), least=1), Power(3), Power(1)))
base.hero("Man of Steel", cost=8, vp=3, play=(Power(3), Fetch(only(SUPER_POWER), n=0)))
base.hero("Mera", copies=2, cost=3, vp=1, play=If(EmptyDiscard(), Power(4), Power(2)))
base.hero("Princess Diana of Themyscira", cost=7, vp=2, play=GainAll(only(VILLAIN, high=7)))
base.hero("Robin", copies=3, cost=3, vp=1, play=(Power(1), Fetch(only(EQUIPMENT))))
base.hero("Supergirl", copies=2, cost=4, vp=1, play=May(TakeKick()))
base.hero("Swamp Thing", copies=2, cost=4, vp=1, play=If(Controls(), Power(5), Power(2)))
base.hero("Zatanna Zatara", copies=2, cost=4, vp=1, play=(Power(1), Fetch(to=DECK, n=2, optional=True, bottom=True)))


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


def play_a_top_card(me: Player) -> None:
    """Each foe reveals the top card of their deck. You may play one of those that is not a Location; then put it
    back.

    Short: Each foe reveals their top card; may play one (no Location), then return it.
    """
    shown = [card for foe in me.foes for card in foe.reveal(foe.top())]
    card = me.choose(me.among(shown, NO_LOCATION), PLAY_CARD, optional=True, rule="G-9")
    if card is not None:
        me.play_for_once(card, me.s.where[card])


base.super_power(
    "Bulletproof", copies=3, cost=4, vp=1, play=Power(2), defense=Defense((Draw(1), Destroy(places=(DISCARD,))))
)
base.super_power("Heat Vision", copies=3, cost=6, vp=2, play=(Power(3), Destroy()))
base.super_power("Super Speed", copies=4, cost=3, vp=1, play=Draw(1), defense=Defense(Draw(2)))
base.super_power("Super Strength", copies=3, cost=7, vp=2, play=Power(5))
base.super_power("X-Ray Vision", copies=3, cost=3, vp=1, play=play_a_top_card)


base.equipment(
    "Aquaman's Trident",
    copies=3,
    cost=3,
    vp=1,
    play=Power(2),
    uses=Use(TakeGained(DECK)),
)
base.equipment("Batmobile", copies=3, cost=2, vp=1, play=If(FirstPlay(), Then(DiscardHand(), Draw(5)), Power(1)))
base.equipment("The Bat-Signal", copies=3, cost=5, vp=1, play=(Power(1), Fetch(only(HERO))))
base.equipment("The Cape and Cowl", copies=3, cost=4, vp=1, play=Power(2), defense=Defense(Draw(2)))
base.equipment("Green Arrow's Bow", copies=3, cost=4, vp=1, play=(Power(2), Discount(2, SUPER_VILLAIN)))
base.equipment("Lasso of Truth", copies=3, cost=2, vp=1, play=Power(1), defense=Defense(Draw(1)))
base.equipment("Nth Metal", copies=4, cost=3, vp=1, play=(Power(1), LookTop(May(DestroyIt()))))
base.equipment("Power Ring", copies=3, cost=3, vp=1, play=RevealTop(COSTLY, Power(3), Power(2)))
base.equipment("Utility Belt", copies=3, cost=5, vp=VpIf(5, 4, only(EQUIPMENT)), play=Power(2))


def first(test: Test) -> When:
    return When(PLAY, Draw(1), test, nth=1)


base.location("Arkham Asylum", cost=5, vp=1, when=first(only(VILLAIN)))
base.location("The Batcave", cost=5, vp=1, when=first(only(EQUIPMENT)))
base.location("Fortress of Solitude", cost=5, vp=1, when=first(only(SUPER_POWER)))
base.location("Titans Tower", cost=5, vp=1, when=first(Test(low=2, high=3)))
base.location("The Watchtower", cost=5, vp=1, when=first(only(HERO)))
