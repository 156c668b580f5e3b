"""Rebirth: Starters, Basic and Signature cards, 84 cards of the main deck, Super-Villains, Super Heroes, Locations."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.sets.rebirth.box import REBIRTH
from archfoe.sets.rebirth import starters, basics, heroes, villains, super_powers, equipment  # noqa: F401
from archfoe.sets.rebirth import super_villains, super_heroes, signatures  # noqa: F401
from archfoe.sets.rebirth.packs import PACKS
# isort: on

__all__ = ["PACKS", "REBIRTH"]
