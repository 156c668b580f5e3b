"""What must hold when Rebirth is a contest: score piles, and the points of Villains that were fortified."""

from __future__ import annotations

from typing import Any

from archfoe.core.decisions import Decision
from archfoe.core.piles import HAND, SPACE, TROPHIES
from archfoe.core.state import State
from archfoe.games.city.checks.scenarios import PackWatch
from archfoe.games.city.checks.second_telling import FORTIFIED, Town, is_villain
from archfoe.games.city.facts import city
from archfoe.games.options import Options
from archfoe.games.shared.scoring import beside_cards
from archfoe.sim.questions import Violation


class ContestWatch(PackWatch):
    """A defeated Villain lies in the score pile of who defeated it, and stays there."""

    def __init__(self, town: Town) -> None:
        super().__init__(town)
        self._piles: dict[int, list[int]] = {}  # seat -> score pile
        self._bonus: dict[int, int] = {}
        self._felled: tuple[int, int, bool] | None = None  # who, which Villain, fortified?

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        if action[0] == "buy" and is_villain(s, action[1]):
            at_home = s.where[action[1]] - SPACE in self.town.homes(s, action[1])
            self._felled = s.active, action[1], at_home and self.town.works(city(s).threat, FORTIFIED)

    def see(self, s: State, d: Decision) -> None:
        self._check(s)

    def last_look(self, s: State) -> None:
        self._check(s)

    def _check(self, s: State) -> None:
        for seat in range(len(s.teams)):
            pile, before = s.piles[TROPHIES + seat], self._piles.get(seat, [])
            if pile[: len(before)] != before:
                raise Violation(f"a Villain has left the score pile of seat {seat}")
            new = set(pile) - set(before)
            bonus = beside_cards(s, seat) - self._bonus.get(seat, 0)
            sure = 0
            if self._felled is not None and self._felled[0] == seat:
                _, card, fortified = self._felled
                sure = int(fortified)
                if card not in pile:
                    raise Violation(f"{s.cards[card].name} was defeated by seat {seat} and is not in that score pile")
            if not sure <= bonus <= len(new) or (bonus and not self.town.works(city(s).threat, FORTIFIED)):
                raise Violation(f"seat {seat} has {bonus} points more for fortified Villains, and {sure} for certain")
            self._piles[seat], self._bonus[seat] = list(pile), beside_cards(s, seat)
        self._felled = None


def seers(options: Options, seat: int) -> set[int]:
    """Who may see a player's hand: in the city the whole team, elsewhere partners with Characters."""
    open_to_team = options.partners or options.mode == "rebirth"
    return {p for p, team in enumerate(options.teams) if p == seat or (open_to_team and team == options.teams[seat])}


def check_hands(options: Options, s: State) -> None:
    """Teammates know the cards in a hand, others only those that they were shown."""
    for seat in range(len(s.teams)):
        team = sum(1 << p for p in seers(options, seat))
        for card in s.piles[HAND + seat]:
            if s.seers(card) & ~s.known.get(card, 0) & ~team or team & ~s.seers(card):
                raise Violation(f"the hand of seat {seat} is seen by the wrong players")
