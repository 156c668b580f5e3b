"""The base set (2012): 214 game cards and 7 Super Heroes, one file for each type."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.sets.base.box import BASE
from archfoe.sets.base import starters, heroes, villains, super_powers, equipment, locations  # noqa: F401
from archfoe.sets.base import super_villains, super_heroes  # noqa: F401
# isort: on

__all__ = ["BASE"]
