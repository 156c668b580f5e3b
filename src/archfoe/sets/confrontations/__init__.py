"""Confrontations: 180 game cards and 24 Character cards, one file for each type."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.sets.confrontations.box import CONFRONTATIONS
from archfoe.sets.confrontations import starters, heroes, villains, super_powers, equipment  # noqa: F401
from archfoe.sets.confrontations import locations, characters  # noqa: F401
# isort: on

__all__ = ["CONFRONTATIONS"]
