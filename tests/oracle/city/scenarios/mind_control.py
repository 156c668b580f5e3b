"""Scenario 5, told a second time."""

from __future__ import annotations

from archfoe.core.cards import Card
from archfoe.core.decisions import Decision
from archfoe.core.piles import DESTROYED, HAND, REMOVED
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.piles import BESIDE
from archfoe.sim.watch import Violation
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import CityRetold
from tests.oracle.city.told import Told

_SPORE = "5C"
_STARRO = "Starro"
_SPORES = 3


def _starro_has_fallen(retold: CityRetold, s: State) -> bool:
    return any(retold.is_own(s, card, _STARRO) for card in s.piles[DESTROYED])


class SporeWatch(ScenarioWatch):
    """Spores are beside the city, with players, or all out of the game once Starro has brought his Reward."""

    def see(self, s: State, d: Decision) -> None:
        spores = [card for card, what in enumerate(s.cards) if city_card(what).pack == _SPORE]
        gone = [card for card in spores if s.where[card] == REMOVED]
        waits = any(task[0] == "reward" and self.retold.is_own(s, task[2], _STARRO) for task in s.agenda)
        rewarded = _starro_has_fallen(self.retold, s) and not waits
        if len(gone) not in (0, len(spores)) or (gone and not rewarded):
            raise Violation(f"{len(gone)} Spores are out of the game")


class ToldMindControl(Told):
    locations = "batcave A, daily_planet A, star_labs A, bank B, city B"
    track = "=B4"
    first_threat = 1
    small_super_cost = 1
    needed = 4
    super_villains = (0, 2, 1, 2, 2)
    added = {3: ["5B"]}  # noqa: RUF012
    watch = SporeWatch

    def check_setup(self, s: State, fallen: set[int]) -> None:
        if len(s.piles[BESIDE]) != _SPORES:
            raise Violation(f"there are {len(s.piles[BESIDE])} Spores")

    def lies_beside(self, card: Card) -> bool:
        return city_card(card).pack == _SPORE

    def may_be_removed(self, card: Card) -> bool:
        return city_card(card).pack == _SPORE

    def refuses_help(self, s: State, helper: int) -> bool:
        return any(city_card(s.cards[card]).pack == _SPORE for card in s.piles[HAND + s.active])

    def done(self, s: State) -> bool:
        return _starro_has_fallen(self.retold, s)
