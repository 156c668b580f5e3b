"""Has moved to archfoe.sets."""

from archfoe.moved import door

__getattr__ = door(
    __name__, dict.fromkeys(("BASE", "BOXES", "CONFRONTATIONS", "REBIRTH", "RIVALS", "UNITE"), "archfoe.sets")
)
