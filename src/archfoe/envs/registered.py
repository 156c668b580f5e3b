"""The names of our environments for Gymnasium: one for each mode, with the version of the observations."""

from __future__ import annotations

from archfoe.envs.layout import VERSION
from archfoe.extras import GYMNASIUM, RL, need
from archfoe.registry import modes


def env_name(mode: str) -> str:
    """Such as "archfoe/<mode>-v1"; Gymnasium allows no plus sign."""
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
