"""Rebirth: a city of ten spaces, Villains that walk, and a team that must stop them in time."""

from archfoe.modes.rebirth.rules import Rebirth
from archfoe.modes.rebirth.setup import new_state
from archfoe.modes.rebirth.solo import Solo

__all__ = ["Rebirth", "Solo", "new_state"]
