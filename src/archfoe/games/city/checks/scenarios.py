"""All scenarios as they are told a second time, by number."""

from typing import Final

from archfoe.games.city.checks.told import Told
from archfoe.games.city.scenarios.darkseid.checks import ToldDarkseid
from archfoe.games.city.scenarios.distractions.checks import ToldDistractions
from archfoe.games.city.scenarios.hostages.checks import ToldHostages
from archfoe.games.city.scenarios.mind_control.checks import ToldMindControl
from archfoe.games.city.scenarios.mischief.checks import ToldMischief
from archfoe.games.city.scenarios.poison.checks import ToldPoison
from archfoe.games.city.scenarios.proving_grounds.checks import ToldProvingGrounds
from archfoe.games.city.scenarios.retaliations.checks import ToldRetaliations
from archfoe.games.city.scenarios.training.checks import ToldTraining

TOLD: Final[dict[int, type[Told]]] = {
    0: ToldTraining,
    1: ToldProvingGrounds,
    2: ToldHostages,
    3: ToldMischief,
    4: ToldDistractions,
    5: ToldMindControl,
    6: ToldPoison,
    7: ToldRetaliations,
    8: ToldDarkseid,
}
