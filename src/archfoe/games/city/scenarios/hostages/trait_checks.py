"""What must hold of Secret Cards."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.cards import SECRET_KIND
from archfoe.core.decisions import Decision
from archfoe.core.piles import DESTROYED, REMOVED, UNDER
from archfoe.core.state import State
from archfoe.games.city.checks.scenario import ScenarioWatch
from archfoe.games.city.checks.second_telling import CityRetold, is_villain
from archfoe.sim.watch import Violation

# Secret Cards, by number and letter
HOARDER, GLUTTON, SUSPICIOUS, GLORY_HOUND = "2B", "2C", "2D", "2E"


class TraitWatch(ScenarioWatch):
    """A Secret Card stays with its holder until it is released, and its release is a deed that was done."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._held: dict[int, int] | None = None  # seat -> card
        self._bought_dear: set[int] = set()  # seats, in this game
        self._felled: dict[int, int] = {}  # Villains bought in this game
        self._felled_supers: dict[int, int] = {}

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        seat = s.active
        if action[0] == "buy":
            what = s.cards[action[1]]
            if is_villain(s, action[1]):
                self._felled[seat] = self._felled.get(seat, 0) + 1
                self._felled_supers[seat] = self._felled_supers.get(seat, 0) + what.super_villain
            elif what.cost >= 6:
                self._bought_dear.add(seat)

    def see(self, s: State, d: Decision) -> None:
        self._check_holders(s)
        if d.kind is ask.MAIN_ACTION:
            self._check_release(s, d)

    def _check_holders(self, s: State) -> None:
        secret = [c for c, what in enumerate(s.cards) if what.kind == SECRET_KIND]
        held = {p: [c for c in secret if s.where[c] == UNDER + p] for p in range(len(s.teams))}
        if self._held is None:
            self._held = {seat: cards[0] for seat, cards in held.items() if cards}
        for seat, cards in held.items():
            mine = self._held.get(seat)
            if cards and cards != [mine]:
                raise Violation(f"seat {seat} holds another Secret Card than at first")
            if mine is not None and not cards and s.where[mine] != REMOVED:
                raise Violation(f"the Secret Card of seat {seat} is neither held nor released")
        if not {card for card in secret if s.where[card] == REMOVED} <= set(self._held.values()):
            raise Violation("a Secret Card is released that nobody has held")

    def _check_release(self, s: State, d: Decision) -> None:
        """Offered for certain if purchases and steps alone are enough; never if nothing like it can have happened."""
        seat, secret = d.seat, self.retold.secret(s, d.seat)
        offered = any(option[0] == "use" and s.where[option[1]] == UNDER + seat for option in d.options)
        certain = {
            SUSPICIOUS: self._felled_supers.get(seat, 0) > 0,
            GLUTTON: seat in self._bought_dear,
            GLORY_HOUND: self._felled.get(seat, 0) >= 3,
        }
        if certain.get(secret) and not offered:
            raise Violation(f"the Secret Card {secret} of seat {seat} could be released and is not offered")
        fallen = [card for card in s.piles[DESTROYED] if is_villain(s, card)]
        possible = {
            "": False,
            SUSPICIOUS: any(s.cards[card].super_villain for card in fallen),
            GLUTTON: seat in self._bought_dear,
            GLORY_HOUND: len(fallen) >= 3,
        }
        if offered and not possible.get(secret, True):
            raise Violation(f"the Secret Card {secret} of seat {seat} may be released too soon")
