"""The bots by their names, from weak to strong, and what a person may expect of each. This is the only list of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, NamedTuple

from archfoe.table.seated import Agent

#: Makes a bot for one seat of one game; the seed is for its dice.
Factory = Callable[[int | str | None], Agent]


class Level(NamedTuple):
    name: str
    sentence: str  # for people
    home: str  # module and class; loaded when it is wanted, so that a quick command stays quick

    def make(self, seed: int | str | None = None) -> Agent:
        module, _, made = self.home.partition(":")
        found: Factory = getattr(import_module(module), made)
        return found(seed)


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", "Plays as people do in their first games.", "archfoe.agents.beginner:BeginnerAgent"),
    Level("greedy", "Plays and buys what is best at the moment.", "archfoe.agents.greedy:GreedyAgent"),
    Level("keen", "Knows from many games which decks win.", "archfoe.agents.keen:KeenAgent"),
    Level("sharp", "Tries out what may come of the next turns.", "archfoe.agents.search:SharpAgent"),
    Level("master", "Takes up to a second, and weighs every choice.", "archfoe.agents.search:MasterAgent"),
    Level("random", "Does anything that is legal.", "archfoe.agents.random:RandomAgent"),
)

AGENTS: Final[dict[str, Factory]] = {level.name: level.make for level in LEVELS}
SENTENCES: Final[dict[str, str]] = {level.name: level.sentence for level in LEVELS}


def usual_bot(seed: int | str | None = None) -> Agent:
    """The strongest of those that answer at once: whoever searches starts from what it would do."""
    return AGENTS["keen"](seed)
