"""Heroes of the main deck. Three are called like Super Heroes: a number in brackets, their cost, tells them apart."""

from archfoe.core.abilities import Defense
from archfoe.core.cards import DESIGNED, clarified, known
from archfoe.core.decisions import CHOOSE_ONE, saying
from archfoe.core.effects import Destroy, Draw, EachPlayer, Fetch, ForPlayer, If, Move, Power, PowerEach
from archfoe.core.facts import changed
from archfoe.core.filters import MOVE_CARD, STARTER, VILLAIN, only
from archfoe.core.player import Player
from archfoe.games.city.kinds import CHOOSE_SPACE, TARGET_CHARACTER, TARGET_VILLAIN
from archfoe.games.city.ring import (
    near,
    own_turn_of_city,
    space_of,
    space_of_character,
    turn_of_city,
    villains,
    villains_at,
)
from archfoe.games.city.verbs.cards import PowerForProtected, SeeMain
from archfoe.games.city.verbs.characters import OnLocation, UnspentMove, Walk
from archfoe.games.city.verbs.places import READY_TO_FOLLOW, characters, follow, here, put_character, put_villain
from archfoe.sets.rebirth.box import REBIRTH as rebirth


def defeat_the_attacker(me: Player) -> None:
    """If the attacker is a regular Villain, you defeat it."""
    turn = turn_of_city(me.s)
    if turn is not None and turn.attacker >= 0 and not me.card(turn.attacker).super_villain:
        me.game.rules.defeat_villain(me, turn.attacker)


def scatter_villains(me: Player) -> None:
    """You may move each Villain in your space 1 space, each in a direction you choose."""
    mine = here(me)
    if mine is None:
        return
    for card in villains_at(me.s, mine):
        space = me.choose(near(mine, 1), CHOOSE_SPACE, about=card)
        assert space is not None
        put_villain(me, card, space)


def have_rewards_twice(me: Player) -> None:
    """Each Reward of a Villain that you earn later this turn is resolved twice."""
    own_turn = own_turn_of_city(me.s)
    if own_turn is not None:
        own_turn.rewards_twice = changed(own_turn.rewards_twice, me.seat, True)


def carry_villains(me: Player) -> None:
    """Your next run of moves this turn carries along every Villain in your space and in each space you enter."""
    follow(me.s, READY_TO_FOLLOW)


SWAP_NOBODY = saying("swap_nobody", "swap nobody")
SWAP_VILLAINS = saying("swap_villains", "swap two Villains")
SWAP_CHARACTERS = saying("swap_characters", "swap two Characters")


def swap_two(me: Player) -> None:
    """You may swap the spaces of two target Villains, or of two target Characters."""
    pairs = {SWAP_VILLAINS: villains(me.s), SWAP_CHARACTERS: characters(me)}
    keys = [SWAP_NOBODY, *(key for key, some in pairs.items() if len(some) > 1)]
    key = keys[me.choose_one(keys, CHOOSE_ONE)]
    if key == SWAP_VILLAINS:
        one, other = me.choose_some(pairs[key], TARGET_VILLAIN, 2, 2)
        _swap_villains(me, one, other)
    elif key == SWAP_CHARACTERS:
        one, other = me.choose_some(pairs[key], TARGET_CHARACTER, 2, 2)
        _swap_characters(me, one, other)


def _swap_villains(me: Player, one: int, other: int) -> None:
    there, here_ = space_of(me.s, other), space_of(me.s, one)
    assert there is not None and here_ is not None
    put_villain(me, one, there)
    put_villain(me, other, here_)


def _swap_characters(me: Player, one: int, other: int) -> None:
    there, here_ = space_of_character(me.s, other), space_of_character(me.s, one)
    assert there is not None and here_ is not None
    if there != here_:
        if me.seat in (one, other):
            follow(me.s, "")  # Villains are carried by walking only
        put_character(me, one, there)
        put_character(me, other, here_)


rebirth.hero("Alfred Pennyworth", copies=2, cost=2, vp=1, play=(Power(1), ForPlayer(Destroy())), provenance=DESIGNED)
rebirth.hero(
    "Batman (6)",
    cost=6,
    vp=2,
    play=Power(3),
    defense=Defense(defeat_the_attacker),
    provenance=clarified("copies, Victory Points, Power"),
)
rebirth.hero("Black Canary", copies=2, cost=4, vp=1, play=(Power(2), scatter_villains), provenance=DESIGNED)
rebirth.hero(
    "Blue Beetle",
    copies=2,
    cost=4,
    vp=1,
    play=Power(2),
    defense=Defense(PowerForProtected(2), range=2),
    provenance=clarified("copies, cost, Victory Points, Power, Range, size of the bonus"),
)
rebirth.hero(
    "Doctor Fate",
    cost=5,
    vp=2,
    play=(Power(3), have_rewards_twice),
    provenance=clarified("copies, cost, Victory Points, Power"),
)
rebirth.hero(
    "Green Arrow",
    copies=3,
    cost=4,
    vp=1,
    assist=True,
    assist_range=4,
    play=Power(2),
    provenance=known("copies, Victory Points"),
)
rebirth.hero(
    "Lois Lane",
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(1), SeeMain(EachPlayer(Walk(1)), only(VILLAIN), Power(1), shown=True)),
    provenance=DESIGNED,
)
rebirth.hero(
    "Mera",
    copies=2,
    cost=3,
    vp=1,
    assist=True,
    assist_range=2,
    play=(Power(1), If(OnLocation(), Power(1))),
    provenance=DESIGNED,
)
rebirth.hero(
    "Nightwing",
    copies=2,
    cost=3,
    vp=1,
    subtype=MOVE_CARD,
    assist=True,
    assist_range=2,
    play=(Power(1), Move(2)),
    provenance=DESIGNED,
)
rebirth.hero(
    "Robin", copies=2, cost=3, vp=1, assist=True, assist_range=1, play=(Power(1), Draw(1)), provenance=DESIGNED
)
rebirth.hero(
    "Steve Trevor",
    cost=2,
    vp=1,
    play=(Power(1), ForPlayer(Fetch(only(STARTER), optional=True))),
    provenance=DESIGNED,
)
rebirth.hero(
    "Supergirl",
    copies=2,
    cost=5,
    vp=2,
    subtype=MOVE_CARD,
    assist=True,
    assist_range=3,
    play=(Power(3), Move(1)),
    provenance=DESIGNED,
)
rebirth.hero(
    "Superman (7)",
    cost=7,
    vp=3,
    subtype=MOVE_CARD,
    play=(Power(5), Move(3), carry_villains),
    provenance=clarified("copies, Victory Points, Power, Move"),
)
rebirth.hero(
    "The Flash (6)",
    cost=6,
    vp=2,
    subtype=MOVE_CARD,
    play=(Move(3), PowerEach(1, UnspentMove())),
    provenance=clarified("copies, Victory Points, Move, what the Power counts"),
)
rebirth.hero("Zatanna", cost=5, vp=2, subtype=MOVE_CARD, play=(Power(2), Draw(1), swap_two), provenance=DESIGNED)
