"""Scenario 6, told a second time."""

from __future__ import annotations

from archfoe.games.city.checks.told import Told


class ToldPoison(Told):
    locations = "bank A, daily_planet A, arkham_asylum B, police_station B, star_labs B"
    track = "=C1 +G2 =B3 =A4 =I5"
    small_track = ""
    first_threat = 1
    super_villains = (0, 2, 2, 2, 1)
    needed = 4
