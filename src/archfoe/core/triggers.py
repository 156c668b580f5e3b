"""Triggered abilities that wait to become tasks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from archfoe.core.budget import too_many_steps
from archfoe.core.effects.base import Ability
from archfoe.core.state import State, Task

if TYPE_CHECKING:
    from archfoe.core.game import Game

#: Many more than any turn of our own cards has.
MOST_TASKS: Final = 1000
#: (whose it is, the card that has it, the play that it belongs to, what it does)
Trigger = tuple[int, int, int, Ability]


def queue(s: State, triggers: list[Trigger]) -> None:
    """They become tasks in turn order from the active player; each owner orders his own."""
    if len(triggers) == 1:  # as mostly
        s.agenda.append(("triggers", triggers[0][0], tuple(triggers)))
        return
    n = len(s.teams)
    tasks: list[Task] = []
    for i in range(n):
        seat = (s.active + i) % n
        mine = tuple([one for one in triggers if one[0] == seat])
        if mine:
            tasks.append(("triggers", seat, mine))
    s.agenda.extend(reversed(tasks))


def until_over(game: Game) -> Iterator[None]:
    """Goes on as long as the game does, task by task.

    A turn in which cards make each other act without end is stopped. After an answer the budget begins anew.
    """
    s, record = game.state, game.record
    done, turn, answers = 0, s.turn, len(record)
    while not s.over:
        done += 1
        if done > MOST_TASKS:
            if s.turn == turn:
                raise too_many_steps(s, MOST_TASKS)
            done, turn = 0, s.turn
        if len(record) > answers:
            game.work, answers = 0, len(record)
        yield
