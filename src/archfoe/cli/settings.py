"""What is to be played, as a person says it on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from archfoe.agents import AGENTS, Bot, bot_called
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.options import Options
from archfoe.registry import USUAL_MODE
from archfoe.registry.questions import Value
from archfoe.table.wishes import (
    USUAL_BOT,
    VERSUS,
    answered,
    hero_way,
    mixture,
    split,
    usual_players,
    you_and_bots,
)

_LONGEST_NAME = 24
_TOLD_APART = 5  # a shorter name that is like a bot's may well be a person's: Ken is not keen
_MOST_SEATS = 99  # more is no game anyway, and need not be counted out


@dataclass(frozen=True, slots=True)
class Settings:
    """The words of a table, not yet checked; `options` checks them."""

    mode: str = USUAL_MODE
    players: str = ""  # you and as many bots as the game usually has
    variants: tuple[str, ...] = ()
    heroes: str = ""
    mix: str = ""
    own: Mapping[str, Value] = field(default_factory=dict)  # what only its game asks

    @property
    def seats(self) -> list[str]:
        return seat_list(self.players or usual_players(self.mode))

    def options(self) -> Options:
        return Options(
            self.mode,
            len(self.seats),
            self.variants,
            hero_way(self.heroes, self.mode),
            mixture(self.mix, self.mode),
            own=answered(self.mode, self.own),
        )


def seat_list(players: str) -> list[str]:
    """Bots by their names, people by any other; a name that is almost a bot's is taken for a slip."""
    seats: list[str] = []
    for name in _in_seats(players):
        bot = name.lower()
        if bot in AGENTS:
            seats.append(bot)
            continue
        if len(bot) >= _TOLD_APART and get_close_matches(bot, AGENTS, n=1, cutoff=0.8):
            raise unknown("bot", name, AGENTS)
        if ":" in name:
            raise ArchfoeError(f"{name} cannot play here: a bot of your own plays in archfoe arena and archfoe sim.")
        if not name.isprintable() or len(name) > _LONGEST_NAME:
            raise ArchfoeError(f"A player's name has at most {_LONGEST_NAME} characters, all of them printable.")
        if name in seats:
            raise ArchfoeError(f"Two people are called {name}: give each a name of their own.")
        seats.append(name)
    return seats


def bot_list(players: str) -> tuple[Bot, ...]:
    """The same where nobody but bots plays, also such as module:name; a number seats as many of the usual ones."""
    return tuple(bot_called(name if ":" in name else name.lower()) for name in _in_seats(players, USUAL_BOT))


def our_bots(players: str) -> tuple[str, ...]:
    """Where only bots play that a record can name."""
    bots = tuple(name.lower() for name in _in_seats(players, USUAL_BOT))
    for bot in bots:
        if bot not in AGENTS:
            raise unknown("bot", bot, AGENTS)
    return bots


def _in_seats(players: str, first: str = "you") -> list[str]:
    """Names in the order of the seats: given so, team by team ("ann, bob vs greedy, greedy"), or only how many."""
    number = players.strip()
    if number.isdecimal():
        seats = min(int(number[:4]), _MOST_SEATS)
        return split(you_and_bots(seats, first)) if seats else []
    teams = [split(team) for team in VERSUS.split(players)]
    if len({len(team) for team in teams}) > 1:
        raise ArchfoeError("Name as many players on each side of 'vs'.")
    return [name for row in zip(*teams, strict=True) for name in row]
