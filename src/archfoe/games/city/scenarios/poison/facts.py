"""What scenario 6 remembers: poison tokens, the dead, and who has taken one for the team."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class PoisonFacts(Facts):
    room: ClassVar[str] = "poison"

    doses: tuple[tuple[int, int], ...] = ()  # (card, tokens on it)
    dead: int = 0  # Super-Villains
    cured: int = 0  # the last turn in which a token was taken off for a Weakness

    def on(self, card: int) -> int:
        """The tokens on a Villain."""
        return next((n for other, n in self.doses if other == card), 0)

    def give(self, card: int, n: int) -> None:
        rest = tuple([dose for dose in self.doses if dose[0] != card])
        self.doses = (*rest, (card, n)) if n else rest


def poison(s: State) -> PoisonFacts:
    return s.facts[SCENARIO]


def own_poison(s: State) -> PoisonFacts:
    return s.own_facts(SCENARIO)
