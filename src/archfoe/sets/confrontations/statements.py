"""What the book says of one card, by the card and by what is told of it: a word of the log, or a part of its text."""

from __future__ import annotations

from typing import Final

from archfoe.core.causes import ABILITY, LASTING, itself
from archfoe.core.events import DESTROYED, DREW, GAINED, PLAYED, PLAYED_AGAIN, POWER
from archfoe.games.duel.events import CALLED_OFF, RAISED, SWITCHED

STATEMENTS: Final = {
    ("vulnerability", itself(PLAYED)): "CON-3.4",
    ("weakness", itself(PLAYED)): "CON-3.4",
    ("weakness", itself(GAINED)): "CON-11.1",
    ("cold_breath", DESTROYED): "CON-16.2",
    ("enhanced_strength", POWER): "CON-16.3",
    ("etrigan", RAISED): "CON-16.4",
    ("orion", RAISED): "CON-16.4",
    ("illusions", CALLED_OFF): "CON-16.5",
    ("magog", SWITCHED): "CON-16.8",
    ("mera", POWER): "CON-16.9",
    ("superboy", PLAYED_AGAIN): "CON-16.12",
    ("metallo", PLAYED_AGAIN): "CON-16.12",
    ("swamp_thing", SWITCHED): "CON-16.13",
    ("themyscira", LASTING): "CON-16.15",
    ("the_others", DREW): "CON-16.18",
    **{(card, PLAYED): "CON-16.19" for card in ("telepathy", "deadman", "dark_arts", "amazo", "eclipso")},
    ("strength_of_the_gods", POWER): "CON-16.20",
    ("ares", POWER): "CON-16.21",
    ("superman_l2", ABILITY): "CON-17.1",
    ("circe_l2", CALLED_OFF): "CON-17.2",
    ("zatanna_zatara_l3", ABILITY): "CON-17.4",
    ("zatanna_zatara_l2", ABILITY): "CON-17.5",
}
