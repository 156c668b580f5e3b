"""Heroes of the main deck. Eight are called like Super Heroes: a number in brackets, their cost, tells them apart."""

from archfoe.core.abilities import Defense
from archfoe.core.effects import Destroy, Draw, EachPlayer, ForPlayer, If, Move, OneOf, Power, PowerEach
from archfoe.core.facts import changed
from archfoe.core.filters import MOVE_CARD, VILLAIN, only
from archfoe.core.piles import HAND
from archfoe.core.player import Player
from archfoe.games.city.kinds import CHOOSE_SPACE
from archfoe.games.city.ring import near, own_turn_of_city, turn_of_city, villains_at
from archfoe.games.city.verbs.cards import PowerForProtected, SeeMain
from archfoe.games.city.verbs.characters import OnLocation, UnspentMove, Walk
from archfoe.games.city.verbs.places import READY_TO_FOLLOW, follow, here, put_villain
from archfoe.games.city.verbs.villains import CheaperHere
from archfoe.sets.rebirth.box import MAIN_CARD, told_effect
from archfoe.sets.rebirth.box import REBIRTH as rebirth


def defeat_the_attacker(me: Player) -> None:
    """If the attacker is a regular Villain, you defeat it.

    Short: defeat the attacker if a regular Villain.
    """
    turn = turn_of_city(me.s)
    if turn is not None and turn.attacker >= 0 and not me.card(turn.attacker).super_villain:
        me.game.rules.defeat_villain(me, turn.attacker)


def scatter_villains(me: Player) -> None:
    """You may move each Villain in your space 1 space, each in a direction you choose.

    Short: May move each Villain in your space 1 space.
    """
    mine = here(me)
    if mine is None:
        return
    for card in villains_at(me.s, mine):
        space = me.choose(near(mine, 1), CHOOSE_SPACE, about=card)
        assert space is not None
        put_villain(me, card, space)


def have_rewards_twice(me: Player) -> None:
    """Each Villain's Reward you earn later this turn is resolved twice."""
    own_turn = own_turn_of_city(me.s)
    if own_turn is not None:
        own_turn.rewards_twice = changed(own_turn.rewards_twice, me.seat, True)


def carry_villains(me: Player) -> None:
    """Your next run of moves this turn carries along every Villain in your space and in each space you enter.

    Short: Your next moves carry along every Villain you are with or meet.
    """
    follow(me.s, READY_TO_FOLLOW)


rebirth.hero(
    "Aquaman (3)",
    copies=2,
    cost=3,
    vp=1,
    assist=True,
    assist_range=2,
    play=(Power(1), If(OnLocation(), Power(1))),
    provenance=MAIN_CARD,
)
rebirth.hero(
    "Batman (6)",
    cost=6,
    vp=2,
    play=Power(3),
    defense=Defense(defeat_the_attacker),
    provenance=told_effect("copies, Power"),
)
rebirth.hero("Black Canary", copies=2, cost=2, vp=1, play=(Power(1), scatter_villains), provenance=MAIN_CARD)
rebirth.hero(
    "Blue Beetle",
    copies=2,
    cost=5,
    vp=1,
    play=Power(3),
    defense=Defense(PowerForProtected(2), range=2),
    provenance=told_effect("copies, Power, Range, size of the bonus"),
)
rebirth.hero(
    "Cyborg (3)",
    copies=2,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    assist=True,
    assist_range=1,
    play=(Power(1), OneOf((Draw(1), Move(2)))),
    provenance=MAIN_CARD,
)
rebirth.hero(
    "Doctor Fate",
    copies=2,
    cost=5,
    vp=1,
    play=(Power(3), have_rewards_twice),
    provenance=told_effect("copies, Power"),
)
rebirth.hero(
    "Green Arrow",
    copies=2,
    cost=4,
    vp=1,
    assist=True,
    assist_range=4,
    play=Power(2),
    provenance=told_effect("copies", "high"),
)
rebirth.hero(
    "Jessica Cruz (4)",
    copies=2,
    cost=4,
    vp=1,
    subtype=MOVE_CARD,
    assist=True,
    assist_range=2,
    play=(Power(2), ForPlayer(Walk(2))),
    provenance=MAIN_CARD,
)
rebirth.hero(
    "Lois Lane",
    copies=2,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(1), SeeMain(EachPlayer(Walk(1)), only(VILLAIN), Power(1), shown=True)),
    provenance=MAIN_CARD,
)
rebirth.hero(
    "Simon Baz (4)",
    copies=2,
    cost=4,
    vp=1,
    assist=True,
    assist_range=1,
    play=(Power(2), ForPlayer(Destroy(places=(HAND,)))),
    provenance=MAIN_CARD,
)
rebirth.hero(
    "Superman (7)",
    cost=7,
    vp=2,
    subtype=MOVE_CARD,
    play=(Power(5), Move(3), carry_villains),
    provenance=told_effect("copies, Power, Move"),
)
rebirth.hero(
    "The Flash (6)",
    cost=6,
    vp=2,
    subtype=MOVE_CARD,
    play=(Move(3), PowerEach(1, UnspentMove())),
    provenance=told_effect("copies, Move, what the Power counts"),
)
rebirth.hero(
    "Wonder Woman (5)",
    copies=2,
    cost=5,
    vp=1,
    assist=True,
    assist_range=1,
    play=(Power(3), CheaperHere(1)),
    provenance=MAIN_CARD,
)
