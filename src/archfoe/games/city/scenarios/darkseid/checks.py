"""Scenario 8, told a second time."""

from __future__ import annotations

from archfoe.games.city.checks.told import Told


class ToldDarkseid(Told):
    locations = "arkham_asylum A, bank A, police_station A, batcave B, city B"
    placed = {1: "arkham_asylum"}  # noqa: RUF012
    track = "-1 =B2 -3 =A4"
    small_track = "=C3"
    super_villains = (0, 0, 2, 2, 2)
    added = {2: ["8B"]}  # noqa: RUF012
    needed = 1
    ruins = 5
