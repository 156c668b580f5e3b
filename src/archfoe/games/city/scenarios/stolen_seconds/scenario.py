"""Scenario 7, Stolen Seconds, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.scenario import Scenario, sized
from archfoe.games.city.track import ADD, COVER, Change

SCENARIO: Final = Scenario(
    7,
    "Stolen Seconds",
    "Hours are missing, and what you bought was never bought. A man in yellow laughs, and is elsewhere.",
    ("daily_planet B", "hospital B", "airport A", "bank A", "star_labs A"),
    "defeat the Thief of Time three times and at least 2 other Super-Villains (one player: 3)",
    (SIX_CARDS,),
    super_villains=(0, 2, 2, 2, 1),
    additions=((1, "Cosmic Treadmill"),),
    absent=("Reverse-Flash",),
    changes=(Change(COVER, 3, "D"), Change(COVER, 4, "A")),
    small_changes=(Change(ADD, 3, "E"),),
    sized_changes=sized({1: "-4 A2 B2 C2 I2", 2: "B2 C2 I2", 3: "C2", 4: "B2"}),
    start_level=2,
    to_defeat=2,
    by_size={1: {"to_defeat": 3}},
    special=(
        "The Thief of Time is on Location 3 from the start, with Destination 3; the Threat begins at 2.",
        (
            "He has three lives and costs 16, then 17, then 18. When he falls and has lives left, he comes "
            "back in the slot farthest from the active Character, and makes for the next Location clockwise."
        ),
        (
            "When the Threat first reaches 3, each player puts the most expensive card of the discard "
            "pile that costs anything into the slot with the fewest cards."
        ),
    ),
)
