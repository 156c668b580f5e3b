"""Has moved to archfoe.table.view."""

from archfoe.moved import door

__getattr__ = door(__name__, dict.fromkeys(("Option", "View"), "archfoe.table.view"))
