"""Tables that hide timing: nobody can tell from a pause, or from its absence, who holds a Defense.

Whoever holds no Defense is not asked at all, so an Attack that nobody can avoid is over in a moment, and a pause
tells that somebody is thinking. A table that hides timing announces every Attack to everybody and shows what came
of it after a fixed time. Meanwhile only those who are asked see anything, each on their own; who has not answered
when the time is up does not avoid the Attack. What a Defense asks its player comes after that; if others are still to
avoid the same Attack then, it is kept open once more, again for the same time whoever is asked. Where all hands lie
open there is nothing to hide.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from archfoe.core.events import ATTACKS, Event
from archfoe.core.game import Game
from archfoe.server.journal import Journal
from archfoe.table.session import hides_hands
from archfoe.wire.protocol import Attacked
from archfoe.wire.table import DEFENSES

SECONDS_FOR_PEOPLE: Final = 8.0
SECONDS_FOR_BOTS: Final = 0.25  # no person is attacked: it only hides how long bots take
SECONDS_TO_SETTLE: Final = 0.2  # for bots that play on after the answers

hides = hides_hands


async def pause(seconds: float) -> None:
    """All waiting for the clock is done here, so that a test can be the clock."""
    await asyncio.sleep(seconds)


class Assault(NamedTuple):
    """An Attack that is to be announced: the event, and its place in the log."""

    at: int
    event: Event

    def seconds(self, game: Game, people: Sequence[int]) -> float:
        """How long it is kept open: the same whether or not anybody is asked."""
        return SECONDS_FOR_PEOPLE if self.is_on(game, people) else SECONDS_FOR_BOTS

    def is_on(self, game: Game, people: Sequence[int]) -> bool:
        """May one of these people defend?"""
        return not set(people).isdisjoint(self._attacked(game))

    def _attacked(self, game: Game) -> list[int]:
        """All who may defend: the side of a single victim, else everybody but who makes the Attack; Villains of a city
        and Super-Villains that appear make theirs themselves."""
        event, s = self.event, game.state
        if event.other >= 0:
            return [seat for seat, team in enumerate(s.teams) if team == s.teams[event.other]]
        by_villain = bool(event.cards) and s.cards[event.cards[0]].has("attack")
        return [seat for seat in range(len(s.teams)) if by_villain or seat != event.seat]


def next_assault(game: Game, announced: int) -> Assault | None:
    """The first Attack of the log that has not been announced yet."""
    events = enumerate(game.events_from(announced), announced)
    return next((Assault(i, event) for i, event in events if event.what in ATTACKS), None)


def announcement(journal: Journal, assault: Assault, seconds: float) -> Attacked:
    event = assault.event
    card = journal.session.cards.names[event.cards[0]] if event.cards else None
    target = event.other if event.other >= 0 else None
    return Attacked(journal.id, card, event.seat, target, seconds)


def goes_on(game: Game) -> bool:
    """Is somebody asked what a Defense brings, while others are still to avoid the same Attack?"""
    asked = [decision for decision in game.waiting.values() if decision.kind not in DEFENSES]
    return any(game.rules.still_attacks(game.state, decision) for decision in asked)


class Assaults:
    """Which Attacks of a game have been announced: all before an event; and one that goes on is announced again."""

    def __init__(self, told: int = 0) -> None:
        self._before = told
        self._unfinished: tuple[Assault, int] | None = None  # it goes on after the question of this number

    def went_back(self, told: int) -> None:
        self._before, self._unfinished = min(self._before, told), None

    def next(self, journal: Journal) -> Assault | None:
        """The one to be announced now."""
        if self._unfinished is None:
            return next_assault(journal.session.game, self._before)
        assault, number = self._unfinished
        if number == journal.number:  # still the same question
            return None
        self._unfinished = None
        return assault

    def announced(self, game: Game, assault: Assault, people_at: Callable[[int], Sequence[int]]) -> None:
        """With it those that follow on bots alone: they are kept open together, since bots may have played on to the
        end of the game meanwhile. `people_at` says who were people when an event happened."""
        ahead: Assault | None = assault
        while ahead is not None and not ahead.is_on(game, people_at(ahead.at)):
            ahead = next_assault(game, ahead.at + 1)
        self._before = max(self._before, assault.at + 1, game.told if ahead is None else ahead.at)

    def closed(self, journal: Journal, assault: Assault) -> None:
        self._unfinished = (assault, journal.number) if goes_on(journal.session.game) else None
