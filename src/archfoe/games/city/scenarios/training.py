"""Training, Learning the Ropes, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import PUBLIC_TABLE, TRAINING, Scenario
from archfoe.games.city.threat import BLANK_OUT, Change

SCENARIO: Final = Scenario(
    TRAINING,
    "Learning the Ropes",
    "A quiet evening, two loud guests. Learn to walk the city, to stand in somebody's way and to help one another.",
    ("daily_planet A", "police_station A", "star_labs A", "arkham_asylum B", "city B"),
    "defeat Deathstroke and Doomsday",
    super_villains=(0, 0, 0),
    stacks=(15, 15, 15),
    fixed=((2, "Deathstroke"), (3, "Doomsday")),
    changes=tuple(Change(BLANK_OUT, level) for level in (1, 2, 3, 5)),
    small_changes=(),
    to_defeat=2,
    special=(
        "The main deck has 45 cards in 3 stacks; Deathstroke comes out of the second, Doomsday out of the third.",
        "There is no clock, and nothing of this game counts for a campaign.",
    ),
    provenance=PUBLIC_TABLE,
)
