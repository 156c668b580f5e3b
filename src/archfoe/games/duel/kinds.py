"""Questions that only Characters who confront each other are asked."""

from typing import Final

from archfoe.core.decisions import SEAT, Kind

CONFRONT: Final[Kind] = Kind("confront", "Confront someone? You buy nothing this turn.", SEAT)
BLOCK_WITH: Final[Kind] = Kind("block", "Block?")

#: A set whose cards Assist: then four players are two teams, and two or three keep such cards on their Characters.
ASSIST = "assist"
