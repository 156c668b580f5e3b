"""Words of the log that only a game of Confrontations has."""

from __future__ import annotations

from typing import Final

from archfoe.core.moments import moment

CONFRONTED: Final = "confronted"  # a Confrontation is announced
CALLED_OFF: Final = "called off"
SWITCHED: Final = "switched"  # to another foe
BLOCKED: Final = "blocked"
RAISED: Final = "raised"  # the cost of a Character, for this turn
BEATEN: Final = "beaten"  # a Character is defeated
WITHSTOOD: Final = "withstood"  # a Confrontation has failed


ANNOUNCE: Final = moment("announce", "announce a Confrontation", in_turn=True)
BLOCK: Final = moment("block", "raise a cost with {}", "Block card")  # a Block card has raised a cost
