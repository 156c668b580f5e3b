"""Rivals - Batman vs The Joker: 98 game cards and 6 Character cards, one file for each type."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.sets.rivals.box import RIVALS
from archfoe.sets.rivals import starters, heroes, villains, super_powers, equipment, locations  # noqa: F401
from archfoe.sets.rivals import characters  # noqa: F401
# isort: on

__all__ = ["RIVALS"]
