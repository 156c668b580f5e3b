"""What scenario 7 remembers: how often the Thief of Time was defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class StolenSecondsFacts(Facts):
    __slots__ = ("lives",)
    room: ClassVar[str] = "stolen_seconds"
    fields: ClassVar[tuple[str, ...]] = ("lives",)

    def __init__(self, lives: int = 0) -> None:
        self.lives = lives  # that he has lost

    def copy(self) -> StolenSecondsFacts:
        return StolenSecondsFacts(self.lives)


def stolen_seconds(s: State) -> StolenSecondsFacts:
    facts: StolenSecondsFacts = s.facts[SCENARIO]
    return facts


def own_stolen_seconds(s: State) -> StolenSecondsFacts:
    facts: StolenSecondsFacts = s.own_facts(SCENARIO)
    return facts
