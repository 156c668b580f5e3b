"""What is said of poison, and only here."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenarios.face import BY_CARD, COUNT, Count, ScenarioFace, Token, all_supers
from archfoe.games.city.scenarios.poison.rules import CURE, CURED, DEAD_TO_LOSE, DIED, POISONED, poison
from archfoe.games.city.view import CityView
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def poisoned(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} {'takes' if len(e.cards) == 1 else 'take'} a poison token{' each' * (len(e.cards) > 1)}."


def died(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} dies of the poison: {e.n} of {DEAD_TO_LOSE}."


def cured(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'take')} one for the team: a poison token comes off {named(e.cards)}."


def counts(city: CityView) -> list[Count]:
    dead = city.ask(poison).dead
    return [*all_supers(city), Count(f"Dead of the poison: {dead}, with {DEAD_TO_LOSE} the game is lost")]


FACE: Final = ScenarioFace(
    log=LogWords({POISONED: poisoned, DIED: died, CURED: cured}, alarms=frozenset({DIED})),
    counts=counts,
    labels={CURE: lambda option, view, names: "take one for the team"},
    deeds={CURE: lambda city: "gain a Weakness, and a poison token comes off"},
    said=("take one for the team",),
    typed={"cure": CURE, "take one": CURE},
    lost={"too many dead": lambda city: f"{city.ask(poison).dead} Super-Villains have died of the poison"},
    tokens={"poison": Token(BY_CARD, "doses"), "dead": Token(COUNT, "dead")},
)
