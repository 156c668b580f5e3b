"""Scenario 8, told a second time."""

from __future__ import annotations

from archfoe.core import decisions as ask
from archfoe.core.decisions import Answer, Decision
from archfoe.core.piles import DESTROYED, DISCARD
from archfoe.core.state import State
from archfoe.games.city.piles import SPACES
from archfoe.sim.watch import Violation
from tests.oracle.city.moves import step_3_is_to_come
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import CityRetold, destroyed
from tests.oracle.city.told import Told

_LEAST = 13  # that he costs, before what comes on top of it
_HE = "Darkseid"


class DarkseidWatch(ScenarioWatch):
    """What avoids his Attack in Step 2 is destroyed."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._used: int | None = None  # a Defense card that was discarded against him

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        if decision.kind is ask.DEFEND_TEAM and answer and self.retold.is_own(s, decision.source, _HE):
            card = decision.options[answer[0]][1]
            defense = s.cards[card].defense
            self._used = card if defense is not None and defense.use != "reveal" else None

    def see(self, s: State, d: Decision) -> None:
        if self._used is not None and step_3_is_to_come(s) and s.where[self._used] == DISCARD + s.active:
            raise Violation(f"{s.cards[self._used].name} avoided an Attack of Darkseid and is not destroyed")
        self._used = None


class ToldDarkseid(Told):
    locations = "arkham_asylum A, bank A, police_station A, batcave B, city B"
    placed = {1: "arkham_asylum"}  # noqa: RUF012
    track = "+C0 +D0 -1 =B2 -3 =A4"
    small_track = ""
    first_threat = 4
    super_villains = (0, 0, 2, 2, 2)
    added = {2: ["8B"]}  # noqa: RUF012
    super_cost = 5
    impossible_cost = 5
    needed = 1
    ruins = 5
    watch = DarkseidWatch

    def homes(self, s: State, card: int) -> tuple[int, ...] | None:
        """Location 1, or the next clockwise that stands."""
        if not self.retold.is_own(s, card, _HE):
            return None
        return (next((space for space in range(0, SPACES, 2) if not destroyed(s, space)), 0),)

    def extra(self, s: State, card: int) -> int:
        if not self.retold.is_own(s, card, _HE):
            return 0
        others = sum(s.cards[other].super_villain for other in s.piles[DESTROYED])
        return -min(others, s.cards[card].cost - _LEAST)

    def done(self, s: State) -> bool:
        return any(self.retold.is_own(s, card, _HE) for card in s.piles[DESTROYED])
