"""Scenario 3, This is Going to be Fun!, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.scenario import PUBLIC_TABLE, Scenario, sized
from archfoe.games.city.threat import BLANK_OUT, COVER, Change

SCENARIO: Final = Scenario(
    3,
    "This is Going to be Fun!",
    "A small man in a small hat goes round the city and improves it. Nothing that he improves stands for long.",
    ("arkham_asylum A", "city A", "police_station A", "daily_planet B", "star_labs B"),
    "defeat Mister Mxyzptlk and at least 3 other Super-Villains",
    (SIX_CARDS,),
    super_villains=(0, 1, 2, 2, 2),
    additions=((2, "Mister Mxyzptlk"), (2, "Reborn")),
    chief="Mister Mxyzptlk",
    earnable=True,
    absent=("Doomsday",),
    changes=(Change(BLANK_OUT, 3), Change(COVER, 4, "B")),
    sized_changes=sized({1: "C0 D0", 2: "C0 D0", 4: "C0"}),
    start_level=1,
    small_super_cost=3,
    to_defeat=3,
    ruins=4,
    special=(
        "The Threat starts at 1.",
        "Every Location is a Destination of Mister Mxyzptlk: on any of them he attacks the active player.",
        (
            "If his Attack is not avoided, he damages the Location he is on and goes 1 space "
            "clockwise, even out of a space with a Character."
        ),
        "In Step 3 he goes 1 space clockwise unless a Character holds him there.",
        "Reborn lies in the main deck, too: who buys it earns a Signature card at once.",
    ),
    provenance=PUBLIC_TABLE,
)
