"""Card tests of Rebirth: `city` lays out a city of two players, `trio` one of three."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.vocabulary import Table, table

city = partial(table, "rebirth", players=2)
trio = partial(table, "rebirth", players=3)


def assists(t: Table, seat: int) -> list[str]:
    """The cards with which a player may assist now."""
    if seat not in t.asked():
        return []
    verb = "assist with "
    return [label.removeprefix(verb) for label in t.offered(seat) if label.startswith(verb)]


def entering(name: str, **more: Any) -> Table:
    """A turn of P0 in which a Super-Villain enters, and attacks everybody."""
    return city(main=[name, *["Green Arrow"] * 9], from_start=True, **more)


def for_sale(t: Table) -> list[str]:
    """What the active player could buy or defeat now."""
    return [label.removeprefix("buy ") for label in t.offered(t.active) if label.startswith("buy ")]


def lost_to_cheetah(name: str) -> list[str]:
    """The discard pile of a player with this card and a Punch in hand whom Cheetah hits: a Move card, or a Weakness."""
    t = city(p0=[name, "Punch"], city={"L5": ["Cheetah"]}, at={0: "S2"}, from_start=True)
    if t.asked() == [0] and f"{name} for yourself" in t.offered(0):
        t.answer(0, None)
    return t.discard(0)
