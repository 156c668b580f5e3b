"""For one step of the rebuilding: sorts of games as they were asked for before each was an object of its own.

Nothing new should ask here: `archfoe.registry` has games, sets and modes, `options.played` what is played at a table.
"""

from __future__ import annotations

from typing import Final

from archfoe.games.shared.choices import ANY_SIDES as ANY_SIDES
from archfoe.games.shared.choices import CONTEST
from archfoe.games.shared.choices import DEALT as DEALT
from archfoe.games.shared.choices import FIRST_GAME as FIRST_GAME
from archfoe.games.shared.choices import FREE as FREE
from archfoe.games.shared.choices import HERO_WAYS as HERO_WAYS
from archfoe.games.shared.choices import HIDDEN as HIDDEN
from archfoe.games.shared.choices import HUNT as HUNT
from archfoe.games.shared.choices import ON_PATROL as ON_PATROL
from archfoe.games.shared.choices import SYNERGY as SYNERGY
from archfoe.games.shared.choices import TEAM as TEAM
from archfoe.games.shared.choices import TEAM_PLAYERS as TEAM_PLAYERS
from archfoe.games.shared.choices import TWO_DEALT as TWO_DEALT
from archfoe.games.shared.choices import TWO_HEADS as TWO_HEADS
from archfoe.registry import Mode, games, guests_of, modes, sets
from archfoe.registry import told_apart as told_apart

COMPETITIVE_CITY: Final = CONTEST


class Family:
    """A sort of game: the same object for all modes of that sort."""

    def __init__(self, game: str, features: frozenset[str]) -> None:
        self.game, self.features = game, features
        one = next(mode for mode in modes().values() if self.has(mode))
        self.least, self.most = one.players[0], one.players[-1]
        self.variants, self.figure, self.ways = one.variants, one.game.figure, one.game.hero_ways

    def has(self, mode: Mode) -> bool:
        return mode.game.name == self.game and mode.features == self.features


def _family(mode: Mode) -> Family:
    return next(family for family in (COMPETITIVE, RIVALS, CONFRONTATIONS, REBIRTH) if family.has(mode))


COMPETITIVE: Final = Family("lineup", frozenset())
RIVALS: Final = Family("duel", frozenset())
CONFRONTATIONS: Final = Family("duel", frozenset({"assist"}))
REBIRTH: Final = Family("city", frozenset())
FAMILIES: Final = {name: _family(mode) for name, mode in modes().items()}
MODES: Final = tuple(modes())
SETS: Final = tuple(sets())
GUESTS: Final = {name: guests_of(name) for name, mode in modes().items() if not mode.mixed}
CITY: Final = next(name for name, mode in modes().items() if mode.game.scenarios)
CHARACTERS_MIXED: Final = next(name for name, mode in modes().items() if mode.mixed and mode.game.name == "duel")
SCENARIO_COUNT: Final = games()["city"].scenarios
MIXED_INTO_THE_CITY: Final = GUESTS[CITY]


def family_of(mode: str) -> Family:
    """The sort of game that a mode is, whatever cards come into it."""
    return FAMILIES[told_apart(mode, "")[0]]
