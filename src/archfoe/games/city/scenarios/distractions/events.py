"""Words of the log that only this scenario has."""

from typing import Final

DISTRACTED: Final = "distracted"  # a Distraction comes to a Location
CLEARED: Final = "cleared"  # a Distraction was paid for, and is gone from its Location
