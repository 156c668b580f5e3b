"""archfoe for researchers: one stepper, and PettingZoo, Gymnasium and OpenSpiel on top of it (docs/research.md).

The stepper itself needs Python alone. The others need the extra `rl`, and say so where it is missing.
"""

from __future__ import annotations

import sys
from typing import Any

from archfoe.envs.layout import ACTIONS, MORE, OPTION_PARTS, OPTION_SIZE, SLOTS, STOP, VERSION, Layout, layout_of
from archfoe.envs.rewards import REWARDS
from archfoe.envs.stepper import ActingBot, Stepper, Table
from archfoe.envs.tables import env_name, register
from archfoe.envs.together import Together
from archfoe.extras import GYMNASIUM, OPENSPIEL, PETTINGZOO, RL, need

__all__ = [
    "ACTIONS",
    "MORE",
    "OPTION_PARTS",
    "OPTION_SIZE",
    "REWARDS",
    "SLOTS",
    "STOP",
    "VERSION",
    "ActingBot",
    "Layout",
    "Stepper",
    "Table",
    "Together",
    "aec_env",
    "env_name",
    "layout_of",
    "many_seats",
    "parallel_env",
    "raw_aec_env",
    "register",
    "seat_env",
    "spiel_game",
]


def aec_env(mode: str = "", players: int = 0, **settings: Any) -> Any:
    """A PettingZoo AEC environment: all seats are played from outside; what the mask forbids ends the game."""
    need(RL, "The PettingZoo environment", *PETTINGZOO)
    from archfoe.envs.bridges.aec import wrapped

    return wrapped(mode, players, **settings)


def raw_aec_env(mode: str = "", players: int = 0, **settings: Any) -> Any:
    """The same without PettingZoo's wrappers: an action that the mask forbids is an `IllegalAnswer`."""
    need(RL, "The PettingZoo environment", *PETTINGZOO)
    from archfoe.envs.bridges.aec import ArchfoeAEC

    return ArchfoeAEC(mode, players, **settings)


def parallel_env(mode: str = "", players: int = 0, **settings: Any) -> Any:
    """A PettingZoo parallel environment: all who are asked at once pick at once; other seats have nothing to do."""
    need(RL, "The PettingZoo environment", *PETTINGZOO)
    from archfoe.envs.bridges.parallel import ArchfoeParallel

    return ArchfoeParallel(mode, players, **settings)


def seat_env(mode: str = "", players: int = 0, **settings: Any) -> Any:
    """A Gymnasium environment: one seat against bots."""
    need(RL, "The Gymnasium environment", *GYMNASIUM)
    from archfoe.envs.bridges.seat import SeatEnv

    return SeatEnv(mode, players, **settings)


def many_seats(mode: str = "", players: int = 0, *, environments: int, processes: int = 1, **settings: Any) -> Any:
    """A vector of Gymnasium environments, in one process or in several: what `gymnasium.make_vec` makes of ours."""
    need(RL, "The Gymnasium environment", *GYMNASIUM)
    from archfoe.envs.bridges.many import ManySeats

    return ManySeats(environments, processes=processes, mode=mode, players=players, **settings)


def spiel_game(mode: str = "", players: int = 0, **settings: Any) -> Any:
    """An OpenSpiel game; `pyspiel.load_game("python_archfoe", {...})` knows it from then on."""
    need(RL, "The OpenSpiel game", *OPENSPIEL)
    from archfoe.envs.bridges.spiel import load

    return load(mode, players, **settings)


if "gymnasium" in sys.modules:  # as for `gymnasium.make("archfoe.envs:archfoe/...")`, which imports this module
    register()
