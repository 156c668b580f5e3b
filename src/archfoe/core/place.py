"""Places to which a game can go back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from archfoe.core.events import Event

if TYPE_CHECKING:
    from archfoe.core.game import Game


class Place(NamedTuple):
    """Where a game once was. It costs what a clone costs, however long the game is."""

    answers: int
    done: int  # events of the tasks that were finished
    begun: list[Event]  # and of the one that was not
    position: Game
