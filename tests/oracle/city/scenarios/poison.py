"""Scenario 6, told a second time."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.cards import Card
from archfoe.core.decisions import Decision
from archfoe.core.piles import REMOVED, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.city.piles import SPACE
from archfoe.games.city.scenarios.poison.rules import poison
from archfoe.sim.watch import Violation
from tests.oracle.city.scenario import ScenarioWatch
from tests.oracle.city.second_telling import CityRetold, cards_by_space, in_the_city
from tests.oracle.city.told import Told

_DEADLY = 2  # tokens
_MOST_DEAD = 3


def _tokens(s: State) -> dict[int, int]:
    return dict(poison(s).doses)


def _supers(s: State) -> set[int]:
    return {card for card in cards_by_space(s) if s.cards[card].super_villain}


class PoisonWatch(ScenarioWatch):
    """Tokens are counted anew from one main step to the next, as long as one Super-Villain at most has come."""

    def __init__(self, retold: CityRetold) -> None:
        super().__init__(retold)
        self._tokens: dict[int, int] = {}
        self._there: set[int] = set()  # Super-Villains
        self._gone = 0  # dead and defeated together
        self._cured = False

    def chosen(self, s: State, action: tuple[Any, ...]) -> None:
        self._cured = action[0] == "cure"

    def see(self, s: State, d: Decision) -> None:
        dead = sum(s.cards[card].super_villain for card in s.piles[REMOVED])
        if dead != poison(s).dead:
            raise Violation(f"{dead} Super-Villains are out of the game, and {poison(s).dead} count as dead")
        for card, n in _tokens(s).items():
            if not in_the_city(s, card) or not 0 < n < _DEADLY:
                raise Violation(f"{n} poison tokens lie on {s.cards[card].name}")
        if d.kind is not ask.MAIN_ACTION:
            return
        now, came = _supers(s), _supers(s) - self._there
        if len(came) <= 1:
            self._check(s, self._there & now, bool(came))
        self._tokens, self._there, self._cured = _tokens(s), now, False

    def _check(self, s: State, old: set[int], one_came: bool) -> None:
        """Who was there and is still there has a token more if somebody has come; a cure takes one away."""
        less = 0
        for card in old:
            expected, found = self._tokens.get(card, 0) + one_came, _tokens(s).get(card, 0)
            if found > expected or expected >= _DEADLY + self._cured:
                raise Violation(f"{s.cards[card].name} has {found} poison tokens and should have {expected}")
            less += expected - found
        if less != int(self._cured) and not (self._cured and less == 0):
            raise Violation(f"{less} poison tokens are gone")


class ToldPoison(Told):
    locations = "bank A, daily_planet A, arkham_asylum B, police_station B, star_labs B"
    track = "=C1 +G2 =B3 =A4 =I5"
    small_track = ""
    first_threat = 2
    super_villains = (0, 2, 2, 2, 1)
    super_cost = 2
    small_super_cost = 2
    needed = 4
    needed_alone = 3
    watch = PoisonWatch

    def may_be_removed(self, card: Card) -> bool:
        """The dead are."""
        return card.super_villain

    def extra(self, s: State, card: int) -> int:
        return -_tokens(s).get(card, 0)

    def deeds(self, s: State, seat: int) -> dict[str, bool]:
        here = s.at[seat]
        patients = [card for card in _tokens(s) if here is not None and s.where[card] == SPACE + here]
        return {"cure": bool(patients) and bool(s.piles[WEAKNESSES]) and poison(s).cured != s.turn}

    def lost(self, s: State) -> bool:
        return sum(s.cards[card].super_villain for card in s.piles[REMOVED]) >= _MOST_DEAD
