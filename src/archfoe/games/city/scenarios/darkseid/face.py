"""How far a team has come against Darkseid."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenarios.face import Count, ScenarioFace, chief_stands, in_brackets
from archfoe.games.city.view import CityView


def counts(city: CityView) -> list[Count]:
    chief = city.chief()
    others = [card for card in city.fallen if chief is None or card is not chief.card]
    return [*chief_stands(city), Count(f"Other Super-Villains defeated: {len(others)}{in_brackets(others)}")]


FACE: Final = ScenarioFace(counts=counts)
