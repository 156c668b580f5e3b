"""What a seat is given when a game is over: the win, its own points, or those of its team."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.state import State
from archfoe.games.shared.scoring import scores

#: Victory Points that count as one, and the most that count.
_POINTS, _MOST = 20.0, 3.0
Carried = tuple[int, ...]
#: What an action that the mask forbids brings, beside the end of the game.
ILLEGAL: Final = -1.0


def win(end: State, seat: int, carried: Carried = ()) -> float:
    """1 for winning, shared with teams that tie; what the others lose adds up to that, so that the sum is 0.

    Where all are one team: 1 for winning, -1 for losing.
    """
    teams = set(end.teams)
    winning = {end.teams[p] for p in end.winners}
    share = 1.0 / len(winning) if end.teams[seat] in winning else 0.0
    if len(teams) == 1:
        return 2.0 * share - 1.0
    if not winning:
        return 0.0
    return share - (1.0 - share) / (len(teams) - 1)


def points(end: State, seat: int, carried: Carried = ()) -> float:
    """Victory Points ahead of the best foe / 20, from -3 to 3; where there is no foe, as `win`."""
    told = scores(end, carried)
    foes = [n for p, n in enumerate(told) if end.teams[p] != end.teams[seat]]
    return _bounded((told[seat] - max(foes)) / _POINTS) if foes else win(end, seat)


def team(end: State, seat: int, carried: Carried = ()) -> float:
    """The same of teams: what all of a team have together, against the best other team."""
    totals: dict[int, int] = {}
    for p, n in enumerate(scores(end, carried)):
        totals[end.teams[p]] = totals.get(end.teams[p], 0) + n
    mine = totals.pop(end.teams[seat])
    return _bounded((mine - max(totals.values())) / _POINTS) if totals else win(end, seat)


def _bounded(n: float) -> float:
    return max(-_MOST, min(_MOST, n))


REWARDS: Final[dict[str, Callable[[State, int, Carried], float]]] = {"win": win, "points": points, "team": team}
#: The least and the most of each.
BOUNDS: Final = {"win": 1.0, "points": _MOST, "team": _MOST}


def reward_named(name: str) -> Callable[[State, int, Carried], float]:
    if name not in REWARDS:
        raise ArchfoeError(f"There is no reward {name!r}: choose {', '.join(REWARDS)}.")
    return REWARDS[name]
