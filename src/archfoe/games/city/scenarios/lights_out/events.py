"""Words of the log that only this scenario has."""

from typing import Final

DARKENED: Final = "darkened"  # a Location
LIT: Final = "lit"  # a dark Location
