"""All scenarios as data, by number; each row is in the folder of its scenario. Number 0 is for training."""

from typing import Final

from archfoe.games.city.scenario import Scenario
from archfoe.games.city.scenarios.distractions.scenario import SCENARIO as DISTRACTIONS
from archfoe.games.city.scenarios.exodus.scenario import SCENARIO as EXODUS
from archfoe.games.city.scenarios.hostages.scenario import SCENARIO as HOSTAGES
from archfoe.games.city.scenarios.mischief.scenario import SCENARIO as MISCHIEF
from archfoe.games.city.scenarios.new_dawn.scenario import SCENARIO as NEW_DAWN
from archfoe.games.city.scenarios.proving_grounds.scenario import SCENARIO as PROVING_GROUNDS
from archfoe.games.city.scenarios.stolen_seconds.scenario import SCENARIO as STOLEN_SECONDS
from archfoe.games.city.scenarios.training.scenario import SCENARIO as TRAINING

_POISON: Final = Scenario(
    6,
    "Poisoned Super-Villains",
    "They stagger, and they rage. Somebody has given every one of them something that burns out. Take them alive.",
    ("bank A", "daily_planet A", "arkham_asylum B", "police_station B", "star_labs B"),
    "defeat 4 Super-Villains",
    super_villains=(0, 2, 2, 2, 1),
    to_defeat=4,
)

SCENARIOS: Final[dict[int, Scenario]] = {
    scenario.number: scenario
    for scenario in (
        TRAINING,
        PROVING_GROUNDS,
        HOSTAGES,
        MISCHIEF,
        DISTRACTIONS,
        EXODUS,
        _POISON,
        STOLEN_SECONDS,
        NEW_DAWN,
    )
}
#: Those of a campaign, in their order.
CAMPAIGN: Final[dict[int, Scenario]] = {number: row for number, row in SCENARIOS.items() if number}
