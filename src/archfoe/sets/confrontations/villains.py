"""Villains of the main deck."""

from archfoe.core.cards import clarified
from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.effects import (
    Attack,
    Destroy,
    Discard,
    DiscardTop,
    Draw,
    GainWeakness,
    If,
    IfDone,
    InDiscard,
    May,
    OneOf,
    PlayAgain,
    Played,
    Power,
    PowerEach,
    PowerEachLater,
    PutFromPlay,
    RevealHand,
    Then,
)
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, named, only
from archfoe.core.player import Player
from archfoe.games.duel.verbs import InConfrontation, Switch, Toughen, ToughenEach
from archfoe.sets.confrontations.box import CIRCE, FAUST, LEX, OCEAN_MASTER
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations


def power_for_each_costly_card(me: Player, hit: list[Player]) -> None:
    """+1 Power for each card of cost 1 or more discarded this way."""
    n = sum(me.fits(card, COSTLY) for victim in hit for card in victim.discards[-1:])
    if n:
        me.add_power(n)


def lure_a_hero(me: Player) -> None:
    """Shows the attacker their hand and discards a Hero of the attacker's choice from it."""
    attacker = me.as_seat(me.s.active)
    attacker.look(me.hand)
    hero = attacker.choose(me.among(me.hand, only(HERO)), DISCARD_CARD)
    if hero is not None:
        me.discard(hero)


confrontations.villain(
    "Metallo",
    copies=2,
    cost=4,
    vp=1,
    symbol=LEX,
    play=May(PlayAgain(test=only(EQUIPMENT), in_front=True), otherwise=Power(2)),
    provenance=clarified("copies, cost, Victory Points, the type that is played again, the +2"),
)
confrontations.villain("Mercy Graves", cost=4, vp=1, symbol=LEX, assist=True, play=(Power(1), Draw(1)))
confrontations.villain(
    "Parasite",
    cost=4,
    vp=1,
    symbol=LEX,
    play=(Power(2), Attack(IfDone(Discard(1, only(SUPER_POWER)), otherwise=RevealHand()), harmed=Draw(1), chosen=True)),
)
confrontations.villain("Bizarro", cost=5, vp=1, symbol=LEX, assist=True, play=(Power(2), May(GainWeakness(), Power(2))))
confrontations.villain("General Zod", cost=6, vp=2, symbol=LEX, play=(Power(3), Attack(Discard())))
confrontations.villain(
    "Magog",
    cost=6,
    vp=2,
    symbol=CIRCE,
    play=(Power(3), InConfrontation(May(Switch()))),
    provenance=clarified("all but that it is taken out of two-player games", "low"),
)
confrontations.villain(
    "Bestiamorphs",
    copies=2,
    cost=3,
    vp=1,
    symbol=CIRCE,
    play=(Power(2), If(Played(only(VILLAIN), other=True, already=True), Power(1))),
)
confrontations.villain(
    "Cheetah", cost=4, vp=1, symbol=CIRCE, play=(Power(1), InConfrontation(Then(Discard(), Draw(2)), Power(1)))
)
confrontations.villain("Giganta", cost=5, vp=1, symbol=CIRCE, play=(Power(3), Attack(PutFromPlay(only(LOCATION)))))
confrontations.villain(
    "Medusa", cost=4, vp=1, symbol=CIRCE, play=(Power(2), Attack(OneOf((Discard(1, only(HERO)), GainWeakness()))))
)
confrontations.villain(
    "Black Manta", cost=6, vp=2, symbol=OCEAN_MASTER, play=(Power(3), Attack(DiscardTop(), power_for_each_costly_card))
)
confrontations.villain(
    "The Trench",
    copies=3,
    cost=3,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(Power(2), InConfrontation(PowerEach(1, Played(named("The Trench"), other=True, already=True)))),
)
confrontations.villain("Siren", cost=4, vp=1, symbol=OCEAN_MASTER, play=(Power(2), Attack(lure_a_hero, chosen=True)))
confrontations.villain("King Shark", cost=5, vp=1, symbol=OCEAN_MASTER, play=Power(3), block=Toughen(3))
confrontations.villain(
    "Klarion",
    cost=5,
    vp=1,
    symbol=FAUST,
    play=(Power(2), PowerEachLater(1, only(SUPER_POWER))),
    provenance=clarified("copies, cost, Victory Points, Power, size and kind of the bonus"),
)
confrontations.villain(
    "Etrigan",
    cost=6,
    vp=2,
    symbol=FAUST,
    play=Power(3),
    block=ToughenEach(1, InDiscard(only(VILLAIN))),
    provenance=clarified("copies, cost, Victory Points, Power, type, what is counted, symbol"),
)
confrontations.villain("Demons Three", copies=2, cost=5, vp=1, symbol=FAUST, play=(Power(2), Attack(GainWeakness())))
confrontations.villain("Nick Necro", cost=4, vp=1, symbol=FAUST, play=(Power(1), Destroy()))
confrontations.villain("Blackbriar Thorn", cost=3, vp=1, symbol=FAUST, assist=True, play=Power(2))
