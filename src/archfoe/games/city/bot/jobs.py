"""The jobs that a team of the city may share out: to hold or to beat a Villain, or to save a Location."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import Card
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import is_location
from archfoe.games.city.spaces import CONTAINED, Villain
from archfoe.games.city.threat import SUPERS_SLIP_AWAY
from archfoe.games.city.view import CityView
from archfoe.table.teamwork import Job

HOLD: Final = "hold"
BEAT: Final = "beat"
SAVE: Final = "save"
NAMES_OF_THEIR_OWN: Final = ("Arkham", "S.T.A.R.")  # of Locations, which have no article


def id_of(card: Card) -> str:
    return f"{card.set}/{card.id}"


def jobs_in(city: CityView) -> list[Job]:
    """Those that make sense now; none where teams or players are against one another, or where one plays alone."""
    if city.contest or city.view.players < 2 or city.view.over:
        return []
    slips = any(text.rule == SUPERS_SLIP_AWAY for text in city.in_force)
    villains = sorted(city.villains, key=lambda villain: not villain.card.super_villain)
    found: dict[Job, None] = {}  # two Villains of one name are one job
    for villain in villains:
        if _can_be_held(villain, slips):
            found[Job(HOLD, id_of(villain.card))] = None
        found[Job(BEAT, id_of(villain.card))] = None
    for space in range(SPACES):
        if is_location(space) and city.damage(space) is not None and any(_threatens(one, space) for one in villains):
            found[Job(SAVE, space=space)] = None
    return list(found)


def _can_be_held(villain: Villain, slips: bool) -> bool:
    at_home = villain.goal in (None, villain.space)
    return not at_home and villain.doing != CONTAINED and not (slips and villain.card.super_villain)


def _threatens(villain: Villain, location: int) -> bool:
    """Will it damage this Location, or does it already?"""
    bound = villain.space if villain.goal is None else villain.goal
    return villain.card.super_villain and bound == location


def words_of(city: CityView, job: Job) -> tuple[str, str]:
    """What I do, and what another one does."""
    if job.what == SAVE:
        about = city.tile(job.space)
        if not about.startswith(NAMES_OF_THEIR_OWN):
            about = f"the {about}"
    else:
        about = next(one.card.name for one in city.villains if id_of(one.card) == job.card)
    return f"{job.what} {about}", f"{job.what}s {about}"
