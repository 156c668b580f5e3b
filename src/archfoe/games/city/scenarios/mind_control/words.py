"""How far a team has come against Starro."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.piles import BESIDE
from archfoe.games.city.view import CityView
from archfoe.games.city.words.counts import Count, all_supers, chief_stands
from archfoe.games.city.words.scenario import ScenarioWords


def counts(city: CityView) -> list[Count]:
    return [*chief_stands(city), *all_supers(city), Count(f"Spores beside the city: {city.view.size(BESIDE)}")]


WORDS: Final = ScenarioWords(counts=counts)
