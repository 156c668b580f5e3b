"""Villains at work: tables on which one of them attacks, walks, enters or is defeated."""

from __future__ import annotations

from functools import partial
from typing import Any

from archfoe.games.city.positions import space_of_word
from archfoe.games.city.view import city_in
from tests.vocabulary import Table, table

team = partial(table, "rebirth", players=2)
trio = partial(table, "rebirth", players=3)

#: Where each Villain makes for, and what it takes to defeat it.
HOME = {
    "Count Vertigo": "L3", "Giganta": "L4", "Major Disaster": "L1", "Psycho-Pirate": "L5", "Scarecrow": "L2",
    "Bane": "L4", "Bizarro": "L3", "Cheetah": "L5", "Doctor Polaris": "L1", "Poison Ivy": "L2",
    "Black Manta": "L5", "Eradicator": "L1", "Psimon": "L3", "Solomon Grundy": "L4", "The Joker": "L2",
    "Deathstroke": "L2", "Doomsday": "L3", "Despero": "L5", "Reverse-Flash": "L4", "Amazo": "L3", "Lex Luthor": "L2",
    "General Zod": "L1", "Sinestro": "L5",
}  # fmt: skip
COST = {
    "Count Vertigo": 5, "Giganta": 5, "Major Disaster": 5, "Psycho-Pirate": 5, "Scarecrow": 5,
    "Bane": 6, "Bizarro": 6, "Cheetah": 6, "Doctor Polaris": 6, "Poison Ivy": 6,
    "Black Manta": 7, "Eradicator": 7, "Psimon": 7, "Solomon Grundy": 7, "The Joker": 7,
    "Deathstroke": 8, "Doomsday": 8, "Despero": 9, "Reverse-Flash": 9, "Amazo": 10, "Lex Luthor": 10,
    "General Zod": 11, "Sinestro": 11,
}  # fmt: skip

#: By Destination: from where, by which spaces, and a space for the Characters where they are in nobody's way.
CLOCKWISE = {
    "L1": ("S3", "L4 S4 L5 S5 L1", "S1"),
    "L2": ("S4", "L5 S5 L1 S1 L2", "S2"),
    "L3": ("S5", "L1 S1 L2 S2 L3", "S3"),
    "L4": ("S1", "L2 S2 L3 S3 L4", "S4"),
    "L5": ("S2", "L3 S3 L4 S4 L5", "S5"),
}
ANTICLOCKWISE = {
    "L1": ("L3", "S2 L2 S1 L1", "S5"),
    "L2": ("L4", "S3 L3 S2 L2", "S1"),
    "L3": ("L5", "S4 L4 S3 L3", "S2"),
    "L4": ("L1", "S5 L5 S4 L4", "S3"),
    "L5": ("L2", "S1 L1 S5 L5", "S4"),
}


def attacked(name: str, *, players: int = 2, **more: Any) -> Table:
    """P0's turn begins while the Villain is at its Destination, where no Character is."""
    return table("rebirth", players=players, city={HOME[name]: [name]}, from_start=True, **more)


def entered(name: str, *, players: int = 2, **more: Any) -> Table:
    """P0's turn begins, and a Super-Villain comes into the city."""
    return table("rebirth", players=players, main=[name, *["Green Arrow"] * 9], from_start=True, **more)


def defeated(name: str, *, players: int = 2, **more: Any) -> Table:
    """P0 has just paid for the Villain, which was in the space of all Characters."""
    t = table("rebirth", players=players, city={"S5": [name]}, power=COST[name], **more)
    t.buy(name)
    assert (t.power(0), t.city("S5"), t.destroyed[-1]) == (0, [], name)
    return t


def pile(word: str, seat: int, names: list[str]) -> dict[str, Any]:
    """`team(**pile("p", seat, ["Robin"]))` is `team(p1=["Robin"])` for seat 1."""
    return {f"{word}{seat}": names}


def where_is(t: Table, name: str) -> list[str]:
    """The spaces of the city in which a card lies."""
    return [space for n in range(1, 6) for space in (f"L{n}", f"S{n}") if name in t.city(space)]


def damage(t: Table, space: str) -> int | None:
    """What a Location has suffered; None if it is destroyed."""
    return city_in(t.view(None)).damage(space_of_word(space))


def in_main_step(t: Table) -> bool:
    """Is the active player free to play, walk and buy?"""
    return t.active in t.asked() and "end turn" in t.offered(t.active)


def way_home(name: str, start: str, away: str) -> list[str]:
    """The spaces that a Villain passes on its way to its Destination, with all Characters out of its way."""
    t = team(city={start: [name]}, at={0: away, 1: away}, from_start=True)
    seen = where_is(t, name)
    while where_is(t, name) != [HOME[name]] and len(seen) < 9:
        t.end()
        seen += where_is(t, name)
    return seen
