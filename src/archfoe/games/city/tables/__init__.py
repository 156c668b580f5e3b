"""Ways to sit down in the city: as a team, alone, or as a contest."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from archfoe.games.shared.choices import CONTEST, TEAM

if TYPE_CHECKING:
    from archfoe.games.city.rules import Rebirth
    from archfoe.games.options import Options


@cache
def _class_of(scenario: int, alone: bool, variants: tuple[str, ...]) -> type[Rebirth]:
    """The rules of a scenario, for a team or for one player; or those of a contest."""
    from archfoe.games.city.rules import Rebirth
    from archfoe.games.city.scenarios.by_number import PACK_RULES
    from archfoe.games.city.tables.contest import FreeForAll, Versus
    from archfoe.games.city.tables.solo import Solo

    if CONTEST in variants:
        return Versus if TEAM in variants else FreeForAll
    table = Solo if alone else Rebirth
    if scenario not in PACK_RULES:
        return table
    pack = PACK_RULES[scenario]
    return type(f"{pack.__name__}_{table.__name__}", (pack, table), {}) if alone else pack


def rules_of(options: Options) -> Rebirth:
    return _class_of(options.scenario, options.players == 1, options.variants)(options)
