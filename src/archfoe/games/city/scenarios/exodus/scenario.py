"""Scenario 5, Mind-Controlled!, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.scenario import Scenario
from archfoe.games.city.track import COVER, Change

SCENARIO: Final = Scenario(
    5,
    "Mind-Controlled!",
    "A star-shaped shadow settles over the skyline, and friends stop answering.",
    ("batcave A", "daily_planet A", "star_labs A", "bank B", "city B"),
    "defeat 5 Super-Villains, Starro among them",
    (SIX_CARDS,),
    super_villains=(0, 2, 1, 2, 2),
    additions=((3, "Starro"),),
    changes=(Change(COVER, 4, "B"),),
)
