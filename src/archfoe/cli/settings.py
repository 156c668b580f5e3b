"""What is to be played, as a person says it on the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from archfoe.agents import AGENTS
from archfoe.core.errors import ArchfoeError, nearest, unknown
from archfoe.games import families as fam
from archfoe.games.city.legacy import NOTHING, Legacy
from archfoe.games.duel import exchange
from archfoe.games.options import HERO_WAYS, MIN_VILLAINS, Options
from archfoe.games.shared.mixing import heroes_of
from archfoe.table.words.labels import player_names

USUAL_BOT = "greedy"
_LONGEST_NAME = 24
_MOST_SEATS = 99  # more is no game anyway, and need not be counted out
_VERSUS = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)  # between teams that are named one after the other
#: Who sits down if nobody is named: the usual number of players of a sort of game.
_USUAL = {fam.COMPETITIVE: 3, fam.RIVALS: 2, fam.CONFRONTATIONS: 4, fam.REBIRTH: 2}


@dataclass(frozen=True, slots=True)
class Settings:
    """The words of a table, not yet checked; `options` checks them."""

    mode: str = "base"
    players: str = ""  # you and as many bots as the game usually has
    variants: tuple[str, ...] = ()
    heroes: str = ""
    villains: int = MIN_VILLAINS
    promos: bool = False
    mix: str = ""
    match: bool = False
    scenario: int = 1  # of Rebirth
    signatures: int = 0  # of Rebirth: how many Signature cards each player has

    @property
    def seats(self) -> list[str]:
        return seat_list(self.players or usual_players(self.mode))

    def options(self) -> Options:
        return Options(
            self.mode,
            len(self.seats),
            self.variants,
            hero_way(self.heroes, self.mode),
            self.villains,
            self.promos,
            mixture(self.mix, self.mode),
            self.match,
            scenario=self.scenario,
            legacy=signature_legacy(self.signatures, len(self.seats)),
        )


def signature_legacy(each: int, players: int) -> Legacy:
    """What a campaign would bring in which every Super Hero has earned so many Signature cards."""
    return Legacy(signatures=(each,) * players) if each else NOTHING


def family_of(mode: str) -> fam.Family | None:
    """The sort of game that a mode is; None if there is no such mode."""
    try:
        return Options(mode).family
    except ArchfoeError:
        return None


def usual_players(mode: str) -> str:
    return you_and_bots(_USUAL[Options(mode).family])


def you_and_bots(n: int, first: str = "you") -> str:
    return ",".join([first, *[USUAL_BOT] * (n - 1)])


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def seat_list(players: str) -> list[str]:
    """Bots by their names, people by any other; a name that is almost a bot's is taken for a slip."""
    seats: list[str] = []
    for name in _in_seats(players):
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


def bot_list(players: str) -> tuple[str, ...]:
    """The same where nobody but bots plays; a number seats as many of the usual ones."""
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
    teams = [split(team) for team in _VERSUS.split(players)]
    if len({len(team) for team in teams}) > 1:
        raise ArchfoeError("Name as many players on each side of 'vs'.")
    return [name for row in zip(*teams, strict=True) for name in row]


def hero_way(heroes: str, mode: str) -> str:
    """Names in any case, short or without their article become those of Super Heroes or Characters; ways stay."""
    if not heroes or heroes in HERO_WAYS:
        return heroes
    known = [hero.character or hero.name for hero in heroes_of(Options(mode).mode, promos=True)]
    teams = [split(team) for team in _VERSUS.split(heroes)]
    names = [name for team in teams for name in team]
    if len(names) == 1 and not _meant(names[0], known) and nearest(heroes, HERO_WAYS):
        raise unknown("way to get Super Heroes", heroes, HERO_WAYS)
    return " vs ".join(",".join(_meant(name, known) or name for name in team) for team in teams)


def mixture(mix: str, mode: str) -> str:
    """A way to mix, groups of cards, or Characters whose cards are left out, by names whole or short."""
    characters = [card.character for card in heroes_of(Options(mode).mode, promos=False) if card.character]
    known = [*characters, *exchange.WAYS] if characters else []
    return "+".join(_meant(part.strip(), known) or part.strip().lower() for part in mix.split("+"))


def _meant(name: str, known: Sequence[str]) -> str:
    """The name that is meant; "" if none is, or more than one."""
    low = name.lower().removeprefix("the ")
    forms = {full: full.lower().removeprefix("the ") for full in known}
    whole = [full for full, form in forms.items() if form == low]
    found = whole or [full for full, form in forms.items() if low and form.startswith(low)]
    return found[0] if len(found) == 1 else ""
