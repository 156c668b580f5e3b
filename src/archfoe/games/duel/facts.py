"""What a game with Characters remembers, and what of it only for a turn."""

# mypy: no-warn-return-any
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
    room: ClassVar[str] = "duel"

    first: int = 0  # who began


class DuelTurn(HelpTurn):
    """`target` is set as long as a Confrontation runs: when it is called off there is none any more."""

    room: ClassVar[str] = "duel"

    target: int | None = None  # the seat of the Confronted Character
    done: bool = False  # the active player has said so, and plays nothing more
    succeeded: bool = False  # a Character was defeated
    raised: tuple[int, ...] = _NOTHING  # seat -> what Blocks and the like have added to the cost of its Character
    blocks_left: tuple[int | None, ...] = _NO_LIMIT  # team -> so many Block cards and no more


BLANK_TURN: Final = DuelTurn()
FIRST_FREE: Final = 3  # where in `State.facts` parts of other packages have their own


def new_facts() -> tuple[Facts, ...]:
    return DuelFacts(), BLANK_TURN, StoringFacts()


def own_duel(s: State) -> DuelFacts:
    return s.own_facts(GAME)


def duel_turn(s: State) -> DuelTurn:
    return s.facts[TURN]


def own_duel_turn(s: State) -> DuelTurn:
    return s.own_facts(TURN)
