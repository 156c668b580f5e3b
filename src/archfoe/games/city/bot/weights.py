"""Numbers that only the bot of the city has; of them only `haunts` was compared, by letting teams play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from archfoe.agents.weights import KNOWN, PLAIN, OwnWeights, Weights


@dataclass(frozen=True)
class CityWeights(OwnWeights):
    shove: float = 0.3  # to move a Villain by a space
    contain: float = 0.4
    freeze: float = 0.5
    place: float = 1.2  # to put the own Character wherever it is wanted
    call: float = 0.2  # another Character comes closer
    reach: float = 0.4  # to buy a space farther away
    see_main: float = 0.2  # the top card of the main deck
    dearest: float = 0.7  # the dearest card of the city is gone
    relief: float = 2.0  # the end of a burden
    bounty: float = 30.0  # to defeat a Super-Villain, in Victory Points; the last one wins the game
    haunts: float = 40.0  # Attacks of a Villain that nobody defeats, before somebody does
    damage: float = 0.8  # to a Location, in Power
    delay: float = 0.6  # a round in which a Villain is held up, as a part of one in which it does not Attack
    prospect: float = 0.5  # to be near the best thing of the next turn, as a part of its worth
    last_cards: float = 31.0  # cards of the main deck that are left when the clock starts
    turned_up: float = 1.3  # cards of the main deck in a turn
    margin: float = 0.3  # what an ability must bring beside its price, in Victory Points
    begins: int = 4  # the least Power in the first hand of who wants to begin
    easier: float = 0.5  # a Super-Villain whose defeat only makes another one cheaper, as a part of a bounty
    early_chore: float = 0.1  # what may be undone again, as a part of a bounty
    rescue: float = 12.0  # somebody who is saved
    carrying: float = 0.7  # one on the way, as a part of that
    picking_up: float = 0.5  # one who can be picked up
    going_there: float = 0.1  # one who is near
    lost: float = 6.0  # somebody who is lost while one more would lose the game, in Power
    rebuilt: float = 0.8  # a point of damage repaired for the rest of a campaign
    ally_hurt: float = 1.0  # a Weakness for the ally


_USUAL: Final = CityWeights()


def own_of(weights: Weights) -> CityWeights:
    for own in weights.own:
        if isinstance(own, CityWeights):
            return own
    return _USUAL


#: Where nobody counts Victory Points and all that matters is the Power of one turn in the right place.
IN_CITY: Final = replace(PLAIN, draw=1.4, weakness=2.0, par=1.6, prior=1.0, step=0.4, stays=1.5, attacked=0.5, blow=1.2)
KNOWN.append(IN_CITY)


@cache
def in_city(weights: Weights) -> Weights:
    """What the bot believes in the city, unless it was told something else."""
    return IN_CITY if weights is PLAIN else weights
