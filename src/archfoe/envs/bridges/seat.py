"""Gymnasium: one seat is played from outside, bots have all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from archfoe.agents import check_bots, make_agent, seated
from archfoe.core.errors import ArchfoeError
from archfoe.envs.bridges.spaces import action_space, mask_of, observation_space, observed, pick_of, told
from archfoe.envs.rewards import ILLEGAL, reward_named
from archfoe.envs.stepper import Stepper, table_of
from archfoe.envs.tables import MOST_GAMES, key_of_game, options_of


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        mode: str = "",
        players: int = 0,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` None: another one in each game. `bots`: one name for all others, or one each in turn order."""
        self.table = table_of(options_of(mode, players, **options))
        n = self.table.options.players
        if seat is not None and not 0 <= seat < n:
            raise ArchfoeError(f"There is no seat {seat} at a table for {n}: choose 0 to {n - 1}, or None for any.")
        self.bots = (bots,) * (n - 1) if isinstance(bots, str) else tuple(bots)
        if len(self.bots) != n - 1:
            raise ArchfoeError(f"{len(self.bots)} bots were named for {n - 1} seats.")
        check_bots(dict.fromkeys(self.bots))
        reward_named(reward)
        self._fixed_seat, self.reward_name, self.render_mode = seat, reward, render_mode
        self.observation_space = observation_space(self.table.layout)
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        n = self.table.options.players
        dice = self.np_random
        while True:
            game = int(dice.integers(MOST_GAMES))
            self.seat = int(dice.integers(n)) if self._fixed_seat is None else self._fixed_seat
            others = [(self.seat + 1 + i) % n for i in range(n - 1)]
            made = {p: make_agent(bot, f"{game}:{p}") for p, bot in zip(others, self.bots, strict=True)}
            self.stepper = Stepper(self.table, key_of_game(game), seated(made))
            if not self.stepper.over:  # as good as always: somebody may win before the seat is asked anything
                return observed(self.stepper, self.seat), {"game": game}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        stepper, pick = self.stepper, pick_of(action)
        if pick not in stepper.legal:
            if stepper.over:
                raise ArchfoeError("The game is over: reset it.")
            return observed(stepper, self.seat), ILLEGAL, True, False, {"illegal": pick}
        stepper.step(pick)
        reward = stepper.reward(self.seat, self.reward_name)
        info = {"won": stepper.reward(self.seat) > 0} if stepper.over else {}
        return observed(stepper, self.seat), reward, stepper.over, False, info

    def action_masks(self) -> Any:
        """The mask alone, by the name that masked PPO of sb3-contrib asks for."""
        return mask_of(self.stepper)

    def render(self) -> Any:
        return told(self.stepper) if self.render_mode == "ansi" else None
