"""What each scenario after the first does differently: a part of the rules."""

from typing import Final

from archfoe.games.city.parts import CityPart
from archfoe.games.city.scenarios.distractions.rules import Distractions
from archfoe.games.city.scenarios.exodus.rules import Exodus
from archfoe.games.city.scenarios.hostages.rules import Hostages
from archfoe.games.city.scenarios.mischief.rules import Mischief
from archfoe.games.city.scenarios.new_dawn.rules import NewDawn
from archfoe.games.city.scenarios.stolen_seconds.rules import StolenSeconds

SCENARIO_PARTS: Final[dict[int, type[CityPart]]] = {
    2: Hostages,
    3: Mischief,
    4: Distractions,
    5: Exodus,
    7: StolenSeconds,
    8: NewDawn,
}

__all__ = ["SCENARIO_PARTS"]
