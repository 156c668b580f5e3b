"""Words of the log that only a game of Confrontations has."""

from typing import Final

CONFRONTED: Final = "confronted"  # a Confrontation is announced
CALLED_OFF: Final = "called off"
SWITCHED: Final = "switched"  # to another foe
BLOCKED: Final = "blocked"
RAISED: Final = "raised"  # the cost of a Character, for this turn
BEATEN: Final = "beaten"  # a Character is defeated
WITHSTOOD: Final = "withstood"  # a Confrontation has failed
