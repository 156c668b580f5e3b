"""Scenario 7, told a second time."""

from __future__ import annotations

from archfoe.games.city.checks.told import Told


class ToldRetaliations(Told):
    locations = "batcave A, star_labs A, bank B, city B, daily_planet B"
    track = "-2 =B4"
    small_track = ""
    first_threat = 1
    super_villains = (0, 2, 2, 2, 1)
    needed = 4
    signatures = 3
