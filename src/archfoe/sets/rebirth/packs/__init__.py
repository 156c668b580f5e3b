"""The cards that the scenarios bring, one module for each pack. Who has not played a scenario should not read on."""

# The order of the modules is the order of the catalogue.
# isort: off
from archfoe.sets.rebirth.box import REBIRTH
from archfoe.games.city.scenarios.open_cells import cards as open_cells  # noqa: F401
from archfoe.games.city.scenarios.walking_catastrophe import cards as walking_catastrophe  # noqa: F401
from archfoe.games.city.scenarios.black_diamond import cards as black_diamond  # noqa: F401
from archfoe.games.city.scenarios.lights_out import cards as lights_out  # noqa: F401
from archfoe.games.city.scenarios.exodus import cards as exodus  # noqa: F401
from archfoe.games.city.scenarios.stolen_seconds import cards as stolen_seconds  # noqa: F401
from archfoe.games.city.scenarios.new_dawn import cards as new_dawn  # noqa: F401

# isort: on
from archfoe.core.cards import MISSION_KIND, SCENARIO_KIND, SECRET_KIND, Card


def _lettered(card: Card) -> list[tuple[str, Card]]:
    """The copies of a card have letters in a row."""
    number, letter = card.pack[:-1], card.pack[-1]
    return [(f"{number}{chr(ord(letter) + i)}", card) for i in range(card.copies)]


#: Every card of a pack by its number and letter: "2B".
PACKS: dict[str, Card] = dict(
    pair for card in REBIRTH.of_kind(SCENARIO_KIND, SECRET_KIND, MISSION_KIND) for pair in _lettered(card)
)

__all__ = ["PACKS"]
