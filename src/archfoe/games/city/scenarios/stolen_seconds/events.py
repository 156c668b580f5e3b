"""Words of the log that only this scenario has."""

CAME_BACK = "came back"  # a Villain with lives left
