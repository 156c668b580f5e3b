"""Starters, and all cards of the main deck."""

from archfoe.core.abilities import Defense, Use, VpEach, VpNames, VpPer, When
from archfoe.core.cards import RULEBOOK, Provenance
from archfoe.core.decisions import DESTROY_CARD, PLACE_CARD
from archfoe.core.effects import (
    Attack,
    BorrowFromLineup,
    Controls,
    CopyText,
    DeckToDiscard,
    Destroy,
    DestroyIt,
    DifferentNames,
    Discard,
    DiscardHand,
    DiscardIt,
    DiscardRandom,
    DiscardToDraw,
    Draw,
    DrawIt,
    Fetch,
    FirstPlay,
    Gain,
    GainAll,
    GainTop,
    GainWeakness,
    GainWithin,
    If,
    IfDone,
    InDiscard,
    LookTop,
    MatchPower,
    May,
    Once,
    OneOf,
    Played,
    PlayInLineup,
    PlayTopOfMain,
    Power,
    PowerEach,
    PowerEachName,
    PowerEachPlayed,
    PowerIf,
    PutIntoPlay,
    ReplaceInLineup,
    RevealHand,
    RevealTop,
    Solace,
    Then,
    VillainCosts,
    Win,
)
from archfoe.core.filters import (
    COSTLY,
    EQUIPMENT,
    HERO,
    LOCATION,
    NO_TYPE,
    STARTER,
    SUPER_POWER,
    VILLAIN,
    Test,
    named,
    only,
)
from archfoe.core.moments import START
from archfoe.core.piles import DECK, HAND, MAIN
from archfoe.core.player import Player
from archfoe.sets.heroes_unite.box import UNITE as unite

unite.starter("Punch", copies=36, play=Power(1), provenance=RULEBOOK)
unite.starter("Vulnerability", copies=16, provenance=RULEBOOK)
unite.stack("Kick", SUPER_POWER, copies=16, cost=3, vp=1, play=Power(2))
unite.stack("Weakness", copies=20, vp=-1, provenance=RULEBOOK)


POWER_RING = named("Power Ring")


def add_from_main_deck(me: Player) -> None:
    """Reveal the top 2 cards of the main deck. You may add any of them to the Line-Up; put the others back on top
    in any order.

    Short: Reveal the main deck's top 2 cards. May add any of them to the Line-Up.
    """
    shown = me.reveal(me.s.piles[MAIN][:-3:-1])
    added = me.choose_some(shown, PLACE_CARD, 0, len(shown))
    for card in added:
        me.to_lineup(card)
    me.put_back([card for card in shown if card not in added], MAIN)


unite.hero("Crimson Whirlwind", cost=5, vp=1, play=(Power(2), May(DeckToDiscard())))
unite.hero(
    "Daughter of Gotham City", copies=2, cost=3, vp=1, play=(Power(1), Fetch(named("Punch"), n=2, optional=True))
)
unite.hero("Deadman", copies=2, cost=4, vp=1, play=Power(2), gained=Destroy(2))
unite.hero("Hawkgirl", copies=2, cost=2, vp=1, play=(Power(1), PowerEach(1, InDiscard(only(HERO)))))
unite.hero(
    "Hero of the Future", copies=2, cost=4, vp=1, play=(Power(2), PowerEachPlayed(2, Played(Test(has="defense"))))
)
unite.hero("Jason Blood", cost=7, vp=2, play=(Power(3), Fetch(only(VILLAIN), DECK, optional=True)))
unite.hero("Katana", copies=4, cost=2, vp=1, play=Power(1), defense=Defense(Draw(1)))
unite.hero(
    "Kyle Rayner",
    cost=7,
    vp=2,
    play=(Power(3), PowerEachName(2, POWER_RING), Once(DifferentNames(POWER_RING, 3), Win())),
)
unite.hero("Plastic Man", copies=3, cost=3, vp=1, play=CopyText(only(EQUIPMENT)))
unite.hero("Raven", copies=3, cost=3, vp=1, play=(Power(1), Draw(1)))
unite.hero("Saint Walker", copies=2, cost=5, vp=VpNames(1, only(HERO)), play=Draw(1))
unite.hero("Sonic Siren", copies=2, cost=4, vp=1, play=(Power(2), ReplaceInLineup(1)))
unite.hero("Superboy", copies=2, cost=5, vp=1, play=(Power(1), Fetch(only(SUPER_POWER))))
unite.hero(
    "Warrior Princess",
    cost=6,
    vp=2,
    play=(Power(3), Once(Played(named("Starbolt")), Gain(to=HAND))),
    provenance=Provenance("public-list", "medium", "The number of copies is not sure: lists say 1 or 2."),
)
unite.hero("Winged Warrior", cost=6, vp=2, play=(Power(2), PowerIf(0, 3, Played(only(HERO), other=True))))
unite.hero("Wonder of the Knight", cost=5, vp=1, play=(Fetch(only(EQUIPMENT)), Draw(1)))
unite.hero("World's Mightiest Mortal", cost=8, vp=3, play=(Power(5), add_from_main_deck))


