"""Ways to sit down in the city: as a team, alone, or as a contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.games.city.options import city_options
from archfoe.games.shared.choices import CONTEST, TEAM

if TYPE_CHECKING:
    from archfoe.games.city.rules import CityRules
    from archfoe.games.options import Options
    from archfoe.games.shared.parts import Part


def rules_of(options: Options) -> CityRules:
    """With the parts of a table in their order: storing, the way to sit, Side Missions, the scenario."""
    from archfoe.games.city.missions import Missions
    from archfoe.games.city.rules import CityRules
    from archfoe.games.city.scenarios.by_number import SCENARIO_PARTS
    from archfoe.games.city.tables.contest import Contest, EachAlone
    from archfoe.games.city.tables.solo import Solo
    from archfoe.games.shared.parts import parts_of_others
    from archfoe.games.shared.storing import Storing

    rules = CityRules(options)
    parts: list[Part] = []
    if CONTEST in options.variants:
        parts = [Contest(rules)] if TEAM in options.variants else [Storing(rules), Contest(rules), EachAlone(rules)]
    else:
        if options.players == 1:
            parts = [Storing(rules), Solo(rules)]
        if city_options(options).scenario in SCENARIO_PARTS:
            parts += [Missions(rules), SCENARIO_PARTS[city_options(options).scenario](rules)]
    rules.join([*parts, *parts_of_others(rules, options)])
    return rules
