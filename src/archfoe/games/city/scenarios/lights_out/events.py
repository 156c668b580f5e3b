"""Words of the log that only this scenario has."""

DARKENED = "darkened"  # a Location
LIT = "lit"  # a dark Location
