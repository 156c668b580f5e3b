"""What each scenario after the first does differently: a part of the rules."""

from typing import Final

from archfoe.games.city.parts import CityPart
from archfoe.games.city.scenarios.black_diamond.rules import BlackDiamond
from archfoe.games.city.scenarios.exodus.rules import Exodus
from archfoe.games.city.scenarios.lights_out.rules import LightsOut
from archfoe.games.city.scenarios.new_dawn.rules import NewDawn
from archfoe.games.city.scenarios.open_cells.rules import OpenCells
from archfoe.games.city.scenarios.stolen_seconds.rules import StolenSeconds
from archfoe.games.city.scenarios.walking_catastrophe.rules import WalkingCatastrophe

SCENARIO_PARTS: Final[dict[int, type[CityPart]]] = {
    2: OpenCells,
    3: WalkingCatastrophe,
    4: BlackDiamond,
    5: LightsOut,
    6: Exodus,
    7: StolenSeconds,
    8: NewDawn,
}

__all__ = ["SCENARIO_PARTS"]
