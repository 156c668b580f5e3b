"""Where a card can be. A pile is one int: a kind plus a seat, or one of the shared piles.

So `HAND + seat` is that seat's hand, and `pile % SEATS` is the seat of an owned pile.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 5

# Owned piles: the kind is a multiple of SEATS.
DECK: Final = 0 * SEATS  # the top card is the last of the list
HAND: Final = 1 * SEATS
DISCARD: Final = 2 * SEATS
PLAYED: Final = 3 * SEATS  # played this turn, leaves at its end
ONGOING: Final = 4 * SEATS  # stays in play
UNDER: Final = 5 * SEATS  # face down under the Super Hero
BORROWED: Final = 6 * SEATS  # played by another player this turn, still its owner's
STORED: Final = 7 * SEATS  # an Assist card kept on the Character for a later turn
TROPHIES: Final = 8 * SEATS  # Characters of foes that this seat has defeated
HEROES: Final = 9 * SEATS  # Super Heroes, face up or down (see State.down), and the Character as it is now
SET_ASIDE: Final = 10 * SEATS  # a Hero that only this seat may buy, in its own turn (Super Hero Synergy)
NEXT: Final = 11 * SEATS  # the higher Levels of a Character, the next one on top
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
SPORES: Final = OWNED + 11  # cards of a scenario that Attacks bring into decks
SPACE: Final = OWNED + 12  # ten spaces of a board
SPACES: Final = 10
BASICS: Final = SPACE + SPACES  # a stack of Basic cards for each of five Locations
PILES: Final = BASICS + SPACES // 2

ALL_PILES: Final = (1 << PILES) - 1

_OPEN_KINDS: Final = (DISCARD, PLAYED, ONGOING, BORROWED, STORED, TROPHIES, HEROES, SET_ASIDE, NEXT)
_OPEN_SHARED: Final = (LINEUP, WEAKNESSES, KICKS, DESTROYED, LENT, SHELF, REMOVED, SPORES)

#: Piles whose cards everybody may see.
IS_OPEN: Final[tuple[bool, ...]] = tuple(
    pile - pile % SEATS in _OPEN_KINDS if pile < OWNED else pile in _OPEN_SHARED or pile >= SPACE
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
    STORED: "stored Assist card",
    TROPHIES: "defeated Characters",
    HEROES: "Super Heroes",
    SET_ASIDE: "card set aside",
    NEXT: "next Levels",
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
    SPORES: "Spore stack",
}


def kind_of(pile: int) -> int:
    """The kind of an owned pile, without its seat; a shared pile is its own kind."""
    return pile - pile % SEATS if pile < OWNED else pile


def owner_of(pile: int) -> int | None:
    return pile % SEATS if pile < OWNED else None


def pile_name(pile: int) -> str:
    """ "hand", "Line-Up": without the owner."""
    if pile < OWNED:
        return _OWNED_NAMES[kind_of(pile)]
    if pile >= BASICS:
        return f"Basic stack of Location {pile - BASICS + 1}"
    space = pile - SPACE
    return _SHARED_NAMES.get(pile) or f"{'slot' if space % 2 else 'Location'} {space // 2 + 1}"
