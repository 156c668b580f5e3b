"""How a team stands in the city, in numbers: what is still to be done, and how near the end is."""

from __future__ import annotations

from typing import Final

from archfoe.core.filters import VILLAIN
from archfoe.core.piles import MAIN
from archfoe.games.city.bot.needs import Needs
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.ring import distance
from archfoe.table.view import View

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
