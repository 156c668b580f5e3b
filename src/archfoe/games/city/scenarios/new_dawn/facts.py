"""What scenario 8 remembers: after whose Attack Darkseid comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO

if TYPE_CHECKING:
    from archfoe.core.state import State


class NewDawnFacts(Facts):
    __slots__ = ("herald",)
    room: ClassVar[str] = "new_dawn"
    fields: ClassVar[tuple[str, ...]] = ("herald",)

    def __init__(self, herald: int = -1) -> None:
        self.herald = herald  # the Super-Villain that has raised the Threat so far

    def copy(self) -> NewDawnFacts:
        return NewDawnFacts(self.herald)


def new_dawn(s: State) -> NewDawnFacts:
    facts: NewDawnFacts = s.facts[SCENARIO]
    return facts


def own_new_dawn(s: State) -> NewDawnFacts:
    facts: NewDawnFacts = s.own_facts(SCENARIO)
    return facts
