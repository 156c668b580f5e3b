"""The boxes: cards only, one package for each product."""

from archfoe.boxes.base import BASE
from archfoe.core.cards import Box

BOXES: dict[str, Box] = {box.name: box for box in (BASE,)}

__all__ = ["BASE", "BOXES"]
