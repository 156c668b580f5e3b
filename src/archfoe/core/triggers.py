"""Triggered abilities that wait to become tasks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archfoe.core.effects.base import Ability
from archfoe.core.errors import ArchfoeError
from archfoe.core.state import State, Task

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


def until_over(s: State) -> Iterator[None]:
    """Goes on as long as the game does, task by task.

    A turn in which cards make each other act without end is stopped: what anybody may write must not hang a program.
    """
    done, turn = 0, s.turn
    while not s.over:
        done += 1
        if done > MOST_TASKS:
            if s.turn == turn:
                raise ArchfoeError(
                    f"A turn goes on and on: after {MOST_TASKS:,} steps its cards still make each other act."
                )
            done, turn = 0, s.turn
        yield
