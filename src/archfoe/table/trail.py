"""The way that a game has come: places to go back to, so that nothing has to be played from the beginning."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

from archfoe.core.asking import Place
from archfoe.core.decisions import Answer, Seat
from archfoe.core.game import Game, Watcher

#: So many places are kept at most.
MOST_PLACES: Final = 64
#: So many answers at least lie between two of them.
APART: Final = 16


class Trail:
    """The longer the game, the further apart the places: there are never many, and none lies far from the next."""

    def __init__(self, apart: int = APART, most: int = MOST_PLACES) -> None:
        self._apart, self._most = apart, most
        self._game: Game | None = None
        self._places: list[Place] = []

    def note(self, game: Game) -> None:
        """Keeps the place where the game is, if the last one lies far enough back."""
        if not game.stepped:
            return
        if game is not self._game:
            self._game, self._places = game, []
        if self._places and len(game.record) < self._places[-1].answers + self._apart:
            return
        self._places.append(game.place())
        if len(self._places) > self._most:
            del self._places[1::2]
            self._apart *= 2

    def follow(
        self,
        game: Game,
        answers: Sequence[tuple[Seat, Answer]],
        watcher: Watcher | None = None,
        *,
        hurry: bool = False,
    ) -> Iterator[None]:
        """Plays answers that are known, and keeps places on the way: as far apart as they will be in the end.

        It stops at each of them, so that whoever plays them may do something else in between.
        """
        self.note(game)
        while len(answers) > self._apart * self._most:
            self._apart *= 2
        done = 0
        while done < len(answers):
            some = answers[done : done + self._apart]
            game.play_on(some, watcher, hurry=hurry)
            done += len(some)
            self.note(game)
            yield

    def nearest(self, answers: int) -> Place | None:
        """The last place at or before so many answers."""
        at = bisect_right(self._places, answers, key=lambda place: place.answers)
        return self._places[at - 1] if at else None

    def look(self, game: Game, answers: int) -> Game | None:
        """A copy of the game as it was after so many answers. None: it was never seen so early."""
        place = self.nearest(answers)
        if game is not self._game or place is None:
            return None
        then = place.position.clone()
        then.play_on(game.record[place.answers : answers])
        return then

    def back(self, game: Game, answers: int) -> Game | None:
        """The game as it was after so many answers, with no agents, and from now on the game of this trail.

        None: it was never seen so early.
        """
        place = self.nearest(answers)
        if game is not self._game or place is None:
            return None
        del self._places[self._places.index(place) + 1 :]
        self._game = game.back_at(place)
        self._game.play_on(game.record[place.answers : answers])
        return self._game
