"""Heroes of the main deck."""

from archfoe.core.abilities import Defense
from archfoe.core.decisions import DISCARD_CARD, TARGET_FOE, saying
from archfoe.core.effects import (
    Destroy,
    Discard,
    DiscardIt,
    Draw,
    DrawOneOf,
    Fetch,
    Gain,
    If,
    InDiscard,
    LookTop,
    May,
    OneOf,
    PlayAgain,
    Played,
    Power,
    PowerEach,
    ReplaceInLineup,
    Then,
    TypesInDiscard,
)
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Test, only
from archfoe.core.piles import DECK, DISCARD, HAND
from archfoe.core.player import Player
from archfoe.games.duel.verbs import (
    InConfrontation,
    LevelOfThatFoe,
    LimitBlocks,
    Switch,
    Toughen,
    ToughenEach,
)
from archfoe.games.shared.verbs import LendAssist
from archfoe.sets.confrontations.box import AQUAMAN, SUPERMAN, WONDER_WOMAN, ZATANNA, told
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations
from archfoe.sets.confrontations.single_foe import clear_the_way

PLAY_IT = saying("play_it", "play {}")


def discard_more_and_draw_as_many(me: Player) -> None:
    """Discard any number of other cards, then draw as many cards as you discarded, this one included.

    Short: discard more, draw as many as you discarded.
    """
    cards = me.choose_some(me.hand, DISCARD_CARD, 0, len(me.hand))
    me.discard(*cards)
    me.draw(1 + len(cards))


def possess_top_of_a_foe(me: Player) -> None:
    """Choose a foe and reveal the top card of that foe's deck. Unless it is a Location, you may play it; then it
    goes back on top.

    Short: Choose a foe: may play that foe's top card (no Location), then return it.
    """
    seat = me.choose([foe.seat for foe in me.foes], TARGET_FOE)
    if seat is None:
        return
    foe = me.as_seat(seat)
    for card in foe.reveal(foe.top()):
        if me.card(card).type != LOCATION and me.may(PLAY_IT, about=card):
            me.play_for_once(card, DECK + seat)


def sift_three_and_draw(me: Player) -> None:
    """Look at the top 3 cards of your deck. Discard any of them and put the rest back in any order. Then draw a
    card.

    Short: See your top 3 cards, discard any of them, then draw 1.
    """
    top = me.look(me.top(3))
    gone = me.choose_some(top, DISCARD_CARD, 0, len(top))
    me.discard(*gone)
    me.put_back([card for card in top if card not in gone], DECK + me.seat)
    me.draw(1)


# Superman's

confrontations.hero(
    "Superboy",
    cost=4,
    vp=1,
    symbol=SUPERMAN,
    play=May(PlayAgain(test=only(SUPER_POWER), in_front=True), otherwise=Power(2)),
    provenance=told("the type that is played again, the +2"),
)
confrontations.hero(
    "Lois Lane",
    cost=4,
    vp=1,
    symbol=SUPERMAN,
    assist=True,
    play=(Power(2), LendAssist(only(HERO))),
    provenance=told("Power, her own Assist, which cards get Assist and how long"),
)
confrontations.hero("Supergirl", cost=5, vp=1, symbol=SUPERMAN, assist=True, play=Power(3))
confrontations.hero("Steel", copies=2, cost=3, vp=1, symbol=SUPERMAN, assist=True, play=Power(1), block=Toughen(3))
confrontations.hero(
    "Krypto", copies=2, cost=3, vp=1, symbol=SUPERMAN, assist=True, play=Draw(1), defense=Defense(Draw(1))
)
confrontations.hero("Jimmy Olsen", cost=2, vp=1, symbol=SUPERMAN, assist=True, play=Draw(1))
confrontations.hero(
    "Lana Lang",
    copies=2,
    cost=3,
    vp=1,
    symbol=SUPERMAN,
    assist=True,
    play=(Power(1), InConfrontation(Draw(1), Power(1))),
)
confrontations.hero(
    "Toymaster",
    cost=5,
    vp=1,
    symbol=SUPERMAN,
    play=May(Gain(only(EQUIPMENT, high=5), HAND), otherwise=Power(2)),
)

# Wonder Woman's

