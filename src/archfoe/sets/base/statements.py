"""What the book says of one card, by the card and by what is told of it: a word of the log, or a part of its text."""

from __future__ import annotations

from typing import Final

from archfoe.core.causes import APPEARANCE, BACK, LASTING, TEXT, itself
from archfoe.core.events import (
    DESTROYED,
    GAINED,
    PAID,
    PASSED,
    PLAYED,
    POWER,
    PUT,
    REVEALED,
    SHUFFLED,
    SPARED,
    TURNED_DOWN,
)

#: Starters and stacks, which Heroes Unite has, too.
OF_STARTERS: Final = {
    ("punch", itself(PLAYED)): "BASE-3.6",
    ("vulnerability", itself(PLAYED)): "BASE-3.12",
    ("weakness", itself(PLAYED)): "BASE-9.2",
    ("weakness", itself(GAINED)): "BASE-9.1",
    ("weakness", itself(DESTROYED)): "BASE-12.3",
    ("kick", itself(DESTROYED)): "BASE-12.3",
}
_LOCATIONS: Final = ("arkham_asylum", "the_batcave", "fortress_of_solitude", "titans_tower", "the_watchtower")

STATEMENTS: Final = {
    **OF_STARTERS,
    **{(location, itself(PLAYED)): "BASE-11.2" for location in _LOCATIONS},
    **{(location, LASTING): "BASE-11.3" for location in _LOCATIONS},
    ("the_anti_monitor", DESTROYED): "BASE-18.2",
    ("the_anti_monitor", APPEARANCE): "BASE-18.3",
    ("atrocitus", APPEARANCE): "BASE-18.4",
    ("brainiac", APPEARANCE): "BASE-18.9",
    ("captain_cold", TURNED_DOWN): "BASE-18.10",
    ("dark_knight", PUT): "BASE-18.13",
    ("darkseid", SPARED): "BASE-18.15",
    ("darkseid", REVEALED): "BASE-18.15",
    ("darkseid", APPEARANCE): "BASE-18.16",
    ("deathstroke", DESTROYED): "BASE-18.17",
    ("emerald_knight", PUT): "BASE-18.19",
    ("high_tech_hero", POWER): "BASE-18.21",
    ("the_joker", TEXT): "BASE-18.23",
    ("the_joker", PASSED): "BASE-18.22",
    ("the_joker", f"{BACK}: {PASSED}"): "G-27",
    ("man_of_steel", PUT): "BASE-18.26",
    ("mera", POWER): "BASE-18.27",
    ("the_riddler", REVEALED): "BASE-18.28",
    ("the_riddler", PAID): "BASE-18.29",
    ("the_riddler", POWER): "BASE-18.30",
    ("sinestro", APPEARANCE): "BASE-18.31",
    ("swamp_thing", POWER): "BASE-18.33",
    ("x_ray_vision", REVEALED): "BASE-18.34",
    ("x_ray_vision", SHUFFLED): "BASE-18.35",
}
