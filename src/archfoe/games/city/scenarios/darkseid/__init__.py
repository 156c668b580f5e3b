"""Scenario 8, Darkseid Cometh, as data."""

from __future__ import annotations

from typing import Final

from archfoe.core.abilities import StandingRule
from archfoe.games.city.scenario import COMPLETE, Scenario
from archfoe.games.city.threat import ADD, BLANK_OUT, COVER, Change

CHEAPER_BY_SUPERS: Final = StandingRule(
    "this Villain costs 1 less for each other Super-Villain that was defeated in this game, but never less than 13",
    short="costs 1 less for each other Super-Villain defeated, at least 13",
)


DESTROYS_DEFENSES: Final = StandingRule(
    "a Defense card that is discarded to avoid this Villain's Attack is destroyed instead",
    short="destroys Defenses discarded against it",
)


SCENARIO: Final = Scenario(
    8,
    "Darkseid Cometh",
    "Every raid was a test of the walls. Now the sky opens, and the one who ordered them steps through.",
    ("arkham_asylum A", "bank A", "police_station A", "batcave B", "city B"),
    "defeat Darkseid",
    (COMPLETE,),
    super_villains=(0, 0, 2, 2, 2),
    additions=((2, "Darkseid"),),
    chief="Darkseid",
    placed=((1, "arkham_asylum"),),
    changes=(
        Change(ADD, 0, "C"),
        Change(ADD, 0, "D"),
        Change(BLANK_OUT, 1),
        Change(COVER, 2, "B"),
        Change(BLANK_OUT, 3),
        Change(COVER, 4, "A"),
    ),
    small_changes=(),
    start_level=4,
    super_cost=5,
    ruins=5,
    special=(
        "The Threat starts at 4. When Darkseid comes, the clock starts.",
        "Arkham Asylum lies on Location 1; the other 4 are shuffled.",
        "Darkseid comes out of the second stack of the main deck, as any Super-Villain does.",
        "He costs 1 less for each other Super-Villain defeated, down to 13.",
        "While his Destination is destroyed, he heads for the next Location clockwise that is not.",
    ),
)
