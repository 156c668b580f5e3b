"""How much one answer may set going. What anybody may write must not hang a program, nor fill its memory.

Each effect counts, each player whom one reaches, each ability that listens and each condition that waits. A card that
is played within another one counts the more, the deeper it lies, so that nothing lies too deep for the stack. The count
begins anew with an answer, but never in the middle of a task: bots may answer there as often as they are asked.

How the limits were found: docs/performance.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archfoe.core.errors import Exploded

if TYPE_CHECKING:
    from archfoe.core.game import Game
    from archfoe.core.state import State

#: Far more than an answer in a game of our own cards sets going.
MOST_EFFECTS: Final = 5000
MOST_EVENTS: Final = 4000
#: A card with the text of another one may have that of a third, and so on: each counts as so many effects.
COPIED: Final = 100
#: A card that is played within others counts as so many effects for each of them.
DEEPER: Final = 2


def works(game: Game, source: int, n: int = 1) -> None:
    """So much more has been set going, by this card."""
    game.work += n
    if game.work > MOST_EFFECTS:
        raise too_many_effects(game.state, source)


def too_many_effects(s: State, source: int) -> Exploded:
    return Exploded(_named(s, source), f"{MOST_EFFECTS:,} effects")


def too_many_events(s: State, source: int) -> Exploded:
    return Exploded(_named(s, source), f"{MOST_EVENTS:,} events")


def too_many_steps(s: State, steps: int) -> Exploded:
    """Names the card whose triggered ability is next."""
    task = s.agenda[-1] if s.agenda else ()
    mine = task[2] if len(task) == 3 and task[0] == "triggers" else ()
    return Exploded(_named(s, mine[0][1]) if mine else "", f"{steps:,} steps of a turn")


def _named(s: State, source: int) -> str:
    return s.cards[source].name if source >= 0 else ""
