"""What is said of him who walks on, and of a Signature card that is earned in the middle of a game."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenarios.mischief.events import EARNED
from archfoe.games.city.view import CityView
from archfoe.games.city.words.counts import Count, stands, supers
from archfoe.games.city.words.scenario import ScenarioWords
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def earned(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'earn')} the Signature card {named(e.cards)}."


def _counts(city: CityView) -> list[Count]:
    chief = city.chief()
    return [*stands(chief), supers(city, "Other ", but=chief.card if chief else None)]


WORDS: Final = ScenarioWords(log=LogWords({EARNED: earned}), counts=_counts)
