"""Questions that only the city asks."""

from typing import Final

from archfoe.core.decisions import SEAT, SPACE_OPTION, Kind

CHOOSE_SPACE: Final[Kind] = Kind("space", "Choose a space of the city", SPACE_OPTION)
PLACE_CHARACTER: Final[Kind] = Kind("place character", "Where does your Character begin?", SPACE_OPTION)
WALK: Final[Kind] = Kind("walk", "Where does your Character go?", SPACE_OPTION)
TARGET_VILLAIN: Final[Kind] = Kind("target villain", "Choose a Villain in the city")
TARGET_CHARACTER: Final[Kind] = Kind("target character", "Choose a Character", SEAT)
ATTACK_ORDER: Final[Kind] = Kind("attack order", "Which Villain attacks first?")
ATTACKED_NEXT: Final[Kind] = Kind("attacked next", "Who is the next to deal with the Attack?", SEAT)
FIRST_PLAYER: Final[Kind] = Kind("first player", "Who takes the first turn?", SEAT)
KEEP_CARD: Final[Kind] = Kind("keep", "Keep a card of your hand?")
