"""What scenario 7 remembers: who has retaliated, and who is about to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class RetaliationFacts(Facts):
    __slots__ = ("due", "retaliated")
    room: ClassVar[str] = "retaliations"
    fields: ClassVar[tuple[str, ...]] = ("retaliated", "due")

    def __init__(self, retaliated: tuple[int, ...] = (), due: tuple[int, ...] = ()) -> None:
        self.retaliated = retaliated  # Super-Villains that have been defeated once and not for good, in their order
        self.due = due  # those of them that come back after their Reward

    def copy(self) -> RetaliationFacts:
        return RetaliationFacts(self.retaliated, self.due)


def retaliations(s: State) -> RetaliationFacts:
    facts: RetaliationFacts = s.facts[SCENARIO]
    return facts


def own_retaliations(s: State) -> RetaliationFacts:
    facts: RetaliationFacts = s.own_facts(SCENARIO)
    return facts
