"""Cities with other tiles than those of the first scenario, and what players see there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import patch

from archfoe.boxes.rebirth import TILES
from archfoe.modes.rebirth.scenarios import SCENARIOS
from tests.boxes.rebirth import city
from tests.vocabulary import Table


def city_of(*tiles: str, **more: Any) -> Table:
    """A city with these tiles first, "Hospital A" for side A of that Location; the scenario's own come after them."""
    ids = {tile.name: tile.id for tile in TILES.values()}
    locations = tuple((ids[tile[:-2]], tile[-1]) for tile in tiles) + SCENARIOS[1].tiles[len(tiles) :]
    with patch.dict(SCENARIOS, {1: replace(SCENARIOS[1], locations=locations)}):
        return city(**more)


def told(t: Table, seat: int) -> set[str]:
    """The cards of which a player has heard by name."""
    return {card.name for event in t.view(seat).events() for card in event.cards if card is not None}


def choices(t: Table, seat: int = 0) -> list[str]:
    """What a player may choose, without the spaces in which cards lie."""
    return [label.split(" (")[0] for label in t.offered(seat)]