unite.villain(
    "Black Lantern Corps",
    copies=2,
    cost=6,
    vp=2,
    play=(Power(2), Attack(GainWeakness(), spared=Draw(1))),
    provenance=Provenance("public-list", "medium", "The number of copies is not sure: one list leaves the card out."),
)
unite.villain("Brother Blood", copies=2, cost=6, vp=2, play=Power(4))
unite.villain("Deadshot", copies=2, cost=2, vp=1, play=(Power(1), Attack(RevealTop(COSTLY, DiscardIt()))))
unite.villain("Dr. Sivana", copies=2, cost=4, vp=1, play=(Power(2), Fetch(only(SUPER_POWER), DECK, optional=True)))
unite.villain("Granny Goodness", copies=2, cost=5, vp=1, play=BorrowFromLineup(only(HERO, VILLAIN)))
unite.villain("Jervis Tetch", copies=2, cost=3, vp=1, play=(Power(1), LookTop(OneOf((DestroyIt(), DiscardIt())))))
unite.villain("Killer Croc", copies=2, cost=4, vp=1, play=PowerIf(2, 3, Played(only(VILLAIN), other=True)))
unite.villain(
    "Larfleeze",
    cost=7,
    vp=VpPer(1, 7),
    play=IfDone(GainWithin(5, HAND), otherwise=Power(3)),
    provenance=Provenance("public-list", "medium", "The number of copies is not sure: lists say 1 or 2."),
)
unite.villain("Manhunter", copies=6, cost=3, vp=1, play=(Power(1), PowerEach(2, InDiscard(named("Manhunter")))))
unite.villain("Mr. Zsasz", copies=2, cost=3, vp=1, play=(Power(2), Attack(RevealTop(Test(odd=True), GainWeakness()))))
unite.villain(
    "Ocean Master", copies=2, cost=2, vp=1, play=(Power(1), Once(Played(only(VILLAIN), other=True), Destroy()))
)
unite.villain(
    "Parasite",
    copies=2,
    cost=4,
    vp=1,
    play=(
        Power(2),
        Attack(Then(RevealHand(), IfDone(Discard(1, Test(low=3)), then=Solace(Fetch(named("Punch"), optional=True))))),
    ),
)
unite.villain(
    "Red Lantern Corps", copies=2, cost=5, vp=1, play=May(Destroy(places=(HAND,), least=1), Power(3), Power(1))
)
unite.villain("Talon", copies=2, cost=1, vp=1, play=PowerIf(0, 2, Played(only(STARTER))))
unite.villain("The Demon Etrigan", cost=7, vp=2, play=(Power(4), Fetch(only(HERO), DECK, optional=True)))


unite.super_power(
    "Canary Cry",
    copies=3,
    cost=4,
    vp=1,
    play=May(Fetch(only(VILLAIN), DECK), otherwise=Draw(1)),
    defense=Defense(OneOf((Fetch(only(VILLAIN, high=7)), Draw(1)))),
)
unite.super_power("Force Field", copies=2, cost=3, vp=1, play=Draw(1), ongoing=True, defense=Defense(use="from play"))
unite.super_power(
    "Power of the Green",
    copies=2,
    cost=3,
    vp=1,
    play=(PutIntoPlay(only(LOCATION)), If(Controls(), Power(3), Power(2))),
)
unite.super_power("Shazam!", copies=2, cost=7, vp=2, play=(Power(2), PlayTopOfMain()))
unite.super_power("Starbolt", copies=3, cost=5, vp=1, play=(Power(2), PowerEach(1, InDiscard(only(SUPER_POWER)))))
unite.super_power("Teleportation", cost=7, vp=1, play=GainTop(HAND))
unite.super_power(
    "Whirlwind", copies=3, cost=2, vp=1, play=(Power(1), If(FirstPlay(), May(Then(DiscardHand(), Draw(4)))))
)


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


def scout(wanted: str) -> Use:
    return Use(RevealTop(only(wanted), DrawIt(), May(DiscardIt())))


unite.location("Apokolips", cost=5, vp=1, uses=scout(VILLAIN))
unite.location("Gotham City", cost=5, vp=1, uses=scout(EQUIPMENT))
unite.location("Metropolis", cost=5, vp=1, uses=scout(SUPER_POWER))
unite.location("New Genesis", cost=5, vp=1, uses=scout(HERO))
unite.location("Oa", cost=5, vp=1, when=When(START, If(VillainCosts(10), Draw(1))))
