"""Scenario 5, Lights Out, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import SIGNATURE, Scenario, sized
from archfoe.games.city.track import COVER, Change

SCENARIO: Final = Scenario(
    5,
    "Lights Out",
    "The grid fails block by block, always a step ahead of you. Light the whole city at once.",
    ("bank B", "airport B", "daily_planet A", "police_station A", "star_labs A"),
    "end a turn with no Location dark and at least 4 Super-Villains defeated",
    (SIGNATURE,),
    additions=((1, "Backup Generator"), (2, "Livewire (2)"), (2, "Backup Generator"), (3, "Livewire (4)")),
    changes=(Change(COVER, 4, "D"),),
    sized_changes=sized({1: "A1 B1 C1 E2 I1", 2: "A1 B1 C1 E2 I1", 3: "C1"}),
    start_level=1,
    to_defeat=4,
    ruins=5,
    special=(
        "The Threat begins at 1.",
        (
            "Locations 1, 3 and 5 are dark at first. A dark Location has no ability, and nothing can be bought "
            "from its Basic stack."
        ),
        "A Character there may pay 3 Power (one or two players: 2) to light it.",
        "After the Attack of a Super-Villain that comes, the nearest Location with light goes dark.",
        "A destroyed Location is neither dark nor lit.",
    ),
)
