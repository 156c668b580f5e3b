"""What scenario 5 remembers: which Locations are dark."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class LightsOutFacts(Facts):
    __slots__ = ("dark",)
    room: ClassVar[str] = "lights_out"
    fields: ClassVar[tuple[str, ...]] = ("dark",)

    def __init__(self, dark: tuple[int, ...] = ()) -> None:
        self.dark = dark  # spaces with a token

    def copy(self) -> LightsOutFacts:
        return LightsOutFacts(self.dark)


def own_lights_out(s: State) -> LightsOutFacts:
    facts: LightsOutFacts = s.own_facts(SCENARIO)
    return facts
