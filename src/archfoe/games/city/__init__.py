"""Rebirth: a city of ten spaces, Villains that walk, and a team that must stop them in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from archfoe.registry import GameType

if TYPE_CHECKING:
    from archfoe.agents.knowledge import BotKnowledge
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.sim.checks import Checks
    from archfoe.table.campaigns import Campaigns
    from archfoe.table.positions.keys import PositionKeys


class City(GameType):
    name = "city"

    def rules(self, options: Options) -> Turns:
        from archfoe.games.city.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        from archfoe.games.city.setup import new_state

        return new_state(options, key)

    def bot(self) -> BotKnowledge[Any]:
        from archfoe.games.city.bot.knowledge import KNOWLEDGE

        return KNOWLEDGE

    def checks(self, options: Options) -> Checks:
        from archfoe.games.city.checks.table import CityChecks

        return CityChecks(options)

    def tables(self, mode: str, **given: Any) -> list[Options]:
        from archfoe.games.city.checks.tables import every_table

        return every_table(**given)

    def campaign(self) -> Campaigns | None:
        from archfoe.games.city.campaign.face import CAMPAIGNS

        return CAMPAIGNS

    def positions(self) -> PositionKeys:
        from archfoe.games.city.positions import KEYS

        return KEYS


GAME: Final = City()
