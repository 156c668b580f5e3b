"""Scenario 3, The Walking Catastrophe, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import SIGNATURE, Scenario, sized
from archfoe.games.city.track import COVER, Change

SCENARIO: Final = Scenario(
    3,
    "The Walking Catastrophe",
    "Something grey has climbed out of the bay. It wants nothing; it walks round the city and breaks things.",
    ("police_station B", "airport B", "hospital B", "bank A", "star_labs A"),
    "defeat Doomsday and at least 3 other Super-Villains",
    (SIGNATURE,),
    super_villains=(0, 2, 2, 1, 2),
    additions=((1, "Containment Harness"), (2, "Containment Harness"), (4, "Doomsday")),
    changes=(Change(COVER, 4, "D"),),
    sized_changes=sized({2: "E3", 3: "E3", 4: "E3"}),
    to_defeat=3,
    ruins=4,
    special=(
        "Every Location is a Destination of Doomsday: on any of them he Attacks the active player.",
        (
            "If his Attack is not avoided he damages the Location that he stands on and goes 1 space "
            "clockwise, also out of a space with a Character."
        ),
        "In Step 3 he goes 1 space clockwise unless a Character is in his space.",
    ),
)
