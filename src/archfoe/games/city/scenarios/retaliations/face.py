"""What is said of Super-Villains that get up again, and only here."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.face import NAMED, Count, ScenarioFace, Token, supers
from archfoe.games.city.scenarios.retaliations.rules import RETALIATE, RETALIATES, retaliations
from archfoe.games.city.view import CityView
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def retaliates(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} retaliates, and is back in {space_name(e.n)}."


def counts(city: CityView) -> list[Count]:
    left = RETALIATE - len(city.ask(retaliations).retaliated)
    more = (
        f"The next {left} will retaliate"
        if left > 1
        else "The next one will retaliate"
        if left
        else "None retaliates any more"
    )
    return [supers(city, how=" for good"), Count(more)]


FACE: Final = ScenarioFace(
    log=LogWords({RETALIATES: retaliates}, alarms=frozenset({RETALIATES})),
    counts=counts,
    tokens={"retaliated": Token(NAMED, "retaliated")},
)
