"""Cities with other tiles than those of the first scenario, and what players see there."""

from __future__ import annotations

import re
from typing import Any

from tests.sets.rebirth import city
from tests.vocabulary import Table


def city_of(*tiles: str, **more: Any) -> Table:
    """A city with these tiles first, "Batcave A" for side A of that Location; the scenario's own come after them."""
    return city(tiles={f"L{number}": tile for number, tile in enumerate(tiles, 1)}, **more)


def told(t: Table, seat: int) -> set[str]:
    """The cards of which a player has heard by name."""
    return {card.name for event in t.view(seat).events() for card in event.cards if card is not None}


def choices(t: Table, seat: int = 0) -> list[str]:
    """What a player may choose, without the spaces in which cards lie."""
    return [re.sub(r" \((?!\d+\)).*", "", label) for label in t.offered(seat)]
