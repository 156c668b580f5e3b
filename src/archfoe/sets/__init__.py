"""The boxes: cards only, one package for each product."""

from archfoe.core.cards import Box
from archfoe.sets.base import BASE
from archfoe.sets.confrontations import CONFRONTATIONS
from archfoe.sets.heroes_unite import UNITE
from archfoe.sets.rebirth import REBIRTH
from archfoe.sets.rivals import RIVALS

BOXES: dict[str, Box] = {box.name: box for box in (BASE, UNITE, RIVALS, CONFRONTATIONS, REBIRTH)}

__all__ = ["BASE", "BOXES", "CONFRONTATIONS", "REBIRTH", "RIVALS", "UNITE"]
