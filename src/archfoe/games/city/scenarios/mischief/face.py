"""What is said of him who walks on, and of a Signature card that is earned in the middle of a game."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenarios.face import Count, ScenarioFace, stands, supers
from archfoe.games.city.scenarios.mischief.verbs import EARNED, EarnSignature
from archfoe.games.city.view import CityView
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def earned(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'earn')} the Signature card {named(e.cards)}."


def _counts(city: CityView) -> list[Count]:
    chief = city.chief()
    return [*stands(chief), supers(city, "Other ", but=chief.card if chief else None)]


FACE: Final = ScenarioFace(
    log=LogWords({EARNED: earned}),
    counts=_counts,
    readings={
        EarnSignature: lambda e, at: at.weights.gained_to_hand + at.weights.cull,
    },
)
