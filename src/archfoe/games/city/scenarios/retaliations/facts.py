"""What scenario 7 remembers: who has retaliated, and who is about to."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class RetaliationFacts(Facts):
    room: ClassVar[str] = "retaliations"

    retaliated: tuple[int, ...] = ()  # Super-Villains that have been defeated once and not for good, in their order
    due: tuple[int, ...] = ()  # those of them that come back after their Reward


def retaliations(s: State) -> RetaliationFacts:
    return s.facts[SCENARIO]


def own_retaliations(s: State) -> RetaliationFacts:
    return s.own_facts(SCENARIO)
