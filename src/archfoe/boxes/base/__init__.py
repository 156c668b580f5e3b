"""The base set (2012): 214 game cards and 7 Super Heroes, one file for each type."""

from archfoe.boxes.base import (  # noqa: F401  (imported to fill the box)
    starters,
    heroes,
    villains,
    super_powers,
    equipment,
    locations,
    super_villains,
    super_heroes,
)
from archfoe.boxes.base.box import BASE

__all__ = ["BASE"]
