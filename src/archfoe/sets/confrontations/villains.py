"""Villains of the main deck."""

from archfoe.core.abilities import Defense
from archfoe.core.decisions import DESTROY_CARD, GAIN_CARD
from archfoe.core.effects import (
    Attack,
    Destroy,
    DifferentTypes,
    Discard,
    Draw,
    Fetch,
    GainWeakness,
    IfDone,
    InDiscard,
    InLineup,
    May,
    OneOf,
    PlayAgain,
    Played,
    PlayOneFrom,
    Power,
    PowerEach,
    PowerEachLater,
    PowerEachPlayed,
    RevealHand,
    Then,
)
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.piles import DECK, DISCARD, HAND, LINEUP
from archfoe.core.player import Player
from archfoe.games.duel.verbs import (
    InConfrontation,
    Switch,
    ThatFoe,
    Toughen,
    ToughenEach,
    ToughenSelf,
    confronted,
)
from archfoe.sets.confrontations.box import CIRCE, FAUST, LEX, OCEAN_MASTER, told
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations
from archfoe.sets.confrontations.single_foe import clear_the_way

_TRANSMUTED = 3  # how much more the new card may cost


def strip_that_foe(me: Player) -> None:
    """That foe discards the top card of their deck. If its cost is 1 or more, +1 Power.

    Short: That foe discards their top card; if it costs 1+, +1 Power.
    """
    foe = confronted(me)
    for card in foe.top() if foe is not None else ():
        assert foe is not None
        foe.discard(card)
        if me.fits(card, COSTLY):
            me.add_power(1)


def transmute(me: Player) -> None:
    """You may destroy a card in your hand. If you do, gain a card from the Line-Up that costs at most 3 more.
    Otherwise, +2 Power.

    Short: May destroy a card in hand to gain one costing up to 3 more; else +2 Power.
    """
    card = me.choose(me.hand, DESTROY_CARD, optional=True)
    if card is None:
        me.add_power(2)
        return
    limit = me.s.costs[card] + _TRANSMUTED
    me.destroy(card)
    new = me.choose(me.gainable(me.lineup, Test(high=limit)), GAIN_CARD)
    if new is not None:
        me.gain(new)


# Lex Luthor's

confrontations.villain(
    "Metallo",
    cost=4,
    vp=1,
    symbol=LEX,
    play=May(PlayAgain(test=only(EQUIPMENT), in_front=True), otherwise=Power(2)),
    provenance=told("the type that is played again, the +2"),
)
confrontations.villain(
    "Parasite",
    copies=2,
    cost=3,
    vp=1,
    symbol=LEX,
    assist=True,
    play=(Power(1), InConfrontation(ThatFoe(Discard()), Power(1))),
)
confrontations.villain("Bizarro", cost=6, vp=1, symbol=LEX, assist=True, play=(Power(3), May(GainWeakness(), Power(2))))
confrontations.villain(
    "Zod", cost=5, vp=1, symbol=LEX, assist=True, play=(Power(2), PowerEachPlayed(1, Played(only(VILLAIN), other=True)))
)
confrontations.villain(
    "Amazo", cost=4, vp=1, symbol=LEX, play=May(PlayOneFrom(LINEUP, only(HERO, high=4)), otherwise=Power(2))
)
confrontations.villain("Doomsday", cost=5, vp=1, symbol=LEX, play=Power(3), block=Toughen(3))

# Circe's

