"""The outlook of a bot that has agreed to do something for its team, or must not leave a space."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from archfoe.agents.weights import Weights
from archfoe.games.city.bot.jobs import BEAT, HOLD, SAVE, id_of
from archfoe.games.city.bot.needs import Good, Needs
from archfoe.games.city.bot.outlook import CityOutlook
from archfoe.games.city.bot.routes import CityPosition, Purchase, path_to
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import distance
from archfoe.table.teamwork import Job
from archfoe.table.view import View

DUTY: Final = 60.0  # more than to defeat another Super-Villain, less than the defeat that wins
ON_THE_WAY: Final = 0.3  # to be near, as a part of it
POST: Final = 1000.0  # more than anything


def villains_in(needs: Needs, seat: int) -> list[tuple[int, Good]]:
    """Each with its space."""
    return [(space, good) for space in range(SPACES) for good in needs.goods(space, seat) if good.steps]


def can_be_held(space: int, good: Good, needs: Needs) -> bool:
    return good.goal not in (None, space) and not good.slips and needs.city.contained is not good.card


def threatens(good: Good, location: int) -> bool:
    """Will it damage this Location?"""
    return good.card.super_villain and good.goal in (None, location)


class OnDuty(CityOutlook):
    def __init__(self, view: View, weights: Weights, jobs: Sequence[Job] = (), posts: Collection[int] = ()) -> None:
        super().__init__(view, weights)
        self._jobs, self._posts = jobs, posts

    def _purchase(self, good: Good, space: int) -> Purchase:
        """A Villain that is to be beaten is worth that much more."""
        found = super()._purchase(good, space)
        if not found.is_villain:
            return found
        more = sum([DUTY for job in self._jobs if self._asks_to_beat(job, good)])
        return found._replace(worth=found.worth + more)

    def _asks_to_beat(self, job: Job, good: Good) -> bool:
        if job.what == SAVE:
            return threatens(good, job.space)
        return job.what == BEAT and job.card == id_of(good.card)

    def _ends(self, position: CityPosition) -> dict[int, float]:
        """It is good to end the turn where the Villain is held, and better near there than far away."""
        out = super()._ends(position)
        for post in self._posts:
            out[post] = out.get(post, 0.0) + POST
        for job in self._jobs:
            for space, good in villains_in(self.needs, self.me):
                if not self._asks_to_hold(job, good) or not can_be_held(space, good, self.needs):
                    continue
                assert good.goal is not None
                path = path_to(space, good.goal)[:-1]
                for there in range(SPACES):
                    far = min([distance(there, one) for one in path])
                    worth = DUTY if not far else DUTY * ON_THE_WAY * (1 - 0.15 * far)
                    out[there] = out.get(there, 0.0) + worth
        return out

    def _asks_to_hold(self, job: Job, good: Good) -> bool:
        if job.what == SAVE:
            return threatens(good, job.space)
        return job.what == HOLD and job.card == id_of(good.card)
