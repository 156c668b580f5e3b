"""What must hold of Darkseid."""

from __future__ import annotations

from archfoe.core import decisions as ask
from archfoe.core.decisions import Answer, Decision
from archfoe.core.piles import DISCARD, UNUSED
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.checks.moves import step_3_is_to_come
from archfoe.games.city.checks.scenario import ScenarioWatch
from archfoe.games.city.checks.second_telling import DARKSEID, CityRetold, in_the_city
from archfoe.games.city.facts import city
from archfoe.sim.watch import Violation


class DarkseidWatch(ScenarioWatch):
    """He comes with Threat 4, after the Attack of who raised it, and what avoids his Attack is destroyed."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._used: int | None = None  # a Defense card that was discarded against him

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        if decision.kind is ask.DEFEND_TEAM and answer and s.cards[decision.source].pack == DARKSEID:
            card = decision.options[answer[0]][1]
            defense = s.cards[card].defense
            self._used = card if defense is not None and defense.use != "reveal" else None

    def see(self, s: State, d: Decision) -> None:
        darkseid = self.retold.card(s, DARKSEID)
        assert darkseid is not None
        came = s.where[darkseid] != UNUSED
        if came and city(s).threat < 4:
            raise Violation(f"Darkseid has come at Threat {city(s).threat}")
        if not came and city(s).threat >= 4 and d.kind in (ask.MAIN_ACTION, city_ask.ATTACK_ORDER):
            raise Violation(f"Darkseid has not come at Threat {city(s).threat}")
        aim = city(s).rerouted(darkseid)
        if in_the_city(s, darkseid) and aim is not None and aim not in self.retold.homes(s, darkseid):
            raise Violation(f"Darkseid makes for space {aim}")
        if self._used is not None and step_3_is_to_come(s) and s.where[self._used] == DISCARD + s.active:
            raise Violation(f"{s.cards[self._used].name} avoided an Attack of Darkseid and is not destroyed")
        self._used = None