confrontations.villain(
    "Magog",
    cost=7,
    vp=2,
    symbol=CIRCE,
    play=(Power(4), InConfrontation(May(Switch()))),
    provenance=told("all but that it is taken out of two-player games", "low"),
)
confrontations.villain(
    "Artemis",
    cost=4,
    vp=1,
    symbol=CIRCE,
    play=(Power(2), Attack(IfDone(Discard(1, Test(has="block")), otherwise=RevealHand()), chosen=True)),
    provenance=told("Power, who is attacked"),
)
confrontations.villain(
    "Cheetah", cost=4, vp=1, symbol=CIRCE, play=(Power(1), InConfrontation(Then(Discard(), Draw(2)), Power(1)))
)
confrontations.villain(
    "Giganta", copies=2, cost=3, vp=1, symbol=CIRCE, play=(Power(2), clear_the_way), defense=Defense(ToughenSelf(2))
)
confrontations.villain("Apollo", cost=7, vp=3, symbol=CIRCE, play=(Power(2), Draw(1), InConfrontation(Power(1))))
confrontations.villain("First Born", cost=6, vp=2, symbol=CIRCE, play=(Power(2), May(Fetch(to=DECK))), block=Toughen(4))
confrontations.villain(
    "Strife", cost=6, vp=2, symbol=CIRCE, play=(Power(3), Attack(OneOf((Discard(1, only(HERO)), GainWeakness()))))
)
confrontations.villain(
    "Faora", cost=5, vp=1, symbol=CIRCE, play=(Power(3), InConfrontation(ThatFoe(Discard(1, Test(has="block")))))
)

# Ocean Master's

confrontations.villain(
    "Black Manta",
    copies=2,
    cost=3,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(Power(2), InConfrontation(strip_that_foe), clear_the_way),
)
confrontations.villain(
    "The Trench",
    cost=2,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(Power(1), InConfrontation(PowerEach(1, Played(only(VILLAIN), other=True, already=True)))),
)
confrontations.villain(
    "Siren",
    copies=2,
    cost=3,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(OneOf((Draw(1), PowerEach(1, InLineup(only(HERO))))), clear_the_way),
)
confrontations.villain("King Shark", cost=2, vp=1, symbol=OCEAN_MASTER, play=Power(1), block=Toughen(3))
confrontations.villain(
    "Atlan", cost=4, vp=1, symbol=OCEAN_MASTER, play=(Power(2), May(Fetch(only(VILLAIN, EQUIPMENT), DECK)))
)
confrontations.villain("Chimera", cost=4, vp=1, symbol=OCEAN_MASTER, play=PowerEachPlayed(1, DifferentTypes()))
confrontations.villain(
    "Nereus",
    copies=2,
    cost=3,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(
        Power(2),
        Attack(IfDone(Discard(1, only(SUPER_POWER)), otherwise=RevealHand()), chosen=True),
        clear_the_way,
    ),
)

# Felix Faust's

confrontations.villain(
    "Klarion",
    cost=5,
    vp=1,
    symbol=FAUST,
    play=(Power(2), PowerEachLater(1, only(SUPER_POWER))),
    provenance=told("Power, size and kind of the bonus"),
)
confrontations.villain(
    "Etrigan",
    cost=5,
    vp=1,
    symbol=FAUST,
    play=Power(2),
    block=ToughenEach(1, InDiscard(only(VILLAIN))),
    provenance=told("Power, what is counted"),
)
confrontations.villain("Blackbriar Thorn", copies=2, cost=3, vp=1, symbol=FAUST, assist=True, play=Power(2))
confrontations.villain("Doctor Destiny", copies=2, cost=3, vp=1, symbol=FAUST, play=Draw(1), defense=Defense(Draw(2)))
confrontations.villain(
    "Eclipso",
    cost=6,
    vp=1,
    symbol=FAUST,
    play=(Power(2), May(PlayOneFrom(DISCARD, only(HERO, VILLAIN, high=5)))),
)
confrontations.villain("Enchantress", cost=4, vp=1, symbol=FAUST, play=transmute)
confrontations.villain(
    "The Creeper",
    cost=2,
    vp=1,
    symbol=FAUST,
    play=(Power(1), Destroy(places=(HAND,), test=named("Vulnerability", "Weakness"))),
)
confrontations.villain(
    "Silver Banshee",
    copies=2,
    cost=3,
    vp=1,
    symbol=FAUST,
    play=(Power(2), Attack(OneOf((Discard(), GainWeakness())), chosen=True)),
)
