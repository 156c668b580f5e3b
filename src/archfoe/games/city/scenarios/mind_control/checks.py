"""Scenario 5, told a second time."""

from __future__ import annotations

from archfoe.games.city.checks.told import Told


class ToldMindControl(Told):
    locations = "batcave A, daily_planet A, star_labs A, bank B, city B"
    track = "=B4"
    super_villains = (0, 2, 1, 2, 2)
    added = {3: ["5B"]}  # noqa: RUF012
