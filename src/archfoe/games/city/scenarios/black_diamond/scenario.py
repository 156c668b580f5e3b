"""Scenario 4, Black Diamond, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.scenario import SMALL_TEAM_TILE, Scenario, sized
from archfoe.games.city.track import BLANK_OUT, COVER, Change

SCENARIO: Final = Scenario(
    4,
    "Black Diamond",
    "Each of you has found a splinter of a black stone, and hears a voice. Nobody dares to speak of it.",
    ("daily_planet B", "star_labs B", "arkham_asylum A", "airport A", "hospital A"),
    "defeat 5 Super-Villains, Eclipso among them",
    (SIX_CARDS,),
    super_villains=(0, 2, 2, 1, 2),
    additions=((4, "Eclipso"),),
    changes=(Change(COVER, 2, "E"), Change(COVER, 4, "B")),
    small_changes=(SMALL_TEAM_TILE, Change(BLANK_OUT, 2)),
    sized_changes=sized({1: "C1 I1", 2: "C1 D1 I1", 3: "C1 I1"}),
    special=(
        "On the first try each player is given a Secret Card face down: only its holder may look at it.",
        (
            "A Secret Card is a burden. When its release is met the holder may reveal it: the burden ends, and "
            "its boon is had once."
        ),
    ),
)
