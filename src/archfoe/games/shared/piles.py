"""Piles that several games have, and not every one."""

from __future__ import annotations

from typing import Final

from archfoe.core.piles import OWN_KINDS, OwnPile

STORED: Final = OWN_KINDS[0]  # an Assist card kept on the Character for a later turn
TROPHIES: Final = OWN_KINDS[1]  # what a seat has defeated: Characters of foes, Villains of a contest

SHARED_PILES: Final[dict[int, OwnPile]] = {
    STORED: OwnPile("stored Assist card", "stored"),
    TROPHIES: OwnPile("defeated Characters", "trophies"),
}
