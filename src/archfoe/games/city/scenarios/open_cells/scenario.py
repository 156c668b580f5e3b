"""Scenario 2, Open Cells, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import BASIC_EACH
from archfoe.games.city.scenario import Scenario, sized
from archfoe.games.city.track import COVER, Change

SCENARIO: Final = Scenario(
    2,
    "Open Cells",
    "While you fought in the streets, somebody opened the asylum. Three killers walk among the evacuees.",
    ("arkham_asylum B", "police_station B", "star_labs B", "daily_planet A", "hospital A"),
    "defeat all 3 Escapees and at least 4 Super-Villains",
    (BASIC_EACH,),
    additions=((1, "Victor Zsasz"), (2, "Firefly"), (3, "Professor Pyg")),
    changes=(Change(COVER, 4, "C"),),
    sized_changes=sized({3: "-4 C1 E3", 4: "E2"}),
    to_defeat=4,
    special=(
        "The three Escapees are regular Villains; once defeated they are set beside the Threat Track.",
        "An Escapee whose Attack from its Destination is not avoided deals 1 damage there.",
        "Three Side Missions are open from now on, for the rest of the campaign.",
    ),
)
