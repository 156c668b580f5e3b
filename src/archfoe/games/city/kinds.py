"""Questions that only the city asks."""

from archfoe.core.decisions import SEAT, SPACE_OPTION, Kind

CHOOSE_SPACE = Kind("space", "Choose a space of the city", SPACE_OPTION)
PLACE_CHARACTER = Kind("place character", "Where does your Character begin?", SPACE_OPTION)
WALK = Kind("walk", "Where does your Character go?", SPACE_OPTION)
TARGET_VILLAIN = Kind("target villain", "Choose a Villain in the city")
TARGET_CHARACTER = Kind("target character", "Choose a Character", SEAT)
ATTACK_ORDER = Kind("attack order", "Which Villain attacks first?")
ATTACKED_NEXT = Kind("attacked next", "Who is the next to deal with the Attack?", SEAT)
FIRST_PLAYER = Kind("first player", "Who takes the first turn?", SEAT)
KEEP_CARD = Kind("keep", "Keep a card of your hand?")
