"""Words of the log that only the city has; scenarios have their own."""

from __future__ import annotations

from typing import Final

from archfoe.core.moments import moment

PLACED: Final = "placed"  # a Character, in the city
WALKED: Final = "walked"
MOVED_VILLAIN: Final = "moved"  # a Villain, by a player or by itself
CONTAINED: Final = "contained"
FROZEN: Final = "frozen"  # a Villain makes no Attacks
CHEAPENED: Final = "cheapened"  # a Villain costs somebody less
KEPT: Final = "kept"  # a card of the hand, at the end of a turn
THREAT: Final = "threat"  # the Threat Level rises
DAMAGED: Final = "damaged"  # a Location
RUINED: Final = "ruined"  # a Location is destroyed
REPAIRED: Final = "repaired"
COMPLETED: Final = "completed"  # a Side Mission
ROLLED: Final = "rolled"  # the die for a Destination
CLOCK: Final = "clock"
ENTERED: Final = "entered"  # a card comes into the city
REWARDED: Final = "rewarded"
LEFT: Final = "left"  # a card is put down in the city
ALLY_HURT: Final = "ally hurt"  # a Weakness on the ally
ALLY_LEFT: Final = "ally left"
ALLY_BACK: Final = "ally back"


TILE: Final = "location"  # the ability of a Location
CARRIED: Final = "carried"  # a Villain that goes along with a Character
WITH_ALLY: Final = "ally"  # what the ally does
ON_ALLY: Final = "on the ally"  # an Attack


ENTER: Final = moment("enter", "enter a space of the city")  # a Character
DEFEAT: Final = moment("defeat", "defeat {}", "Villain")  # a Villain in the city
