"""Equipment of the main deck: 27 cards."""

from archfoe.core.abilities import Defense, VpEach, VpNames
from archfoe.core.decisions import DESTROY_CARD
from archfoe.core.effects import (
    Attack,
    Destroy,
    Discard,
    DiscardRandom,
    DiscardToDraw,
    Draw,
    Fetch,
    Gain,
    GainAll,
    InDiscard,
    MatchPower,
    May,
    Once,
    OneOf,
    Played,
    PlayInLineup,
    Power,
    PowerEach,
    PowerEachPlayed,
)
from archfoe.core.filters import EQUIPMENT, HERO, NO_TYPE, VILLAIN, named, only
from archfoe.core.piles import DECK, HAND
from archfoe.core.player import Player
from archfoe.sets.heroes_unite.box import UNITE as unite
from archfoe.sets.heroes_unite.heroes import POWER_RING

PER_RING = VpEach(1, POWER_RING)


def burn_one_of_two(me: Player) -> None:
    """Look at the top 2 cards of your deck and destroy one of them; the other stays on top. +Power equal to the
    cost of the card destroyed.

    Short: Destroy one of your top 2: +Power equal to its cost.
    """
    top = me.look(me.top(2))
    for card in me.choose_some(top, DESTROY_CARD, 1, 1) if len(top) == 2 else ():  # G-43: one alone stays
        me.destroy(card)
        if me.s.costs[card]:
            me.add_power(me.s.costs[card])


def draw_two_types(me: Player) -> None:
    """Reveal the top 2 cards of your deck. If both have a card type and the types differ, draw both. Otherwise, put
    them back in any order.

    Short: Reveal your top 2 cards; if types differ, draw both.
    """
    shown = me.reveal(me.top(2))
    types = {me.card(card).type for card in shown}
    if len(types) == 2 and NO_TYPE not in types:
        me.draw(2)
    else:
        me.put_back(shown, DECK + me.seat)


unite.equipment("Batarang", copies=4, cost=2, vp=1, play=Power(2))
unite.equipment(
    "Blue Lantern Power Ring",
    cost=5,
    vp=PER_RING,
    play=(Power(1), PowerEach(1, InDiscard(only(HERO))), PowerEachPlayed(1, Played(only(HERO)))),
)
unite.equipment("Green Lantern Power Ring", cost=5, vp=PER_RING, play=Power(2), defense=Defense(Draw(2)))
unite.equipment("Helmet of Fate", copies=2, cost=3, vp=1, play=Power(2), defense=Defense(DiscardToDraw()))
unite.equipment("Indigo Tribe Power Ring", cost=5, vp=PER_RING, play=MatchPower())
unite.equipment("Legion Flight Ring", copies=4, cost=2, vp=1, play=Draw(1))
unite.equipment(
    "Mind Control Hat",
    cost=7,
    vp=2,
    play=(
        Draw(2),
        Attack(DiscardRandom()),
        Once(Played(named("Jervis Tetch")), May(PlayInLineup(only(HERO, VILLAIN)))),
    ),
)
unite.equipment(
    "Orange Lantern Power Ring",
    cost=5,
    vp=PER_RING,
    play=May(Gain(only(EQUIPMENT, high=5), HAND), otherwise=Power(2)),
)
unite.equipment("Red Lantern Power Ring", cost=5, vp=PER_RING, play=burn_one_of_two)
unite.equipment("Sciencell", copies=2, cost=6, vp=VpNames(1, only(VILLAIN)), play=Power(2))
unite.equipment(
    "Skeets",
    copies=3,
    cost=4,
    vp=1,
    play=May(Fetch(only(HERO), DECK), otherwise=Draw(1)),
    defense=Defense(OneOf((Fetch(only(HERO)), Draw(1)))),
)
unite.equipment("Soultaker Sword", copies=3, cost=4, vp=1, play=(Power(2), Destroy(places=(HAND,))))
unite.equipment("Star Sapphire Power Ring", cost=5, vp=PER_RING, play=draw_two_types)
unite.equipment("White Lantern Power Battery", cost=7, vp=2, play=(GainAll(POWER_RING, HAND), Gain(to=DECK)))
unite.equipment("Yellow Lantern Corps Power Ring", cost=5, vp=PER_RING, play=(Power(2), Attack(Discard())))
