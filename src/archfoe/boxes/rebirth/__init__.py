"""Rebirth: Starters, Basic and Signature cards, 84 cards of the main deck, Super-Villains, Super Heroes, Locations."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.boxes.rebirth.box import REBIRTH
from archfoe.boxes.rebirth import starters, basics, heroes, villains, super_powers, equipment  # noqa: F401
from archfoe.boxes.rebirth import super_villains, super_heroes, signatures  # noqa: F401
from archfoe.boxes.rebirth.packs import PACKS
from archfoe.boxes.rebirth.tiles import TILES, Tile
# isort: on

__all__ = ["PACKS", "REBIRTH", "TILES", "Tile"]