confrontations.hero(
    "Donna Troy",
    cost=5,
    vp=1,
    symbol=WONDER_WOMAN,
    play=Power(3),
    defense=Defense(Then(Discard(), Draw(1)), use="reveal"),
    provenance=told("Power, the card drawn"),
)
confrontations.hero(
    "Steve Trevor",
    copies=2,
    cost=3,
    vp=1,
    symbol=WONDER_WOMAN,
    assist=True,
    play=Power(2),
    defense=Defense(Discard(), use="reveal"),
    provenance=told("Power, Assist"),
)
confrontations.hero(
    "Orion",
    cost=6,
    vp=2,
    symbol=WONDER_WOMAN,
    play=Power(3),
    block=ToughenEach(1, InDiscard(only(HERO))),
    provenance=told("Power, what is counted"),
)
confrontations.hero(
    "Ares", cost=7, vp=3, symbol=WONDER_WOMAN, play=(Power(4), InConfrontation(PowerEach(1, LevelOfThatFoe())))
)
confrontations.hero(
    "Hephaestus",
    cost=5,
    vp=1,
    symbol=WONDER_WOMAN,
    play=(Power(2), May(Fetch(only(EQUIPMENT)))),
    block=Toughen(3),
)
confrontations.hero(
    "Hera",
    cost=5,
    vp=1,
    symbol=WONDER_WOMAN,
    play=(Power(2), May(Fetch(Test(has="guards"), DECK)), InConfrontation(LimitBlocks(1))),
)
confrontations.hero("Hermes", cost=5, vp=1, symbol=WONDER_WOMAN, assist=True, play=Then(Draw(2), Discard()))

# Aquaman's

confrontations.hero(
    "Mera",
    cost=4,
    vp=1,
    symbol=AQUAMAN,
    play=PowerEach(1, TypesInDiscard()),
    provenance=told("what is counted"),
)
confrontations.hero(
    "The Others",
    copies=2,
    cost=3,
    vp=1,
    symbol=AQUAMAN,
    play=Power(2),
    defense=Defense(discard_more_and_draw_as_many),
    provenance=told("Power, what sets the number of cards drawn"),
)
confrontations.hero("Tempest", copies=2, cost=3, vp=1, symbol=AQUAMAN, assist=True, play=Power(2))
confrontations.hero("Tula", cost=2, vp=1, symbol=AQUAMAN, assist=True, play=(Power(1), LookTop(May(DiscardIt()))))
confrontations.hero(
    "Ya'wara",
    cost=2,
    vp=1,
    symbol=AQUAMAN,
    play=(Power(1), If(Played(only(HERO), other=True, already=True), Power(1))),
)
confrontations.hero(
    "Poseidon", cost=6, vp=2, symbol=AQUAMAN, play=(Power(3), ReplaceInLineup(1), InConfrontation(Power(1)))
)

# Zatanna Zatara's

confrontations.hero(
    "Swamp Thing",
    cost=7,
    vp=2,
    symbol=ZATANNA,
    play=Power(4),
    block=Switch(),
    provenance=told("all but that it is taken out of two-player games", "low"),
)
confrontations.hero("John Constantine", cost=4, vp=1, symbol=ZATANNA, play=DrawOneOf(2, discarded=True))
confrontations.hero(
    "Deadman", copies=2, cost=3, vp=1, symbol=ZATANNA, assist=True, play=(possess_top_of_a_foe, clear_the_way)
)
confrontations.hero("Madame Xanadu", cost=4, vp=1, symbol=ZATANNA, play=sift_three_and_draw)
confrontations.hero(
    "Animal Man",
    cost=4,
    vp=1,
    symbol=ZATANNA,
    play=OneOf(((Power(2), May(Destroy(places=(DISCARD,)))), (Draw(1), Power(1)))),
)
confrontations.hero(
    "Blue Devil",
    cost=4,
    vp=1,
    symbol=ZATANNA,
    play=Power(2),
    defense=Defense((Draw(1), Destroy(places=(DISCARD,)))),
)
confrontations.hero("Doctor Fate", cost=6, vp=2, symbol=ZATANNA, play=InConfrontation(Draw(3), (Draw(1), Power(2))))
confrontations.hero(
    "Ragman",
    copies=2,
    cost=3,
    vp=1,
    symbol=ZATANNA,
    play=(Power(1), PowerEach(1, InDiscard(only(VILLAIN))), clear_the_way),
)
