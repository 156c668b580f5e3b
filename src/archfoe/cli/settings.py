"""What is to be played, as a person says it on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from archfoe.agents import AGENTS
from archfoe.core.errors import ArchfoeError, nearest, unknown
from archfoe.labels import player_names
from archfoe.modes.options import HERO_WAYS, MIN_VILLAINS, Options

_LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Settings:
    """The words of a table, not yet checked; `options` checks them."""

    mode: str = "base"
    players: str = "you,greedy,greedy"
    variants: tuple[str, ...] = ()
    heroes: str = ""
    villains: int = MIN_VILLAINS
    promos: bool = False
    mix: str = ""
    match: bool = False

    @property
    def seats(self) -> list[str]:
        return seat_list(self.players)

    def options(self) -> Options:
        return Options(
            self.mode,
            len(self.seats),
            self.variants,
            hero_way(self.heroes, self.mode),
            self.villains,
            self.promos,
            self.mix.strip().lower(),
            self.match,
        )


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def seat_list(players: str) -> list[str]:
    """Bots by their names, people by any other; a name that is almost a bot's is taken for a slip."""
    seats = []
    for name in split(players):
        bot = name.lower()
        if bot in AGENTS:
            seats.append(bot)
            continue
        if get_close_matches(bot, AGENTS, n=1, cutoff=0.8):
            raise unknown("bot", name, AGENTS)
        if not name.isprintable() or len(name) > _LONGEST_NAME:
            raise ArchfoeError(f"A player's name has at most {_LONGEST_NAME} characters, all of them printable.")
        if name in seats:
            raise ArchfoeError(f"Two people are called {name}: give each a name of their own.")
        seats.append(name)
    clash = [name for name in seats if name not in AGENTS and player_names(seats).count(name) > 1]
    if clash:
        raise ArchfoeError(f"A bot is called {clash[0]} here: choose another name.")
    return seats


def hero_way(heroes: str, mode: str) -> str:
    """Names in any case and without their article become the names of Super Heroes; ways stay what they are."""
    if not heroes or heroes in HERO_WAYS:
        return heroes
    known = {hero.name for hero in Options(mode, promos=True).hero_pool()}
    full = {name.lower(): name for name in known} | {name.lower().removeprefix("the "): name for name in known}
    names = split(heroes)
    if len(names) == 1 and names[0].lower() not in full and nearest(heroes, HERO_WAYS):
        raise unknown("way to get Super Heroes", heroes, HERO_WAYS)
    return ",".join(full.get(name.lower(), name) for name in names)
