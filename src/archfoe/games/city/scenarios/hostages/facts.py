"""What scenario 2 remembers: the hostages, and deeds that release Secret Cards."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import Facts
from archfoe.core.piles import SEATS
from archfoe.games.city.facts import SCENARIO
from archfoe.games.city.piles import SPACES

if TYPE_CHECKING:
    from archfoe.core.state import State

FREED: Final = "freed"  # a hostage, who goes along
SAVED: Final = "saved"  # hostages, at the cordon
LOST: Final = "lost"  # hostages


_NOWHERE: Final = (0,) * SPACES
_NOBODY: Final = (0,) * SEATS
_NONE: Final = (-1,) * SEATS


class HostageFacts(Facts):
    room: ClassVar[str] = "hostages"

    hostages: tuple[int, ...] = _NOWHERE  # space -> so many are held there
    led: tuple[int, ...] = _NOBODY  # seat -> so many go along
    saved: int = 0
    lost: int = 0
    to_save: int = 0
    deeds: tuple[tuple[str, int, int], ...] = ()  # (deed, seat, times)
    bought_dear: tuple[int, ...] = _NONE  # seat -> the last expensive card that it bought

    def times(self, deed: str, seat: int) -> int:
        """How often, or how much, a player has done so."""
        return next((n for word, who, n in self.deeds if word == deed and who == seat), 0)

    def with_deed(self, deed: str, seat: int, n: int) -> tuple[tuple[str, int, int], ...]:
        """All deeds, this one with another number."""
        return (*(done for done in self.deeds if done[:2] != (deed, seat)), (deed, seat, n))


def hostages(s: State) -> HostageFacts:
    return s.facts[SCENARIO]


def own_hostages(s: State) -> HostageFacts:
    return s.own_facts(SCENARIO)
