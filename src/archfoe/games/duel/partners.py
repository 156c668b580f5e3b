"""Two against two: partners see each other's hands, assist, defend and Block for each other."""

from __future__ import annotations

from archfoe.core.decisions import Seat
from archfoe.core.state import State
from archfoe.games.shared.team_defence import TeamDefence
from archfoe.games.shared.turns import Turns


class Partners(TeamDefence):
    """The partner sits across."""

    def __init__(self, rules: Turns) -> None:
        super().__init__(rules, each=99, rule="G-50")

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        return [*helpers, (seat + 2) % len(s.teams)]
