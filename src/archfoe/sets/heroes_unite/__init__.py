"""Heroes Unite: 211 game cards and 7 Super Heroes, one file for each type."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.sets.heroes_unite.box import UNITE
from archfoe.sets.heroes_unite import starters, heroes, villains, super_powers, equipment, locations  # noqa: F401
from archfoe.sets.heroes_unite import super_villains, super_heroes  # noqa: F401
# isort: on

__all__ = ["UNITE"]
