"""All scenarios as data, by number; each row is in the folder of its scenario. Number 0 is for training."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenario import Scenario
from archfoe.games.city.scenarios.darkseid import SCENARIO as DARKSEID
from archfoe.games.city.scenarios.distractions import SCENARIO as DISTRACTIONS
from archfoe.games.city.scenarios.hostages import SCENARIO as HOSTAGES
from archfoe.games.city.scenarios.mind_control import SCENARIO as MIND_CONTROL
from archfoe.games.city.scenarios.mischief import SCENARIO as MISCHIEF
from archfoe.games.city.scenarios.poison import SCENARIO as POISON
from archfoe.games.city.scenarios.proving_grounds import SCENARIO as PROVING_GROUNDS
from archfoe.games.city.scenarios.retaliations import SCENARIO as RETALIATIONS
from archfoe.games.city.scenarios.training import SCENARIO as TRAINING

SCENARIOS: Final[dict[int, Scenario]] = {
    scenario.number: scenario
    for scenario in (
        TRAINING,
        PROVING_GROUNDS,
        HOSTAGES,
        MISCHIEF,
        DISTRACTIONS,
        MIND_CONTROL,
        POISON,
        RETALIATIONS,
        DARKSEID,
    )
}
#: Those of a campaign, in their order.
CAMPAIGN: Final[dict[int, Scenario]] = {number: row for number, row in SCENARIOS.items() if number}
