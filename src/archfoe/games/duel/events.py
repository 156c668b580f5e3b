"""Words of the log that only a game of Confrontations has."""

CONFRONTED = "confronted"  # a Confrontation is announced
CALLED_OFF = "called off"
SWITCHED = "switched"  # to another foe
BLOCKED = "blocked"
RAISED = "raised"  # the cost of a Character, for this turn
BEATEN = "beaten"  # a Character is defeated
WITHSTOOD = "withstood"  # a Confrontation has failed
