"""What comes after a task: triggered abilities that wait to become tasks, and conditions that may come true later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from archfoe.core.effect import Ability
from archfoe.core.player import Player
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
                raise s.exploded(_next_source(s), f"{MOST_TASKS:,} steps of a turn")
            done, turn = 0, s.turn
        if len(record) > answers:
            game.work, answers = 0, len(record)
        yield


def _next_source(s: State) -> int:
    """The card whose triggered ability is next."""
    task = s.agenda[-1] if s.agenda else ()
    mine = task[2] if len(task) == 3 and task[0] == "triggers" else ()
    return mine[0][1] if mine else -1


def look_at_watches(game: Game) -> None:
    """Conditions that look both ways are met at the first quiet moment, and paid once."""
    s = game.state
    kept = []
    game.works(s.watches[-1][1], len(s.watches))
    for entry in s.watches:
        seat, source, play, watch, paid = entry
        n = watch.met(Player(game, seat, source, play))
        for _ in range(n - paid):
            game.trigger(seat, source, play, watch.effect)
        if watch.each or not n:
            kept.append((seat, source, play, watch, max(n, paid)))
    s.watches = kept
