"""Words of the log that only this scenario has."""

from typing import Final

CAME_BACK: Final = "came back"  # a Villain with lives left
