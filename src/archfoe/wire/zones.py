"""Names for places on the table, as the page knows them."""

from __future__ import annotations

from typing import Final

from archfoe.core.piles import (
    BASICS,
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    NEXT,
    ONGOING,
    OWNED,
    PILES,
    PLAYED,
    POOL,
    REMOVED,
    SEATS,
    SET_ASIDE,
    SHELF,
    SPACE,
    SPACES,
    SPORES,
    STACK,
    STORED,
    TROPHIES,
    UNDER,
    UNUSED,
    WEAKNESSES,
)

_OWNED_NAMES = {
    DECK: "deck",
    HAND: "hand",
    DISCARD: "discard",
    PLAYED: "played",
    ONGOING: "in_play",
    UNDER: "under",
    BORROWED: "borrowed",
    STORED: "stored",
    TROPHIES: "trophies",
    HEROES: "figures",
    SET_ASIDE: "set_aside",
    NEXT: "next_levels",
}
_SHARED_NAMES = {
    MAIN: "main",
    LINEUP: "lineup",
    WEAKNESSES: "weaknesses",
    KICKS: "kicks",
    STACK: "villains",
    DESTROYED: "destroyed",
    POOL: "pool",
    LENT: "lent",
    UNUSED: "unused",
    SHELF: "shelf",
    REMOVED: "removed",
    SPORES: "spores",
}


def _name(pile: int) -> str:
    if pile < OWNED:
        return f"{_OWNED_NAMES[pile - pile % SEATS]}/{pile % SEATS}"
    if pile < SPACE:
        return _SHARED_NAMES[pile]
    return f"space/{pile - SPACE}" if pile < BASICS else f"basics/{2 * (pile - BASICS)}"


#: Pile -> "hand/0", "lineup", "space/3", "basics/4" (the stack of the Location in space 4).
ZONES: Final[tuple[str, ...]] = tuple(_name(pile) for pile in range(PILES))
assert len(set(ZONES)) == PILES == OWNED + len(_SHARED_NAMES) + SPACES + SPACES // 2
