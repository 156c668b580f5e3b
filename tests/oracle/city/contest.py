"""What must hold when Rebirth is a contest: score piles, and the points of Villains that were fortified."""

from __future__ import annotations

from typing import Any

from archfoe.core.decisions import Decision
from archfoe.core.state import State
from archfoe.games.city.facts import city
from archfoe.games.city.piles import SPACE
from archfoe.games.shared.piles import TROPHIES
from archfoe.games.shared.scoring import beside_cards
from archfoe.sim.watch import Violation
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import FORTIFIED, CityRetold, is_villain


class ContestWatch(ScenarioWatch):
    """A defeated Villain lies in the score pile of who defeated it, and stays there."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._piles: dict[int, list[int]] = {}  # seat -> score pile
        self._bonus: dict[int, int] = {}
        self._felled: tuple[int, int, bool] | None = None  # who, which Villain, fortified?

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "buy" and is_villain(s, action[1]):
            at_home = s.where[action[1]] - SPACE in self.retold.homes(s, action[1])
            self._felled = s.active, action[1], at_home and self.retold.works(city(s).threat, FORTIFIED)

    def see(self, s: State, d: Decision) -> None:
        self._check(s)

    def last_look(self, s: State) -> None:
        self._check(s)

    def _check(self, s: State) -> None:
        for seat in range(len(s.teams)):
            pile, before = s.piles[TROPHIES + seat], self._piles.get(seat, [])
            if pile[: len(before)] != before:
                raise Violation(f"a Villain has left the score pile of seat {seat}")
            new = set(pile) - set(before)
            bonus = beside_cards(s, seat) - self._bonus.get(seat, 0)
            sure = 0
            if self._felled is not None and self._felled[0] == seat:
                _, card, fortified = self._felled
                sure = int(fortified)
                if card not in pile:
                    raise Violation(f"{s.cards[card].name} was defeated by seat {seat} and is not in that score pile")
            if not sure <= bonus <= len(new) or (bonus and not self.retold.works(city(s).threat, FORTIFIED)):
                raise Violation(f"seat {seat} has {bonus} points more for fortified Villains, and {sure} for certain")
            self._piles[seat], self._bonus[seat] = list(pile), beside_cards(s, seat)
        self._felled = None
