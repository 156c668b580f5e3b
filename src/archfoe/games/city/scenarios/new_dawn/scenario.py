"""Scenario 8, A New Dawn, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import COMPLETE, Scenario, sized
from archfoe.games.city.track import ADD, COVER, Change

SCENARIO: Final = Scenario(
    8,
    "A New Dawn",
    "Every raid was a test of the walls. Now the sky opens, and he who ordered them steps through.",
    ("police_station B", "star_labs B", "airport B", "arkham_asylum A", "hospital A"),
    "defeat Darkseid",
    (COMPLETE,),
    additions=((1, "Parademon (1)"), (2, "Parademon (2)"), (3, "Parademon (4)"), (4, "Parademon (5)")),
    changes=(Change(COVER, 3, "A"), Change(ADD, 3, "F"), Change(COVER, 4, "I")),
    sized_changes=sized({3: "B2 C2 E3", 4: "B2 C2 E3"}),
    start_level=2,
    by_size={1: {"start_level": 3}, 2: {"start_level": 3}},
    ruins=5,
    special=(
        "The Threat begins at 2 (one or two players: 3).",
        (
            "When the Threat first reaches 4, Darkseid comes after the Attack of that Super-Villain, and "
            "Attacks each player; he does not raise the Threat."
        ),
        "He costs 18, 1 less for each other Super-Villain defeated, and never less than 13.",
        "While his Destination is destroyed he makes for the next Location clockwise that stands.",
    ),
)
