"""Games with a Line-Up: the base set and Heroes Unite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from archfoe.registry import GameType

if TYPE_CHECKING:
    from archfoe.agents.knowledge import BotKnowledge
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.sim.checks import Checks
    from archfoe.table.positions.keys import PositionKeys


class Lineup(GameType):
    name = "lineup"

    def rules(self, options: Options) -> Turns:
        from archfoe.games.lineup.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        from archfoe.games.lineup.setup import new_state

        return new_state(options, key)

    def bot(self) -> BotKnowledge[Any]:
        from archfoe.games.lineup.bot import KNOWLEDGE

        return KNOWLEDGE

    def checks(self, options: Options) -> Checks:
        from archfoe.games.lineup.checks import LineupChecks

        return LineupChecks(options)

    def positions(self) -> PositionKeys:
        from archfoe.games.lineup.positions import KEYS

        return KEYS


GAME: Final = Lineup()
