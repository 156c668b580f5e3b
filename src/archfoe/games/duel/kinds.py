"""Questions that only Characters who confront each other are asked."""

from archfoe.core.decisions import SEAT, Kind

CONFRONT = Kind("confront", "Announce a Confrontation this turn, and with whom?", SEAT)
BLOCK_WITH = Kind("block", "Raise the cost of the Confronted Character with a Block card?")
