"""What must hold in every scenario: Side Missions, and what comes with the Levels of the Threat."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.piles import DESTROYED, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.city.facts import city
from archfoe.games.city.legacy import MISSIONS, RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import SPACE
from archfoe.sim.watch import Violation, Watch
from tests.oracle.city.moves import step_3_is_to_come
from tests.oracle.city.second_telling import (
    DEAREST,
    TILE_E,
    CityRetold,
    before_the_first_turn,
    cards_by_space,
    characters,
    is_villain,
    ruins,
)

_TWO = 2  # Villains in one turn


class ScenarioWatch(Watch):
    """A watch of one scenario: it begins with the first turn."""

    def __init__(self, retold: CityRetold) -> None:
        self.retold = retold

    def look(self, s: State, decision: Decision) -> None:
        if not before_the_first_turn(s):
            self.see(s, decision)

    def see(self, s: State, d: Decision) -> None:
        """Before every answer from the first turn on."""


class MissionWatch(ScenarioWatch):
    """Side Missions are completed once, by the deed that each asks for; ruins end a game in time."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._done: tuple[str, ...] = ()
        self._due: set[str] = set()  # what the last action must have completed
        self._felled = 0  # Villains bought this turn
        self._felled_supers = 0
        self._ruins: int | None = None

    def turn_begins(self, s: State) -> None:
        self._felled = self._felled_supers = 0

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "rebuild":
            self._due.add(REPAIRS)
        if action[0] != "buy" or not is_villain(s, action[1]):
            return
        self._felled += 1
        self._felled_supers += s.cards[action[1]].super_villain
        if self._felled >= _TWO and (self.retold.alone or self._felled_supers):
            self._due.add(RECRUIT_KRYPTO)
        there = characters(s) if self.retold.alone else s.at
        if s.cards[action[1]].super_villain and set(there) == {s.where[action[1]] - SPACE}:
            self._due.add(RECRUIT_THE_RAY)

    def see(self, s: State, d: Decision) -> None:
        done = city(s).missions
        before = city_options(self.retold.options).legacy.missions
        if not self.retold.missions:
            if done:
                raise Violation(f"{done[0]} is completed in a game without Side Missions")
            return
        known = [mission for mission in MISSIONS if mission not in before]
        if done[: len(self._done)] != self._done or len(set(done)) != len(done) or not set(done) <= set(known):
            raise Violation(f"the Side Missions {done} are completed after {(*before, *self._done)}")
        missing = self._due - {*done, *before}
        if missing:
            raise Violation(f"{missing.pop()} should be completed")
        new = set(done) - set(self._done)
        if REPAIRS in new and REPAIRS not in self._due:
            raise Violation("a Location was repaired by nobody")
        self._done, self._due = done, set()
        self._check_ruins(s)

    def _check_ruins(self, s: State) -> None:
        """Only a Location that falls in this game can lose it."""
        now, most = ruins(s), self.retold.most_ruins
        if self._ruins is not None and most is not None and now > self._ruins and now >= most:
            raise Violation(f"{now} Locations are destroyed and the game goes on")
        self._ruins = now


class LevelWatch(ScenarioWatch):
    """What happens once when the Threat comes to a Level, looked at when the steps before the actions are over."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._threat: int | None = None
        self._weaknesses = 0  # in their stack
        self._gone: set[int] = set()  # the destroyed pile
        self._city: set[int] = set()
        self._turn = 0
        self._ended = False  # has the player chosen to do nothing more?

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._ended = action[0] == "end"

    def see(self, s: State, d: Decision) -> None:
        if d.kind is not ask.MAIN_ACTION and not step_3_is_to_come(s):
            return
        if self._threat is not None and (s.turn == self._turn or (s.turn == self._turn + 1 and self._ended)):
            self._check(s, self._threat)
        self._threat, self._turn = city(s).threat, s.turn
        self._weaknesses, self._gone = len(s.piles[WEAKNESSES]), set(s.piles[DESTROYED])
        self._city = set(cards_by_space(s))

    def _check(self, s: State, before: int) -> None:
        threat = city(s).threat
        gained = self._weaknesses - len(s.piles[WEAKNESSES])
        counted = not self.retold.options.mix  # Attacks of other sets may empty the stack first, or return some
        if counted and self.retold.reached(before, threat, TILE_E) and gained < min(len(s.teams), self._weaknesses):
            raise Violation(f"{gained} Weaknesses were gained when each of {len(s.teams)} players should gain one")
        if self.retold.reached(before, threat, DEAREST) and threat == before + 1 and not self.retold.options.mix:
            left = [s.cards[c].cost for c in cards_by_space(s) if c in self._city and not is_villain(s, c)]
            lost = [s.cards[card].cost for card in s.piles[DESTROYED] if card not in self._gone]
            if left and max(lost, default=-1) < max(left):
                raise Violation(f"a card costing {max(left)} should have been destroyed at Threat {threat}")
