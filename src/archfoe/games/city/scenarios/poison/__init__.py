"""Scenario 6, Poisoned Super-Villains, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import REPAIR, Scenario
from archfoe.games.city.threat import ADD, COVER, Change

SCENARIO: Final = Scenario(
    6,
    "Poisoned Super-Villains",
    "They stagger and they rage: somebody has given each of them something that burns out. Take them alive.",
    ("bank A", "daily_planet A", "arkham_asylum B", "police_station B", "star_labs B"),
    "defeat 4 of the Super-Villains (1 player: 3) before 3 of them die",
    (REPAIR,),
    super_villains=(0, 2, 2, 2, 1),
    changes=(
        Change(COVER, 1, "C"),
        Change(ADD, 2, "G"),
        Change(COVER, 3, "B"),
        Change(COVER, 4, "A"),
        Change(COVER, 5, "I"),
    ),
    small_changes=(),
    start_level=2,
    super_cost=2,
    small_super_cost=2,
    by_size={1: {"to_defeat": 3}},
    to_defeat=4,
    also_lost=("3 Super-Villains have died of the poison",),
    special=(
        "The Threat starts at 2.",
        "After a new Super-Villain's Attack, every other one in the city takes 1 poison token.",
        "A Super-Villain costs 1 less for each token on it, and dies of the second: it leaves the game undefeated.",
        (
            "Take One for the Team: once during your turn, where a poisoned Super-Villain is, you may gain a Weakness "
            "to take 1 token off it."
        ),
    ),
)
