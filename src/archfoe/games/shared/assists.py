"""Assist cards, which several games have: what is asked, and what the log says of them."""

from typing import Final

from archfoe.core.decisions import ACTION, Kind

ASSIST: Final[Kind] = Kind("assist", "Help your teammate?", ACTION)
STORED: Final = "stored"  # an Assist card, on the Character
