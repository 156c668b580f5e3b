"""What scenario 4 remembers: deeds that release Secret Cards, and what sloth takes from the card being played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import Facts
from archfoe.core.piles import SEATS
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State

_NONE: Final = (-1,) * SEATS


class BlackDiamondFacts(Facts):
    __slots__ = ("bought_dear", "deeds", "less_move")
    room: ClassVar[str] = "black_diamond"
    fields: ClassVar[tuple[str, ...]] = ("deeds", "bought_dear", "less_move")

    def __init__(
        self,
        deeds: tuple[tuple[str, int, int], ...] = (),
        bought_dear: tuple[int, ...] = _NONE,
        less_move: int = 0,
    ) -> None:
        self.deeds = deeds  # (deed, seat, times)
        self.bought_dear = bought_dear  # seat -> the last expensive card that it bought
        self.less_move = less_move  # what the card that is being played gives less

    def copy(self) -> BlackDiamondFacts:
        return BlackDiamondFacts(self.deeds, self.bought_dear, self.less_move)

    def times(self, deed: str, seat: int) -> int:
        """How often, or how much, a player has done so."""
        return next((n for word, who, n in self.deeds if word == deed and who == seat), 0)

    def with_deed(self, deed: str, seat: int, n: int) -> tuple[tuple[str, int, int], ...]:
        """All deeds, this one with another number."""
        return (*(done for done in self.deeds if done[:2] != (deed, seat)), (deed, seat, n))


def black_diamond(s: State) -> BlackDiamondFacts:
    facts: BlackDiamondFacts = s.facts[SCENARIO]
    return facts


def own_black_diamond(s: State) -> BlackDiamondFacts:
    facts: BlackDiamondFacts = s.own_facts(SCENARIO)
    return facts
