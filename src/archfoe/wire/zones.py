"""Names for places on the table, as the page knows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from archfoe.core.piles import (
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
    ONGOING,
    OWNED,
    PILES,
    PLAYED,
    POOL,
    REMOVED,
    SEATS,
    SET_ASIDE,
    SHELF,
    STACK,
    UNDER,
    UNUSED,
    WEAKNESSES,
    OwnPile,
    kind_of,
)
from archfoe.registry import GameType

_OWNED_NAMES = {
    DECK: "deck",
    HAND: "hand",
    DISCARD: "discard",
    PLAYED: "played",
    ONGOING: "in_play",
    UNDER: "under",
    BORROWED: "borrowed",
    HEROES: "figures",
    SET_ASIDE: "set_aside",
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
}


@cache
def zones_of(game: GameType) -> tuple[str, ...]:
    """Pile -> "hand/0", "lineup"; a game names what only it has: "space/3"."""
    return tuple(_name(pile, game.piles) for pile in range(PILES))


def _name(pile: int, own: Mapping[int, OwnPile]) -> str:
    kind = kind_of(pile)
    zone = own[kind].zone if kind in own else {**_OWNED_NAMES, **_SHARED_NAMES}.get(kind, f"pile/{pile}")
    return f"{zone}/{pile % SEATS}" if pile < OWNED else zone
