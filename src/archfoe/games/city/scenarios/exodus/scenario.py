"""Scenario 6, Exodus, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import REPAIR, SIGNATURE, Scenario, sized
from archfoe.games.city.track import ADD, COVER, Change

SCENARIO: Final = Scenario(
    6,
    "Exodus",
    "A shadow like a star lies over the roofs, and people begin to walk towards it. Fly them out.",
    ("arkham_asylum B", "bank B", "airport B", "police_station A", "hospital A"),
    "save 7 civilians (two players: 6, one player: 5) and defeat at least 4 Super-Villains",
    (REPAIR, SIGNATURE),
    super_villains=(0, 2, 1, 2, 2),
    additions=((3, "Starro"),),
    changes=(Change(ADD, 3, "F"), Change(COVER, 4, "G")),
    sized_changes=sized({2: "A2 E3", 3: "A2 E3", 4: "A2 E3"}),
    start_level=2,
    to_defeat=4,
    to_save=7,
    by_size={1: {"to_save": 5}, 2: {"to_save": 6}},
    special=(
        "The Threat begins at 2.",
        "Two civilians wait on each Location (one or two players: none on Location 5).",
        "On a Location a Character may spend 1 Move to pick up a civilian; it carries at most two.",
        "The Javelin stands on slot 1: a Character there may put its civilians aboard, and they are saved.",
        "A Super-Villain that damages a Location takes a civilian from it; a destroyed Location loses all.",
        "With 4 civilians lost (one or two players: 3) the game is lost.",
        "For each Location that is destroyed from the start, 2 civilians fewer wait and must be saved.",
    ),
)
