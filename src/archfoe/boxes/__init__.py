"""The boxes: cards only, one package for each product."""

from archfoe.boxes.base import BASE
from archfoe.boxes.confrontations import CONFRONTATIONS
from archfoe.boxes.heroes_unite import UNITE
from archfoe.boxes.rebirth import REBIRTH
from archfoe.boxes.rivals import RIVALS
from archfoe.core.cards import Box

BOXES: dict[str, Box] = {box.name: box for box in (BASE, UNITE, RIVALS, CONFRONTATIONS, REBIRTH)}

__all__ = ["BASE", "BOXES", "CONFRONTATIONS", "REBIRTH", "RIVALS", "UNITE"]
