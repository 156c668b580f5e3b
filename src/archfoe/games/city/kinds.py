"""Questions that only the city asks."""

from typing import Final

from archfoe.core.decisions import SEAT, SPACE_OPTION, Kind

CHOOSE_SPACE: Final[Kind] = Kind("space", "Which space?", SPACE_OPTION)
PLACE_CHARACTER: Final[Kind] = Kind("place character", "Start where?", SPACE_OPTION)
WALK: Final[Kind] = Kind("walk", "Go where?", SPACE_OPTION)
TARGET_VILLAIN: Final[Kind] = Kind("target villain", "Which Villain?")
TARGET_CHARACTER: Final[Kind] = Kind("target character", "Which Character?", SEAT)
ATTACK_ORDER: Final[Kind] = Kind("attack order", "Who hits you first?")
ATTACKED_NEXT: Final[Kind] = Kind("attacked next", "Who faces the Attack next?", SEAT)
FIRST_PLAYER: Final[Kind] = Kind("first player", "Who goes first?", SEAT)
KEEP_CARD: Final[Kind] = Kind("keep", "Keep a card?")
GIVE_UP: Final[Kind] = Kind("give up", "Which Signature card do you give up?")
