"""The boxes: cards only, one package for each product."""

from archfoe.boxes.base import BASE
from archfoe.boxes.heroes_unite import UNITE
from archfoe.core.cards import Box

BOXES: dict[str, Box] = {box.name: box for box in (BASE, UNITE)}

__all__ = ["BASE", "BOXES", "UNITE"]
