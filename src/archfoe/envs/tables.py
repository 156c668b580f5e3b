"""What an environment is asked for by plain words, as the table that is meant; and its names for Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from archfoe.core.chance import key_of_seed
from archfoe.envs.layout import VERSION
from archfoe.extras import GYMNASIUM, RL, need
from archfoe.games.options import Options
from archfoe.registry import USUAL_MODE, modes

MOST_GAMES: Final = 2**31 - 1  # that have a number


def options_of(mode: str = "", players: int = 0, variants: Sequence[str] = (), **more: Any) -> Options:
    """Options by their names; where nothing is said, the usual mode and its usual number of players."""
    mode = mode or USUAL_MODE
    if not players:
        players = modes()[mode].players_of_trials if mode in modes() else 2
    return Options(mode, players, tuple(variants), **more)


def key_of_game(seed: int) -> bytes:
    """The key of a game by its number, for `reset` and for the chance node of OpenSpiel."""
    return key_of_seed(f"envs {seed}")


def env_name(mode: str) -> str:
    """Such as "archfoe/<mode>-v1", with the version of the observations; Gymnasium allows no plus sign."""
    return f"archfoe/{mode.replace('+', '-and-')}-v{VERSION}"


def register() -> None:
    """Lets `gymnasium.make` and `gymnasium.make_vec` find them. So does importing `archfoe.envs` after Gymnasium."""
    need(RL, "The Gymnasium environment", *GYMNASIUM)
    import gymnasium

    for mode in modes():
        if env_name(mode) not in gymnasium.registry:
            gymnasium.register(
                env_name(mode),
                "archfoe.envs.bridges.seat:SeatEnv",
                vector_entry_point="archfoe.envs.bridges.many:ManySeats",
                kwargs={"mode": mode},
            )
