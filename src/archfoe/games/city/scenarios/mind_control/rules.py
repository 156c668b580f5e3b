"""Scenario 5: Starro must be among the fallen, and his Spores keep help away from who holds one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import Seat
from archfoe.core.piles import HAND
from archfoe.core.state import State
from archfoe.games.city.facts import city
from archfoe.games.city.parts import WITH_CHARACTER, Wants
from archfoe.games.city.piles import BESIDE
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenario import chief_has_fallen
from archfoe.games.city.scenarios.mind_control.verbs import NO_HELP


def is_infected(s: State, seat: Seat) -> bool:
    return any(NO_HELP in s.cards[card].standing for card in s.piles[HAND + seat])


class MindControl(CityPart):
    scarce: ClassVar[tuple[int, ...]] = (BESIDE,)
    rule_ids: ClassVar[Mapping[str, str]] = {"won": "REB-35.8"}

    def won(self, s: State, so_far: bool) -> bool:
        return so_far and chief_has_fallen(s, self.rules.scenario)

    def wants(self, s: State, wants: Wants) -> Wants:
        """He counts among those who must fall."""
        fallen = chief_has_fallen(s, self.rules.scenario)
        others = max(0, self.rules.scenario.to_defeat - 1 - (city(s).defeated - fallen))
        return wants._replace(supers=others, chief_times=int(not fallen))

    def helpers(self, s: State, seat: Seat, helpers: list[Seat]) -> list[Seat]:
        """Nobody can assist a player with a Spore in hand."""
        return [] if is_infected(s, seat) else helpers

    def marks(self, s: State, where: str, n: int, marks: list[str]) -> list[str]:
        """Hands of a team lie open."""
        return [*marks, "a Spore, so nobody can assist"] if where == WITH_CHARACTER and is_infected(s, n) else marks
