"""Scenario 1, Proving Grounds, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import PUBLIC_TABLE, SIGNATURE, Scenario, sized

SCENARIO: Final = Scenario(
    1,
    "Proving Grounds",
    "Eight old enemies hit one city within hours, and nobody knows who called them. Hold the streets.",
    ("arkham_asylum A", "daily_planet A", "batcave B", "city B", "police_station B"),
    "defeat any 5 of the 8 Super-Villains",
    (SIGNATURE,),
    sized_changes=sized({1: "C0 D0"}),
    provenance=PUBLIC_TABLE,
)
