"""Super Powers of the main deck."""

from archfoe.core.abilities import Defense
from archfoe.core.cards import clarified
from archfoe.core.decisions import DESTROY_CARD, GAIN_CARD
from archfoe.core.effects import (
    Attack,
    Destroy,
    DestroyInLineup,
    Discard,
    Draw,
    DrawOneOf,
    Fetch,
    Gain,
    GainWeakness,
    May,
    PlayOneFrom,
    PointsInHand,
    Power,
    PowerEach,
    Then,
)
from archfoe.core.filters import HERO, SUPER_POWER, VILLAIN, Test, only
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, LINEUP
from archfoe.core.player import Player
from archfoe.games.duel.verbs import CallOff, InConfrontation, Toughen
from archfoe.sets.confrontations.box import AQUAMAN, CIRCE, FAUST, LEX, OCEAN_MASTER, SUPERMAN, WONDER_WOMAN, ZATANNA
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations

_TRANSMUTED = 3  # how much more the new card may cost


def transmute(me: Player) -> None:
    """You may destroy a card in your hand. If you do, gain a card from the Line-Up that costs at most 3 more.
    Otherwise, +2 Power."""
    card = me.choose(me.hand, DESTROY_CARD, optional=True)
    if card is None:
        me.add_power(2)
        return
    limit = me.s.costs[card] + _TRANSMUTED
    me.destroy(card)
    new = me.choose(me.gainable(me.lineup, Test(high=limit)), GAIN_CARD)
    if new is not None:
        me.gain(new)


confrontations.super_power(
    "Cold Breath",
    copies=2,
    cost=5,
    vp=1,
    symbol=SUPERMAN,
    play=(Power(1), Destroy(places=(HAND,)), Destroy(places=(DISCARD,)), May(DestroyInLineup())),
    provenance=clarified("copies, cost, Victory Points, Power, which three zones"),
)
confrontations.super_power("Heat Vision", cost=6, vp=2, symbol=SUPERMAN, assist=True, play=(Power(3), Destroy()))
confrontations.super_power(
    "Flight", cost=2, vp=1, symbol=SUPERMAN, assist=True, play=Power(1), defense=Defense(Draw(1))
)
confrontations.super_power(
    "Scientific Genius",
    copies=2,
    cost=5,
    vp=1,
    symbol=LEX,
    assist=True,
    play=PowerEach(1, PointsInHand()),
    provenance=clarified("copies, cost, Victory Points, Assist, that it never goes below 0"),
)
confrontations.super_power(
    "Hostile Takeover",
    cost=4,
    vp=1,
    symbol=LEX,
    assist=True,
    play=(Power(1), InConfrontation(Gain(Test(high=3), HAND), Gain(Test(high=3)))),
)
confrontations.super_power("Criminal Mastermind", cost=6, vp=2, symbol=LEX, assist=True, play=Draw(2))
confrontations.super_power(
    "Amazonian Training", copies=2, cost=3, vp=1, symbol=WONDER_WOMAN, play=Power(2), block=Toughen(2)
)
confrontations.super_power("Speed of Hermes", cost=3, vp=1, symbol=WONDER_WOMAN, play=Draw(1), defense=Defense(Draw(2)))
confrontations.super_power("Wisdom of Athena", cost=4, vp=1, symbol=WONDER_WOMAN, play=DrawOneOf(3))
confrontations.super_power("Transmutation", copies=2, cost=4, vp=1, symbol=CIRCE, play=transmute)
confrontations.super_power(
    "Sorcery", cost=5, vp=1, symbol=CIRCE, play=InConfrontation(Then(Draw(3), Discard()), (Draw(1), Power(1)))
)
confrontations.super_power(
    "Immortality", cost=6, vp=2, symbol=CIRCE, play=(Power(2), May(Fetch(to=DECK))), block=Toughen(4)
)
confrontations.super_power(
    "Marine Telepathy",
    copies=2,
    cost=4,
    vp=1,
    symbol=AQUAMAN,
    play=InConfrontation(PlayOneFrom(LINEUP, only(HERO, VILLAIN, high=4)), Power(2)),
)
confrontations.super_power("Atlantean Strength", cost=6, vp=2, symbol=AQUAMAN, play=Power(4))
confrontations.super_power(
    "Storm Calling", copies=2, cost=4, vp=1, symbol=OCEAN_MASTER, assist=True, play=InConfrontation(Power(3), Power(2))
)
confrontations.super_power("Tidal Wave", cost=7, vp=2, symbol=OCEAN_MASTER, play=(Power(3), Attack(Discard(2))))
confrontations.super_power(
    "Illusions",
    copies=2,
    cost=5,
    vp=1,
    symbol=ZATANNA,
    assist=True,
    play=(Draw(2), InConfrontation(May(CallOff()))),
    provenance=clarified("copies, cost, Victory Points, Assist, the number of cards, what is decided", "low"),
)
confrontations.super_power(
    "Backwards Magic", cost=6, vp=2, symbol=ZATANNA, play=(Power(2), Fetch(only(HERO, SUPER_POWER)))
)
confrontations.super_power(
    "Demonic Pact", copies=2, cost=3, vp=1, symbol=FAUST, play=May(GainWeakness(), Draw(2), Power(1))
)
confrontations.super_power(
    "Necromancy", cost=6, vp=2, symbol=FAUST, play=(Power(1), May(PlayOneFrom(DESTROYED, only(HERO, VILLAIN, high=5))))
)
