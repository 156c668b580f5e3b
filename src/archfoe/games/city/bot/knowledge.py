"""What the greedy bot knows of the city."""

from __future__ import annotations

from math import exp
from typing import Final

from archfoe.agents.evaluation import by_points, deck_power
from archfoe.agents.knowledge import BotKnowledge
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import MAIN
from archfoe.games.city.bot.choices import LIKINGS
from archfoe.games.city.bot.needs import Needs
from archfoe.games.city.bot.outlook import CityOutlook
from archfoe.games.city.bot.readings import INNER_STAGES, READINGS, STAGES
from archfoe.games.city.bot.turn import act, assist
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.ring import distance
from archfoe.games.city.view import is_contest
from archfoe.games.shared.assists import ASSIST
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


#: Numbers of scenarios, the one to learn with included.
SCENARIOS: Final = 9


def numbers(view: View, seat: int) -> list[float]:
    needs = Needs(view)
    city, wants = needs.city, needs.wants
    villains = [(space, card) for space in range(SPACES) for card in view.known(SPACE + space) if card.type == VILLAIN]
    damage = [city.damage(space) for space in range(0, SPACES, 2)]
    ruins = needs.ruins_to_lose
    here = [at for p in range(view.players) if (at := view.at(p)) is not None]
    near = [min([distance(at, space) for at in here], default=SPACES) for space, card in villains if card.super_villain]
    return [
        city.threat / 5,
        city.defeated / 5,
        wants.left / 5,
        wants.chief_times / 2,
        len(wants.chores) / 3,
        0.0 if wants.people is None else wants.people.to_save / 5,
        0.0 if wants.people is None else wants.people.losses_left / 5,
        (city.clock_box or 0) / 3,
        len(villains) / 5,
        sum([card.cost for _, card in villains]) / 20,
        len(near) / 2,
        min(near, default=SPACES) / SPACES,
        sum([d for d in damage if d is not None]) / 10,
        sum([d is None for d in damage]) / 5,
        1.0 if ruins is None else ruins / 5,
        view.size(MAIN) / (20.0 * view.players),
        *[float(city_options(view.rules.options).scenario == n) for n in range(SCENARIOS)],
    ]


KNOWLEDGE: Final[BotKnowledge[CityOutlook]] = BotKnowledge(
    CityOutlook,
    {MAIN_ACTION: act, ASSIST: assist},
    LIKINGS,
    chance=chance,
    effort=effort,
    readings=READINGS,
    stages=STAGES,
    inner_stages=INNER_STAGES,
    numbers=numbers,
)
