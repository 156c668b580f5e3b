"""What the variants of games with a Line-Up remember; the games themselves remember nothing more than piles show."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import TURN, Facts

if TYPE_CHECKING:
    from archfoe.core.state import State

HUNT, HIDDEN, SYNERGY = 2, 3, 4  # where in `State.facts` each variant has its own
FIRST_FREE: Final = 5  # and those of other packages


class LineupTurn(Facts):
    __slots__ = ("ambush",)
    room: ClassVar[str] = "lineup"
    fields: ClassVar[tuple[str, ...]] = ("ambush",)

    def __init__(self, ambush: bool = False) -> None:
        self.ambush = ambush  # the Attack that is being made comes from the Line-Up, and does nobody any good

    def copy(self) -> LineupTurn:
        return LineupTurn(self.ambush)


class HuntFacts(Facts):
    __slots__ = ("avoided", "immune")
    room: ClassVar[str] = "hunt"
    fields: ClassVar[tuple[str, ...]] = ("avoided", "immune")

    def __init__(self, avoided: int = -1, immune: int | None = None) -> None:
        self.avoided = avoided  # the last turn in which an attempt was avoided
        self.immune = immune  # who is spared by the next First Appearance

    def copy(self) -> HuntFacts:
        return HuntFacts(self.avoided, self.immune)


class HiddenFacts(Facts):
    __slots__ = ("appeared",)
    room: ClassVar[str] = "hidden"
    fields: ClassVar[tuple[str, ...]] = ("appeared",)

    def __init__(self, appeared: tuple[int, ...] = ()) -> None:
        self.appeared = appeared  # Super-Villains of the Line-Up that have made their First Appearance

    def copy(self) -> HiddenFacts:
        return HiddenFacts(self.appeared)


class SynergyFacts(Facts):
    __slots__ = ("reserved",)
    room: ClassVar[str] = "synergy"
    fields: ClassVar[tuple[str, ...]] = ("reserved",)

    def __init__(self, reserved: tuple[tuple[int, int], ...] = ()) -> None:
        self.reserved = reserved  # (card, seat): who alone may have a card that was set aside at the start

    def copy(self) -> SynergyFacts:
        return SynergyFacts(self.reserved)


BLANK_TURN: Final = LineupTurn()


def new_facts() -> tuple[Facts, ...]:
    return Facts(), BLANK_TURN, HuntFacts(), HiddenFacts(), SynergyFacts()


def lineup_turn(s: State) -> LineupTurn:
    turn: LineupTurn = s.facts[TURN]
    return turn


def own_lineup_turn(s: State) -> LineupTurn:
    turn: LineupTurn = s.own_facts(TURN)
    return turn


def hunt(s: State) -> HuntFacts:
    facts: HuntFacts = s.facts[HUNT]
    return facts


def own_hunt(s: State) -> HuntFacts:
    facts: HuntFacts = s.own_facts(HUNT)
    return facts


def hidden(s: State) -> HiddenFacts:
    facts: HiddenFacts = s.facts[HIDDEN]
    return facts


def own_hidden(s: State) -> HiddenFacts:
    facts: HiddenFacts = s.own_facts(HIDDEN)
    return facts


def synergy(s: State) -> SynergyFacts:
    facts: SynergyFacts = s.facts[SYNERGY]
    return facts


def own_synergy(s: State) -> SynergyFacts:
    facts: SynergyFacts = s.own_facts(SYNERGY)
    return facts
