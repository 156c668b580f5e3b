"""Scenario 5, Mind-Controlled!, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.scenario import Scenario
from archfoe.games.city.threat import ADD, COVER, Change

SCENARIO: Final = Scenario(
    5,
    "Mind-Controlled!",
    "A shadow like a star lies over the roofs, and friends no longer answer. Some of them walk toward it.",
    ("batcave A", "daily_planet A", "star_labs A", "bank B", "city B"),
    "defeat 4 Super-Villains, Starro among them",
    (SIX_CARDS,),
    super_villains=(0, 2, 1, 2, 2),
    additions=((3, "Starro"),),
    chief="Starro",
    changes=(Change(COVER, 4, "B"),),
    small_changes=(Change(ADD, 2, "A"),),
    start_level=1,
    small_super_cost=1,
    to_defeat=4,
    special=(
        "The Threat starts at 1.",
        "Starro comes out of the third stack of the main deck.",
        "Three Spores lie beside the city, and who is hit by Starro gains one: with it in hand nobody can assist you.",
    ),
)
