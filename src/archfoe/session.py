"""Has moved to archfoe.table.session."""

from archfoe.moved import door

__getattr__ = door(__name__, dict.fromkeys(("Session", "replay"), "archfoe.table.session"))
