"""What must hold of the Thief of Time."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.piles import DISCARD, PLAYED
from archfoe.core.state import State
from archfoe.games.city.checks.scenario import ScenarioWatch
from archfoe.games.city.checks.second_telling import LIVES, THIEF, CityRetold, apart, in_the_city
from archfoe.games.city.facts import city
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.scenarios.stolen_seconds.facts import stolen_seconds
from archfoe.sim.watch import Violation


class ThiefWatch(ScenarioWatch):
    """Three lives, each one Location further on; and a day on which purchases are undone."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._lives = 0
        self._attacked: int | None = None  # lives before he was bought
        self._threat: int | None = None
        self._turn = 0
        self._piles: dict[int, list[int]] = {}  # seat -> discard pile
        self._helping: dict[int, list[int]] = {}  # seat -> Assist cards of this turn, discarded when it ends
        self._active = 0  # whose turn it was then
        self._taken: dict[int, int] = {}  # seat -> the cost of the card that must be gone, until the main step

    def turn_begins(self, s: State) -> None:
        self._attacked, self._taken = None, {}  # he has moved since he came back, and so may other cards

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "buy" and s.cards[action[1]].pack == THIEF:
            self._attacked = self._lives

    def see(self, s: State, d: Decision) -> None:
        thief = self.retold.card(s, THIEF)
        assert thief is not None
        lives = stolen_seconds(s).lives
        there = in_the_city(s, thief)
        if not self._lives <= lives <= LIVES or (there and lives == LIVES):
            raise Violation(f"the Thief of Time has lost {lives} lives after {self._lives} and is in the city")
        if d.kind is ask.MAIN_ACTION and lives < LIVES and not there:  # he is gone until his Reward is over
            raise Violation(f"the Thief of Time has lost {lives} lives and has not come back")
        if self._attacked is not None and (there or lives == LIVES):
            self._check_return(s, thief, lives, self._attacked)
            self._attacked = None
        self._lives = lives
        self._check_undone(s, d)

    def _check_return(self, s: State, thief: int, lives: int, before: int) -> None:
        """After a defeat he is in the slot that is farthest from the active Character."""
        here = s.at[s.active]
        assert here is not None
        slot = max(range(1, SPACES, 2), key=lambda slot: (apart(here, slot), -slot))
        if lives != before + 1 or (lives < LIVES and s.where[thief] != SPACE + slot):
            raise Violation(f"the Thief of Time was defeated and should be in space {slot}")

    def _check_undone(self, s: State, d: Decision) -> None:
        """At Threat 3 every player has lost the dearest discarded card.

        It is looked for where nothing else can have changed the pile: not of who had this turn or the one before,
        and without Attacks of other sets.
        """
        threat = city(s).threat
        close = s.turn <= self._turn + 1 and not self.retold.options.mix
        if self._threat is not None and self._threat < 3 <= threat and close:
            for seat, pile in self._piles.items():
                if seat not in (s.active, self._active):
                    self._taken[seat] = max((s.cards[card].cost for card in pile), default=0)
        if d.kind is ask.MAIN_ACTION:
            for seat, cost in self._taken.items():
                could = self._piles[seat] + self._helping[seat]
                back = [c for c in could if s.cards[c].cost >= cost and in_the_city(s, c)]
                shuffled = any(s.where[card] != DISCARD + seat for card in self._piles[seat])  # and perhaps drawn anew
                if cost and not back and not shuffled:
                    raise Violation(f"seat {seat} keeps a card of cost {cost} that should have gone to the city")
            self._taken = {}
        if not self._taken:
            self._piles = {seat: list(s.piles[DISCARD + seat]) for seat in range(len(s.teams))}
            self._helping = {seat: list(s.piles[PLAYED + seat]) for seat in range(len(s.teams))}
            self._active, self._turn = s.active, s.turn
        self._threat = threat
