"""All scenarios as they are told a second time, by number."""

from typing import Final

from tests.oracle.city.scenarios.darkseid import ToldDarkseid
from tests.oracle.city.scenarios.distractions import ToldDistractions
from tests.oracle.city.scenarios.hostages import ToldHostages
from tests.oracle.city.scenarios.mind_control import ToldMindControl
from tests.oracle.city.scenarios.mischief import ToldMischief
from tests.oracle.city.scenarios.poison import ToldPoison
from tests.oracle.city.scenarios.proving_grounds import ToldProvingGrounds
from tests.oracle.city.scenarios.retaliations import ToldRetaliations
from tests.oracle.city.scenarios.training import ToldTraining
from tests.oracle.city.told import Told

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
