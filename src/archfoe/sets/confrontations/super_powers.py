"""Super Powers of the main deck."""

from archfoe.core.abilities import Defense
from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.effects import (
    Attack,
    Destroy,
    DestroyInLineup,
    DiscardRandom,
    Draw,
    May,
    PlayOneFrom,
    PointsInHand,
    Power,
    PowerEach,
)
from archfoe.core.filters import HERO, VILLAIN, only
from archfoe.core.piles import DESTROYED, DISCARD, HAND, LINEUP
from archfoe.core.player import Player
from archfoe.games.duel.verbs import CallOff, InConfrontation, OwnLevel, Toughen
from archfoe.sets.confrontations.box import (
    AQUAMAN,
    CIRCE,
    FAUST,
    LEX,
    OCEAN_MASTER,
    SUPERMAN,
    WONDER_WOMAN,
    ZATANNA,
    told,
)
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations
from archfoe.sets.confrontations.single_foe import clear_the_way


def lure_one_away(me: Player) -> None:
    """Shows the attacker their hand and discards a Hero or Villain of the attacker's choice from it.

    Short: Shows hand, discards a Hero or Villain you choose.
    """
    attacker = me.as_seat(me.s.active)
    attacker.look(me.hand)
    lured = attacker.choose(me.among(me.hand, only(HERO, VILLAIN)), DISCARD_CARD)
    if lured is not None:
        me.discard(lured)


def toughen_by_top_card(me: Player) -> None:
    """Discard the top card of your deck; the Confronted Character costs that card's cost more this turn.

    Short: discard your top card; the Character costs as much more.
    """
    for card in me.top():
        me.discard(card)
        Toughen(me.card(card).cost).do(me)


confrontations.super_power(
    "Cold Breath",
    cost=6,
    vp=2,
    symbol=SUPERMAN,
    play=(Power(2), Destroy(places=(HAND,)), Destroy(places=(DISCARD,)), May(DestroyInLineup())),
    provenance=told("Power, which three zones"),
)
confrontations.super_power(
    "Impervious", cost=7, vp=2, symbol=SUPERMAN, play=Power(3), defense=Defense(use="reveal"), block=Toughen(4)
)
confrontations.super_power(
    "Scientific Genius",
    cost=7,
    vp=2,
    symbol=LEX,
    assist=True,
    play=(Power(2), PowerEach(1, PointsInHand())),
    provenance=told("Power, Assist, that the points of the hand never go below 0"),
)
confrontations.super_power(
    "Strength of the Gods", cost=4, vp=1, symbol=WONDER_WOMAN, play=(Power(1), PowerEach(1, OwnLevel()))
)
confrontations.super_power("Flight", copies=2, cost=3, vp=1, symbol=WONDER_WOMAN, play=(Power(1), Draw(1)))
confrontations.super_power(
    "Mystic Control", cost=4, vp=1, symbol=CIRCE, play=(Power(2), Attack(lure_one_away, chosen=True))
)
confrontations.super_power(
    "Illusions",
    cost=5,
    vp=1,
    symbol=CIRCE,
    assist=True,
    play=(Draw(2), InConfrontation(May(CallOff()))),
    provenance=told("Assist, the number of cards, what is decided", "low"),
)
confrontations.super_power(
    "Telepathy",
    copies=2,
    cost=3,
    vp=1,
    symbol=AQUAMAN,
    play=(InConfrontation(PlayOneFrom(LINEUP, only(HERO, VILLAIN, high=4)), Power(2)), clear_the_way),
)
confrontations.super_power(
    "Water Control", cost=4, vp=1, symbol=OCEAN_MASTER, assist=True, play=Power(2), defense=Defense(Draw(1))
)
confrontations.super_power("Pots!", cost=2, vp=1, symbol=ZATANNA, play=Power(1), block=toughen_by_top_card)
confrontations.super_power("Tegrof!", cost=5, vp=1, symbol=ZATANNA, play=(Power(2), Attack(DiscardRandom())))
confrontations.super_power(
    "Dark Arts",
    cost=4,
    vp=1,
    symbol=FAUST,
    play=May(PlayOneFrom(DESTROYED, only(HERO, VILLAIN, high=4)), otherwise=Power(2)),
)
