"""Chapters tried by bots: can each be won and lost, and its star be had?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from archfoe.agents.levels import SLOW, STAND_IN
from archfoe.core.chance import key_of_seed
from archfoe.stories.night import result_of
from archfoe.stories.story import YOU, Chapter
from archfoe.table.session import Session

_ENOUGH: Final = 10


class Tally(NamedTuple):
    games: int
    won: int
    stars: int

    @property
    def lost(self) -> int:
        return self.games - self.won

    @property
    def fair(self) -> bool:
        """One in ten is enough for each: what a bot does by the way, a person can do on purpose."""
        return self.games < _ENOUGH or all(10 * n >= self.games for n in (self.won, self.lost, self.stars))


def tried(chapter: Chapter, games: int, seed: int = 0, after: Callable[[], None] = lambda: None) -> Tally:
    """A bot plays your part. It is `STAND_IN`, and so is who would think for long."""
    seats = chapter.seats_for(1)
    you = seats.index(YOU)
    bots = [STAND_IN if name == YOU or name in SLOW else name for name in seats]
    won = stars = 0
    for n in range(games):
        session = Session(chapter.options_for(1), bots, key_of_seed(f"{chapter.id} {seed} {n}"))
        result = result_of(chapter, session, you)
        won, stars = won + (result.outcome == "won"), stars + result.star
        after()
    return Tally(games, won, stars)
