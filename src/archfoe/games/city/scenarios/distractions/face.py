"""What is said of Distractions, and only here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.worth import value
from archfoe.core.text import listed
from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.distractions.rules import CLEAR, CLEARED, DISTRACTED, card_at, may_stay
from archfoe.games.city.scenarios.distractions.rules import distracted as distracted_spaces
from archfoe.games.city.scenarios.distractions.verbs import Clear, InCompany
from archfoe.games.city.scenarios.face import CARD_BY_LOCATION, CARDS, Count, ScenarioFace, Token, all_supers
from archfoe.games.city.view import CityView
from archfoe.table.happenings import Seen
from archfoe.table.view import Option, View
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def distracted(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} comes to {space_name(e.n)}."


def cleared(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'clear')} {named(e.cards)} from {space_name(e.n)}{t.paying(e)}."


def _counts(city: CityView) -> list[Count]:
    where = listed([space_name(space) for space in city.ask(distracted_spaces)]) or "none"
    most = "with one at most" if city.ask(may_stay) else "without any"
    return [Count(f"Locations with a Distraction: {where}; a turn must end {most}"), *all_supers(city)]


def _label(option: Option, view: View, names: Sequence[str]) -> str:
    return f"clear {option.word}"


def _asks(city: CityView) -> str:
    """What the Distraction where the Character is asks for and brings."""
    here = None if city.view.seat is None else city.view.at(city.view.seat)
    card = None if here is None else city.ask(card_at, here)
    return "" if card is None else card.text


FACE: Final = ScenarioFace(
    log=LogWords({DISTRACTED: distracted, CLEARED: cleared}, alarms=frozenset({DISTRACTED})),
    counts=_counts,
    labels={CLEAR: _label},
    deeds={CLEAR: _asks},
    said=("clear {}",),
    typed={"clear": CLEAR},
    spent_on={CLEARED: lambda event: f"clearing {named(event.cards)}"},
    readings={
        Clear: lambda e, at: value(e.boon, at) - 0.75 * e.discards,
        InCompany: lambda c, at: 0.5,
    },
    tokens={
        "distractions": Token(CARD_BY_LOCATION, "distractions"),
        "unlaid": Token(CARDS, "unlaid"),
    },
)
