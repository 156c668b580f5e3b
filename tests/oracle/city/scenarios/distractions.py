"""Scenario 4, told a second time: what must hold of Distractions."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer, Decision
from archfoe.core.piles import HAND
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.card import city_card
from archfoe.games.city.piles import BESIDE, SPACE, SPACES
from archfoe.games.city.scenarios.distractions.rules import distractions
from archfoe.games.shared import assists
from archfoe.sim.watch import Violation
from tests.oracle.city.moves import leaves_the_city_alone, step_3_is_to_come
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import CityRetold, apart, cards_by_space, characters, destroyed
from tests.oracle.city.told import Told

_CLEAR = "clear"
_CARDS = 4
#: (Power, Move, cards, company) that each asks for, by number and letter.
_PRICES = {"4B": (2, 0, 0, False), "4C": (0, 3, 0, False), "4D": (0, 0, 2, False), "4E": (1, 0, 0, True)}


def _lying(s: State) -> dict[int, int]:
    """Location -> the Distraction there."""
    return {space: card for space, card in enumerate(distractions(s).distractions) if card >= 0}


class DistractionWatch(ScenarioWatch):
    """All four are somewhere; each new Super-Villain brings one, and without any the game may be won."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._before: frozenset[int] | None = None  # Locations with one
        self._ready = False  # could the last turn end with a win?
        self._out: set[int] = set()  # Super-Villains in the city
        self._next = 0  # the turn whose Step 4 is the next
        self._cleared: dict[int, int] = {}  # what players have cleared since the last look
        self._sure = True  # has nothing else been done that may change the city?

    def turn_begins(self, s: State) -> None:
        self._cleared = {}
        if self._ready:
            raise Violation("the turn has ended without a Distraction too many, and the game goes on")

    def answered(self, s: State, decision: Decision, answer: Answer) -> None:
        """A turn may end after any action without another question, if nothing is left to do."""
        if decision.kind in (ask.MAIN_ACTION, assists.ASSIST) and answer:
            action = decision.options[answer[0]]
            self._sure = self._sure and (action[0] == _CLEAR or leaves_the_city_alone(s, action))

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == _CLEAR:
            self._cleared[action[1]] = distractions(s).distractions[action[1]]
            self._before = None if self._before is None else self._before - {action[1]}

    def see(self, s: State, d: Decision) -> None:
        there = _lying(s)
        if any(space % 2 or destroyed(s, space) for space in there):
            raise Violation(f"Distractions lie in the spaces {sorted(there)}")
        if sorted([*there.values(), *distractions(s).unlaid]) != sorted(s.piles[BESIDE]):
            raise Violation("a Distraction is there twice, or nowhere")
        if any(there.get(space) == card for space, card in self._cleared.items()):
            raise Violation("a Distraction was cleared and is still there")
        if any(card not in distractions(s).unlaid[-1:] for card in [*self._cleared.values()][-1:]):
            raise Violation("a Distraction was cleared and does not lie under the pile")
        self._cleared = {}
        early = step_3_is_to_come(s)
        if d.kind is ask.MAIN_ACTION or (early and d.kind is not city_ask.CHOOSE_SPACE):  # no entry is half done
            out = {card for card in cards_by_space(s) if s.cards[card].super_villain}
            if self._before is not None and s.turn == self._next:
                self._check_entries(s, self._before, frozenset(there), out - self._out)
            self._before, self._out, self._next = frozenset(there), out, s.turn if early else s.turn + 1
            self._sure = True
        self._ready = not s.between and self.retold.won(s)

    def _check_entries(self, s: State, before: frozenset[int], now: frozenset[int], entered: set[int]) -> None:
        """One more for each that entered, on the nearest Location without one."""
        new = now - before
        if len(new) > len(entered):
            raise Violation(f"the spaces {sorted(new)} have Distractions when {len(entered)} Super-Villains came")
        if len(entered) != 1 or any(destroyed(s, space) for space in before) or not self._sure:
            return
        start = s.where[next(iter(entered))] - SPACE
        free = [space for space in range(0, SPACES, 2) if space not in before and not destroyed(s, space)]
        nearest = min(free, key=lambda space: (apart(start, space), (space - start) % SPACES), default=None)
        if nearest is not None and nearest not in now and len(before) < _CARDS:
            raise Violation(f"a Super-Villain has come to space {start}, and no Distraction lies in space {nearest}")


class ToldDistractions(Told):
    locations = "bank A, daily_planet A, police_station A, arkham_asylum B, batcave B"
    track = "+D0 =H2 =B4"
    sized_track = {3: "+C0", 4: "+C0"}  # noqa: RUF012
    sized_threat = {1: 1}  # noqa: RUF012
    super_villains = (0, 2, 2, 2, 1)
    super_cost = 2
    small_super_cost = -1
    needed = 4
    ruins = 5
    signatures = 2
    won_between_turns = True
    watch = DistractionWatch

    def check_setup(self, s: State, fallen: set[int]) -> None:
        if set(_lying(s)) != {0, 4} - fallen or len(s.piles[BESIDE]) != _CARDS:
            raise Violation(f"the game begins with Distractions in the spaces {sorted(_lying(s))}")

    def lies_beside(self, card: Card) -> bool:
        return city_card(card).pack in _PRICES

    def stopped(self, s: State, space: int) -> bool:
        return space in _lying(s)

    def deeds(self, s: State, seat: int) -> dict[str, bool]:
        here = s.at[seat]
        card = -1 if here is None else distractions(s).distractions[here]
        if card < 0:
            return {_CLEAR: False}
        power, move, cards, company = _PRICES[city_card(s.cards[card]).pack]
        alone = here not in [at for other, at in enumerate(characters(s)) if other != seat]
        rich = s.power(seat) >= power and s.moves[seat] >= move and len(s.piles[HAND + seat]) >= cards
        return {_CLEAR: rich and not (company and alone)}

    def done(self, s: State) -> bool:
        return len(_lying(s)) <= self.retold.alone
