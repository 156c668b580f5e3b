"""Where a card can be. A pile is one int: a kind plus a seat, or one of the shared piles.

So `HAND + seat` is that seat's hand, and `pile % SEATS` is the seat of an owned pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

SEATS: Final = 5

# Owned piles: the kind is a multiple of SEATS.
DECK: Final = 0 * SEATS  # the top card is the last of the list
HAND: Final = 1 * SEATS
DISCARD: Final = 2 * SEATS
PLAYED: Final = 3 * SEATS  # played this turn, leaves at its end
ONGOING: Final = 4 * SEATS  # stays in play
UNDER: Final = 5 * SEATS  # face down under the Super Hero
BORROWED: Final = 6 * SEATS  # played by another player this turn, still its owner's
# 7 and 8 are a game's own, see OWN_KINDS
HEROES: Final = 9 * SEATS  # Super Heroes, face up or down (see State.down)
SET_ASIDE: Final = 10 * SEATS  # a Hero that only this seat may buy, in its own turn (Super Hero Synergy)
# 11 is a game's own
OWNED: Final = 12 * SEATS  # every pile below this number belongs to a seat

# Shared piles.
MAIN: Final = OWNED + 0  # the main deck
LINEUP: Final = OWNED + 1
WEAKNESSES: Final = OWNED + 2
KICKS: Final = OWNED + 3
STACK: Final = OWNED + 4  # Super-Villains; the top one is seen unless it lies face down
DESTROYED: Final = OWNED + 5
POOL: Final = OWNED + 6  # hidden cards on their way between players
LENT: Final = OWNED + 7  # taken out of the Line-Up to be played, goes back there
UNUSED: Final = OWNED + 8  # Super-Villains that are not in this game, unseen
SHELF: Final = OWNED + 9  # Super Heroes that nobody plays
REMOVED: Final = OWNED + 10  # cards taken out of the game for all to see

# Piles that a game has for itself and says the names of; everybody sees what lies there.
OWN_KINDS: Final = (7 * SEATS, 8 * SEATS, 11 * SEATS)  # of each seat
OWN_SHARED: Final = OWNED + 11  # and sixteen for all
PILES: Final = OWN_SHARED + 16

_OPEN_KINDS: Final = (DISCARD, PLAYED, ONGOING, BORROWED, *OWN_KINDS, HEROES, SET_ASIDE)
_OPEN_SHARED: Final = (LINEUP, WEAKNESSES, KICKS, DESTROYED, LENT, SHELF, REMOVED)

#: Piles whose cards everybody may see.
IS_OPEN: Final[tuple[bool, ...]] = tuple(
    pile - pile % SEATS in _OPEN_KINDS if pile < OWNED else pile in _OPEN_SHARED or pile >= OWN_SHARED
    for pile in range(PILES)
)
#: Piles from which a card cannot come without news: what leaves them ends free undo.
IS_DECK: Final[tuple[bool, ...]] = tuple(pile < DECK + SEATS or pile in (MAIN, STACK) for pile in range(PILES))

_OWNED_NAMES: Final = {
    DECK: "deck",
    HAND: "hand",
    DISCARD: "discard pile",
    PLAYED: "played cards",
    ONGOING: "cards in play",
    UNDER: "cards under the Super Hero",
    BORROWED: "borrowed cards",
    HEROES: "Super Heroes",
    SET_ASIDE: "card set aside",
}
_SHARED_NAMES: Final = {
    MAIN: "main deck",
    LINEUP: "Line-Up",
    WEAKNESSES: "Weakness stack",
    KICKS: "Kick stack",
    STACK: "Super-Villain stack",
    DESTROYED: "destroyed pile",
    POOL: "pool",
    LENT: "lent cards",
    UNUSED: "unused Super-Villains",
    SHELF: "unused Super Heroes",
    REMOVED: "cards out of the game",
}


def kind_of(pile: int) -> int:
    """The kind of an owned pile, without its seat; a shared pile is its own kind."""
    return pile - pile % SEATS if pile < OWNED else pile


def owner_of(pile: int) -> int | None:
    return pile % SEATS if pile < OWNED else None


class OwnPile(NamedTuple):
    """What a game calls a pile, or a kind of pile, that only it has."""

    name: str
    zone: str  # for programs: "stored", "space/3"
    bare: bool = False  # said without "the"


#: Of a game without piles of its own.
NO_OWN_PILES: Final[Mapping[int, OwnPile]] = {}


def pile_name(pile: int, own: Mapping[int, OwnPile] = NO_OWN_PILES) -> str:
    """ "hand", "Line-Up": without the owner. `own` are the piles of the game that is played."""
    kind = kind_of(pile)
    if kind in own:
        return own[kind].name
    return (_OWNED_NAMES if pile < OWNED else _SHARED_NAMES).get(kind) or f"pile {pile} of another game"
