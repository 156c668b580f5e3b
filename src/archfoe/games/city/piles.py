"""Piles of the city: its spaces, and stacks that only it has."""

from __future__ import annotations

from typing import Final

from archfoe.core.piles import OWN_SHARED, OwnPile
from archfoe.games.shared.piles import SHARED_PILES

BESIDE: Final = OWN_SHARED + 0  # cards of a scenario that lie beside the city until something brings them
SPACE: Final = OWN_SHARED + 1  # ten spaces: Locations and the slots between them
SPACES: Final = 10
BASICS: Final = SPACE + SPACES  # a stack of Basic cards for each of five Locations


_NAMES: Final = tuple(f"{'slot' if space % 2 else 'Location'} {space // 2 + 1}" for space in range(SPACES))


def space_name(space: int) -> str:
    """ "Location 1", "slot 1"."""
    return _NAMES[space]


CITY_PILES: Final[dict[int, OwnPile]] = {
    **SHARED_PILES,
    BESIDE: OwnPile("stack beside the city", "beside"),
    **{SPACE + n: OwnPile(space_name(n), f"space/{n}", bare=True) for n in range(SPACES)},
    **{BASICS + n: OwnPile(f"Basic stack of Location {n + 1}", f"basics/{2 * n}") for n in range(SPACES // 2)},
}
