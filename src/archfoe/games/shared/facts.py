"""What several games remember in the same way: who was asked for help this turn, and which cards are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

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

    __slots__ = ("assist", "later", "quiet")
    fields: ClassVar[tuple[str, ...]] = ("assist", "quiet", "later")

    def __init__(
        self,
        assist: tuple[tuple[Test, ...], ...] = _NOBODY,
        quiet: tuple[int, ...] = (),
        later: tuple[int, ...] = (),
    ) -> None:
        self.assist = assist  # seat -> such cards in that hand have Assist
        self.quiet = quiet  # seats that will not be asked again
        self.later = later  # seats that are asked again when the active player is done

    def copy(self) -> HelpTurn:
        return HelpTurn(self.assist, self.quiet, self.later)


class StoringFacts(Facts):
    """Assist cards that wait for their player's next turn."""

    __slots__ = ("playing", "since")
    fields: ClassVar[tuple[str, ...]] = ("since", "playing")

    def __init__(self, since: tuple[int, ...] = _NEVER, playing: int = -1) -> None:
        self.since = since  # seat -> the turn in which it stored a card for the last time
        self.playing = playing  # the stored card that is being played

    def copy(self) -> StoringFacts:
        return StoringFacts(self.since, self.playing)


def help_turn(s: State) -> HelpTurn:
    turn: HelpTurn = s.facts[TURN]
    return turn


def own_help_turn(s: State) -> HelpTurn:
    turn: HelpTurn = s.own_facts(TURN)
    return turn


def storing(s: State) -> StoringFacts:
    facts: StoringFacts = s.facts[STORING]
    return facts


def own_storing(s: State) -> StoringFacts:
    facts: StoringFacts = s.own_facts(STORING)
    return facts
