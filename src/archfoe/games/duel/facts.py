"""What a game with Characters remembers, and what of it only for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import GAME, TURN, Facts
from archfoe.core.piles import SEATS
from archfoe.games.shared.facts import HelpTurn, StoringFacts

if TYPE_CHECKING:
    from archfoe.core.filters import Test
    from archfoe.core.state import State

_NOBODY: Final[tuple[tuple[Test, ...], ...]] = ((),) * SEATS
_NOTHING: Final = (0,) * SEATS
_NO_LIMIT: Final[tuple[int | None, ...]] = (None,) * SEATS


class DuelFacts(Facts):
    __slots__ = ("first",)
    room: ClassVar[str] = "duel"
    fields: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: int = 0) -> None:
        self.first = first  # who began

    def copy(self) -> DuelFacts:
        return DuelFacts(self.first)


class DuelTurn(HelpTurn):
    """`target` is set as long as a Confrontation runs: when it is called off there is none any more."""

    __slots__ = ("blocks_left", "done", "raised", "succeeded", "target")
    room: ClassVar[str] = "duel"
    fields: ClassVar[tuple[str, ...]] = (
        "assist", "quiet", "later", "target", "done", "succeeded", "raised", "blocks_left",
    )  # fmt: skip

    def __init__(
        self,
        assist: tuple[tuple[Test, ...], ...] = _NOBODY,
        quiet: tuple[int, ...] = (),
        later: tuple[int, ...] = (),
        target: int | None = None,
        done: bool = False,
        succeeded: bool = False,
        raised: tuple[int, ...] = _NOTHING,
        blocks_left: tuple[int | None, ...] = _NO_LIMIT,
    ) -> None:
        self.assist = assist
        self.quiet = quiet
        self.later = later
        self.target = target  # the seat of the Confronted Character
        self.done = done  # the active player has said so, and plays nothing more
        self.succeeded = succeeded  # a Character was defeated
        self.raised = raised  # seat -> what Blocks and the like have added to the cost of its Character
        self.blocks_left = blocks_left  # team -> so many Block cards and no more

    def copy(self) -> DuelTurn:
        return DuelTurn(
            self.assist,
            self.quiet,
            self.later,
            self.target,
            self.done,
            self.succeeded,
            self.raised,
            self.blocks_left,
        )


BLANK_TURN: Final = DuelTurn()
FIRST_FREE: Final = 3  # where in `State.facts` parts of other packages have their own


def new_facts() -> tuple[Facts, ...]:
    return DuelFacts(), BLANK_TURN, StoringFacts()


def duel(s: State) -> DuelFacts:
    facts: DuelFacts = s.facts[GAME]
    return facts


def own_duel(s: State) -> DuelFacts:
    facts: DuelFacts = s.own_facts(GAME)
    return facts


def duel_turn(s: State) -> DuelTurn:
    turn: DuelTurn = s.facts[TURN]
    return turn


def own_duel_turn(s: State) -> DuelTurn:
    turn: DuelTurn = s.own_facts(TURN)
    return turn
