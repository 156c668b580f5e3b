"""What each scenario after the first does differently: a part of the rules."""

from typing import Final

from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenarios.darkseid.rules import DarkseidCometh
from archfoe.games.city.scenarios.distractions.rules import Distractions
from archfoe.games.city.scenarios.hostages.rules import Hostages
from archfoe.games.city.scenarios.mind_control.rules import MindControl
from archfoe.games.city.scenarios.mischief.rules import Mischief
from archfoe.games.city.scenarios.poison.rules import Poison
from archfoe.games.city.scenarios.retaliations.rules import Retaliations

SCENARIO_PARTS: Final[dict[int, type[CityPart]]] = {
    2: Hostages,
    3: Mischief,
    4: Distractions,
    5: MindControl,
    6: Poison,
    7: Retaliations,
    8: DarkseidCometh,
}

__all__ = ["SCENARIO_PARTS"]
