"""Questions that only Characters who confront each other are asked."""

from typing import Final

from archfoe.core.decisions import SEAT, Kind

CONFRONT: Final[Kind] = Kind("confront", "Confront someone? You buy nothing this turn.", SEAT)
BLOCK_WITH: Final[Kind] = Kind("block", "Block?")
