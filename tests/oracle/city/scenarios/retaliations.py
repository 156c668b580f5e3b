"""Scenario 7, told a second time."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.piles import DISCARD, PLAYED
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.scenarios.retaliations.rules import retaliations
from archfoe.sim.watch import Violation
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import CityRetold, apart, in_the_city
from tests.oracle.city.told import Told

_RETALIATE = 2  # Super-Villains
_DEARER = 2
_UNDONE_AT = 3  # the Threat


class RetaliationWatch(ScenarioWatch):
    """The first two come back as far away as can be; and there is a day on which purchases are undone."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._before: tuple[int, ...] = ()  # who has retaliated
        self._bought: int | None = None  # a Super-Villain that must come back
        self._threat: int | None = None
        self._turn = 0
        self._piles: dict[int, list[int]] = {}  # seat -> discard pile
        self._helping: dict[int, list[int]] = {}  # seat -> Assist cards of this turn, discarded when it ends
        self._active = 0  # whose turn it was then
        self._taken: dict[int, int] = {}  # seat -> the cost of the card that must be gone, until the main step

    def turn_begins(self, s: State) -> None:
        self._bought, self._taken = None, {}  # it has moved since it came back, and so may other cards

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "buy" and s.cards[action[1]].super_villain:
            first = len(self._before) < _RETALIATE and action[1] not in self._before
            self._bought = action[1] if first else None

    def see(self, s: State, d: Decision) -> None:
        now, due = retaliations(s).retaliated, retaliations(s).due
        if now[: len(self._before)] != self._before or len(now) > _RETALIATE or len(set(now)) != len(now):
            raise Violation(f"{now} have retaliated after {self._before}")
        if d.kind is ask.MAIN_ACTION and due:
            raise Violation(f"{s.cards[due[0]].name} has not come back")
        if self._bought is not None and self._bought not in due:
            self._check_return(s, self._bought)
            self._bought = None
        self._before = now
        self._check_undone(s, d)

    def _check_return(self, s: State, card: int) -> None:
        """After the defeat it is in the slot that is farthest from the active Character."""
        here = s.at[s.active]
        assert here is not None
        slot = max(range(1, SPACES, 2), key=lambda slot: (apart(here, slot), -slot))
        if card not in retaliations(s).retaliated or s.where[card] != SPACE + slot:
            raise Violation(f"{s.cards[card].name} was defeated and should be in space {slot}")

    def _check_undone(self, s: State, d: Decision) -> None:
        """At Threat 3 every player has lost the dearest discarded card.

        It is looked for where nothing else can have changed the pile: not of who had this turn or the one before,
        and without Attacks of other sets.
        """
        threat = city(s).threat
        close = s.turn <= self._turn + 1 and not self.retold.options.mix
        if self._threat is not None and self._threat < _UNDONE_AT <= threat and close:
            for seat, pile in self._piles.items():
                if seat not in (s.active, self._active):
                    self._taken[seat] = max((s.cards[card].cost for card in pile), default=0)
        if d.kind is ask.MAIN_ACTION:
            for seat, cost in self._taken.items():
                could = self._piles[seat] + self._helping[seat]
                back = [c for c in could if s.cards[c].cost >= cost and in_the_city(s, c)]
                shuffled = any(s.where[card] != DISCARD + seat for card in self._piles[seat])  # and perhaps drawn anew
                if cost and not back and not shuffled:
                    raise Violation(f"seat {seat} keeps a card costing {cost} that should have gone to the city")
            self._taken = {}
        if not self._taken:
            self._piles = {seat: list(s.piles[DISCARD + seat]) for seat in range(len(s.teams))}
            self._helping = {seat: list(s.piles[PLAYED + seat]) for seat in range(len(s.teams))}
            self._active, self._turn = s.active, s.turn
        self._threat = threat


class ToldRetaliations(Told):
    locations = "batcave A, star_labs A, bank B, city B, daily_planet B"
    track = "-2 =B4"
    small_track = ""
    first_threat = 2
    super_villains = (0, 2, 2, 2, 1)
    super_cost = -1
    small_super_cost = -2
    needed = 4
    signatures = 3
    turns_back = True
    watch = RetaliationWatch

    def _is_back(self, s: State, card: int) -> bool:
        return card in retaliations(s).retaliated and card not in retaliations(s).due

    def comes_back(self, s: State, card: int) -> bool:
        return card in retaliations(s).retaliated

    def homes(self, s: State, card: int) -> tuple[int, ...] | None:
        """Of who is back the Location after the printed one."""
        number = city_card(s.cards[card]).destination
        return (2 * number % SPACES,) if number is not None and self._is_back(s, card) else None

    def extra(self, s: State, card: int) -> int:
        return _DEARER if card in retaliations(s).retaliated else 0

    def defeated(self, s: State, fallen: int) -> int:
        return fallen - len(retaliations(s).due)
