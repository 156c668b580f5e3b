"""Questions that only Characters who confront each other are asked."""

from typing import Final

from archfoe.core.decisions import SEAT, Kind

CONFRONT: Final[Kind] = Kind("confront", "Announce a Confrontation this turn, and with whom?", SEAT)
BLOCK_WITH: Final[Kind] = Kind("block", "Raise the cost of the Confronted Character with a Block card?")
