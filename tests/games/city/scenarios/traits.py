"""Tables of scenario 2 at which somebody holds a Secret Card, and what can be seen of it."""

from __future__ import annotations

from typing import Any

from archfoe.core.piles import REMOVED
from tests.games.city.scenes import scene
from tests.vocabulary import Table

SUSPICIOUS, GLUTTON, GLORY_HOUND, HOARDER = "Suspicious", "Glutton", "Glory Hound", "Hoarder"
TRAITS = {SUSPICIOUS, GLUTTON, GLORY_HOUND, HOARDER}


def burdened(trait: str, **position: Any) -> Table:
    """P0 holds a Secret Card; Locations 1 and 2 have abilities, the others stacks."""
    return scene(2, **{"under0": [trait]} | position)


def alone(trait: str, **position: Any) -> Table:
    return burdened(trait, **{"players": 1, "ally": "S5"} | position)


def ready(t: Table) -> bool:
    """May P0 release the Secret Card now?"""
    return bool([label for label in t.offered(0) if label.removeprefix("use ") in TRAITS])


def released(t: Table, trait: str) -> None:
    assert ready(t)
    t.use(trait)
    assert (t.under(0), t.names(REMOVED)) == ([], [trait])


def for_sale(t: Table) -> list[str]:
    return [label.removeprefix("buy ").split(" (")[0] for label in t.offered(0) if label.startswith("buy ")]


def assists(t: Table, seat: int) -> list[str]:
    """The Assist cards that one who is asked for help may play."""
    return [label for label in t.offered(seat) if label.startswith("assist")]


def stores(t: Table) -> list[str]:
    return [label.removeprefix("store ") for label in t.offered(0) if label.startswith("store ")]
