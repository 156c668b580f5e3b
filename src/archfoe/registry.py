"""The games by name, and how the rest of the house asks them.

A game is one object, a `GameType`, in its own room `archfoe.games.<name>`. Generic code gets it by `game_of` and calls
it; it never asks which game it is. The faces of a room (view, words, wire, bot, checks, positions, campaign) are loaded
when they are first asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from archfoe.agents import Factory
    from archfoe.agents.knowledge import BotKnowledge
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.sim.checks import Checks
    from archfoe.table.campaigns import Campaigns
    from archfoe.table.positions.keys import PositionKeys

#: Counts up when a field, a hook or a verb changes its meaning.
API: Final = 1
#: The rooms that come with the program.
_SHIPPED: Final = ("lineup", "duel", "city")


class GameType:
    """What there is to know of a game; one subclass and one object a room: `GAME`."""

    name: str
    api: int = API

    def rules(self, options: Options) -> Turns:
        """The rules of a table, with its variants."""
        raise NotImplementedError

    def new_state(self, options: Options, key: bytes) -> State:
        """The first position; the key decides all chance."""
        raise NotImplementedError

    # Faces for programs

    def bot(self) -> BotKnowledge[Any]:
        """What the greedy bot knows of it; without a word of its own it plays, and is not good."""
        from archfoe.agents.knowledge import GENERIC

        return GENERIC

    def checks(self, options: Options) -> Checks:
        """What must hold at one of its tables, told a second time."""
        from archfoe.sim.checks import Checks

        return Checks(options)

    def tables(self, mode: str, **given: Any) -> list[Options]:
        """Every combination of one of its modes that simulations and properties should try, with what is given."""
        from archfoe.games.options import Options
        from archfoe.sim.tables import every_combination

        return [Options(mode, players, variants, **given) for players, variants in every_combination(mode)]

    def positions(self) -> PositionKeys:
        """Keys of a position file that only it has, how they are laid out, and what may be expected."""
        from archfoe.table.positions.keys import COMMON

        return COMMON

    def campaign(self) -> Campaigns | None:
        """Games that follow from one another; None: it has none."""
        return None


@cache
def games() -> dict[str, GameType]:
    """Every game by its name, in the order in which they are told."""
    found: dict[str, GameType] = {name: import_module(f"archfoe.games.{name}").GAME for name in _SHIPPED}
    return found


def game_of(options: Options) -> GameType:
    return games()[options.family.game]


def bots() -> dict[str, Factory]:
    """What makes each bot, by its name: one for a seat of a game, with a seed for its dice."""
    made: dict[str, Factory] = import_module("archfoe.agents").AGENTS
    return made
