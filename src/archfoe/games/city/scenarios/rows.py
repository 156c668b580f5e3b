"""All scenarios as data, by number; each row is in the folder of its scenario."""

from typing import Final

from archfoe.games.city.scenario import Scenario
from archfoe.games.city.scenarios.black_diamond.scenario import SCENARIO as BLACK_DIAMOND
from archfoe.games.city.scenarios.exodus.scenario import SCENARIO as EXODUS
from archfoe.games.city.scenarios.first.scenario import SCENARIO as FIRST
from archfoe.games.city.scenarios.lights_out.scenario import SCENARIO as LIGHTS_OUT
from archfoe.games.city.scenarios.new_dawn.scenario import SCENARIO as NEW_DAWN
from archfoe.games.city.scenarios.open_cells.scenario import SCENARIO as OPEN_CELLS
from archfoe.games.city.scenarios.stolen_seconds.scenario import SCENARIO as STOLEN_SECONDS
from archfoe.games.city.scenarios.walking_catastrophe.scenario import SCENARIO as WALKING_CATASTROPHE

SCENARIOS: Final[dict[int, Scenario]] = {
    scenario.number: scenario
    for scenario in (
        FIRST,
        OPEN_CELLS,
        WALKING_CATASTROPHE,
        BLACK_DIAMOND,
        LIGHTS_OUT,
        EXODUS,
        STOLEN_SECONDS,
        NEW_DAWN,
    )
}
