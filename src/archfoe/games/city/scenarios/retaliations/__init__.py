"""Scenario 7, Retaliations, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.scenario import SAVE_CARDS, Scenario
from archfoe.games.city.threat import BLANK_OUT, COVER, Change

SCENARIO: Final = Scenario(
    7,
    "Retaliations",
    "You have beaten them all. Now they have compared notes, they get up again, and they know where you live.",
    ("batcave A", "star_labs A", "bank B", "city B", "daily_planet B"),
    "defeat 4 Super-Villains for good",
    (SAVE_CARDS, SIX_CARDS),
    super_villains=(0, 2, 2, 2, 1),
    changes=(Change(BLANK_OUT, 2), Change(COVER, 4, "B")),
    small_changes=(),
    start_level=2,
    super_cost=-1,
    small_super_cost=-2,
    to_defeat=4,
    signatures=3,
    keeps_destroyed=True,
    special=(
        "The Threat starts at 2.",
        (
            "The first 2 Super-Villains that are defeated retaliate: after the Reward each comes back in the slot "
            "farthest from the active Character, heads for the next Location clockwise, and costs 2 more. It counts "
            "only when it falls again."
        ),
        (
            "When the Threat first reaches 3, each player puts the most expensive card of the discard pile that costs "
            "anything into the slot with the fewest cards."
        ),
        "Cards of the main deck that are destroyed in the last try of this scenario stay out of scenario 8.",
    ),
)
