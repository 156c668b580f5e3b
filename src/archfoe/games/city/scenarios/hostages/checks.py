"""What must hold of civilians and Spores."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Answer, Decision
from archfoe.core.piles import DESTROYED, REMOVED
from archfoe.core.state import State
from archfoe.games.city.checks.actions import ARMS
from archfoe.games.city.checks.moves import HIT_POINTS, damage_taken
from archfoe.games.city.checks.scenario import ScenarioWatch
from archfoe.games.city.checks.second_telling import SPORE, STARRO, TILE_G, CityRetold
from archfoe.games.city.facts import city
from archfoe.games.city.piles import SPACES
from archfoe.games.city.scenarios.exodus.facts import exodus
from archfoe.games.shared import kinds as shared_ask
from archfoe.sim.watch import Violation


class CivilianWatch(ScenarioWatch):
    """Nobody comes and nobody goes: they wait, are carried, saved or lost. Spores are somewhere, too."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._before: dict[Any, int] | None = None
        self._to_save: int | None = None
        self._hurt: dict[int, int] = {}
        self._threat = 0
        self._action: tuple[Any, ...] = ()
        self._turn = 0

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        self._action = ()
        if decision.kind in (ask.MAIN_ACTION, shared_ask.ASSIST) and answer:
            self._action = (decision.seat, *decision.options[answer[0]])

    def see(self, s: State, d: Decision) -> None:
        now = _people(s)
        if self._before is None:
            self._before, self._hurt = now, damage_taken(s)
        before = self._before
        seats = range(len(s.teams))
        if sum(now.values()) != sum(before.values()) or min(now.values(), default=0) < 0:
            raise Violation(f"there were {sum(before.values())} civilians and are {sum(now.values())}")
        if any(now.get(("civilians", space), 0) > 2 for space in range(SPACES)):
            raise Violation("more than two civilians wait in a space")
        if any(now.get(("carried", seat), 0) > ARMS for seat in seats):
            raise Violation("a Character carries more than two civilians")
        if self._to_save is not None and exodus(s).to_save != self._to_save:
            raise Violation(f"{exodus(s).to_save} civilians are to be saved, and {self._to_save} before")
        self._to_save = exodus(s).to_save
        if now.get("lost", 0) >= self.retold.most_lost:
            raise Violation(f"{now['lost']} civilians are lost and the game goes on")
        self._check_carried(now, before)
        self._check_lost(s, now, before)
        self._before, self._hurt, self._threat, self._turn = now, damage_taken(s), city(s).threat, s.turn
        _check_spores(self.retold, s)

    def _check_carried(self, now: dict[Any, int], before: dict[Any, int]) -> None:
        """They are picked up one at a time, and leave all together, for the Javelin."""
        verb = self._action[1] if len(self._action) > 1 else ""
        for key in now.keys() | before.keys():
            if type(key) is not tuple or key[0] != "carried":
                continue
            change = now.get(key, 0) - before.get(key, 0)
            mine = bool(self._action) and self._action[0] == key[1]
            if change and not (mine and (verb == "board" or (verb == "rescue" and change == 1))):
                raise Violation(f"seat {key[1]} carries {change} civilians more, after {verb or 'nothing'}")
        saved = now.get("saved", 0) - before.get("saved", 0)
        if saved and (verb != "board" or saved != before.get(("carried", self._action[0]), 0)):
            raise Violation(f"{saved} civilians are saved after {verb or 'nothing'}")

    def _check_lost(self, s: State, now: dict[Any, int], before: dict[Any, int]) -> None:
        """One with each blow, all with a Location; if more turns than one have passed, blows cannot be counted."""
        hurt = damage_taken(s)
        for space in range(0, SPACES, 2):
            there = before.get(("civilians", space), 0) - (self._action[1:] == ("rescue", space))
            gone = there - now.get(("civilians", space), 0)
            dealt = hurt.get(space, 0) - self._hurt.get(space, 0)
            # The Threat may have risen between the last look and the blow.
            sizes = {2 if self.retold.works(threat, TILE_G) else 1 for threat in (self._threat, city(s).threat)}
            ruined = hurt.get(space, 0) >= HIT_POINTS
            expected = {there} if ruined else {min(-(-max(dealt, 0) // size), there) for size in sizes}
            if gone not in expected and s.turn <= self._turn + 1:
                raise Violation(f"{gone} civilians are lost in space {space}, and {min(expected)} should be")


def _people(s: State) -> dict[Any, int]:
    facts = exodus(s)
    waiting = {("civilians", space): n for space, n in enumerate(facts.civilians) if n}
    carried = {("carried", seat): n for seat, n in enumerate(facts.carried) if n}
    return {**waiting, **carried, "saved": facts.saved, "lost": facts.lost}


def _check_spores(retold: CityRetold, s: State) -> None:
    """In their stack, with players, or all out of the game once Starro is defeated."""
    spores = [card for card, what in enumerate(s.cards) if what.pack == SPORE]
    starro = retold.card(s, STARRO)
    gone = [card for card in spores if s.where[card] == REMOVED]
    rewarded = starro is not None and s.where[starro] == DESTROYED and not any(t[0] == "reward" for t in s.agenda)
    if len(gone) not in (0, len(spores)) or (gone and not rewarded):
        raise Violation(f"{len(gone)} Spores are out of the game")
