"""What scenario 6 remembers: the civilians."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import Facts
from archfoe.core.piles import SEATS
from archfoe.games.city.facts import SCENARIO
from archfoe.games.city.piles import SPACES

if TYPE_CHECKING:
    from archfoe.core.state import State

_NOWHERE: Final = (0,) * SPACES
_NOBODY: Final = (0,) * SEATS


class ExodusFacts(Facts):
    __slots__ = ("carried", "civilians", "lost", "saved", "to_save")
    room: ClassVar[str] = "exodus"
    fields: ClassVar[tuple[str, ...]] = ("civilians", "carried", "saved", "lost", "to_save")

    def __init__(
        self,
        civilians: tuple[int, ...] = _NOWHERE,
        carried: tuple[int, ...] = _NOBODY,
        saved: int = 0,
        lost: int = 0,
        to_save: int = 0,
    ) -> None:
        self.civilians = civilians  # space -> so many wait there
        self.carried = carried  # seat -> so many are on their way
        self.saved = saved
        self.lost = lost
        self.to_save = to_save

    def copy(self) -> ExodusFacts:
        return ExodusFacts(self.civilians, self.carried, self.saved, self.lost, self.to_save)


def exodus(s: State) -> ExodusFacts:
    facts: ExodusFacts = s.facts[SCENARIO]
    return facts


def own_exodus(s: State) -> ExodusFacts:
    facts: ExodusFacts = s.own_facts(SCENARIO)
    return facts
