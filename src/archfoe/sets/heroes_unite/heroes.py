"""Heroes of the main deck: 31 cards."""

from archfoe.core.abilities import Defense, VpNames
from archfoe.core.cards import Provenance
from archfoe.core.decisions import PLACE_CARD
from archfoe.core.effects import (
    CopyText,
    DeckToDiscard,
    Destroy,
    DifferentNames,
    Draw,
    Fetch,
    Gain,
    InDiscard,
    May,
    Once,
    Played,
    Power,
    PowerEach,
    PowerEachName,
    PowerEachPlayed,
    PowerIf,
    ReplaceInLineup,
    Win,
)
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN, Test, named, only
from archfoe.core.piles import DECK, HAND, MAIN
from archfoe.core.player import Player
from archfoe.sets.heroes_unite.box import UNITE as unite

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
