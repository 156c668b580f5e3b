"""Tables of scenario 4 at which somebody holds a Secret Card, and what can be seen of it."""

from __future__ import annotations

from typing import Any

from archfoe.core.piles import REMOVED
from tests.games.city.scenes import scene
from tests.vocabulary import Table

PRIDE, ENVY, WRATH = "Shard of Pride", "Shard of Envy", "Shard of Wrath"
SLOTH, GREED, DREAD = "Shard of Sloth", "Shard of Greed", "Shard of Dread"


def burdened(shard: str, **position: Any) -> Table:
    """P0 holds a Secret Card; Locations 1 and 2 have stacks, the others abilities."""
    return scene(4, **{"under0": [shard]} | position)


def alone(shard: str, **position: Any) -> Table:
    return burdened(shard, **{"players": 1, "ally": "S5"} | position)


def ready(t: Table) -> bool:
    """May P0 release the Secret Card now?"""
    return bool([label for label in t.offered(0) if label.startswith("use Shard")])


def released(t: Table, shard: str) -> None:
    assert ready(t)
    t.use(shard)
    assert (t.under(0), t.names(REMOVED)) == ([], [shard])


def for_sale(t: Table) -> list[str]:
    return [label.removeprefix("buy ").split(" (")[0] for label in t.offered(0) if label.startswith("buy ")]


def assists(t: Table, seat: int) -> list[str]:
    """The Assist cards that one who is asked for help may play."""
    return [label for label in t.offered(seat) if label.startswith("assist")]


def stores(t: Table) -> list[str]:
    return [label.removeprefix("store ") for label in t.offered(0) if label.startswith("store ")]
