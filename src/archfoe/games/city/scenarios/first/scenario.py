"""Scenario 1, Siege Night, as data."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import clarified
from archfoe.games.city.scenario import SIGNATURE, Scenario, sized

SCENARIO: Final = Scenario(
    1,
    "Siege Night",
    "Eight old enemies strike one city in one night, and nobody knows who called them. Hold the streets.",
    ("arkham_asylum A", "police_station A", "daily_planet B", "bank B", "airport B"),
    "defeat any 5 of the 8 Super-Villains",
    (SIGNATURE,),
    sized_changes=sized({1: "C0"}),
    provenance=clarified("Locations, the tiles for one or two players, the reward"),
)
