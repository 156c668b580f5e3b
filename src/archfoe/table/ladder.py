"""A ladder for each game: one table again and again, against stronger and stronger bots. Any rung may be played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from archfoe.games.options import Options
from archfoe.registry import bots, modes

YOU: Final = 0  # your seat
MATE: Final = "keen"  # plays beside you, whoever plays against you


class Ladder(NamedTuple):
    """Its table, with the usual options."""

    mode: str
    players: int
    mates: tuple[int, ...]
    foes: tuple[int, ...]

    def seats(self, foe: str) -> list[str]:
        """Who sits where: "" for you."""
        return ["" if seat == YOU else MATE if seat in self.mates else foe for seat in range(self.players)]


@cache
def _ladder(mode: str, players: int) -> Ladder:
    teams = Options(mode, players).teams
    others = [seat for seat in range(players) if seat != YOU]
    return Ladder(
        mode,
        players,
        tuple(seat for seat in others if teams[seat] == teams[YOU]),
        tuple(seat for seat in others if teams[seat] != teams[YOU]),
    )


def ladders() -> list[Ladder]:
    """Of games in which somebody plays against you: teams where the number of players makes them, else two players."""
    found = []
    for mode in modes().values():
        if mode.mixed:
            continue
        partners = [n for n in mode.players if Options(mode.name, n).partners]
        found.append(_ladder(mode.name, partners[0] if partners else mode.players_of_trials))
    return [one for one in found if one.foes]


def rung_of(options: Options, players: Sequence[str], seat: int) -> str:
    """ "base keen": whose rung a game was for this seat; "" if it was a table of another kind.

    Which figures were played does not matter, nor where one sat.
    """
    ladder = next((one for one in ladders() if (one.mode, one.players) == (options.mode, options.players)), None)
    usual = Options(options.mode, options.players)
    if ladder is None or options.but(heroes=usual.heroes, first=-1) != usual:
        return ""
    teams = options.teams
    foes = {player for player, team in zip(players, teams, strict=True) if team != teams[seat]}
    mates = [player for i, player in enumerate(players) if i != seat and teams[i] == teams[seat]]
    if len(foes) != 1 or not foes <= set(bots()) or any(mate != MATE for mate in mates):
        return ""
    return f"{options.mode} {foes.pop()}"
