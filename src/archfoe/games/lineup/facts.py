"""What the variants of games with a Line-Up remember; the games themselves remember nothing more than piles show."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import TURN, Facts

if TYPE_CHECKING:
    from archfoe.core.state import State

HUNT, HIDDEN, SYNERGY = 2, 3, 4  # where in `State.facts` each variant has its own
FIRST_FREE: Final = 5  # and those of other packages


class LineupTurn(Facts):
    room: ClassVar[str] = "lineup"

    ambush: bool = False  # the Attack that is being made comes from the Line-Up, and does nobody any good


class HuntFacts(Facts):
    room: ClassVar[str] = "hunt"

    avoided: int = -1  # the last turn in which an attempt was avoided
    immune: int | None = None  # who is spared by the next First Appearance


class HiddenFacts(Facts):
    room: ClassVar[str] = "hidden"

    appeared: tuple[int, ...] = ()  # Super-Villains of the Line-Up that have made their First Appearance


class SynergyFacts(Facts):
    room: ClassVar[str] = "synergy"

    #: (card, seat): who alone may have a card that was set aside at the start.
    reserved: tuple[tuple[int, int], ...] = ()


BLANK_TURN: Final = LineupTurn()


def new_facts() -> tuple[Facts, ...]:
    return Facts(), BLANK_TURN, HuntFacts(), HiddenFacts(), SynergyFacts()


def lineup_turn(s: State) -> LineupTurn:
    return s.facts[TURN]


def own_lineup_turn(s: State) -> LineupTurn:
    return s.own_facts(TURN)


def hunt(s: State) -> HuntFacts:
    return s.facts[HUNT]


def own_hunt(s: State) -> HuntFacts:
    return s.own_facts(HUNT)


def hidden(s: State) -> HiddenFacts:
    return s.facts[HIDDEN]


def own_hidden(s: State) -> HiddenFacts:
    return s.own_facts(HIDDEN)


def synergy(s: State) -> SynergyFacts:
    return s.facts[SYNERGY]


def own_synergy(s: State) -> SynergyFacts:
    return s.own_facts(SYNERGY)
