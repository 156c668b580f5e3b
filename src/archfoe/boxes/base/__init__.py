"""The base set (2012): 214 game cards and 7 Super Heroes, one file for each type."""

# isort: off  (the order of the modules is the order of the catalogue)
from archfoe.boxes.base import (  # noqa: F401  # noqa: F401
    equipment,
    heroes,
    locations,
    starters,
    super_heroes,
    super_powers,
    super_villains,
    villains,
)
from archfoe.boxes.base.box import BASE

__all__ = ["BASE"]
