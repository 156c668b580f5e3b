"""Piles that only Characters have."""

from __future__ import annotations

from typing import Final

from archfoe.core.piles import OWN_KINDS, OwnPile
from archfoe.games.shared.piles import SHARED_PILES

NEXT: Final = OWN_KINDS[2]  # the higher Levels of a Character, the next one on top

DUEL_PILES: Final[dict[int, OwnPile]] = {**SHARED_PILES, NEXT: OwnPile("next Levels", "next_levels")}
