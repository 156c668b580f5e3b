"""Whether a team is likely to save its city, by what is still to be done and how near the end is."""

from __future__ import annotations

from math import exp
from typing import Final

from archfoe.agents.evaluation import by_points, deck_power
from archfoe.core.filters import VILLAIN
from archfoe.games.city.bot.needs import Needs
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.view import is_contest
from archfoe.table.view import View

# What each adds to the logarithm of the odds; rounded from a fit to 64 games of greedy, two at a table, all scenarios.
THREAT: Final = -0.75
LEFT: Final = -0.6  # each that is still to be defeated
CHORE: Final = -0.6
PERSON: Final = -0.5  # each who is still to be saved
CLOCK: Final = -0.45
ON_THE_WAY: Final = -0.15  # each Villain in the city
DAMAGE: Final = -0.1
RUIN: Final = -0.3
POWER: Final = 0.3  # of the average deck


def chance(view: View) -> float:
    if is_contest(view):
        return by_points(view)
    needs = Needs(view)
    city, wants = needs.city, needs.wants
    damage = [city.damage(space) for space in range(0, SPACES, 2)]
    villains = sum([card.type == VILLAIN for space in range(SPACES) for card in view.known(SPACE + space)])
    power = sum([deck_power(view.owned(seat)) for seat in range(view.players)]) / view.players
    logit = (
        THREAT * city.threat
        + LEFT * wants.left
        + CHORE * len(wants.chores)
        + (0.0 if wants.people is None else PERSON * wants.people.to_save)
        + CLOCK * (city.clock_box or 0)
        + ON_THE_WAY * villains
        + DAMAGE * sum([points for points in damage if points is not None])
        + RUIN * sum([points is None for points in damage])
        + POWER * power
    )
    return 1 / (1 + exp(-logit))


def effort(view: View) -> float:
    """Walks are planned together with all that can be bought on the way."""
    return 7.0
