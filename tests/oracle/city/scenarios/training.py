"""Training, told a second time."""

from __future__ import annotations

from tests.oracle.city.told import Told


class ToldTraining(Told):
    locations = "daily_planet A, police_station A, star_labs A, arkham_asylum B, city B"
    track = "-1 -2 -3 -5"
    small_track = ""
    super_villains = (0, 0, 0)
    shares = (15, 15, 15)
    fixed = {"Deathstroke": 2, "Doomsday": 3}  # noqa: RUF012
    needed = 2
