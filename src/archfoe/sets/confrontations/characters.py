"""Eight Characters of three Levels each; the next one takes over when one is defeated."""

from typing import Unpack

from archfoe.core.abilities import TEAM, Grant, Use, When
from archfoe.core.cards import Provenance, listed
from archfoe.core.decisions import FETCH_CARD, saying
from archfoe.core.effects import (
    Destroy,
    DestroyIt,
    Discard,
    Draw,
    DrawAtEnd,
    Fetch,
    GainWeakness,
    HandBelow,
    If,
    IfDone,
    LookTop,
    May,
    OnceATurn,
    Power,
    PowerForNewType,
    TakeGained,
)
from archfoe.core.effects.tops import has_cards
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, only
from archfoe.core.moments import DRAW, GAIN, HARM, PLAY, START
from archfoe.core.piles import DECK, DISCARD, HAND
from archfoe.core.player import Player
from archfoe.games.duel.cards import HEROES_SIDE, VILLAINS_SIDE, DuelFields
from archfoe.games.duel.events import ANNOUNCE, BLOCK
from archfoe.games.duel.verbs import CONFRONTATION, CallOff, Toughen, WhileConfronting
from archfoe.sets.confrontations.box import AQUAMAN, CIRCE, FAUST, LEX, OCEAN_MASTER, SUPERMAN, WONDER_WOMAN, ZATANNA
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations
from archfoe.sets.confrontations.villains import strip_that_foe

_COSTS = {1: 9, 2: 12, 3: 15}
_POINTS = {1: 4, 2: 6, 3: 0}
FREE = Test(high=0)


def told(ours: str) -> Provenance:
    """An ability that the rulebook quotes or explains; `ours` is what we had to add."""
    return listed(ours, "rulebook")


DISCARD_TOP = saying("discard_top", "discard the top card of your deck")


def hero(name: str, level: int, **ability: Unpack[DuelFields]) -> None:
    _add(name, level, HEROES_SIDE, ability)


def villain(name: str, level: int, **ability: Unpack[DuelFields]) -> None:
    _add(name, level, VILLAINS_SIDE, ability)


def _add(name: str, level: int, side: str, fields: DuelFields) -> None:
    fields.setdefault("provenance", listed(ours=""))
    fields["side"], fields["symbol"], fields["cost"], fields["vp"] = side, name, _COSTS[level], _POINTS[level]
    confrontations.character(name, level, **fields)


def discard_for_a_spell(me: Player) -> None:
    """You may discard the top card of your deck. If it is a Super Power, you may put it into your hand.

    Short: May discard your top card; a Super Power goes into your hand.
    """
    if not has_cards(me) or not me.may(DISCARD_TOP):
        return
    card = me.top()[0]
    me.discard(card)
    if me.fits(card, only(SUPER_POWER)) and me.choose([card], FETCH_CARD, optional=True) is not None:
        me.move(card, HAND + me.seat)


hero(SUPERMAN, 1, when=When(PLAY, Power(1), only(SUPER_POWER), nth=1))
hero(
    SUPERMAN,
    2,
    provenance=told("when it happens and how many cards"),
    when=When(START, If(HandBelow(5), Draw(1))),
)
hero(SUPERMAN, 3, when=When(PLAY, Power(1), only(HERO, SUPER_POWER), during=CONFRONTATION))
hero(WONDER_WOMAN, 1, when=When(GAIN, DrawAtEnd(), only(HERO), once=True))
hero(WONDER_WOMAN, 2, when=When(BLOCK, Toughen(1), own_turn=False))
hero(WONDER_WOMAN, 3, when=When(PLAY, Power(1), Test(has="guards"), during=CONFRONTATION))
hero(AQUAMAN, 1, uses=Use(TakeGained(DECK, Test(high=4))))
hero(AQUAMAN, 2, when=When(ANNOUNCE, May(Fetch(Test(high=5), DECK))))
hero(AQUAMAN, 3, when=When(PLAY, PowerForNewType(), during=CONFRONTATION))
hero(ZATANNA, 1, when=When(PLAY, LookTop(May(DestroyIt())), only(HERO, SUPER_POWER), nth=1))
hero(ZATANNA, 2, when=When(DRAW, WhileConfronting(Draw(1)), once=True, during=CONFRONTATION))
hero(
    ZATANNA,
    3,
    provenance=told("what becomes of a Super Power"),
    when=When(PLAY, discard_for_a_spell, only(HERO), whose=TEAM, own_turn=False, during=CONFRONTATION),
)
villain(LEX, 1, when=When(GAIN, DrawAtEnd(), Test(low=5), once=True))
villain(LEX, 2, provenance=told("the card type"), when=When(PLAY, Power(1), only(EQUIPMENT)))
villain(LEX, 3, when=When(PLAY, Power(1), only(EQUIPMENT, SUPER_POWER), during=CONFRONTATION))
villain(CIRCE, 1, when=When(GAIN, OnceATurn(Destroy(test=FREE)), Test((VILLAIN,), low=4)))
villain(
    CIRCE,
    2,
    provenance=told("the trigger"),
    when=When(PLAY, May(CallOff()), only(VILLAIN), during=CONFRONTATION),
)
villain(CIRCE, 3, provenance=told("which cards"), grants=Grant("assist", only(VILLAIN), whose=TEAM))
villain(OCEAN_MASTER, 1, when=When(HARM, Power(1), once=True))
villain(OCEAN_MASTER, 2, when=When(ANNOUNCE, strip_that_foe))
villain(OCEAN_MASTER, 3, when=When(PLAY, Power(2), Test(has="attacks"), during=CONFRONTATION))
villain(FAUST, 1, uses=Use(IfDone(Discard(1, FREE), Power(1))))
villain(FAUST, 2, when=When(PLAY, OnceATurn(May(GainWeakness(), Draw(1))), only(SUPER_POWER)))
villain(
    FAUST,
    3,
    when=(
        When(PLAY, Power(1), only(SUPER_POWER), during=CONFRONTATION),
        When(PLAY, Destroy(places=(DISCARD,)), only(SUPER_POWER), during=CONFRONTATION),
    ),
)
