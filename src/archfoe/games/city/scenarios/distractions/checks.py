"""What must hold of dark Locations."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Answer, Decision
from archfoe.core.facts import fact
from archfoe.core.piles import DESTROYED
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.checks.moves import leaves_the_city_alone, step_3_is_to_come
from archfoe.games.city.checks.scenario import ScenarioWatch
from archfoe.games.city.checks.second_telling import LIVEWIRES, CityRetold, apart, cards_by_space, destroyed
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.shared import kinds as shared_ask
from archfoe.sim.watch import Violation


class DarkWatch(ScenarioWatch):
    """Dark Locations: they stand, each new Super-Villain brings one, and without any the game may be won."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._dark: frozenset[int] | None = None
        self._ready = False  # could the last turn end with a win?
        self._out: set[int] = set()  # Super-Villains in the city
        self._next = 0  # the turn whose Step 4 is the next
        self._lit: set[int] = set()  # what players have lit since the last look
        self._sure = True  # has nothing else been done that may light a Location?
        self._fallen: set[int] = set()  # Livewires: their Reward lights one

    def turn_begins(self, s: State) -> None:
        self._lit = set()
        if self._ready:
            raise Violation("the turn has ended without a dark Location, and the game goes on")

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        """A turn may end after any action without another question, if nothing is left to do."""
        if decision.kind in (ask.MAIN_ACTION, shared_ask.ASSIST) and answer:
            action = decision.options[answer[0]]
            self._sure = self._sure and (action[0] == "light" or leaves_the_city_alone(s, action))

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "light":
            self._lit.add(action[1])
            self._dark = None if self._dark is None else self._dark - {action[1]}

    def see(self, s: State, d: Decision) -> None:
        dark = frozenset(fact(s, "dark", ()))
        if any(space % 2 or destroyed(s, space) for space in dark) or len(dark) != len(fact(s, "dark", ())):
            raise Violation(f"the spaces {sorted(dark)} are dark")
        if dark & self._lit:
            raise Violation(f"space {min(dark & self._lit)} was lit and is dark")
        self._lit = set()
        early = step_3_is_to_come(s)
        if d.kind is ask.MAIN_ACTION or (
            early and d.kind is not city_ask.CHOOSE_SPACE
        ):  # no entry or Reward is half done
            out = {card for card in cards_by_space(s) if s.cards[card].super_villain}
            if self._dark is not None and s.turn == self._next:
                self._check_entries(s, self._dark, dark, out - self._out)
            self._dark, self._out, self._next = dark, out, s.turn if early else s.turn + 1
            self._sure, self._fallen = True, _fallen_livewires(s)
        self._ready = not s.between and self.retold.won(s)

    def _check_entries(self, s: State, before: frozenset[int], dark: frozenset[int], entered: set[int]) -> None:
        """One more for each that entered, the nearest of those with light; Livewire may have been there first."""
        new, rewards = dark - before, _fallen_livewires(s) - self._fallen
        abroad = [c for c in cards_by_space(s) if s.cards[c].pack in LIVEWIRES]
        at_home = {self.retold.homes(s, c)[0] for c in [*abroad, *rewards]}
        if len(new - at_home) > len(entered):
            raise Violation(f"the spaces {sorted(new)} have gone dark when {len(entered)} Super-Villains came")
        if len(entered) != 1 or any(destroyed(s, space) for space in before) or rewards or not self._sure:
            return
        start = s.where[next(iter(entered))] - SPACE
        for was_dark in (before, before | (at_home & dark)):
            lit = [space for space in range(0, SPACES, 2) if space not in was_dark and not destroyed(s, space)]
            nearest = min(lit, key=lambda space: (apart(start, space), (space - start) % SPACES), default=None)
            if nearest is None or nearest in dark:
                return
        raise Violation(f"a Super-Villain has come to space {start}, and space {nearest} is not dark")


def _fallen_livewires(s: State) -> set[int]:
    return {card for card in s.piles[DESTROYED] if s.cards[card].pack in LIVEWIRES}
