"""Words of the log that only the city has; scenarios have their own."""

PLACED = "placed"  # a Character, in the city
WALKED = "walked"
MOVED_VILLAIN = "moved"  # a Villain, by a player or by itself
CONTAINED = "contained"
FROZEN = "frozen"  # a Villain makes no Attacks
CHEAPENED = "cheapened"  # a Villain costs somebody less
KEPT = "kept"  # a card of the hand, at the end of a turn
THREAT = "threat"  # the Threat Level rises
DAMAGED = "damaged"  # a Location
RUINED = "ruined"  # a Location is destroyed
REPAIRED = "repaired"
COMPLETED = "completed"  # a Side Mission
ROLLED = "rolled"  # the die for a Destination
CLOCK = "clock"
ENTERED = "entered"  # a card comes into the city
REWARDED = "rewarded"
LEFT = "left"  # a card is put down in the city
ALLY_HURT = "ally hurt"  # a Weakness on the ally
ALLY_LEFT = "ally left"
ALLY_BACK = "ally back"
