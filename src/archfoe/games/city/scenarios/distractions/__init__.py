"""Scenario 4, Distractions, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import BASIC_EACH
from archfoe.games.city.scenario import PUBLIC_TABLE, SMALL_TEAM_TILE, Scenario, sized
from archfoe.games.city.threat import ADD, COVER, Change

SCENARIO: Final = Scenario(
    4,
    "Distractions",
    "An ambulance that does not arrive, a stage without actors, a friend who counts on you. Somebody keeps you busy.",
    ("bank A", "daily_planet A", "police_station A", "arkham_asylum B", "batcave B"),
    "end a turn with no Distraction on a Location (one player: one at most) and at least 4 Super-Villains defeated",
    (BASIC_EACH,),
    super_villains=(0, 2, 2, 2, 1),
    changes=(Change(ADD, 0, "D"), Change(COVER, 2, "H"), Change(COVER, 4, "B")),
    small_changes=(SMALL_TEAM_TILE,),
    sized_changes=sized({3: "C0", 4: "C0"}),
    by_size={1: {"start_level": 1}},
    super_cost=2,
    small_super_cost=-1,
    signatures=2,
    to_defeat=4,
    ruins=5,
    special=(
        "The Threat starts at 1 for a player alone.",
        "Each player is brought up to 2 Signature cards.",
        (
            "Distractions lie on Locations 1 and 3 at first. Such a Location has no ability, and nothing can be bought "
            "from its Basic stack."
        ),
        "A Character there may pay what a Distraction asks for: it goes under its pile, and you get its boon.",
        "After a new Super-Villain's Attack, the next Distraction goes to the nearest Location without one.",
        "A destroyed Location has no Distraction.",
    ),
    provenance=PUBLIC_TABLE,
)
