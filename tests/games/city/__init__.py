"""The rules of Rebirth: `team` lays out a city in the main step, `dawn` at the start of a turn."""

from __future__ import annotations

import re
from typing import Any

from tests.games.lineup.variants import told
from tests.vocabulary import Table, table

RING = ("L1", "S1", "L2", "S2", "L3", "S3", "L4", "S4", "L5", "S5")  # clockwise


def team(**position: Any) -> Table:
    """Three players, if nothing else is said: a team of two has new cards of its own."""
    return table("rebirth", **{"players": 3} | position)


def dawn(**position: Any) -> Table:
    """The turn begins: clock, Attacks, movement and new card come before anything is played."""
    return team(from_start=True, **position)


def offered_cards(t: Table, seat: int | None = None) -> list[str]:
    """The cards on offer, without the spaces in which they lie."""
    return [re.sub(r" \((?!\d+\)).*", "", label) for label in t.offered(seat)]


__all__ = ["RING", "dawn", "offered_cards", "team", "told"]
