"""Triggered abilities that wait to become tasks."""

from __future__ import annotations

from archfoe.core.effects.base import Ability
from archfoe.core.state import State, Task

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
