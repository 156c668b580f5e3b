"""Scenario 1, told a second time."""

from __future__ import annotations

from tests.oracle.city.told import Told


class ToldProvingGrounds(Told):
    locations = "arkham_asylum A, daily_planet A, batcave B, city B, police_station B"
    sized_track = {1: "+C0 +D0"}  # noqa: RUF012
