"""How far a team has come against Starro."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.piles import BESIDE
from archfoe.games.city.scenarios.face import Count, ScenarioFace, all_supers, chief_stands
from archfoe.games.city.scenarios.mind_control.verbs import GainSpore, RemoveAll
from archfoe.games.city.view import CityView


def counts(city: CityView) -> list[Count]:
    return [*chief_stands(city), *all_supers(city), Count(f"Spores beside the city: {city.view.size(BESIDE)}")]


FACE: Final = ScenarioFace(
    counts=counts,
    readings={
        GainSpore: lambda e, at: -at.weights.weakness,
        RemoveAll: lambda e, at: at.weights.cull,
    },
)
