"""What scenario 2 remembers: the hostages, and deeds that release Secret Cards."""

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
_NONE: Final = (-1,) * SEATS


class HostageFacts(Facts):
    __slots__ = ("bought_dear", "deeds", "hostages", "led", "lost", "saved", "to_save")
    room: ClassVar[str] = "hostages"
    fields: ClassVar[tuple[str, ...]] = ("hostages", "led", "saved", "lost", "to_save", "deeds", "bought_dear")

    def __init__(
        self,
        hostages: tuple[int, ...] = _NOWHERE,
        led: tuple[int, ...] = _NOBODY,
        saved: int = 0,
        lost: int = 0,
        to_save: int = 0,
        deeds: tuple[tuple[str, int, int], ...] = (),
        bought_dear: tuple[int, ...] = _NONE,
    ) -> None:
        self.hostages = hostages  # space -> so many are held there
        self.led = led  # seat -> so many go along
        self.saved = saved
        self.lost = lost
        self.to_save = to_save
        self.deeds = deeds  # (deed, seat, times)
        self.bought_dear = bought_dear  # seat -> the last expensive card that it bought

    def copy(self) -> HostageFacts:
        return HostageFacts(self.hostages, self.led, self.saved, self.lost, self.to_save, self.deeds, self.bought_dear)

    def times(self, deed: str, seat: int) -> int:
        """How often, or how much, a player has done so."""
        return next((n for word, who, n in self.deeds if word == deed and who == seat), 0)

    def with_deed(self, deed: str, seat: int, n: int) -> tuple[tuple[str, int, int], ...]:
        """All deeds, this one with another number."""
        return (*(done for done in self.deeds if done[:2] != (deed, seat)), (deed, seat, n))


def hostages(s: State) -> HostageFacts:
    facts: HostageFacts = s.facts[SCENARIO]
    return facts


def own_hostages(s: State) -> HostageFacts:
    facts: HostageFacts = s.own_facts(SCENARIO)
    return facts
