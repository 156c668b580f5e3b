"""What several games remember in the same way: who was asked for help this turn, and which cards are stored."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archfoe.core.facts import TURN, Facts
from archfoe.core.piles import SEATS

if TYPE_CHECKING:
    from archfoe.core.filters import Test
    from archfoe.core.state import State

STORING: Final = 2  # where in `State.facts` the stored cards are, in every game that has them

_NOBODY: Final[tuple[tuple[Test, ...], ...]] = ((),) * SEATS
_NEVER: Final = (-1,) * SEATS


class HelpTurn(Facts):
    """A turn in which others may help."""

    assist: tuple[tuple[Test, ...], ...] = _NOBODY  # seat -> such cards in that hand have Assist
    quiet: tuple[int, ...] = ()  # seats that will not be asked again
    later: tuple[int, ...] = ()  # seats that are asked again when the active player is done


class StoringFacts(Facts):
    """Assist cards that wait for their player's next turn."""

    since: tuple[int, ...] = _NEVER  # seat -> the turn in which it stored a card for the last time
    playing: int = -1  # the stored card that is being played


def help_turn(s: State) -> HelpTurn:
    return s.facts[TURN]


def own_help_turn(s: State) -> HelpTurn:
    return s.own_facts(TURN)


def storing(s: State) -> StoringFacts:
    return s.facts[STORING]


def own_storing(s: State) -> StoringFacts:
    return s.own_facts(STORING)
