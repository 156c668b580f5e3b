"""Rebirth: a city of ten spaces, Villains that walk, and a team that must stop them in time."""

from archfoe.modes.rebirth.packs import PACK_RULES
from archfoe.modes.rebirth.rules import Rebirth
from archfoe.modes.rebirth.setup import new_state
from archfoe.modes.rebirth.solo import Solo
from archfoe.modes.rebirth.versus import FreeForAll, Versus

__all__ = ["PACK_RULES", "FreeForAll", "Rebirth", "Solo", "Versus", "new_state"]
