"""Heroes of the main deck."""

from archfoe.core.abilities import Defense
from archfoe.core.cards import clarified
from archfoe.core.decisions import DISCARD_CARD, TARGET_FOE, saying
from archfoe.core.effects import (
    Attack,
    Discard,
    DiscardIt,
    DiscardTop,
    Draw,
    DrawOneOf,
    Fetch,
    IfDone,
    InDiscard,
    LookTop,
    May,
    PlayAgain,
    Power,
    PowerEach,
    RevealHand,
    Then,
    TypesInDiscard,
)
from archfoe.core.filters import HERO, LOCATION, SUPER_POWER, Test, only
from archfoe.core.piles import DECK
from archfoe.core.player import Player
from archfoe.games.duel.verbs import Switch, Toughen, ToughenEach
from archfoe.games.shared.verbs import LendAssist
from archfoe.sets.confrontations.box import AQUAMAN, SUPERMAN, WONDER_WOMAN, ZATANNA
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations

PLAY_IT = saying("play_it", "play {}")


def discard_more_and_draw_as_many(me: Player) -> None:
    """Discard any number of other cards, then draw as many cards as you discarded, this one included."""
    cards = me.choose_some(me.hand, DISCARD_CARD, 0, len(me.hand))
    me.discard(*cards)
    me.draw(1 + len(cards))


def possess_top_of_a_foe(me: Player) -> None:
    """Choose a foe and reveal the top card of that foe's deck. Unless it is a Location, you may play it; then it
    goes back on top."""
    seat = me.choose([foe.seat for foe in me.foes], TARGET_FOE)
    if seat is None:
        return
    foe = me.as_seat(seat)
    for card in foe.reveal(foe.top()):
        if me.card(card).type != LOCATION and me.may(PLAY_IT, about=card):
            me.play_for_once(card, DECK + seat)


def sift_three_and_draw(me: Player) -> None:
    """Look at the top three cards of your deck. Discard any of them and put the rest back in any order. Then draw a
    card."""
    top = me.look(me.top(3))
    gone = me.choose_some(top, DISCARD_CARD, 0, len(top))
    me.discard(*gone)
    me.put_back([card for card in top if card not in gone], DECK + me.seat)
    me.draw(1)


confrontations.hero(
    "Superboy",
    copies=2,
    cost=4,
    vp=1,
    symbol=SUPERMAN,
    play=May(PlayAgain(test=only(SUPER_POWER), in_front=True), otherwise=Power(2)),
    provenance=clarified("copies, cost (4 at most is known), Victory Points, the type that is played again, the +2"),
)
confrontations.hero(
    "Lois Lane",
    cost=3,
    vp=1,
    symbol=SUPERMAN,
    assist=True,
    play=(Power(1), LendAssist(only(HERO))),
    provenance=clarified("all but that she gives other cards Assist"),
)
confrontations.hero("Supergirl", cost=5, vp=1, symbol=SUPERMAN, assist=True, play=Power(3))
confrontations.hero("Steel", cost=4, vp=1, symbol=SUPERMAN, assist=True, play=Power(2), block=Toughen(2))
confrontations.hero("Krypto", cost=2, vp=1, symbol=SUPERMAN, assist=True, play=Draw(1))
confrontations.hero(
    "Artemis",
    cost=4,
    vp=1,
    symbol=WONDER_WOMAN,
    play=(Power(2), Attack(IfDone(Discard(1, Test(has="block")), otherwise=RevealHand()), chosen=True)),
    provenance=clarified("copies, cost, Victory Points, Power, that it is an Attack and on whom"),
)
confrontations.hero(
    "Donna Troy",
    cost=5,
    vp=1,
    symbol=WONDER_WOMAN,
    play=Power(3),
    defense=Defense(Then(Discard(), Draw(1)), use="reveal"),
    provenance=clarified("copies, cost, Victory Points, Power, the card drawn"),
)
confrontations.hero(
    "Steve Trevor",
    copies=2,
    cost=2,
    vp=1,
    symbol=WONDER_WOMAN,
    assist=True,
    play=Power(1),
    defense=Defense(Discard(), use="reveal"),
    provenance=clarified("copies, cost, Victory Points, Power, Assist"),
)
confrontations.hero(
    "Orion",
    cost=6,
    vp=2,
    symbol=WONDER_WOMAN,
    play=Power(3),
    block=ToughenEach(1, InDiscard(only(HERO))),
    provenance=clarified("copies, cost, Victory Points, Power, what is counted"),
)
confrontations.hero(
    "Hippolyta", cost=7, vp=3, symbol=WONDER_WOMAN, play=(Power(3), Fetch(Test(has="guards"), DECK, n=2, optional=True))
)
confrontations.hero(
    "Mera",
    copies=2,
    cost=5,
    vp=1,
    symbol=AQUAMAN,
    play=PowerEach(1, TypesInDiscard()),
    provenance=clarified("copies, cost, Victory Points, what is counted"),
)
confrontations.hero(
    "The Others",
    copies=2,
    cost=4,
    vp=1,
    symbol=AQUAMAN,
    play=Power(2),
    defense=Defense(discard_more_and_draw_as_many),
    provenance=clarified("copies, cost, Victory Points, Power, what sets the number of cards drawn"),
)
confrontations.hero("Aqualad", cost=3, vp=1, symbol=AQUAMAN, assist=True, play=Power(2))
confrontations.hero("Vulko", cost=2, vp=1, symbol=AQUAMAN, play=(Power(1), LookTop(May(DiscardIt()))))
confrontations.hero(
    "Swamp Thing",
    cost=5,
    vp=1,
    symbol=ZATANNA,
    play=Power(3),
    block=Switch(),
    provenance=clarified("all but that it is taken out of two-player games", "low"),
)
confrontations.hero("John Constantine", copies=2, cost=4, vp=1, symbol=ZATANNA, play=DrawOneOf(2, discarded=True))
confrontations.hero("Deadman", cost=3, vp=1, symbol=ZATANNA, assist=True, play=possess_top_of_a_foe)
confrontations.hero(
    "Zachary Zatara",
    cost=3,
    vp=1,
    symbol=ZATANNA,
    play=(Power(1), May(DiscardTop(only(SUPER_POWER), Power(2), Power(1)))),
)
confrontations.hero("Madame Xanadu", cost=5, vp=1, symbol=ZATANNA, play=(Power(1), sift_three_and_draw))
