"""Scenario 2, Hostage Situation, as data."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import BASIC_EACH
from archfoe.games.city.scenario import PUBLIC_TABLE, Scenario
from archfoe.games.city.threat import ADD, COVER, Change

SCENARIO: Final = Scenario(
    2,
    "Hostage Situation",
    "It was a trap: while you fought, whole buildings were taken with the people in them. Get them out, and mind your "
    "own faults.",
    ("city A", "police_station A", "arkham_asylum B", "bank B", "star_labs B"),
    "save 6 hostages (2 players: 5, 1 player: 4) and defeat at least 4 Super-Villains",
    (BASIC_EACH,),
    changes=(Change(ADD, 0, "F"), Change(COVER, 4, "B")),
    small_changes=(Change(ADD, 1, "E"),),
    to_defeat=4,
    to_save=6,
    by_size={1: {"to_save": 4, "start_level": 1}, 2: {"to_save": 5}},
    also_lost=("4 hostages are lost (1 or 2 players: 3)",),
    special=(
        "The Threat starts at 1 for a player alone.",
        "2 hostages are held on each Location (1 or 2 players: none on Location 5).",
        "On a Location without a Villain a Character may spend 1 Move to free a hostage; it leads at most 2.",
        "The police cordon is slot 1: a Character there may hand its hostages over at any time, and they are saved.",
        "A Super-Villain that damages its Destination takes a hostage there; a destroyed Location loses all.",
        "For each Location that is destroyed from the start, 2 hostages fewer are held and must be saved.",
        "On the first try each player is given a Secret Card face down: only its holder may look at it.",
        (
            "A Secret Card is a burden. When its release is met, its holder may reveal it: the burden ends, and "
            "they get its boon once."
        ),
        "Three Side Missions are open from now on, for the rest of the campaign.",
    ),
    provenance=PUBLIC_TABLE,
)
