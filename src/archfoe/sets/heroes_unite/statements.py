"""What the book says of one card, and where it has a rule of its own in the place of one of the base set."""

from __future__ import annotations

from typing import Final

from archfoe.core.causes import APPEARANCE, AT_END, FIRST_TURN, LASTING, NEW_HAND, itself
from archfoe.core.events import (
    APPEARED,
    AVOIDED,
    CHOSE,
    DEALT,
    DESTROYED,
    DREW,
    NAMED,
    PLAYED,
    POWER,
    PUT,
    REFILLED,
    REVEALED,
    SHUFFLED,
    TURN,
    TURN_ENDED,
    USED,
)
from archfoe.sets.base.statements import OF_STARTERS

RULE_IDS: Final = {
    DEALT: "HU-1.2",
    CHOSE: "HU-1.2",
    f"{FIRST_TURN}: {TURN}": "HU-1.5",
    TURN_ENDED: "HU-2.2",
    AT_END: "HU-2.4",
    NEW_HAND: "HU-2.6",
    f"{NEW_HAND}: {SHUFFLED}": "HU-2.6",
    REFILLED: "HU-2.7",
    APPEARED: "HU-2.8",
    "G-23": "HU-4.4",
}
_SCOUTS: Final = ("apokolips", "gotham_city", "metropolis", "new_genesis")

STATEMENTS: Final = {
    **OF_STARTERS,
    **{(location, itself(USED)): "HU-3.2" for location in _SCOUTS},
    **{(location, LASTING): "HU-3.3" for location in _SCOUTS},
    **{(location, itself(PLAYED)): "HU-3.1" for location in (*_SCOUTS, "oa")},
    ("oa", LASTING): "HU-3.4",
    ("force_field", itself(PLAYED)): "HU-3.5",
    ("force_field", itself(AVOIDED)): "HU-3.7",
    ("vandal_savage", itself(PLAYED)): "HU-3.5",
    ("vandal_savage", POWER): "HU-3.6",
    ("helspont", f"{APPEARANCE}: {PUT}"): "HU-3.9",
    ("arkillo", NAMED): "HU-9.2",
    ("nekron", NAMED): "HU-9.2",
    ("batgirl_sh", itself(USED)): "HU-9.14",
    ("red_tornado_sh", itself(USED)): "HU-9.14",
    ("shazam_sh", itself(USED)): "HU-9.16",
    ("booster_gold_sh", POWER): "HU-9.3",
    ("booster_gold_sh", DREW): "HU-9.5",
    ("deadman", DESTROYED): "HU-9.8",
    ("granny_goodness", PUT): "HU-9.9",
    ("graves", DESTROYED): "HU-9.10",
    ("graves", DREW): "HU-9.11",
    ("mr_zsasz", REVEALED): "HU-9.13",
    ("star_sapphire_power_ring", REVEALED): "HU-9.17",
}
