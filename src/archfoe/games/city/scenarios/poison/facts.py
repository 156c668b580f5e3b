"""What scenario 6 remembers: poison tokens, the dead, and who has taken one for the team."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class PoisonFacts(Facts):
    __slots__ = ("cured", "dead", "doses")
    room: ClassVar[str] = "poison"
    fields: ClassVar[tuple[str, ...]] = ("doses", "dead", "cured")

    def __init__(self, doses: tuple[tuple[int, int], ...] = (), dead: int = 0, cured: int = 0) -> None:
        self.doses = doses  # (card, tokens on it)
        self.dead = dead  # Super-Villains
        self.cured = cured  # the last turn in which a token was taken off for a Weakness

    def copy(self) -> PoisonFacts:
        return PoisonFacts(self.doses, self.dead, self.cured)

    def on(self, card: int) -> int:
        """The tokens on a Villain."""
        return next((n for other, n in self.doses if other == card), 0)

    def give(self, card: int, n: int) -> None:
        rest = tuple([dose for dose in self.doses if dose[0] != card])
        self.doses = (*rest, (card, n)) if n else rest


def poison(s: State) -> PoisonFacts:
    facts: PoisonFacts = s.facts[SCENARIO]
    return facts


def own_poison(s: State) -> PoisonFacts:
    facts: PoisonFacts = s.own_facts(SCENARIO)
    return facts
