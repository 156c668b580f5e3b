"""What each scenario after the first does differently: a small override of the rules."""

from typing import Final

from archfoe.modes.rebirth.missions import Missions
from archfoe.modes.rebirth.packs.black_diamond import BlackDiamond
from archfoe.modes.rebirth.packs.exodus import Exodus
from archfoe.modes.rebirth.packs.lights_out import LightsOut
from archfoe.modes.rebirth.packs.new_dawn import NewDawn
from archfoe.modes.rebirth.packs.open_cells import OpenCells
from archfoe.modes.rebirth.packs.stolen_seconds import StolenSeconds
from archfoe.modes.rebirth.packs.walking_catastrophe import WalkingCatastrophe

PACK_RULES: Final[dict[int, type[Missions]]] = {
    2: OpenCells,
    3: WalkingCatastrophe,
    4: BlackDiamond,
    5: LightsOut,
    6: Exodus,
    7: StolenSeconds,
    8: NewDawn,
}

__all__ = ["PACK_RULES"]
