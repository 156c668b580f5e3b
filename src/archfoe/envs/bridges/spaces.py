"""The spaces of Gymnasium, and observations as arrays of numpy."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from archfoe.core.errors import IllegalAnswer
from archfoe.envs.layout import ACTIONS, OPTION_SIZE, SLOTS, Layout
from archfoe.envs.stepper import Stepper

#: No number is larger; most lie between -1 and 1.
_BOUND = 1000.0


def observation_space(layout: Layout) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-_BOUND, _BOUND, (layout.size,), np.float32),
            "options": spaces.Box(-_BOUND, _BOUND, (SLOTS, OPTION_SIZE), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)


def pick_of(action: Any) -> int:
    """An action as a number: Python's own, numpy's or a tensor of one."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAnswer(f"An action is a whole number from 0 to {ACTIONS - 1}, not {action!r}.") from None


def observed(stepper: Stepper, seat: int) -> dict[str, Any]:
    """What a seat sees, without a copy: each call makes new numbers."""
    return {
        "observation": np.frombuffer(stepper.observe(seat), np.float32),
        "options": np.frombuffer(stepper.observe_options(seat), np.float32).reshape(SLOTS, OPTION_SIZE),
        "action_mask": np.frombuffer(stepper.mask(seat), np.int8),
    }


def mask_of(stepper: Stepper) -> Any:
    return np.frombuffer(stepper.mask(), np.bool_)


def told(stepper: Stepper) -> str:
    """Who is asked what, in one line."""
    if stepper.seat is None:
        return f"The game is over after {stepper.game.state.turn} turns."
    view = stepper.view(stepper.seat)
    return f"Turn {view.turn}, seat {stepper.seat}: {view.kind.prompt} ({len(stepper.legal)} actions)"
