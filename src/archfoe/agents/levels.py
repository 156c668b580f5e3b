"""The bots by their levels, from weak to strong: what a person may expect of each, what it is called, how it looks.

This is the only list of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Final, NamedTuple

from archfoe.core.look_alikes import alike
from archfoe.table.seated import Agent

#: Makes a bot for one seat of one game; it is given a seed for its dice, or nothing where it throws none.
Factory = Callable[..., Agent]


class Level(NamedTuple):
    name: str
    strength: str  # how good it is, in a word
    sentence: str  # what a person may expect
    home: str  # module and class; loaded when it is wanted, so that a quick command stays quick
    called: str = ""  # at a table; "": a spare name
    job: str = ""
    face: str = ""  # a digit for each part of it
    slow: bool = False  # a turn may take it seconds, so nobody else should have to wait for it

    def make(self, seed: int | str | None = None) -> Agent:
        module, _, made = self.home.partition(":")
        found: Factory = getattr(import_module(module), made)
        return found(seed)


LEVELS: Final[tuple[Level, ...]] = (
    Level(
        "beginner",
        "easy",
        "Plays as people do in their first games.",
        "archfoe.agents.beginner:BeginnerAgent",
        *("Pip", "the paper kid", "00a104031"),
    ),
    Level(
        "greedy",
        "steady",
        "Plays and buys what is best at the moment.",
        "archfoe.agents.greedy:GreedyAgent",
        *("Rocco", "sells the ads", "221002527"),
    ),
    Level(
        "keen",
        "good",
        "Knows from many games which decks win.",
        "archfoe.agents.keen:KeenAgent",
        *("Nell", "night reporter", "303000151"),
    ),
    Level(
        "sharp",
        "strong",
        "Tries out what may come of the next turns.",
        "archfoe.agents.search:SharpAgent",
        *("Vega", "the odds column", "107030242"),
        slow=True,
    ),
    Level(
        "master",
        "strongest",
        "Takes up to a second, and weighs every choice.",
        "archfoe.agents.search:MasterAgent",
        *("Mrs. Finch", "editor in chief", "517401640"),
        slow=True,
    ),
    Level("random", "wild", "Does anything that is legal.", "archfoe.agents.random:RandomAgent"),
)

STAND_IN: Final = "keen"  # plays for who is away, and nothing stronger does
SLOW: Final = frozenset(level.name for level in LEVELS if level.slow)
#: How strong each is; what does anything that is legal is the weakest.
RANKS: Final = {
    level.name: place for place, level in enumerate(sorted(LEVELS, key=lambda level: level.strength != "wild"))
}
AGENTS: Final[dict[str, Factory]] = {level.name: level.make for level in LEVELS}


def usual_bot(seed: int | str | None = None) -> Agent:
    """The strongest of those that answer at once: whoever searches starts from what it would do."""
    return AGENTS["keen"](seed)


# At a table

STAFF: Final = {level.called: level for level in LEVELS if level.called}
_SPARE: Final = ("Dot", "Gus", "Ivo", "June", "Kit", "Lou")  # for a second bot of a level
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
FACE_SIGNS: Final = 9


def names_at_table(players: Sequence[str]) -> list[str]:
    """What each is called where bots are given by their levels. Bots give way to people of their names."""
    taken = [player for player in players if player not in AGENTS]
    names = []
    for player in players:
        name = player
        if player in AGENTS:
            own = next(level.called for level in LEVELS if level.name == player)
            free = [name for name in (own, *_SPARE) if name and not any(alike(name, other) for other in taken)]
            name = free[0] if free else player
            taken.append(name)
        names.append(name)
    return names


def strengths(players: Sequence[str]) -> list[str]:
    """How good each is, in a word; "" of a person."""
    known = {level.name: level.strength for level in LEVELS}
    return [known.get(player, "") for player in players]


def face_of(name: str) -> str:
    """The face of a bot, or of who has chosen none: always the same one for a name."""
    if name in STAFF:
        return STAFF[name].face
    return "".join(_SIGNS[sign % len(_SIGNS)] for sign in sha256(name.encode()).digest()[:FACE_SIGNS])
