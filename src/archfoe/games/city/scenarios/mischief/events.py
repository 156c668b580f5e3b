"""Words of the log that only this scenario has."""

from typing import Final

EARNED: Final = "earned"  # a Signature card, in the middle of a game
