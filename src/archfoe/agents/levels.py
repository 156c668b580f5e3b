"""The bots by their names, from weak to strong, and what a person may expect of each. This is the only list of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, NamedTuple

from archfoe.table.seated import Agent

#: Makes a bot for one seat of one game; it is given a seed for its dice, or nothing where it throws none.
Factory = Callable[..., Agent]


class Level(NamedTuple):
    name: str
    strength: str  # how good it is, in a word
    sentence: str  # what a person may expect
    home: str  # module and class; loaded when it is wanted, so that a quick command stays quick
    slow: bool = False  # a turn may take it seconds, so nobody else should have to wait for it

    def make(self, seed: int | str | None = None) -> Agent:
        module, _, made = self.home.partition(":")
        found: Factory = getattr(import_module(module), made)
        return found(seed)


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", "easy", "Plays as people do in their first games.", "archfoe.agents.beginner:BeginnerAgent"),
    Level("greedy", "steady", "Plays and buys what is best at the moment.", "archfoe.agents.greedy:GreedyAgent"),
    Level("keen", "good", "Knows from many games which decks win.", "archfoe.agents.keen:KeenAgent"),
    Level(
        "sharp", "strong", "Tries out what may come of the next turns.", "archfoe.agents.search:SharpAgent", slow=True
    ),
    Level(
        "master",
        "strongest",
        "Takes up to a second, and weighs every choice.",
        "archfoe.agents.search:MasterAgent",
        slow=True,
    ),
    Level("random", "wild", "Does anything that is legal.", "archfoe.agents.random:RandomAgent"),
)

SLOW: Final = frozenset(level.name for level in LEVELS if level.slow)
#: How strong each is; what does anything that is legal is the weakest.
RANKS: Final = {
    level.name: place for place, level in enumerate(sorted(LEVELS, key=lambda level: level.strength != "wild"))
}
AGENTS: Final[dict[str, Factory]] = {level.name: level.make for level in LEVELS}


def usual_bot(seed: int | str | None = None) -> Agent:
    """The strongest of those that answer at once: whoever searches starts from what it would do."""
    return AGENTS["keen"](seed)
